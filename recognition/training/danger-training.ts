import { DANGER_SIGNALS } from "../signals.ts";
import { findGravest, weigh, type Classifier } from "../classifier.ts";
import { readWindows, type Windows } from "../features.ts";
import { readMessage } from "../message.ts";
import { ABUSE_FACTS, SIGNAL_OF_FACT, type Fact } from "../facts.ts";
import {
  expandPhrase,
  isClear,
  LANGUAGES,
  readFactLines,
  readKinds,
  readMessages,
  type FactLine,
  type Message,
} from "./corpus.ts";
import { findNear } from "./duplicates.ts";
import { readHumanSplit } from "./human-split.ts";
import { roundWeights } from "./packing.ts";
import { createRandom } from "./random.ts";
import { createLinearExample, forEachShuffled, keepHeaviest, learnLinear } from "./svm.ts";

/** One message to learn from. */
export interface Example {
  windows: Windows;
  signal: string;
  weight: number;
}

/** How it is learned; docs/decisions/0008-learned-safety.md tells why so. */
export const SETTINGS = {
  /** Features told apart: the whole, and for the choice of a signal. */
  size: 2 ** 19,
  signalSize: 2 ** 13,
  /** How many weights are kept. */
  kept: 62_000,
  signalsKept: 1500,
  rounds: 14,
  /** What a mistake costs, against the length of the weights. */
  cost: 4,
  signalRounds: 14,
  signalRate: 0.1,
  signalDecay: 5e-4,
  /** How far on the harmless side the card is already shown, in margins: missing danger is worse. Chosen on `validation`. */
  caution: 0.06,
  /** Variants of a line of phrases for each of its alternatives, and what each weighs. */
  variants: 3,
  variantWeight: 0.3,
  /** What a line that must not be judged wrongly weighs. */
  mustWeight: 14,
  /** What a mistyped copy weighs. */
  typoWeight: 0.1,
  /** One long message is put together for so many messages, and what it weighs. */
  longEvery: 4,
  longWeight: 0.5,
  /** What a line that people wrote weighs, and one of the writers of facts. */
  humanWeight: 0.7,
  factWeight: 3,
  /** What the harmless one of a pair that shares its words weighs: more would blur what is plain. */
  twinWeight: 0.5,
};

/** The lines under this name were met in written-out conversations and may not be judged wrongly. */
export const MUST_WRITER = "k";

/** They wrote what is so beside what only sounds so: denied, past, imagined, of somebody else. */
const TWIN_WRITERS: readonly string[] = ["w1", "w2", "w3"];

/** The lines under this name are of who cannot speak aloud, and of what sounds like it; danger to life is not learned from them. */
export const SILENT_WRITER = "n";

/** Grave in another way: such lines teach neither danger to life nor its absence. */
const NEITHER: readonly string[] = [...ABUSE_FACTS, "harm_other", "medical", "damnation"] satisfies Fact[];

/**
 * Everything that is learned from: the lines of `train` and of the writers of facts, without what is measured
 * with, and harmless text that people wrote, where it has been fetched.
 */
export function readExamples(keep: (message: Message) => boolean = () => true): Example[] {
  const random = createRandom(1);
  const human = LANGUAGES.flatMap((language) => readHumanSplit(language, "train"));
  return [
    ...readOwnExamples(keep, random),
    ...LANGUAGES.flatMap((language) => readFactLines(language, "train")).flatMap(createFactExamples),
    ...human.map((text) => createExample(text, "none", SETTINGS.humanWeight)),
  ];
}

function createFactExamples({ labels, writer, text }: FactLine): Example[] {
  if (writer === SILENT_WRITER) return [];
  const signal = labels
    .map((label) => SIGNAL_OF_FACT[label as Fact])
    .find((found) => found !== undefined && found !== "violence");
  if (signal === undefined && labels.some((label) => NEITHER.includes(label))) return [];
  const { mustWeight, twinWeight, factWeight } = SETTINGS;
  const isTwin = signal === undefined && TWIN_WRITERS.includes(writer);
  const weight = writer === MUST_WRITER ? mustWeight : isTwin ? twinWeight : factWeight;
  return [createExample(text, signal ?? "none", weight)];
}

function readOwnExamples(keep: (message: Message) => boolean, random: () => number): Example[] {
  return LANGUAGES.flatMap((language) => {
    const messages = readKinds(`${language}/train`).filter((message) => isClear(message) && keep(message));
    const phrases = readMessages(`${language}/train/phrases`).flatMap(({ signal, tags, text }, line) =>
      expandPhrase(text, SETTINGS.variants * text.split("|").length, line + 1).map((variant) => ({
        signal,
        tags,
        text: variant,
      })),
    );
    const measured = ["test", "challenge"].flatMap((part) =>
      readKinds(`${language}/${part}`).map(({ text }) => text),
    );
    const known = new Set(
      findNear(
        [...messages, ...phrases].map(({ text }) => text),
        measured,
      ),
    );
    const isNew = ({ text }: Message) => !known.has(text);
    const variants = phrases.filter(isNew);
    const talk = variants.filter(({ signal }) => signal === "none").map(({ text }) => text);
    const learned = messages.filter(isNew);
    return [
      ...putTogether(learned, random),
      ...learned.flatMap(({ signal, tags, text }) => [
        createExample(text, signal, tags.includes("must") || tags.includes("site") ? SETTINGS.mustWeight : 1),
        createExample(mistype(text, random), signal, SETTINGS.typoWeight),
      ]),
      ...variants.map(({ signal, text }, index) => {
        const changed = index % 3 === 0 ? mistype(text, random) : text;
        const said = index % 5 === 0 ? surround(changed, talk, random) : changed;
        return createExample(said, signal, SETTINGS.variantWeight);
      }),
    ];
  });
}

