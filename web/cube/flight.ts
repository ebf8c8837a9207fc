import type { Sign } from "../../contract/content.ts";
import { FACES, FLAT } from "./faces.ts";
import {
  FACE_ORDER,
  matrix,
  type Moment,
  type Quaternion,
  restMoment,
  rotate,
  uprightTurns,
} from "./orientation.ts";
import type { Framing } from "./placement.ts";
import type { Tumble } from "./tumble.ts";
import { add, cross, dot, normalized, scale, type Vector } from "./vectors.ts";

/*
 * The throw as transforms of planes, for a cube that the style sheet's engine draws: seen by the same eye, moving by the
 * same laws and casting the same light as the one of the shader, so that one can take the place of the other.
 */

/** The eye, and what it looks at, as in scene-shader.ts. */
const EYE: Vector = [0, 2.95, 8.2];
const AIM: Vector = [0, 0.86, 0];
const DISTANCE = Math.hypot(EYE[1] - AIM[1], EYE[2]);
const AHEAD: Vector = [0, (AIM[1] - EYE[1]) / DISTANCE, -EYE[2] / DISTANCE];
const UP: Vector = [0, -AHEAD[2], AHEAD[1]];

/** Pictures of the ground per throw; between those of the cube the browser finds the way itself. */
const GROUND_STEPS = 80;
const CUBE_STEPS = 60;
const SHADE_EVERY = 4;
/** When the signs turn within their faces, the cube is at its fastest and nobody sees it. */
const TURNED = 0.1;

/** How the frame looks at the cube, in pixels. */
export interface Eye {
  /** The vanishing point from the upper left corner of the frame. */
  x: number;
  y: number;
  /** From the eye to the screen. */
  perspective: number;
  /** Half an edge of the cube. */
  unit: number;
}

/** A frame of this many pixels, seen as `framing` says. */
export function eyeOf({ x, y, zoom }: Framing, width: number, height: number): Eye {
  const half = height / 2;
  return {
    x: width / 2 + x * half,
    y: half - y * half,
    perspective: zoom * half,
    unit: (zoom * half) / DISTANCE,
  };
}

/** The room as the eye sees it; within it heights count upwards. */
export function roomTransform({ perspective, unit }: Eye): string {
  const depth = (axis: Vector) => -unit * (axis[1] * EYE[1] + axis[2] * EYE[2]);
  return toMatrix([
    [1, 0, 0, 0],
    [0, -UP[1], -AHEAD[1], 0],
    [0, -UP[2], -AHEAD[2], 0],
    [0, -depth(UP), perspective - depth(AHEAD), 1],
  ]);
}

/** The point of the ground under the cube as the eye sees it, and how long and how deep a step of half an edge is there. */
export function groundOf({ x, y, perspective }: Eye): { x: number; y: number; across: number; deep: number } {
  const seen = (z: number) => {
    const high = UP[2] * (z - EYE[2]) - UP[1] * EYE[1];
    const ahead = AHEAD[2] * (z - EYE[2]) - AHEAD[1] * EYE[1];
    return { y: y - (perspective * high) / ahead, across: perspective / ahead };
  };
  const foot = seen(0);
  return { x, ...foot, deep: (seen(1).y - seen(-1).y) / 2 };
}

/** A flat piece of the cube's skin: how large it is and where it lies in the cube's own space. */
export interface Piece {
  kind: "face" | "edge" | "corner";
  sign?: Sign;
  width: number;
  height: number;
  normal: Vector;
  up: Vector;
  /** From the heart of the cube. */
  distance: number;
}

/** Six faces, twelve bevelled edges and eight corners, in halves of the cube's edge. */
export function pieces(): Piece[] {
  const bevel = (1 - FLAT) * Math.SQRT2;
  const faces = FACE_ORDER.map((sign): Piece => {
    const { normal, up } = FACES[sign];
    return { kind: "face", sign, width: FLAT * 2, height: FLAT * 2, normal, up, distance: 1 };
  });
  const edges: Piece[] = [];
  const corners: Piece[] = [];
  const normals = Object.values(FACES).map(({ normal }) => normal);
  for (const [i, a] of normals.entries()) {
    for (const b of normals.slice(i + 1)) {
      if (dot(a, b) !== 0) continue;
      const distance = (1 + FLAT) / Math.SQRT2;
      const up = cross(a, b);
      edges.push({
        kind: "edge",
        width: bevel,
        height: FLAT * 2,
        normal: normalized(add(a, b)),
        up,
        distance,
      });
    }
  }
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      for (const z of [-1, 1]) {
        const side = (bevel / Math.sqrt(3)) * 2;
        const distance = (1 + 2 * FLAT) / Math.sqrt(3);
        const up = normalized([2 * x, -y, -z]);
        corners.push({
          kind: "corner",
          width: side,
          height: side,
          normal: normalized([x, y, z]),
          up,
          distance,
        });
      }
  return [...faces, ...edges, ...corners];
}

/** Where a piece lies, for an element that has its middle at the heart of the cube. */
export function pieceTransform({ normal, up, distance }: Piece, { unit: size }: Eye): string {
  const right = cross(up, normal);
  const far = distance * size;
  return toMatrix([
    [...right, 0],
    [-up[0], -up[1], -up[2], 0],
    [...normal, 0],
    [normal[0] * far, normal[1] * far, normal[2] * far, 1],
  ]);
}

/** How the planes stand at one moment. */
export interface Pose {
  /** The cube in its room. */
  cube: string;
  /** For each face in the order of `FACE_ORDER`: the turn of the sign within it, how dark it is, its light on the ground. */
  faces: { turn: string; shade: number; light: string }[];
}

