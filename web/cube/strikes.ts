import { THROW_MILLISECONDS } from "./cube-state.ts";
import { STEP_SECONDS, type Tumble } from "./tumble.ts";

/** Wood that strikes the floor. */
export interface Strike {
  /** When, as a part of the throw from 0 to 1. */
  at: number;
  /** How hard, from 0 to 1. */
  force: number;
}

const STEPS = Math.round(THROW_MILLISECONDS / 1000 / STEP_SECONDS);
/** The heart of the cube is thrown upwards by so much at a stroke that can be heard (halves of an edge a second). */
const HEARD = 0.6;
/** The hardest stroke of a throw: straight down from its height, without any bounce. */
const HARDEST = 6;
/** Strokes of several corners within so short a time (seconds) are one to the ear. */
const APART = 0.05;

/** The strokes of a throw, in their order: wherever the floor takes the cube's fall away at once. */
export function listStrikes(way: Tumble): Strike[] {
  const heights = Array.from({ length: STEPS + 1 }, (_, step) => way(step / STEPS).middle[1]);
  const speedAt = (step: number) => ((heights[step + 1] ?? 0) - (heights[step] ?? 0)) / STEP_SECONDS;
  const strikes: Strike[] = [];
  for (let step = 1; step < STEPS; step++) {
    const thrown = speedAt(step) - speedAt(step - 1);
    if (thrown < HEARD) continue;
    const strike = { at: step / STEPS, force: Math.min(thrown / HARDEST, 1) };
    const last = strikes.at(-1);
    if (last && (strike.at - last.at) * STEPS * STEP_SECONDS < APART)
      last.force = Math.max(last.force, strike.force);
    else strikes.push(strike);
  }
  return strikes;
}
