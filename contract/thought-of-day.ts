import { THOUGHT_COUNT } from "./thoughts.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Through 18 thoughts with one of these steps every one comes once; no step stays on a face of the cube. */
const STEPS = [5, 7, 11, 13];

/**
 * The thought of a day, 1 to 18, the same for everybody. Days are counted off in rounds of 18: in each round every
 * thought comes once, and 36 rounds go by before one comes in the same order again.
 *
 * @param day `YYYY-MM-DD`, as `localDay` gives it
 */
export function thoughtOfDay(day: string): number {
  const days = Date.parse(day) / DAY_MS;
  const round = Math.floor(days / THOUGHT_COUNT);
  const position = days - round * THOUGHT_COUNT;
  const step = STEPS[round % STEPS.length] ?? 1;
  return ((round + position * step) % THOUGHT_COUNT) + 1;
}
