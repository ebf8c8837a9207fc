import { expect, test } from "vitest";
import { SIGNS } from "../../contract/content.ts";
import { multiply, type Quaternion, restOf, turn } from "./orientation.ts";
import { frontOf, settle, stepOf } from "./sides.ts";

const AWAY: readonly [axis: [number, number, number], angle: number][] = [
  [[0, 1, 0], 0.5],
  [[1, 0, 0], -0.4],
  [[0, 0, 1], 0.6],
];

/** Whether two rotations are the same; a quaternion and its negative are. */
function isSame(a: Quaternion, b: Quaternion): boolean {
  return Math.abs(a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)) > 1 - 1e-9;
}

function press(q: Quaternion, keys: readonly string[]): Quaternion {
  return keys.reduce((at, key) => stepOf(key, at) ?? at, q);
}

test("the sign in front is the one with which the cube lies there", () => {
  for (const sign of SIGNS) expect(frontOf(restOf(sign))).toBe(sign);
});

test("a cube that is let go of falls back on the side from which it was lifted a little", () => {
  for (const sign of SIGNS)
    for (const [axis, angle] of AWAY) {
      const lifted = multiply(turn(axis, angle), restOf(sign));
      expect(isSame(settle(lifted), restOf(sign)), `${sign} ${axis.join()}`).toBe(true);
    }
});

test("the arrow keys bring all six sides to the front, and back again", () => {
  const start = restOf("hope");
  expect(frontOf(press(start, ["ArrowLeft"]))).toBe("door");
  expect(frontOf(press(start, ["ArrowRight"]))).toBe("ring");
  expect(frontOf(press(start, ["ArrowLeft", "ArrowLeft"]))).toBe("star");
  expect(frontOf(press(start, ["ArrowDown"]))).toBe("flame");
  expect(frontOf(press(start, ["ArrowUp"]))).toBe("harp");
  for (const keys of [
    ["ArrowLeft", "ArrowRight"],
    ["ArrowUp", "ArrowDown"],
    ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft"],
  ])
    expect(isSame(press(start, keys), start), keys.join()).toBe(true);
});

test("other keys turn nothing", () => {
  expect(stepOf("a", restOf("hope"))).toBeNull();
});
