import type { Sign } from "../../contract/content.ts";
import { THROW_MILLISECONDS } from "./cube-state.ts";
import { FLAT } from "./faces.ts";
import {
  blend,
  clamp,
  FRONT,
  inverse,
  multiply,
  normalize,
  restMoment,
  rotate,
  smooth,
  turn,
  YAW,
  type Moment,
  type Quaternion,
} from "./orientation.ts";
import { add, cross, dot, scale, type Vector } from "./vectors.ts";

/*
 * A throw as a rigid body does it: flung up, it strikes the floor with its corners, catches on an edge and falls over it.
 * No library: one cube on one floor takes a fraction of its weight. Lengths are halves of the cube's edge, times seconds;
 * the cube weighs 1. A throw is known by its number: from there on nothing but sums, products and square roots leads to its
 * end, which every browser reckons alike, so that the build can choose the throws that come to rest as wanted.
 */

/** A throw from one rest to another, at a part of its time from 0 to 1. */
export type Tumble = (t: number) => Moment;

const THROW_SECONDS = THROW_MILLISECONDS / 1000;
export const STEP_SECONDS = 1 / 240;
/** Of a cube as heavy as this one looks. */
const GRAVITY = 24;
/** Wood on wood: how much of a stroke comes back, and how it holds. */
const BOUNCE = 0.34;
const FRICTION = 0.5;
/** A stroke slower than that comes to nothing. */
const SOFT = 0.9;
/** An evenly heavy cube resists being turned by so much, about any axis. */
const INERTIA = 2 / 3;
/** The corners as balls in a box, as the shader draws them (BODY, ROUND). */
const ROUND = 0.095;
const CORNERS: readonly Vector[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [-1, 1].map((z): Vector => [x * FLAT, y * FLAT, z * FLAT])),
);
/** How often the strokes of a moment are weighed against each other. */
const ROUNDS = 6;
/** How deep a corner may be in the floor is taken back by this part each step. */
const LIFTED = 0.4;
/** When so much of the motion is over, the eye has followed it. */
const FOLLOWED = 0.8;

/** At the end of its motion it goes over into its exact place. */
const CALMED_STEPS = 24;

const UP: Vector = [0, 1, 0];
const UNTURNED: Quaternion = [0, 0, 0, 1];

interface Body {
  middle: Vector;
  speed: Vector;
  q: Quaternion;
  spin: Vector;
}

/** The motion of a throw by itself: it begins unturned, and each step is `STEP_SECONDS`. Empty where it does not end in time. */
export function rollCube(number: number): Moment[] {
  const body = launch(number);
  const path: Moment[] = [{ middle: body.middle, q: body.q }];
  for (let step = 1; step < THROW_SECONDS / STEP_SECONDS; step++) {
    move(body);
    path.push({ middle: body.middle, q: body.q });
    if (step > 60 && isStill(body)) return path;
  }
  return [];
}

/**
 * The angle by which the eye has to go round the cube, so that a throw from one sign comes to rest with the other in
 * front (radians, either way); null where another face lies in front.
 */
