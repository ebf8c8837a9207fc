import { expect, test } from "vitest";
import { SIGNS } from "../../contract/content.ts";
import { listStrikes } from "./strikes.ts";
import { STEP_SECONDS, tumble, type Tumble } from "./tumble.ts";
import { TUMBLES } from "./tumbles.ts";

test("every throw strikes the floor, the first time after its flight, and is silent when it lies", () => {
  for (const from of SIGNS)
    for (const to of SIGNS)
      for (const number of TUMBLES[from][to]) {
        const way = tumble(number, from, to);
        const strikes = way ? listStrikes(way) : [];
        expect(strikes.length).toBeGreaterThan(2);
        expect(strikes[0]?.at).toBeGreaterThan(0.15);
        expect(strikes.at(-1)?.at).toBeLessThan(0.95);
        for (const { force } of strikes) {
          expect(force).toBeGreaterThan(0);
          expect(force).toBeLessThanOrEqual(1);
        }
      }
});

test("strokes that the ear cannot tell apart are one, with the force of the harder", () => {
  // Falls, is stopped halfway, a moment later wholly, and long after that thrown up a little.
  const speeds = new Map([
    [0, -6],
    [100, -4],
    [104, 0],
    [300, 1.2],
  ]);
  expect(listStrikes(fallAt(speeds))).toEqual([
    { at: 100 / 480, force: expect.closeTo(4 / 6) },
    { at: 300 / 480, force: expect.closeTo(0.2) },
  ]);
});

/** A cube that changes its speed (upwards, halves of an edge a second) at these steps of its 480. */
function fallAt(speeds: ReadonlyMap<number, number>): Tumble {
  const heights = [10];
  let speed = 0;
  for (let step = 0; step < 480; step++) {
    speed = speeds.get(step) ?? speed;
    heights.push((heights.at(-1) ?? 0) + speed * STEP_SECONDS);
  }
  return (t) => ({ middle: [0, heights[Math.round(t * 480)] ?? 0, 0], q: [0, 0, 0, 1] });
}

test("a cube that does not move strikes nothing", () => {
  expect(listStrikes(() => ({ middle: [0, 1, 0], q: [0, 0, 0, 1] }))).toEqual([]);
});
