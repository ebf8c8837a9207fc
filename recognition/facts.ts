import type { Signal } from "./signals.ts";

/**
 * What a message may tell. Facts, not answers: what follows from them stands in content/care/protocol.yaml.
 * "other" is somebody else in danger, "other_now" in danger at this moment; "violence_now" is a violent
 * person near or coming; "other_harmed" is violence against somebody the writer does not live with; "rescue" is help that comes, never the one who is feared.
 * Learned from examples (training/heads-training.ts).
 */
export const LEARNED_FACTS = [
  "wish",
  "thoughts",
  "intent",
  "plan",
  "farewell",
  "done",
  "place",
  "voices",
  "self_harm",
  "other",
  "other_now",
  "denial",
  "rescue_here",
  "rescue_coming",
  "called",
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
  "other_harmed",
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
  "correction",
  "small_talk",
  "joy",
  "insult",
  "thanks",
] as const;

/** Heard only where it is said outright (outright.yaml), and no danger by itself. */
const OUTRIGHT_FACTS = ["worried", "home_alone"] as const;

export const FACTS = [...LEARNED_FACTS, ...OUTRIGHT_FACTS] as const;
export type Fact = (typeof FACTS)[number];

/** Facts of danger to somebody's life. */
export const LIFE_FACTS = [
  "wish",
  "thoughts",
  "intent",
  "plan",
  "farewell",
  "done",
  "place",
  "voices",
  "self_harm",
  "other",
  "other_now",
  "follow",
  "method",
  "harm_other",
] as const satisfies readonly Fact[];

const BODILY_FACTS = ["done", "place"] as const satisfies readonly Fact[];

/** Whether something may be happening to a body already: it is asked about even where no word tells of danger. */
export function isBodily(fact: Fact): boolean {
  return BODILY_FACTS.some((bodily) => bodily === fact);
}

/** Said surely, they bring the help card though nobody wants to die. */
export const ABUSE_FACTS = [
  "violence",
  "violence_now",
  "violence_witness",
  "other_harmed",
  "sexual_violence",
  "blackmail",
] as const satisfies readonly Fact[];

/** What the log is marked with for each fact of danger. */
export const SIGNAL_OF_FACT: Readonly<Partial<Record<Fact, Signal>>> = {
  wish: "wish_to_die",
  thoughts: "wish_to_die",
  follow: "wish_to_die",
  self_harm: "self_harm",
  intent: "plan",
  plan: "plan",
  done: "plan",
  place: "plan",
  voices: "plan",
  method: "plan",
  farewell: "farewell",
  other: "other_person",
  other_now: "other_person",
  violence: "violence",
  violence_now: "violence",
  violence_witness: "violence",
  other_harmed: "violence",
  sexual_violence: "violence",
  blackmail: "violence",
};

/** How sure the recogniser is of a fact: "maybe" opens a question and never more. */
export type Certainty = "maybe" | "sure";

/** "now": said outright or surely, and grave; "ask": something grave is only possible. */
export type Level = "nothing" | "ask" | "now";

/** What one message tells. */
export interface Recognised {
  facts: ReadonlyMap<Fact, Certainty>;
  level: Level;
}
