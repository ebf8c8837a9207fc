import { SIGNALS } from "../../contract/chat.ts";
import {
  FIRST_GAP,
  LONGEST_GAP,
  ZERO_WEIGHT,
  type Classifier,
  type Model,
} from "../../contract/safety/classifier.ts";
import { readWindows } from "../../contract/safety/features.ts";
import { readMessage } from "../../contract/safety/message.ts";
import { expandPhrase, isClear, LANGUAGES, readKinds, readMessages, type Message } from "./corpus.ts";
import { findNear } from "./duplicates.ts";
import { createRandom } from "./random.ts";

/** One message to learn from. */
export interface Example {
  windows: readonly (readonly number[])[];
  signal: string;
  weight: number;
}

/** How it is learned; the README tells why so. */
export const SETTINGS = {
  /** Features told apart: the whole, and for the choice of a signal. */
  size: 2 ** 17,
  signalSize: 2 ** 12,
  /** How many weights are kept. */
  kept: 32000,
  signalsKept: 900,
  levels: 4,
  rounds: 14,
  rate: 0.1,
  decay: 5e-4,
  /** What a message says of which nothing is known: no danger. */
  bias: -2,
  /** How far below even odds the card is already shown: missing danger is worse. Chosen on `held`. */
  caution: 0.4,
  /** Variants of a line of phrases for each of its alternatives, and what each weighs. */
  variants: 3,
  variantWeight: 0.3,
  /** What a line that must not be judged wrongly weighs. */
  mustWeight: 14,
  /** What a mistyped copy weighs. */
  typoWeight: 0.3,
  /** What a message of danger weighs against a harmless one: missing one is worse. */
  dangerWeight: 1,
};

