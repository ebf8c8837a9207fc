import { z } from "zod";

/** What the assistant says without a model, and beside the telephone numbers (`crisis.yaml`, `library.yaml`). */

const line = z.string().trim().min(1);
/** Text with blank lines between paragraphs and Markdown inside them. */
const prose = z.string().trim().min(1);

/** `crisis.yaml`: the words that stand beside the numbers, and the reply where no model speaks. */
export const crisis = z.strictObject({
  card: z.strictObject({ title: line, text: line, open: line, closed: line, more: line }),
  reply: z.strictObject({
    wish_to_die: prose,
    self_harm: prose,
    plan: prose,
    farewell: prose,
    other_person: prose,
    /** When a signal was raised earlier and the visitor writes on. */
    later: prose,
  }),
  /** Answers to what is written after a signal; when each is given stands in worker/chat/follow-up.ts. */
  followUp: z.strictObject({
    taken: prose,
    takenLater: prose,
    takenAfraid: prose,
    takenSigns: prose,
    takenUp: prose,
    takenHelper: prose,
    takenCalled: prose,
    ambulance: prose,
    helpCame: prose,
    step: prose,
    noAnswer: prose,
    firstWords: prose,
    firstWordsHurt: prose,
    leaving: prose,
    now: prose,
    nowAgain: prose,
    prepared: prose,
    itsMe: prose,
    named: prose,
    safe: prose,
    near: prose,
    noVoice: prose,
    outside: prose,
    waiting: prose,
    afterLoss: prose,
    grief: prose,
    griefNamed: prose,
    noLoss: prose,
    urge: prose,
    tears: prose,
    secret: prose,
    onlyYou: prose,
    yes: prose,
    yesNoCall: prose,
    cameThrough: prose,
    no: prose,
    noHurt: prose,
    listening: prose,
    wontCall: prose,
    alone: prose,
    scared: prose,
    sin: prose,
    thanks: prose,
    goodbye: prose,
    stay: prose,
    little: prose,
    otherNoAnswer: prose,
    otherCallAnyway: prose,
    otherSecret: prose,
    otherPromise: prose,
    otherCalled: prose,
    otherGuilt: prose,
    otherSafe: prose,
    otherVisit: prose,
    otherWords: prose,
    otherThreat: prose,
    otherHurt: prose,
    otherMeans: prose,
    violence: prose,
    otherLater: prose,
    method: prose,
    methodAgain: prose,
    /** Before an answer to what came with a denial. */
    believed: line,
    /** Before an answer to who asks in distress whether God is angry. */
    notAngry: line,
    /** Stands after an answer to something else. */
    check: line,
  }),
});
export type Crisis = z.infer<typeof crisis>;

/** What people often write and no passage answers, the gravest first (worker/chat/topics.ts). */
export const TOPICS = [
  "threatened",
  "violenceGuilt",
  "patience",
  "obey",
  "partner",
  "abuseInChurch",
  "abuse",
  "anger",
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
  "afraid",
  "hard",
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
