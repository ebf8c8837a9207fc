import { expect, test } from "vitest";
import { createShakeCounter, type Acceleration } from "./shake.ts";

/** A hand that moves a phone along one axis, `perSecond` times to and fro, `hard` at its hardest (m/s²), read 60 times a second. */
function shakings(hard: number, perSecond: number, seconds: number): number {
  const count = createShakeCounter();
  let shaken = 0;
  for (let frame = 0; frame < seconds * 60; frame++) {
    const force = hard * Math.sin((2 * Math.PI * perSecond * frame) / 60);
    const acceleration: Acceleration = { x: force, y: 0.3 * force, z: 1 };
    if (count(acceleration, (frame * 1000) / 60)) shaken++;
  }
  return shaken;
}

test("a hand that shakes the phone throws once", () => {
  expect(shakings(25, 3, 2)).toBe(1);
  expect(shakings(18, 4, 2)).toBe(1);
});

test("who goes on shaking throws again after the cube has come to rest", () => {
  expect(shakings(25, 3, 7)).toBe(3);
});

test("walking, running and putting the phone down throw nothing", () => {
  expect(shakings(4, 2, 30)).toBe(0);
  expect(shakings(11, 3, 30)).toBe(0);
  const count = createShakeCounter();
  const put = [30, -20, 3, 0, 0].map((z, frame) => count({ x: 0, y: 0, z }, frame * 16));
  expect(put).not.toContain(true);
});

test("slow swings that are far apart are no shaking", () => {
  const count = createShakeCounter();
  const swings = Array.from({ length: 20 }, (_, swing) =>
    count({ x: swing % 2 ? 20 : -20, y: 0, z: 0 }, swing * 600),
  );
  expect(swings).not.toContain(true);
});
