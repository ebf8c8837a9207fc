/**
 * What a message may tell. Facts, not answers: what follows from them stands in content/care/protocol.yaml.
 * "other" is somebody else in danger, "other_now" in danger at this moment; "violence_now" is a violent
 * person near or coming; "rescue" is help that comes, never the one who is feared.
 */
export const FACTS = [
  "wish",
  "thoughts",
  "intent",
  "plan",
  "farewell",
  "done",
  "voices",
  "self_harm",
  "other",
  "other_now",
  "denial",
  "rescue_here",
  "rescue_coming",
  "means_gone",
  "safe",
  "other_safe",
  "no_one",
  "no_answer",
  "cannot_call",
  "cannot_speak",
  "yes",
  "no",
  "unsure",
  "child",
  "violence",
  "violence_now",
  "violence_witness",
  "sexual_violence",
  "blackmail",
  "bullying",
  "eating",
  "medical",
  "grief",
  "suicide_loss",
  "follow",
  "damnation",
  "guilt",
  "method",
  "harm_other",
  "helper",
  "drunk",
  "site",
  "faith",
  "small_talk",
  "joy",
  "insult",
  "thanks",
] as const;
export type Fact = (typeof FACTS)[number];

/** Facts of danger to somebody's life. */
export const LIFE_FACTS = [
  "wish",
  "thoughts",
  "intent",
  "plan",
  "farewell",
  "done",
  "voices",
  "self_harm",
  "other",
  "other_now",
  "follow",
  "method",
  "harm_other",
] as const satisfies readonly Fact[];

/** How sure the recogniser is of a fact: "maybe" opens a question and never more. */
export type Certainty = "maybe" | "sure";

/** What one message tells. */
export interface Recognised {
  facts: ReadonlyMap<Fact, Certainty>;
  /** "now": said outright or surely, and grave; "ask": something grave is only possible. */
  level: "nothing" | "ask" | "now";
}