/** Everything that is learned from: the lines of `build`, without what is measured with. */
export function readExamples(keep: (message: Message) => boolean = () => true): Example[] {
  const random = createRandom(1);
  return LANGUAGES.flatMap((language) => {
    const messages = readKinds(`${language}/build`).filter((message) => isClear(message) && keep(message));
    const phrases = readMessages(`${language}/build/phrases`).flatMap(({ signal, tags, text }, line) =>
      expandPhrase(text, SETTINGS.variants * text.split("|").length, line + 1).map((variant) => ({
        signal,
        tags,
        text: variant,
      })),
    );
    const measured = readKinds(`${language}/measure`).map(({ text }) => text);
    const known = new Set(
      findNear(
        [...messages, ...phrases].map(({ text }) => text),
        measured,
      ),
    );
    const isNew = ({ text }: Message) => !known.has(text);
    const variants = phrases.filter(isNew);
    const talk = variants.filter(({ signal }) => signal === "none").map(({ text }) => text);
    return [
      ...messages
        .filter(isNew)
        .flatMap(({ signal, tags, text }) => [
          createExample(
            text,
            signal,
            tags.includes("must") || tags.includes("site") ? SETTINGS.mustWeight : 1,
          ),
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
    weight: signal === "none" ? weight : weight * SETTINGS.dangerWeight,
  };
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
  const free = learnDanger(examples, undefined);
  const allowed = keepHeaviest(free.weights, SETTINGS.kept);
  const { weights, bias } = learnDanger(examples, allowed);
  const opened = { size: SETTINGS.size, bias, danger: weights };
  return { ...opened, signalSize: SETTINGS.signalSize, signals: learnSignals(examples, opened) };
}

/** Logistic regression with AdaGrad; of a message of several windows the gravest is learned from. */
function learnDanger(examples: readonly Example[], allowed: Uint8Array | undefined) {
  const weights = new Float32Array(SETTINGS.size);
  const squares = new Float32Array(SETTINGS.size).fill(1e-4);
  const { bias } = SETTINGS;
  forEachShuffled(examples, ({ windows, signal, weight }, round) => {
    const isDanger = signal !== "none";
    let score = -Infinity;
    let gravest: readonly number[] = [];
    // A message of danger is first learned as a whole.
    for (const window of round === 0 && isDanger ? windows.slice(-1) : windows) {
      let sum = 0;
      for (const feature of window) sum += weights[feature] ?? 0;
      const windowScore = sum / Math.sqrt(window.length) + bias;
      if (windowScore > score) [score, gravest] = [windowScore, window];
    }
    const error = (1 / (1 + Math.exp(-score)) - (isDanger ? 1 : 0)) * weight;
    if (Math.abs(error) < 0.005) return;
    const share = error / Math.sqrt(gravest.length);
    for (const feature of gravest) {
      if (allowed && !allowed[feature]) continue;
      const slope = share + SETTINGS.decay * (weights[feature] ?? 0);
      squares[feature] = (squares[feature] ?? 0) + slope * slope;
      weights[feature] = (weights[feature] ?? 0) - (SETTINGS.rate * slope) / Math.sqrt(squares[feature] ?? 1);
    }
  });
  return { weights, bias: bias + SETTINGS.caution };
}

/** Which signal, learned from the messages of danger alone (softmax). */
function learnSignals(
  examples: readonly Example[],
  { danger, bias }: Pick<Classifier, "danger" | "bias">,
): Float32Array {
  const count = SIGNALS.length;
  let allowed: Uint8Array | undefined;
  let weights = new Float32Array(SETTINGS.signalSize * count);
  const learned = examples
    .filter(({ signal, windows }) => signal !== "none" && windows.length > 0)
    .map(({ windows, signal, weight }) => ({ window: findGravest(windows, danger, bias), signal, weight }));
  for (const pass of [0, 1]) {
    weights = new Float32Array(SETTINGS.signalSize * count);
    const squares = new Float32Array(weights.length).fill(1e-4);
    forEachShuffled(learned, ({ window, signal, weight }) => {
      const root = Math.sqrt(window.length);
      const scores = SIGNALS.map((_, index) => {
        let sum = 0;
        for (const feature of window) sum += weights[(feature % SETTINGS.signalSize) * count + index] ?? 0;
        return Math.exp(sum / root);
      });
      const total = scores.reduce((sum, score) => sum + score, 0);
      scores.forEach((score, index) => {
        const share = ((score / total - (SIGNALS[index] === signal ? 1 : 0)) * weight) / root;
        if (Math.abs(share * root) < 0.01) return;
        for (const feature of window) {
          const place = (feature % SETTINGS.signalSize) * count + index;
          if (allowed && !allowed[place]) continue;
          const slope = share + SETTINGS.decay * (weights[place] ?? 0);
          squares[place] = (squares[place] ?? 0) + slope * slope;
          weights[place] = (weights[place] ?? 0) - (SETTINGS.rate * slope) / Math.sqrt(squares[place] ?? 1);
        }
      });
    });
    if (pass === 0) allowed = keepHeaviest(weights, SETTINGS.signalsKept);
  }
  return weights;
}

function findGravest(windows: readonly (readonly number[])[], danger: Float32Array, bias: number) {
  let best: readonly number[] = [];
  let most = -Infinity;
  for (const window of windows) {
    const score =
      window.reduce((sum, feature) => sum + (danger[feature] ?? 0), 0) / Math.sqrt(window.length) + bias;
    if (score > most) [most, best] = [score, window];
  }
  return best;
}

function forEachShuffled<T>(items: readonly T[], learn: (item: T, round: number) => void): void {
  const random = createRandom(7);
  const order = [...items];
  for (let round = 0; round < SETTINGS.rounds; round++) {
    for (let index = order.length - 1; index > 0; index--) {
      const other = Math.floor(random() * (index + 1));
      const item = order[index] as T;
      order[index] = order[other] as T;
      order[other] = item;
    }
    for (const item of order) learn(item, round);
  }
}

function keepHeaviest(weights: Float32Array, count: number): Uint8Array {
  const least = [...weights].map(Math.abs).toSorted((a, b) => b - a)[count] ?? 0;
  return Uint8Array.from(weights, (weight) => (Math.abs(weight) > least ? 1 : 0));
}

/** Writes a classifier down in few letters: weights become whole numbers. */
export function pack({ size, bias, danger, signalSize, signals }: Classifier): Model {
  return {
    size,
    bias: Number(bias.toFixed(3)),
    ...packWeights(danger),
    signals: { size: signalSize, ...packWeights(signals) },
  };
}

function packWeights(weights: Float32Array): { step: number; places: string; weights: string } {
  const heavy = [...weights]
    .map(Math.abs)
    .filter((weight) => weight > 0)
    .toSorted((a, b) => b - a);
  // The heaviest one in a hundred are cut down to the hundredth.
  const step = Number(((heavy[Math.floor(heavy.length / 100)] ?? 1) / SETTINGS.levels).toPrecision(4));
  let places = "";
  let numbers = "";
  let before = -1;
  weights.forEach((weight, place) => {
    const number = Math.max(-SETTINGS.levels, Math.min(SETTINGS.levels, Math.round(weight / step)));
    if (number === 0) return;
    let gap = place - before;
    for (; gap >= LONGEST_GAP; gap -= LONGEST_GAP) places += String.fromCharCode(FIRST_GAP + LONGEST_GAP);
    places += String.fromCharCode(FIRST_GAP + gap);
    numbers += String.fromCharCode(ZERO_WEIGHT + number);
    before = place;
  });
  return { step, places, weights: numbers };
}

/** The text of contract/safety/model.ts. */
export function printModel(classifier: Classifier): string {
  const { signals, ...danger } = pack(classifier);
  const write = (fields: object, indent: string) =>
    Object.entries(fields)
      .map(([name, value]) => {
        const between = typeof value === "string" ? `\n${indent}  ` : " ";
        return `${indent}${name}:${between}${JSON.stringify(value)},\n`;
      })
      .join("");
  return `import type { Model } from "./classifier.ts";

/** Written by \`npm run safety\` from the corpus; never changed by hand. */
export const model: Model = {
${write(danger, "  ")}  signals: {
${write(signals, "    ")}  },
};
`;
}
