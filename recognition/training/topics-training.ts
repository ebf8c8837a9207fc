import type { PackedHead, PackedHeads } from "../heads.ts";
import { readWindows } from "../features.ts";
import { foldText } from "../fold.ts";
import { readMessage } from "../message.ts";
import { LANGUAGES, readFactLines, readKinds, readTopicLines } from "./corpus.ts";
import { packWeights, roundWeights } from "./packing.ts";
import { createRandom } from "./random.ts";
import { createLinearExample, keepHeaviest, learnLinear } from "./svm.ts";
import type { TopicExamples } from "./topics.ts";
import { mistype } from "./danger-training.ts";

/** How topics are learned, each against all others; chosen on `validation` (docs/decisions/0013). */
export const TOPIC_SETTINGS = {
  size: 2 ** 18,
  cost: 1,
  rounds: 6,
  /** How many weights of each topic are kept. */
  kept: 4000,
  /** What a message of the topic itself weighs, against one of another. */
  onWeight: 4,
  typoWeight: 0.3,
  counterWeight: 2,
  /** Harmless lines of the danger corpus, of which a topic may be true unsaid. */
  harmless: 12_000,
  harmlessWeight: 0.5,
};

interface TopicExample {
  features: Int32Array;
  /** The topics it is about. */
  topics: ReadonlySet<string>;
  /** The topics of which nobody knows whether it is. */
  open: ReadonlySet<string>;
  /** The topic that it only sounds like. */
  counter?: string;
  weight: number;
}

export function readTopicFeatures(text: string): Int32Array {
  return Int32Array.from(readWindows(readMessage(text), TOPIC_SETTINGS.size).whole);
}

/** The topics that labels of the corpus stand for, and those they leave open. */
export function readLabels(topics: readonly TopicExamples[], labels: readonly string[]) {
  const named = (test: (topic: TopicExamples) => boolean) => new Set(topics.filter(test).map(({ id }) => id));
  return {
    topics: named(({ learnsFrom }) => learnsFrom.some((label) => labels.includes(label))),
    open: named(({ within }) => within !== undefined && labels.includes(within)),
  };
}

/** Harmless messages that an editor gave as examples teach the contrary of nothing. */
function foldExample(text: string): string {
  return foldText(text)
    .replace(/[^a-z]+/g, " ")
    .trim();
}

function readExamples(topics: readonly TopicExamples[]): TopicExample[] {
  const random = createRandom(5);
  const nothing: ReadonlySet<string> = new Set();
  const said = new Map<string, Omit<TopicExample, "features">>();
  for (const { id, counter } of topics)
    for (const text of counter) said.set(text, { topics: nothing, open: nothing, counter: id, weight: 1 });
  for (const { id, learnsFrom, examples } of topics) {
    // What stands in the files of several topics is about all of them.
    const general = topics.filter(({ within }) => within !== undefined && learnsFrom.includes(within));
    const open = new Set(general.map((topic) => topic.id));
    for (const text of examples)
      said.set(text, { topics: new Set([id, ...(said.get(text)?.topics ?? [])]), open, weight: 1 });
  }
  for (const { labels, text } of LANGUAGES.flatMap((language) => readFactLines(language, "train"))) {
    const read = readLabels(topics, labels);
    const before = said.get(text.trim())?.topics ?? nothing;
    said.set(text.trim(), { ...read, topics: new Set([...read.topics, ...before]), weight: 1 });
  }
  for (const { topics: about, text } of LANGUAGES.flatMap(readTopicLines)) {
    const before = said.get(text)?.topics ?? nothing;
    said.set(text, { topics: new Set([...about, ...before]), open: nothing, weight: 1 });
  }
  const labelled = [...said].flatMap(([text, about]) => [
    { ...about, features: readTopicFeatures(text) },
    {
      ...about,
      features: readTopicFeatures(mistype(text, random)),
      weight: about.weight * TOPIC_SETTINGS.typoWeight,
    },
  ]);
  const known = new Set([...said.keys()].map(foldExample));
  const harmless = LANGUAGES.flatMap((language) => readKinds(`${language}/train`)).filter(
    ({ signal, text }) => signal === "none" && !known.has(foldExample(text)),
  );
  const share = TOPIC_SETTINGS.harmless / harmless.length;
  const ordinary = harmless
    .filter(() => random() < share)
    .map(({ text }) => ({
      features: readTopicFeatures(text),
      topics: nothing,
      open: nothing,
      weight: TOPIC_SETTINGS.harmlessWeight,
    }));
  return [...labelled, ...ordinary].filter(({ features }) => features.length > 0);
}

/** Learns one topic against all others. */
function learnTopic(examples: readonly TopicExample[], id: string): PackedHead {
  const { kept, onWeight, counterWeight } = TOPIC_SETTINGS;
  const taught = examples.filter(({ topics, open }) => topics.has(id) || !open.has(id));
  const learn = (allowed?: Uint8Array) =>
    learnLinear(
      taught.map(({ features, topics, counter, weight }) =>
        createLinearExample(
          features,
          topics.has(id),
          weight * (topics.has(id) ? onWeight : counter === id ? counterWeight : 1),
          allowed,
        ),
      ),
      TOPIC_SETTINGS,
    );
  const { weights, bias } = learn(keepHeaviest(learn().weights, kept));
  return {
    name: id,
    bias: Number(bias.toFixed(3)),
    maybe: 0,
    sure: 0,
    ...packWeights(roundWeights(weights)),
  };
}

export function learnTopics(topics: readonly TopicExamples[]): PackedHeads {
  const examples = readExamples(topics);
  return { size: TOPIC_SETTINGS.size, heads: topics.map(({ id }) => learnTopic(examples, id)) };
}
