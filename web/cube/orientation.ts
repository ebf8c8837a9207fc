import type { Sign } from "../../contract/content.ts";
import { FACES } from "./faces.ts";
import { dot, type Vector } from "./vectors.ts";

/** A rotation: axis times sine of half the angle, then its cosine. */
export type Quaternion = readonly [x: number, y: number, z: number, w: number];

/** How the cube stands at one moment: its middle, 1 above the ground at rest, and how it is turned. */
export interface Moment {
  middle: Vector;
  q: Quaternion;
}

const X: Vector = [1, 0, 0];
const Y: Vector = [0, 1, 0];
const QUARTER = Math.PI / 2;

/** The rotation by an angle about a unit axis. */
export function turn(axis: Vector, angle: number): Quaternion {
  const s = Math.sin(angle / 2);
  return [axis[0] * s, axis[1] * s, axis[2] * s, Math.cos(angle / 2)];
}

/** First `second`, then `first`, as matrices multiply. */
export function multiply(first: Quaternion, second: Quaternion): Quaternion {
  const [ax, ay, az, aw] = first;
  const [bx, by, bz, bw] = second;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export function inverse([x, y, z, w]: Quaternion): Quaternion {
  return [-x, -y, -z, w];
}

export function normalize(q: Quaternion): Quaternion {
  // Every browser rounds a square root alike, which a throw (tumble.ts) relies on.
  const n = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  return [q[0] / n, q[1] / n, q[2] / n, q[3] / n];
}

export function rotate(q: Quaternion, v: Vector): Vector {
  const m = matrix(q);
  return [
    m[0] * v[0] + m[3] * v[1] + m[6] * v[2],
    m[1] * v[0] + m[4] * v[1] + m[7] * v[2],
    m[2] * v[0] + m[5] * v[1] + m[8] * v[2],
  ];
}

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** The rotation as a 3×3 matrix, column by column, as WebGL takes it. */
export function matrix([x, y, z, w]: Quaternion): Matrix {
  return [
    1 - 2 * (y * y + z * z),
    2 * (x * y + z * w),
    2 * (x * z - y * w),
    2 * (x * y - z * w),
    1 - 2 * (x * x + z * z),
    2 * (y * z + x * w),
    2 * (x * z + y * w),
    2 * (y * z - x * w),
    1 - 2 * (x * x + y * y),
  ];
}

/** Between two rotations the short way round, at even speed enough for a blend. */
export function blend(from: Quaternion, to: Quaternion, amount: number): Quaternion {
  const alike = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3];
  const a = alike < 0 ? amount - 1 : 1 - amount;
  return normalize([
    from[0] * a + to[0] * amount,
    from[1] * a + to[1] * amount,
    from[2] * a + to[2] * amount,
    from[3] * a + to[3] * amount,
  ]);
}

/** How the cube stands when nobody looks at a corner: turned a little, so that three faces show. */
export const YAW = -0.6;

/** How the cube is turned, before its yaw, when this sign lies in front. */
export const FRONT: Record<Sign, Quaternion> = {
  hope: turn(Y, 0),
  door: turn(Y, -QUARTER),
  star: turn(Y, Math.PI),
  ring: turn(Y, QUARTER),
  flame: turn(X, QUARTER),
  harp: turn(X, -QUARTER),
};

/** The cube at rest with this sign in front. */
export function restOf(sign: Sign): Quaternion {
  return multiply(turn(Y, YAW), FRONT[sign]);
}

/**
 * The order in which the shader knows the faces, the same as `SIGNS`. Named again here because the contract
 * brings its schema library along, which no visitor should load for the sake of six words.
 */
export const FACE_ORDER = [
  "flame",
  "hope",
  "door",
  "harp",
  "star",
  "ring",
] as const satisfies readonly Sign[];

/**
 * How far each sign must be turned within its own face, counter-clockwise and in the order of `FACE_ORDER`,
 * so that all of them stand upright when the cube rests on this side.
 */
export function uprightTurns(front: Sign): number[] {
  const rest = FRONT[front];
  return FACE_ORDER.map((sign) => {
    const face = FACES[sign];
    const normal = rotate(rest, face.normal);
    const wanted: Vector = Math.abs(normal[1]) > 0.5 ? [0, 0, -Math.sign(normal[1])] : Y;
    const up = rotate(inverse(rest), wanted);
    const angle = Math.atan2(-dot(up, face.right), dot(up, face.up));
    return Math.round(angle / QUARTER) * QUARTER + 0;
  });
}

/** Turns on their way from one list to the other, each the short way round. */
export function blendTurns(from: readonly number[], to: readonly number[], amount: number): number[] {
  return to.map((end, index) => {
    const start = from[index] ?? end;
    const way = Math.atan2(Math.sin(end - start), Math.cos(end - start));
    return start + way * amount;
  });
}

/** The first part of the throw, in which the signs turn within their faces. */
const TURNED = 0.24;

/** How much of the signs' turn within their faces is done at `t`; over while the cube is still fast. */
export function turnsAt(t: number): number {
  return smooth(clamp(t / TURNED));
}

/** The lamp dims when the cube is flung, and is a little brighter than before once it has come to rest. */
export function glowAt(t: number): number {
  if (t <= 0) return 1;
  const dimmed = 1 - 0.18 * smooth(clamp(t / 0.1)) * (1 - clamp(t));
  return dimmed + 0.1 * smooth(clamp((t - 0.78) / 0.22));
}

/** The cube at rest on the ground with this sign in front. */
export function restMoment(sign: Sign): Moment {
  return standing(restOf(sign));
}

/** The cube turned like this, on the ground with its lowest edge or corner. */
export function standing(q: Quaternion): Moment {
  return { middle: [0, restingHeight(q), 0], q };
}

/** How high the centre stands so that the lowest corner touches the ground: half edge 1, corners worn round. */
export function restingHeight(q: Quaternion): number {
  const m = matrix(q);
  return (Math.abs(m[1]) + Math.abs(m[4]) + Math.abs(m[7])) * 0.905 + 0.095;
}

/** From 0 to 1, slow at both ends. */
export function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Kept within 0 and 1. */
export function clamp(t: number): number {
  return Math.min(Math.max(t, 0), 1);
}
