import { readWindows } from "./features.ts";
import { openHeads, scoreHeads, type Heads, type PackedHeads } from "./heads.ts";
import { hashMessage } from "./message-hash.ts";
import { readMessage } from "./message.ts";

/** What is learned of all topics, and of which state of their files. */
export interface TopicsModel extends PackedHeads {
  learned: Readonly<Record<string, string>>;
  /** Of each topic its examples, as numbers: what stands there word for word is surely about it. */
  examples: Readonly<Record<string, readonly number[]>>;
}

/** A topic that a message may be about, the likeliest first. */
export interface TopicGuess {
  id: string;
  margin: number;
  /** Sure enough to be answered without asking. */
  isSure: boolean;
}

/**
 * From which margin a topic is worth asking about; and from which, and how far before the next, it is sure.
 * Chosen on `validation` (docs/decisions/0013).
 */
export const TOPIC_MARGINS = { maybe: -0.8, sure: -0.2, ahead: 0.2 };
const GUESSES_MAX = 3;
/** A sentence of a long message speaks for the whole, but less surely. */
const SENTENCE_LOSS = 0.15;

/** Makes the recogniser of topics ready: a text in, its likeliest topics out. */
export function openTopics(model: TopicsModel): (text: string) => TopicGuess[] {
  const heads = openHeads(model);
  const examples = new Map(
    Object.entries(model.examples).flatMap(([id, hashes]) => hashes.map((hash) => [hash, id])),
  );
  return (text) => {
    const guesses = chooseTopics(heads, scoreText(heads, text));
    const known = examples.get(hashMessage(text));
    if (known === undefined) return guesses;
    const others = guesses.filter(({ id }) => id !== known).map((guess) => ({ ...guess, isSure: false }));
    return [{ id: known, margin: 1, isSure: true }, ...others].slice(0, GUESSES_MAX);
  };
}

function scoreText(heads: Heads, text: string): Float32Array {
  const { whole, sentences } = readWindows(readMessage(text), heads.size);
  const scores = scoreHeads(heads, whole);
  for (const sentence of sentences)
    scoreHeads(heads, sentence).forEach((score, index) => {
      scores[index] = Math.max(scores[index] ?? 0, score - SENTENCE_LOSS);
    });
  return scores;
}

/** The topics beyond the margins; of two that are equally likely neither is sure. */
export function chooseTopics({ heads }: Pick<Heads, "heads">, scores: Float32Array): TopicGuess[] {
  const { maybe, sure, ahead } = TOPIC_MARGINS;
  const ordered = heads
    .map(({ name }, index) => ({ id: name, margin: scores[index] ?? -Infinity }))
    .filter(({ margin }) => margin > maybe)
    .toSorted((a, b) => b.margin - a.margin)
    .slice(0, GUESSES_MAX + 1);
  return ordered.slice(0, GUESSES_MAX).map((guess, index) => ({
    ...guess,
    isSure: index === 0 && guess.margin > sure && guess.margin - (ordered[1]?.margin ?? -Infinity) > ahead,
  }));
}
