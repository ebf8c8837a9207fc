import type { Windows } from "./features.ts";
import { forEachWeight, type PackedWeights } from "./packed-weights.ts";

/** What is learned of one fact or topic: its weights, and the margins from which it is possible and sure. */
export interface PackedHead extends PackedWeights {
  name: string;
  bias: number;
  maybe: number;
  sure: number;
}

export interface PackedHeads {
  /** How many features are told apart, a power of two. */
  size: number;
  heads: readonly PackedHead[];
}

/** All heads made ready: for each feature, which heads it speaks for and how much. */
export interface Heads {
  size: number;
  heads: readonly PackedHead[];
  /** The entries of feature f stand from `start[f]` to `start[f + 1]`. */
  start: Uint32Array;
  head: Uint16Array;
  weight: Float32Array;
}

export function openHeads({ size, heads }: PackedHeads): Heads {
  const start = new Uint32Array(size + 1);
  for (const head of heads) forEachWeight(head, (place) => (start[place + 1] = (start[place + 1] ?? 0) + 1));
  for (let place = 0; place < size; place++) start[place + 1] = (start[place + 1] ?? 0) + (start[place] ?? 0);
  const entries = start[size] ?? 0;
  const next = start.slice();
  const head = new Uint16Array(entries);
  const weight = new Float32Array(entries);
  heads.forEach((packed, index) =>
    forEachWeight(packed, (place, value) => {
      const entry = next[place] ?? 0;
      next[place] = entry + 1;
      head[entry] = index;
      weight[entry] = value;
    }),
  );
  return { size, heads, start, head, weight };
}

/** The margin of each head for one window of features, in the order of the heads. */
export function scoreHeads(
  { heads, start, head, weight }: Heads,
  window: readonly number[] | Int32Array,
): Float32Array {
  const scores = new Float32Array(heads.length);
  for (const feature of window) {
    const end = start[feature + 1] ?? 0;
    for (let entry = start[feature] ?? 0; entry < end; entry++) {
      const index = head[entry] ?? 0;
      scores[index] = (scores[index] ?? 0) + (weight[entry] ?? 0);
    }
  }
  const share = 1 / Math.sqrt(Math.max(1, window.length));
  heads.forEach(({ bias }, index) => (scores[index] = (scores[index] ?? 0) * share + bias));
  return scores;
}

/** The best margin of each head over a message and its sentences: what one sentence says is true of the message. */
export function scoreMessage(opened: Heads, { whole, sentences }: Windows): Float32Array {
  const best = scoreHeads(opened, whole);
  for (const window of sentences)
    scoreHeads(opened, window).forEach(
      (score, index) => (best[index] = Math.max(best[index] ?? score, score)),
    );
  return best;
}
