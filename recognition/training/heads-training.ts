import { LEARNED_FACTS, LIFE_FACTS, type Fact } from "../facts.ts";
import { readWindows, type Windows } from "../features.ts";
import type { PackedHead, PackedHeads } from "../heads.ts";
import { readMessage } from "../message.ts";
import { LANGUAGES, readFactLines, readKinds, type FactLine } from "./corpus.ts";
import { MUST_WRITER, mistype, SETTINGS, SILENT_WRITER } from "./danger-training.ts";
import { readHumanSplit } from "./human-split.ts";
import { packWeights, roundWeights } from "./packing.ts";
import { createRandom } from "./random.ts";
import { createLinearExample, keepHeaviest, learnLinear } from "./svm.ts";

/** How the facts are learned, each against all others. */
export const HEAD_SETTINGS = {
  /** The same as of danger, so that a message is read once. */
  size: SETTINGS.size,
  cost: 2,
  rounds: 10,
  /** How many weights of each head are kept. */
  kept: 2500,
  /** What a line of the fact itself weighs, against one of another. */
  onWeight: 4,
  typoWeight: 0.3,
  /** What a line weighs that may not be judged wrongly. */
  mustWeight: 10,
  /** Harmless lines of the danger corpus and of human text, of which a topic may be true unsaid. */
  harmless: 12_000,
  human: 20_000,
  dangerWeight: 1,
  topicWeight: 0.3,
};

export interface HeadExample {
  features: Int32Array;
  labels: ReadonlySet<string>;
  weight: number;
  /** Nobody has said which facts are true of it; danger is not. */
  isUnlabelled: boolean;
  /** The only facts that are learned from it; all, where it is not given. */
  teaches?: readonly string[];
}

export function readFeaturesOf(text: string): Int32Array {
  return Int32Array.from(readWindowsOf(text).whole);
}

/** A message and its sentences, as it is judged. */
export function readWindowsOf(text: string): Windows {
  return readWindows(readMessage(text), HEAD_SETTINGS.size);
}

/** What is learned from the lines of those who wrote of one matter, and of what sounds like it, alone. */
const TEACHES: Readonly<Record<string, readonly Fact[]>> = {
  [SILENT_WRITER]: ["cannot_speak", "cannot_call"],
};

/** The lines of the writers, and harmless ones; at the end those that teach some facts alone. */
export function readHeadExamples(lines: readonly FactLine[]): HeadExample[] {
  const random = createRandom(3);
  const labelled = lines.filter(({ writer }) => !TEACHES[writer]).flatMap((line) => readLine(line, random));
  const harmless = LANGUAGES.flatMap((language) => readKinds(`${language}/train`)).filter(
    ({ signal }) => signal === "none",
  );
  const human = LANGUAGES.flatMap((language) => readHumanSplit(language, "train"));
  const unlabelled = [
    ...choose(harmless, HEAD_SETTINGS.harmless, random).map(({ text }) => text),
    ...choose(human, HEAD_SETTINGS.human, random),
  ].map((text) => ({
    features: readFeaturesOf(text),
    labels: new Set<string>(),
    weight: 1,
    isUnlabelled: true,
  }));
  const ownRandom = createRandom(5);
  const teaching = lines
    .filter(({ writer }) => TEACHES[writer])
    .flatMap((line) => readLine(line, ownRandom))
    .map(({ writer, ...example }) => ({ ...example, teaches: TEACHES[writer] ?? [] }));
  return [...labelled, ...unlabelled, ...teaching].filter(({ features }) => features.length > 0);
}

/** A line as it stands, and mistyped. */
function readLine({ labels: all, writer, text }: FactLine, random: () => number) {
  const labels = new Set(all);
  const weight = writer === MUST_WRITER ? HEAD_SETTINGS.mustWeight : 1;
  const mistyped = readFeaturesOf(mistype(text, random));
  return [
    { features: readFeaturesOf(text), labels, weight, writer, isUnlabelled: false },
    { features: mistyped, labels, weight: HEAD_SETTINGS.typoWeight, writer, isUnlabelled: false },
  ];
}

function choose<T>(items: readonly T[], count: number, random: () => number): T[] {
  const share = items.length === 0 ? 0 : count / items.length;
  return items.filter(() => random() < share);
}

/** Learns one fact against all others. */
export function learnHead(
  all: readonly HeadExample[],
  name: string,
): { weights: Float32Array; bias: number } {
  const { dangerWeight, topicWeight, onWeight, kept } = HEAD_SETTINGS;
  const examples = all.filter(({ teaches }) => teaches === undefined || teaches.includes(name));
  // Every harmless line is a counter-example of a danger to life.
  const isGrave = LIFE_FACTS.some((fact) => fact === name);
  const weigh = ({ labels, weight, isUnlabelled }: HeadExample) =>
    labels.has(name)
      ? weight * onWeight
      : weight * (isUnlabelled ? (isGrave ? dangerWeight : topicWeight) : 1);
  const learn = (allowed?: Uint8Array) =>
    learnLinear(
      examples.map((example) =>
        createLinearExample(example.features, example.labels.has(name), weigh(example), allowed),
      ),
      HEAD_SETTINGS,
    );
  const first = learn();
  return learn(keepHeaviest(first.weights, kept));
}

/** Learns all facts; the margins are set afterwards on other writers' lines. */
export function learnHeads(lines: readonly FactLine[]): PackedHeads {
  const examples = readHeadExamples(lines);
  const heads = LEARNED_FACTS.map((name): PackedHead => {
    const { weights, bias } = learnHead(examples, name);
    return { name, bias: Number(bias.toFixed(3)), maybe: 0, sure: 0, ...packWeights(roundWeights(weights)) };
  });
  return { size: HEAD_SETTINGS.size, heads };
}

/** Every line of a split, in both languages. */
export function readAllFactLines(split: "train" | "validation" | "test"): FactLine[] {
  return LANGUAGES.flatMap((language) => readFactLines(language, split));
}
