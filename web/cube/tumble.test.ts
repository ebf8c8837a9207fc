import { expect, test } from "vitest";
import { SIGNS } from "../../contract/content.ts";
import { restingHeight, restMoment, rotate, type Moment, type Quaternion } from "./orientation.ts";
import { rollCube, tumble } from "./tumble.ts";
import { TUMBLES } from "./tumbles.ts";
import { chooseWay } from "./ways.ts";

const PAIRS = SIGNS.flatMap((from) => SIGNS.map((to) => ({ from, to, numbers: TUMBLES[from][to] })));
const NUMBERS = [...new Set(PAIRS.flatMap(({ numbers }) => numbers))];
const FRAMES = Array.from({ length: 121 }, (_, frame) => frame / 120);

function angleBetween(a: Quaternion, b: Quaternion): number {
  const alike = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  return 2 * Math.acos(Math.min(1, Math.abs(alike)));
}

function awayFrom(one: Moment, other: Moment): number {
  return Math.hypot(...one.middle.map((value, axis) => value - (other.middle[axis] ?? 0)));
}

test("every throw that is chosen begins as the cube lies and comes to rest with its sign in front", () => {
  for (const { from, to, numbers } of PAIRS) {
    expect(numbers.length).toBeGreaterThanOrEqual(10);
    for (const number of numbers) {
      const way = tumble(number, from, to);
      const [begin, end] = [way?.(0), way?.(1)];
      if (!begin || !end) throw new Error(`${number} leads from ${from} elsewhere than to ${to}.`);
      expect(awayFrom(begin, restMoment(from))).toBeLessThan(0.01);
      expect(angleBetween(begin.q, restMoment(from).q)).toBeLessThan(0.001);
      expect(awayFrom(end, restMoment(to))).toBeLessThan(1e-9);
      expect(angleBetween(end.q, restMoment(to).q)).toBeLessThan(1e-6);
    }
  }
});

test("ten throws between the same signs take ten ways", () => {
  const ways = Array.from({ length: 10 }, () => chooseWay("hope", "door", Math.random));
  const places = ways.map((way) => way(0.4));
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      expect(awayFrom(one, other) + angleBetween(one.q, other.q)).toBeGreaterThan(0.15);
});

test("the cube flies, strikes the floor more than once, falls over an edge, and never sinks in", () => {
  for (const number of NUMBERS) {
    const path = rollCube(number);
    const lifts = path.map(({ middle, q }) => middle[1] - restingHeight(q));
    expect(Math.max(...lifts)).toBeGreaterThan(0.4);
    // How far a corner goes down before the floor pushes it back.
    expect(Math.min(...lifts)).toBeGreaterThan(-0.05);
    const strokes = lifts.filter((lift, step) => lift < 0.01 && (lifts[step - 1] ?? 0) >= 0.01);
    expect(strokes.length).toBeGreaterThan(1);
    // On the floor, and stood on an edge or a corner.
    const isTilted = path.some(
      ({ q }, step) => step > 60 && (lifts[step] ?? 1) < 0.03 && restingHeight(q) > 1.2,
    );
    expect(isTilted).toBe(true);
  }
});

test("every hop is lower than the throw", () => {
  for (const number of NUMBERS) {
    const heights = rollCube(number).map(({ middle }) => middle[1]);
    const late = heights.slice(Math.floor(heights.length / 2));
    expect(Math.max(...late)).toBeLessThan(Math.max(...heights) * 0.9);
  }
});

test("it never jumps: from one frame to the next it goes and turns a little", () => {
  for (const { from, to, numbers } of PAIRS) {
    const way = tumble(numbers[0] ?? 0, from, to);
    for (const [index, t] of FRAMES.slice(1).entries()) {
      const [before, now] = [way?.(FRAMES[index] ?? 0), way?.(t)];
      if (!before || !now) throw new Error("There is no such throw.");
      expect(awayFrom(before, now)).toBeLessThan(0.3);
      expect(angleBetween(before.q, now.q)).toBeLessThan(0.4);
    }
  }
});

test("its face in front is upright whichever way it came", () => {
  const end = chooseWay("flame", "hope", Math.random)(1);
  expect(rotate(end.q, [0, 1, 0])[1]).toBeGreaterThan(0.999);
});

test("a number that leads elsewhere is no way there", () => {
  const elsewhere = TUMBLES.flame.harp[0] ?? 0;
  expect(tumble(elsewhere, "hope", "star")).toBeNull();
});
