import type { Sign } from "../../contract/content.ts";

/** How long the cube rolls before the thought is shown (spec §9). */
export const THROW_MILLISECONDS = 2000;
const SHORTEST_ROLL_MILLISECONDS = 1200;

/**
 * What the cube shows: the sign of the face in front, and the index of the thought in `wisdoms.yaml`. `seen` counts the
 * thoughts of this round that have been seen, 0 where the thought was opened by its link and nobody threw; `end` is the
 * moment, on the clock of `performance.now`, at which the cube comes to rest; `before` is the thought that lay open when
 * the cube was thrown again.
 */
export type CubeState =
  | { phase: "idle"; sign: Sign }
  | {
      phase: "rolling";
      from: Sign;
      sign: Sign;
      thought: number;
      before: number | null;
      seen: number;
      end: number;
    }
  | { phase: "revealed"; sign: Sign; thought: number; seen: number };

export type CubeEvent =
  | { type: "thrown"; thought: number; sign: Sign; seen: number; end: number }
  | { type: "settled" }
  /** A shared thought opened by its link: it lies there already, nobody threw. */
  | { type: "opened"; thought: number; sign: Sign }
  /** The address names no thought any more. */
  | { type: "closed" };

/** The cube as a visitor finds it. */
export function idleCube(sign: Sign = "hope"): CubeState {
  return { phase: "idle", sign };
}

/** idle → rolling → revealed → rolling → … While the cube rolls nothing stops it, neither a throw nor the address. */
export function cubeReducer(state: CubeState, event: CubeEvent): CubeState {
  switch (event.type) {
    case "thrown": {
      if (state.phase === "rolling") return state;
      const { thought, sign, seen, end } = event;
      return { phase: "rolling", from: state.sign, sign, thought, before: lyingThought(state), seen, end };
    }
    case "settled":
      if (state.phase !== "rolling") return state;
      return { phase: "revealed", sign: state.sign, thought: state.thought, seen: state.seen };
    case "opened":
      if (state.phase === "rolling") return state;
      if (state.phase === "revealed" && state.thought === event.thought) return state;
      return { phase: "revealed", sign: event.sign, thought: event.thought, seen: 0 };
    case "closed":
      return state.phase === "revealed" ? idleCube(state.sign) : state;
  }
}

/** The thought whose place on the page is kept: the one that lies open, or lay open until it was thrown again. */
export function lyingThought(state: CubeState): number | null {
  if (state.phase === "idle") return null;
  return state.phase === "rolling" ? state.before : state.thought;
}

/**
 * How long a throw still takes when it begins `waited` milliseconds after the press: the two seconds count from the
 * press, but a cube that had to be fetched first is given time to roll and to come to rest.
 */
export function rollingTime(waited: number): number {
  return Math.max(THROW_MILLISECONDS - Math.max(waited, 0), SHORTEST_ROLL_MILLISECONDS);
}

/** The list of seen thoughts with one more at its end. */
export function addSeen(seen: readonly number[], thought: number): number[] {
  return [...seen.filter((index) => index !== thought), thought];
}

/**
 * Draws a thought that has not been seen, and the list of those seen with it. When all `count` were seen
 * a new round begins, and the last thought of the old round is not the first of the new one.
 *
 * @param seen indices in the order in which they came; unknown and double ones are ignored
 * @param random a number from 0 up to 1, as `Math.random`
 */
export function pickThought(
  seen: readonly number[],
  count: number,
  random: () => number,
): { index: number; seen: number[] } {
  if (count < 1) throw new RangeError("there is no thought to pick");
  const known = [...new Set(seen)].filter((index) => Number.isInteger(index) && index >= 0 && index < count);
  const last = known.at(-1);
  const round = known.length < count ? known : [];
  let open = indices(count).filter((index) => !round.includes(index));
  if (round.length === 0 && open.length > 1) open = open.filter((index) => index !== last);
  const index = open[Math.min(Math.floor(random() * open.length), open.length - 1)] ?? 0;
  return { index, seen: [...round, index] };
}

function indices(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