function createExample(text: string, signal: string, weight: number): Example {
  return {
    windows: readWindows(readMessage(text), SETTINGS.size),
    signal,
    weight,
  };
}

/** Long messages of several short ones: all harmless, or one of danger among harmless ones. */
function putTogether(messages: readonly Message[], random: () => number): Example[] {
  const harmless = messages.filter(({ signal }) => signal === "none");
  const choose = () => harmless[Math.floor(random() * harmless.length)]?.text ?? "";
  return messages
    .filter((_, index) => index % SETTINGS.longEvery === 0)
    .map(({ signal, text }) => {
      const parts = Array.from({ length: 1 + Math.floor(random() * 5) }, choose);
      parts.splice(Math.floor(random() * (parts.length + 1)), 0, text);
      const said = parts.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(" ");
      return createExample(said, signal, SETTINGS.longWeight);
    });
}

/** A message amid small talk, before it and after it. */
function surround(text: string, talk: readonly string[], random: () => number): string {
  const chat = Array.from({ length: 4 }, () => talk[Math.floor(random() * talk.length)] ?? "");
  chat.splice(Math.floor(random() * 5), 0, text);
  return chat.join(". ");
}

/** A copy with slips of the finger: letters left out, exchanged, doubled, wrong; words run together. */
export function mistype(text: string, random: () => number): string {
  let typed = text;
  for (let slips = Math.max(1, Math.floor(text.length / 25)); slips > 0; slips--) {
    const at = Math.floor(random() * typed.length);
    const [before, letter, after] = [typed.slice(0, at), typed[at] ?? "", typed.slice(at + 1)];
    const kind = random();
    if (kind < 0.3) typed = before + after;
    else if (kind < 0.5) typed = before + after.slice(0, 1) + letter + after.slice(1);
    else if (kind < 0.65) typed = before + letter + letter + after;
    else if (kind < 0.8) typed = typed.replace(/[,.!?]/g, "");
    else if (kind < 0.9) typed = before + letter + after.replace(" ", "");
    else if (/[a-z]/.test(letter)) typed = before + "aeiou"[Math.floor(random() * 5)] + after;
  }
  return typed;
}

/** Learns both: whether there is danger, and which. */
export function train(examples: readonly Example[]): Classifier {
  const first = learnDanger(examples.filter(({ windows }) => windows.parts.length === 0));
  const all = learnDanger(examples, first);
  const kept = learnDanger(examples, all, keepHeaviest(all.danger, SETTINGS.kept));
  const danger = roundWeights(kept.danger);
  // Rounding moves all judgements a little to one side.
  const shift = average(
    examples.map(({ windows }) => weigh(kept.danger, windows.whole) - weigh(danger, windows.whole)),
  );
  const bias = kept.bias + shift + SETTINGS.caution;
  return {
    size: SETTINGS.size,
    danger,
    bias,
    signalSize: SETTINGS.signalSize,
    signals: roundWeights(learnSignals(examples, danger)),
  };
}

type Danger = Pick<Classifier, "danger" | "bias">;

/** A long message is learned from as a whole, and by the part that was the gravest `before`. */
function learnDanger(examples: readonly Example[], before?: Danger, allowed?: Uint8Array): Danger {
  const learned = examples.flatMap(({ windows, signal, weight }) =>
    (before && windows.parts.length > 0
      ? [windows.whole, findGravest(before.danger, windows)]
      : [windows.whole]
    )
      .filter((window) => window.length > 0)
      .map((window) => createLinearExample(window, signal !== "none", weight, allowed)),
  );
  const { weights, bias } = learnLinear(learned, SETTINGS);
  return { danger: weights, bias };
}

/** Which signal, learned from the messages of danger alone (softmax). */
function learnSignals(examples: readonly Example[], danger: Float32Array): Float32Array {
  const count = DANGER_SIGNALS.length;
  let allowed: Uint8Array | undefined;
  let weights = new Float32Array(SETTINGS.signalSize * count);
  const learned = examples
    .filter(({ signal, windows }) => signal !== "none" && windows.whole.length > 0)
    .map(({ windows, signal, weight }) => ({ window: findGravest(danger, windows), signal, weight }));
  for (const pass of [0, 1]) {
    weights = new Float32Array(SETTINGS.signalSize * count);
    const squares = new Float32Array(weights.length).fill(1e-4);
    forEachShuffled(learned, SETTINGS.signalRounds, ({ window, signal, weight }) => {
      const root = Math.sqrt(window.length);
      const scores = DANGER_SIGNALS.map((_, index) => {
        let sum = 0;
        for (const feature of window) sum += weights[(feature % SETTINGS.signalSize) * count + index] ?? 0;
        return Math.exp(sum / root);
      });
      const total = scores.reduce((sum, score) => sum + score, 0);
      scores.forEach((score, index) => {
        const share = ((score / total - (DANGER_SIGNALS[index] === signal ? 1 : 0)) * weight) / root;
        if (Math.abs(share * root) < 0.01) return;
        for (const feature of window) {
          const place = (feature % SETTINGS.signalSize) * count + index;
          if (allowed && !allowed[place]) continue;
          const slope = share + SETTINGS.signalDecay * (weights[place] ?? 0);
          squares[place] = (squares[place] ?? 0) + slope * slope;
          weights[place] =
            (weights[place] ?? 0) - (SETTINGS.signalRate * slope) / Math.sqrt(squares[place] ?? 1);
        }
      });
    });
    if (pass === 0) allowed = keepHeaviest(weights, SETTINGS.signalsKept);
  }
  return weights;
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
