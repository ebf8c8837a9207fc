import { hashText, readWindows } from "./features.ts";
import { readMessage } from "./message.ts";
import { unpackWeights, type PackedWeights } from "./packed-weights.ts";

/** A button of a question: its own name, and the facts that mean it. */
export interface AnswerChoice {
  id: string;
  means?: readonly string[] | undefined;
}

/** None of the buttons: something else is said, or that the question assumes what is not so. */
export const ELSE = "-else";
export const WRONG = "-wrong";

/** Which button free words mean, where one question stands. */
export interface AnswerGuess {
  /** The name of a button, `ELSE` or `WRONG`. */
  label: string;
  /** How far it is ahead of the next, in units of what makes it sure. */
  margin: number;
}

/** How far beyond being possible each fact is in a text: above zero it is. */
export type MeasureFacts = (text: string) => ReadonlyMap<string, number>;

/** What is learned of all answers to all questions (`npm run answers`). */
export interface AnswersModel extends PackedWeights {
  /** Pairs of a feature and an answer that are told apart, a power of two. */
  size: number;
  /** How far before the next an answer has to be so that it is sure, above zero. */
  ahead: number;
}

/** Reads answers: the question's name, its buttons and the visitor's words in, a guess out; null for no words. */
export type ReadAnswer = (step: string, choices: readonly AnswerChoice[], text: string) => AnswerGuess | null;

/** Features of the words alone, before they are paired with answers. */
export const WORD_FEATURES = 2 ** 20;

/** What the facts that mean an answer weigh beside its words; chosen on answers kept aside. */
const FACT_WEIGHT = 0.2;
/** A fact that is far from possible is no more of a sign than one that is somewhat far. */
const FACT_LEAST = -1.2;
/** Of an answer that no fact means. */
const FACT_NONE = -0.7;
/** Something else is likelier than any single button; chosen on answers kept aside, too. */
const ELSE_AHEAD = 0.2;

export function openAnswers(model: AnswersModel, measureFacts: MeasureFacts): ReadAnswer {
  const weights = unpackWeights(model, model.size);
  return (step, choices, text) => {
    const { whole } = readWindows(readMessage(text), WORD_FEATURES);
    if (whole.length === 0) return null;
    const facts = measureFacts(text);
    const [best, next] = listAnswers(step, choices)
      .map(({ label, keys, means }) => ({
        label,
        score:
          scorePairs(weights, pairFeatures(whole, keys, model.size)) +
          FACT_WEIGHT * weighFacts(facts, means) +
          (label === ELSE ? ELSE_AHEAD : 0),
      }))
      .toSorted((a, b) => b.score - a.score);
    if (!best) return null;
    return { label: best.label, margin: (best.score - (next?.score ?? -Infinity)) / model.ahead };
  };
}

/** What may be answered to a question, and under which names it is learned: with this question, with all alike. */
export function listAnswers(
  step: string,
  choices: readonly AnswerChoice[],
): { label: string; means: readonly string[]; keys: number[] }[] {
  const named = (label: string, means: readonly string[]) => ({
    label,
    means: label === WRONG ? ["correction"] : means,
    keys: [`s:${step}.${label}`, `c:${label}`, ...means.map((fact) => `f:${fact}`)].map(hashText),
  });
  return [...choices.map(({ id, means = [] }) => named(id, means)), named(ELSE, []), named(WRONG, [])];
}

/** The likeliest of the facts that mean an answer. */
function weighFacts(facts: ReadonlyMap<string, number>, means: readonly string[]): number {
  if (means.length === 0) return FACT_NONE;
  return Math.max(FACT_LEAST, ...means.map((fact) => facts.get(fact) ?? FACT_LEAST));
}

/** The pairs of each feature, and of a constant one, with each name of an answer. */
export function pairFeatures(features: readonly number[], keys: readonly number[], size: number): Int32Array {
  const pairs = new Int32Array((features.length + 1) * keys.length);
  let place = 0;
  for (const key of keys) {
    pairs[place++] = mix(0x5bd1e995, key) & (size - 1);
    for (const feature of features) pairs[place++] = mix(feature, key) & (size - 1);
  }
  return pairs;
}

function scorePairs(weights: Float32Array, pairs: Int32Array): number {
  let sum = 0;
  for (const pair of pairs) sum += weights[pair] ?? 0;
  return sum / Math.sqrt(pairs.length);
}

/** The finaliser of MurmurHash3. */
function mix(feature: number, key: number): number {
  let hash = Math.imul(feature, 0x85ebca6b) ^ Math.imul(key, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
