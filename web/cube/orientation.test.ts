import { expect, test } from "vitest";
import { SIGNS } from "../../contract/content.ts";
import {
  blendTurns,
  FACE_ORDER,
  glowAt,
  inverse,
  matrix,
  multiply,
  restOf,
  restingHeight,
  rotate,
  turn,
  turnsAt,
  uprightTurns,
  YAW,
} from "./orientation.ts";
import type { Vector } from "./vectors.ts";

const STEPS = Array.from({ length: 201 }, (_, index) => index / 200);
const NORMALS: Record<(typeof SIGNS)[number], Vector> = {
  flame: [0, 1, 0],
  hope: [0, 0, 1],
  door: [1, 0, 0],
  harp: [0, -1, 0],
  star: [0, 0, -1],
  ring: [-1, 0, 0],
};

test("the faces come in the order of the signs", () => {
  expect(FACE_ORDER).toEqual(SIGNS);
});

test("every sign can come to the front, turned by the same yaw", () => {
  for (const sign of SIGNS) {
    const normal = rotate(restOf(sign), NORMALS[sign]);
    expect(normal[0]).toBeCloseTo(Math.sin(YAW), 6);
    expect(normal[1]).toBeCloseTo(0, 6);
    expect(normal[2]).toBeCloseTo(Math.cos(YAW), 6);
  }
});

test("the light never goes out, and is brighter after the throw", () => {
  for (const t of STEPS) expect(glowAt(t)).toBeGreaterThan(0.8);
  expect(glowAt(0)).toBe(1);
  expect(glowAt(1)).toBeCloseTo(1.1, 9);
});

test("the light never flickers: no frame differs from the last by more than three hundredths", () => {
  for (const [index, t] of STEPS.entries()) {
    expect(Math.abs(glowAt(t) - glowAt(STEPS[index + 1] ?? 1))).toBeLessThan(0.03);
  }
});

test("at rest the cube lies flat, half an edge high", () => {
  for (const sign of SIGNS) expect(restingHeight(restOf(sign))).toBeCloseTo(1, 6);
  const onItsEdge = turn([1, 0, 0], Math.PI / 4);
  expect(restingHeight(onItsEdge)).toBeGreaterThan(1.3);
});

test("with a side face in front every side stands as it was carved", () => {
  expect(uprightTurns("hope").map((angle) => Math.abs(angle))).toEqual([0, 0, 0, 0, 0, 0]);
});

test("whatever lies in front, all signs of the standing faces are upright", () => {
  const up: Record<(typeof SIGNS)[number], Vector> = {
    flame: [0, 0, -1],
    hope: [0, 1, 0],
    door: [0, 1, 0],
    harp: [0, 0, 1],
    star: [0, 1, 0],
    ring: [0, 1, 0],
  };
  for (const front of SIGNS) {
    const turns = uprightTurns(front);
    for (const [index, sign] of SIGNS.entries()) {
      const turned = rotate(turn(NORMALS[sign], turns[index] ?? Number.NaN), up[sign]);
      const seen = rotate(restOf(front), turned);
      const normal = rotate(restOf(front), NORMALS[sign]);
      if (Math.abs(normal[1]) < 0.5) expect(seen[1]).toBeCloseTo(1, 6);
      else expect(seen[2] * Math.sign(normal[1])).toBeCloseTo(-Math.cos(YAW), 6);
    }
  }
});

test("signs turn within their faces the short way, and are done while the cube is fast", () => {
  expect(blendTurns([Math.PI], [-Math.PI / 2], 0.5)[0]).toBeCloseTo(Math.PI * 1.25, 9);
  expect(turnsAt(0)).toBe(0);
  expect(turnsAt(0.25)).toBe(1);
});

test("a matrix of a rotation and of its inverse undo each other", () => {
  const q = restOf("flame");
  expect(multiply(q, inverse(q))[3]).toBeCloseTo(1, 9);
  expect(matrix([0, 0, 0, 1])).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1]);
});
