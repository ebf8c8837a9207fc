/** Weights as they are written down: which places weigh something, as gaps between them, and how much. */
export interface PackedWeights {
  /** What the smallest weight is worth. */
  step: number;
  places: string;
  weights: string;
}

/** The letters of both texts: printable ASCII without quotes and backslash. */
export const FIRST_GAP = 40;
export const LONGEST_GAP = 50;
export const ZERO_WEIGHT = 58;
/** How many weights there are on each side of zero, and how many times the one before each is. */
export const LEVELS = 8;
export const LEVEL_RATIO = 1.5;

export function readLevel(level: number, step: number): number {
  return level === 0 ? 0 : Math.sign(level) * step * LEVEL_RATIO ** (Math.abs(level) - 1);
}

/** Calls for each place that weighs something, in their order. */
export function forEachWeight(
  { step, places, weights }: PackedWeights,
  call: (place: number, weight: number) => void,
): void {
  let place = -1;
  let next = 0;
  for (let index = 0; index < places.length; index++) {
    const gap = places.charCodeAt(index) - FIRST_GAP;
    place += gap;
    if (gap < LONGEST_GAP) call(place, readLevel(weights.charCodeAt(next++) - ZERO_WEIGHT, step));
  }
}

/** All weights as a table of `size` places. */
export function unpackWeights(packed: PackedWeights, size: number): Float32Array {
  const table = new Float32Array(size);
  forEachWeight(packed, (place, weight) => (table[place] = weight));
  return table;
}
