import type { Sign, Wisdom } from "../../contract/content.ts";
import {
  addSeen,
  cubeReducer,
  idleCube,
  pickThought,
  rollingTime,
  type CubeEvent,
  type CubeState,
} from "./cube-state.ts";
import { readSeen, storeSeen } from "./seen-thoughts.ts";

/*
 * The one cube of the page. It stands outside of the app, for a throw may begin before the app is there
 * (web/early-throw.ts); the app then finds the throw under way and goes on with it.
 */

let state: CubeState = idleCube();
/** The app shows what the cube does; until then web/early-throw.ts does. */
let isTaken = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** A thought drawn ahead, for those who have seen these. */
let plan: { before: readonly number[]; index: number; seen: number[] } | undefined;
const listeners = new Set<() => void>();

export function readCube(): CubeState {
  return state;
}

/** @returns how to stop listening */
export function watchCube(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The app's own page of the cube is there, which may be later than the app around it (`data-ready`). */
export function takeOver(): void {
  isTaken = true;
}

export function isTakenOver(): boolean {
  return isTaken;
}

/** Draws the thought of the next throw ahead, so that the way to its face is worked out before the press; returns that face. */
export function planThrow(wisdoms: readonly Wisdom[]): Sign | undefined {
  const before = readSeenWithOpen();
  plan = { before, ...pickThought(before, wisdoms.length, Math.random) };
  return wisdoms[plan.index]?.face;
}

/**
 * Throws the cube, unless it rolls already: draws the thought, keeps it as seen and lets two seconds pass.
 *
 * @param wisdoms the 18 thoughts in the language of the page
 * @param pressed when the button was pressed, on the clock of `performance.now`
 * @returns the thought that will be shown, or null where nothing was thrown
 */
export function throwCube(wisdoms: readonly Wisdom[], pressed: number): Wisdom | null {
  if (state.phase === "rolling") return null;
  const before = readSeenWithOpen();
  const isPlanned = plan !== undefined && String(plan.before) === String(before);
  const { index, seen } = plan && isPlanned ? plan : pickThought(before, wisdoms.length, Math.random);
  plan = undefined;
  const wisdom = wisdoms[index];
  if (!wisdom) return null;
  storeSeen(seen);
  const now = performance.now();
  const rest = rollingTime(now - pressed);
  change({ type: "thrown", thought: index, sign: wisdom.face, seen: seen.length, end: now + rest });
  // A timer, not the animation, ends the throw: animation frames stall in a throttled tab.
  timer = setTimeout(change, rest, { type: "settled" });
  return wisdom;
}

/** Follows the address of the page, which may name a thought. */
export function followAddress(thought: number | null, wisdoms: readonly Wisdom[]): void {
  change(readAddress(thought, wisdoms));
}

/** The cube as it lies before anybody has thrown, for the first rendering of a page. */
export function cubeAt(thought: number | null, wisdoms: readonly Wisdom[]): CubeState {
  return cubeReducer(idleCube(), readAddress(thought, wisdoms));
}

/** The page of the cube is left: whoever comes back finds it at rest. */
export function leaveCube(): void {
  clearTimeout(timer);
  state = idleCube();
}

/** A thought that was opened by its link has been seen as well. */
function readSeenWithOpen(): number[] {
  return state.phase === "revealed" ? addSeen(readSeen(), state.thought) : readSeen();
}

function change(event: CubeEvent): void {
  const next = cubeReducer(state, event);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

function readAddress(thought: number | null, wisdoms: readonly Wisdom[]): CubeEvent {
  const wisdom = thought === null ? undefined : wisdoms[thought];
  if (thought === null || !wisdom) return { type: "closed" };
  return { type: "opened", thought, sign: wisdom.face };
}
