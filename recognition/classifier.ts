import { DANGER_SIGNALS, type Signal } from "./signals.ts";
import { readWindows, type Windows } from "./features.ts";
import { model } from "./model.ts";
import { unpackWeights, type PackedWeights } from "./packed-weights.ts";

/** A trained classifier as it is written down. */
export interface Model extends PackedWeights {
  /** How many features are told apart, a power of two. */
  size: number;
  bias: number;
  /** Which signal: five weights of each of `size` features, one after the other. */
  signals: PackedWeights & { size: number };
}

/** A classifier made ready. */
export interface Classifier {
  size: number;
  bias: number;
  danger: Float32Array;
  signalSize: number;
  signals: Float32Array;
}

export interface Judgement {
  /** Above zero: the card is shown. */
  danger: number;
  /** How likely each signal is, in the order of DANGER_SIGNALS, where there is danger. */
  signals: readonly number[];
}

let classifier: Classifier | undefined;

/** What the learned weights say of a message. */
export function judge(message: readonly (readonly string[])[]): Judgement {
  classifier ??= openModel(model);
  return judgeWindows(classifier, readWindows(message, classifier.size));
}

/** A sentence is taken for danger from this margin on where others stand beside it; chosen on `validation`. */
const PART_DOUBT = 0.1;
/** And a clause within its sentence; chosen so that of `validation` and human text hardly more is asked about. */
const CLAUSE_DOUBT = 0.8;

/** A message is judged as a whole and by its gravest part: a sure sentence or clause is not diluted by its neighbours. */
export function judgeWindows(opened: Classifier, windows: Windows): Judgement {
  const whole = weigh(opened.danger, windows.whole) + opened.bias;
  const gravest = findGravest(opened.danger, windows);
  const part = windows.parts.length > 0 ? weigh(opened.danger, gravest) + opened.bias - PART_DOUBT : whole;
  const clause = findHeaviest(opened.danger, windows.clauses);
  const clauseDanger = clause ? weigh(opened.danger, clause) + opened.bias - CLAUSE_DOUBT : -Infinity;
  const danger = Math.max(whole, part, clauseDanger);
  if (danger <= 0) return { danger, signals: [] };
  return { danger, signals: weighSignals(opened, clause && clauseDanger === danger ? clause : gravest) };
}

/** The part of a message that weighs most; a short one is its own. */
export function findGravest(danger: Float32Array, { whole, parts }: Windows): readonly number[] {
  return findHeaviest(danger, parts) ?? whole;
}

/** The window that weighs most, if there is one. */
export function findHeaviest(
  danger: Float32Array,
  windows: readonly (readonly number[])[],
): readonly number[] | undefined {
  let heaviest: readonly number[] | undefined;
  let most = -Infinity;
  for (const window of windows) {
    const weight = weigh(danger, window);
    if (weight > most) [most, heaviest] = [weight, window];
  }
  return heaviest;
}

/** A second sign is named where it is nearly as likely as the first. */
export function chooseSignals(likely: readonly number[]): Signal[] {
  const most = Math.max(...likely);
  return DANGER_SIGNALS.filter((_, index) => (likely[index] ?? 0) > most * 0.75);
}

/** What a window weighs, whatever its length. */
export function weigh(weights: Float32Array, window: readonly number[]): number {
  if (window.length === 0) return 0;
  let sum = 0;
  for (const feature of window) sum += weights[feature] ?? 0;
  return sum / Math.sqrt(window.length);
}

export function weighSignals({ signals, signalSize }: Classifier, window: readonly number[]): number[] {
  const scores = DANGER_SIGNALS.map((_, signal) => {
    let sum = 0;
    for (const feature of window)
      sum += signals[(feature % signalSize) * DANGER_SIGNALS.length + signal] ?? 0;
    return Math.exp(sum / Math.sqrt(window.length));
  });
  const total = scores.reduce((sum, score) => sum + score, 0);
  return scores.map((score) => score / total);
}

export function openModel(packed: Model): Classifier {
  const { size, bias, signals } = packed;
  return {
    size,
    bias,
    danger: unpackWeights(packed, size),
    signalSize: signals.size,
    signals: unpackWeights(signals, signals.size * DANGER_SIGNALS.length),
  };
}