export function aroundFor(last: Moment, from: Sign, to: Sign): number | null {
  const [x, y, z, w] = multiply(multiply(FRONT[to], inverse(FRONT[from])), inverse(last.q));
  if (x * x + z * z > 0.001) return null;
  const angle = 2 * Math.atan2(y, w);
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

/**
 * The throw of this number as the eye sees it that goes along with it: what the cube has travelled, and what is left of
 * its turn about the upright axis, are taken back by and by while it moves. Null where it does not come to rest with this
 * sign in front.
 */
export function tumble(number: number, from: Sign, to: Sign): Tumble | null {
  const path = rollCube(number);
  const last = path.at(-1);
  const around = last && aroundFor(last, from, to);
  if (!last || around === null || around === undefined) return null;
  const end = path.length - 1;
  const rest = restMoment(to);
  const see = (place: number): Moment => {
    if (place >= end) return rest;
    const index = Math.floor(place);
    const now = path[index] ?? last;
    const next = path[index + 1] ?? now;
    const part = place - index;
    const taken = takenBack(place / end);
    const follow = turn(UP, YAW + around * taken);
    const middle = add(scale(now.middle, 1 - part), scale(next.middle, part));
    const [x, , z] = last.middle;
    const seen = rotate(follow, add(middle, [-x * taken, 0, -z * taken]));
    const q = multiply(follow, multiply(blend(now.q, next.q, part), FRONT[from]));
    // It lies still but for a hair.
    const still = smooth(clamp(1 - (end - place) / CALMED_STEPS));
    return {
      middle: add(scale(seen, 1 - still), scale(rest.middle, still)),
      q: blend(q, rest.q, still),
    };
  };
  return (t) => see((Math.min(Math.max(t, 0), 1) * THROW_SECONDS) / STEP_SECONDS);
}

/** How much of its way the eye has taken back when this part of the motion is over, 0 to 1. */
export function takenBack(part: number): number {
  return smooth(clamp(part / FOLLOWED));
}

/** How the hand flings it: the number is all that it depends on. */
function launch(number: number): Body {
  const random = createRandom(number);
  const spread = (low: number, high: number) => low + (high - low) * random();
  const [x, z] = direction(random);
  const [fast, spin] = [spread(1.2, 3.4), spread(2.5, 11)];
  return {
    middle: UP,
    speed: [x * fast, spread(5.6, 7.4), z * fast],
    q: UNTURNED,
    // Forwards as it flies, and a little about every axis.
    spin: [z * spin + spread(-2.5, 2.5), spread(-4, 4), -x * spin + spread(-2.5, 2.5)],
  };
}

function direction(random: () => number): [x: number, z: number] {
  for (;;) {
    const [x, z] = [random() * 2 - 1, random() * 2 - 1];
    const long = Math.sqrt(x * x + z * z);
    if (long > 0.1 && long <= 1) return [x / long, z / long];
  }
}

/** Numbers from 0 up to 1, always the same after the same beginning (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function move(body: Body): void {
  body.speed = add(body.speed, [0, -GRAVITY * STEP_SECONDS, 0]);
  body.middle = add(body.middle, scale(body.speed, STEP_SECONDS));
  body.q = turnOn(body.q, scale(body.spin, STEP_SECONDS / 2));
  const touching = CORNERS.map((corner) => add(rotate(body.q, corner), [0, -ROUND, 0]))
    .map((arm) => ({ arm, depth: -arm[1] - body.middle[1], push: 0, held: 0, back: 0 }))
    .filter(({ depth }) => depth > 0);
  for (const contact of touching) {
    const down = -speedAt(body, contact.arm)[1];
    contact.back = down > SOFT ? down * BOUNCE : 0;
  }
  for (let round = 0; round < ROUNDS; round++) for (const contact of touching) strike(body, contact);
  const deepest = touching.reduce((most, { depth }) => Math.max(most, depth), 0);
  body.middle = add(body.middle, [0, deepest * LIFTED, 0]);
}

function turnOn(q: Quaternion, [x, y, z]: Vector): Quaternion {
  const by = multiply([x, y, z, 0], q);
  return normalize([q[0] + by[0], q[1] + by[1], q[2] + by[2], q[3] + by[3]]);
}

/** One stroke of the floor against a corner: upwards, and against its sliding. */
function strike(body: Body, contact: { arm: Vector; push: number; held: number; back: number }): void {
  const { arm } = contact;
  const before = contact.push;
  contact.push = Math.max(0, before + (contact.back - speedAt(body, arm)[1]) / yielding(arm, UP));
  push(body, arm, [0, contact.push - before, 0]);
  const [x, , z] = speedAt(body, arm);
  const sliding = Math.sqrt(x * x + z * z);
  if (sliding < 1e-9) return;
  const against: Vector = [-x / sliding, 0, -z / sliding];
  const hold = Math.min(sliding / yielding(arm, against), contact.push * FRICTION - contact.held);
  if (hold <= 0) return;
  contact.held += hold;
  push(body, arm, scale(against, hold));
}

function speedAt({ speed, spin }: Body, arm: Vector): Vector {
  return add(speed, cross(spin, arm));
}

/** How fast a push of 1 in this direction makes a point of the cube. */
function yielding(arm: Vector, towards: Vector): number {
  const lever = cross(arm, towards);
  return 1 + dot(lever, lever) / INERTIA;
}

function push(body: Body, arm: Vector, by: Vector): void {
  body.speed = add(body.speed, by);
  body.spin = add(body.spin, scale(cross(arm, by), 1 / INERTIA));
}

function isStill({ middle, speed, spin }: Body): boolean {
  return middle[1] < 1.01 && dot(speed, speed) < 0.015 && dot(spin, spin) < 0.015;
}
