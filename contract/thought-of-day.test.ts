import { expect, test } from "vitest";
import { addDays } from "./day.ts";
import { thoughtOfDay } from "./thought-of-day.ts";

/** Thoughts of whole rounds over ten years, oldest first. */
const ROUNDS = 200;
const days = Array.from({ length: ROUNDS * 18 }, (_, day) => addDays(firstDayOfARound("2026-11-21"), day));
const rounds = Array.from({ length: ROUNDS }, (_, round) =>
  days.slice(round * 18, round * 18 + 18).map(thoughtOfDay),
);

test("all eighteen thoughts come before one returns", () => {
  const all = Array.from({ length: 18 }, (_, index) => index + 1);
  for (const round of rounds) expect(round.toSorted((a, b) => a - b)).toEqual(all);
});

test("36 rounds go by before an order returns", () => {
  for (let first = 0; first + 36 <= ROUNDS; first++) {
    expect(new Set(rounds.slice(first, first + 36).map(String)).size).toBe(36);
  }
});

test("two days in a row have neither the same thought nor the same face, from round to round as well", () => {
  const thoughts = rounds.flat();
  const faces = thoughts.map((thought) => Math.ceil(thought / 3));
  const same = faces.filter((face, index) => face === faces[index + 1]);
  expect(thoughts.filter((thought, index) => thought === thoughts[index + 1])).toEqual([]);
  expect(same).toEqual([]);
});

test("a day has one thought wherever it is asked for", () => {
  expect(thoughtOfDay("2026-11-21")).toBe(thoughtOfDay("2026-11-21"));
  const around = [0, 1, 2].map((ahead) => thoughtOfDay(addDays("2026-11-20", ahead)));
  expect(["2026-11-20", "2026-11-21", "2026-11-22"].map(thoughtOfDay)).toEqual(around);
});

/** The first day after `day` on which a round begins. */
function firstDayOfARound(day: string): string {
  const position = (Date.parse(day) / (24 * 60 * 60 * 1000)) % 18;
  return addDays(day, 18 - position);
}
