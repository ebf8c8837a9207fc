import { z } from "zod";

/** What stands beside the telephone numbers, and what the assistant says without a model in ordinary talk (`crisis.yaml`, `library.yaml`). */

const line = z.string().trim().min(1);
/** Text with blank lines between paragraphs and Markdown inside them. */
const prose = z.string().trim().min(1);

/** `crisis.yaml`: the words that stand beside the numbers. */
export const crisis = z.strictObject({
  card: z.strictObject({ title: line, text: line, open: line, closed: line, more: line }),
  /** Stands below a model's reply that should have named somebody to call. */
  check: line,
});
export type Crisis = z.infer<typeof crisis>;

/** What people often write and no passage answers, the gravest first (worker/chat/topics.ts). */
export const TOPICS = [
  "threatened",
  "choked",
  "voices",
  "blackmail",
  "hurtChild",
  "overwhelmed",
  "violenceGuilt",
  "patience",
  "obey",
  "partner",
  "abuseInChurch",
  "abuse",
  "anger",
  "baby",
  "eating",
  "childLoss",
  "gay",
  "churchHarm",
  "leftDrinking",
  "rejected",
  "pupil",
  "teacher",
  "inHell",
  "lossGuilt",
  "suicideLoss",
  "stigma",
  "report",
  "about",
  "deleting",
  "privacy",
  "numbers",
  "dose",
  "order",
  "group",
  "insult",
  "sexual",
  "offTopic",
  "remember",
  "prodigal",
  "augustine",
  "story",
  "print",
  "pet",
  "dementia",
  "dying",
  "seeAgain",
  "godForgives",
  "forgiveness",
  "suffering",
  "loss",
  "prayUnbelieving",
  "prayer",
  "godExists",
  "withoutGod",
  "welcome",
  "hope",
  "faith",
  "peace",
  "love",
  "notWisdom",
  "wisdom",
  "wiser",
  "jesus",
  "afterDeath",
  "hell",
  "meaning",
  "child",
  "marriage",
  "bullied",
  "crush",
  "envy",
  "lonely",
  "worth",
  "sad",
  "heavy",
  "anxious",
  "afraid",
  "hard",
  "joy",
  "unconvinced",
  "bored",
  "more",
  "bye",
  "short",
] as const;
export type Topic = (typeof TOPICS)[number];

/** `library.yaml`: the sentences in which the library model wraps the passages of the site. */
export const library = z.strictObject({
  /** Said once before the passages: that the answer comes from the site's texts. */
  opening: z.array(line).min(2),
  /** Before the link to the page. `{title}` is filled in. */
  readMore: line.includes("{title}"),
  /** When nothing fits the question. */
  nothing: prose,
  greeting: prose,
  thanks: prose,
  /** The same asked again. */
  identityAgain: prose,
  /** Before a passage that fits only halfway. */
  unsure: line,
  /** Instead of the same reply once more. */
  said: prose,
  /** Instead of these after a loss, an illness or violence. */
  noWords: prose,
  /** Instead of these where somebody speaks of themselves, or answers what was asked. */
  heard: z.array(prose).min(2),
  topics: z.strictObject(
    Object.fromEntries(TOPICS.map((topic) => [topic, prose])) as Record<Topic, typeof prose>,
  ),
  /** Who or what are you? */
  identity: prose,
  /** Before an answer when the model has said as much as it may in one day. */
  budget: line,
  /** In the place of a telephone number that nobody has checked; with a link to `/help`. */
  insteadOfNumber: line.includes("](/help)"),
  /** Between a model's reply that could harm, where it was stopped, and what people wrote. */
  correction: line,
});
export type Library = z.infer<typeof library>;
