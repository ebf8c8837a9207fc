import type { Sign } from "../../contract/content.ts";
import { FACES } from "./faces.ts";
import {
  FACE_ORDER,
  inverse,
  multiply,
  normalize,
  type Quaternion,
  rotate,
  turn,
  YAW,
} from "./orientation.ts";
import type { Vector } from "./vectors.ts";

const QUARTER = Math.PI / 2;
const X: Vector = [1, 0, 0];
const Y: Vector = [0, 1, 0];
const STAND = turn(Y, YAW);

/** The ways in which a cube can lie, before its yaw. */
const LYING: readonly Quaternion[] = [0, 1, 2, 3].flatMap((about) =>
  [
    turn(X, 0),
    turn(X, QUARTER),
    turn(X, -QUARTER),
    turn(X, Math.PI),
    turn([0, 0, 1], QUARTER),
    turn([0, 0, 1], -QUARTER),
  ].map((tipped) => multiply(turn(Y, about * QUARTER), tipped)),
);

/** Where an arrow key takes the front of the cube: right and left about its height, up and down over its edge. */
const ARROWS: Record<string, readonly [axis: Vector, angle: number]> = {
  ArrowLeft: [Y, -QUARTER],
  ArrowRight: [Y, QUARTER],
  ArrowUp: [X, -QUARTER],
  ArrowDown: [X, QUARTER],
};

/** The cube put on the ground on its nearest side: one of the 24 ways in which it can lie there. */
export function settle(q: Quaternion): Quaternion {
  const free = multiply(inverse(STAND), q);
  let best = LYING[0] ?? free;
  for (const way of LYING) if (likeness(way, free) > likeness(best, free)) best = way;
  return multiply(STAND, best);
}

/** The cube on the next side, tipped as an arrow key says; null for any other key. */
export function stepOf(key: string, q: Quaternion): Quaternion | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const [axis, angle] = arrow;
  return normalize(multiply(turn(rotate(STAND, axis), angle), settle(q)));
}

/** The sign that looks at us. */
export function frontOf(q: Quaternion): Sign {
  const towards = (sign: Sign) => {
    const [, up, near] = rotate(q, FACES[sign].normal);
    // The eye stands a little above the cube.
    return near + 0.25 * up;
  };
  return FACE_ORDER.reduce<Sign>((best, sign) => (towards(sign) > towards(best) ? sign : best), "hope");
}

/** 1 for the same rotation; a quaternion and its negative are the same. */
function likeness(a: Quaternion, b: Quaternion): number {
  return Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]);
}