/** The cube at rest with a sign in front; lights are squares of `lightSize` pixels at the vanishing point. */
export function restPose(sign: Sign, eye: Eye, lightSize: number): Pose {
  return poseAt(restMoment(sign), uprightTurns(sign), eye, lightSize);
}

/** The cube at any moment, its signs turned within their faces by `turns` in the order of `FACE_ORDER`. */
export function poseAt(moment: Moment, turns: readonly number[], eye: Eye, lightSize: number): Pose {
  return {
    cube: placeOf(moment, eye),
    faces: FACE_ORDER.map((each, index) => ({
      turn: turnOf(turns[index]),
      shade: shadeOf(rotate(moment.q, FACES[each].normal)),
      light: lightOf(each, turns[index] ?? 0, moment, eye, lightSize),
    })),
  };
}

export interface CubeFlight {
  cube: Keyframe[];
  /** As in a pose. */
  faces: { turn: Keyframe[]; shade: Keyframe[] }[];
}

/** The throw of a cube that lies with `from` in front and comes to rest with `to`, on this way. */
export function cubeFlight(from: Sign, to: Sign, way: Tumble, eye: Eye): CubeFlight {
  const moments = momentsOf(way, CUBE_STEPS);
  const [before, after] = [uprightTurns(from), uprightTurns(to)];
  return {
    cube: moments.map(({ offset, moment }) => ({ offset, transform: placeOf(moment, eye) })),
    faces: FACE_ORDER.map((sign, index) => ({
      turn: [
        { offset: 0, easing: "step-end", transform: turnOf(before[index]) },
        { offset: TURNED, transform: turnOf(after[index]) },
        { offset: 1, transform: turnOf(after[index]) },
      ],
      shade: moments
        .filter((_, step) => step % SHADE_EVERY === 0)
        .map(({ offset, moment }) => ({ offset, opacity: shadeOf(rotate(moment.q, FACES[sign].normal)) })),
    })),
  };
}

/** The same throw on the ground, for each face in the order of `FACE_ORDER`. */
export function groundFlight(from: Sign, to: Sign, way: Tumble, eye: Eye, lightSize: number): Keyframe[][] {
  const moments = momentsOf(way, GROUND_STEPS);
  const [before, after] = [uprightTurns(from), uprightTurns(to)];
  return FACE_ORDER.map((sign, index) =>
    moments.map(({ offset, moment }) => {
      const turn = (offset < TURNED ? before : after)[index] ?? 0;
      // No way leads from one projection to the next: each stands until the other comes.
      return { offset, easing: "step-end", transform: lightOf(sign, turn, moment, eye, lightSize) };
    }),
  );
}

function momentsOf(way: Tumble, steps: number) {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const offset = index / steps;
    return { offset, moment: way(offset) };
  });
}

function placeOf({ middle, q }: Moment, { unit }: Eye): string {
  const [x, y, z] = middle.map((value) => `${round(value * unit)}px`);
  return `translate3d(${x}, ${y}, ${z}) ${rotationOf(q)}`;
}

/** Angles count counter-clockwise in the scene and clockwise here. */
function turnOf(angle = 0): string {
  return `rotate(${Math.round((-angle * 180) / Math.PI)}deg)`;
}

/** What is turned up lies in the dark: the lamp is inside, and its light comes back from the ground. */
function shadeOf([, y]: Vector): number {
  return round(Math.min(Math.max(0.06 + 0.34 * y, 0), 0.4));
}

function rotationOf(q: Quaternion): string {
  const m = matrix(q);
  return toMatrix([
    [m[0], m[1], m[2], 0],
    [m[3], m[4], m[5], 0],
    [m[6], m[7], m[8], 0],
    [0, 0, 0, 1],
  ]);
}

/**
 * A face as the lamp at the heart of the cube throws it on the ground and the eye sees it there: two projections in one.
 * What is turned up throws nothing, which the browser finds out by itself, as of everything behind the eye.
 */
function lightOf(
  sign: Sign,
  angle: number,
  { middle: [acrossFloor, height, alongFloor], q }: Moment,
  { perspective }: Eye,
  side: number,
): string {
  const face = FACES[sign];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const right = rotate(q, add(scale(face.right, c), scale(face.up, s)));
  const up = rotate(q, add(scale(face.up, c), scale(face.right, -s)));
  const normal = rotate(q, face.normal);
  /** A direction from the lamp, in homogeneous pixels on the screen. */
  const project = ([x, y, z]: Vector): Vector => {
    const far = -y;
    const [gx, gz] = [x * height + acrossFloor * far, z * height + alongFloor * far];
    const high = UP[2] * gz - far * (UP[1] * EYE[1] + UP[2] * EYE[2]);
    const ahead = AHEAD[2] * gz - far * (AHEAD[1] * EYE[1] + AHEAD[2] * EYE[2]);
    return [perspective * gx, -perspective * high, ahead];
  };
  const half = side / 2;
  const across = scale(project(right), 1 / half);
  const down = scale(project(up), -1 / half);
  const corner = project(add(normal, add(scale(right, -1), up)));
  const flat = ([x, y, z]: Vector): Column => [x / DISTANCE, y / DISTANCE, 0, z / DISTANCE];
  return toMatrix([flat(across), flat(down), [0, 0, 1, 0], flat(corner)]);
}

type Column = readonly [number, number, number, number];

function toMatrix(columns: readonly Column[]): string {
  return `matrix3d(${columns.flat().map(round).join()})`;
}

function round(value: number): number {
  return Math.round(value * 1e7) / 1e7;
}
