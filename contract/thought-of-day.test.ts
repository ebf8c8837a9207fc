import { expect, test } from "vitest";
import { dayOf, daysUntil, startOfDay, thoughtOfDay } from "./thought-of-day.ts";

/** Thoughts of whole rounds over ten years, oldest first. */
const ROUNDS = 200;
const days = daysUntil(lastDayOfARound("2036-11-21"), ROUNDS * 18).toReversed();
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
  expect(["2026-11-20", "2026-11-21", "2026-11-22"].map(thoughtOfDay)).toEqual(
    daysUntil("2026-11-22", 3).toReversed().map(thoughtOfDay),
  );
});

test.each([
  ["2026-01-31T22:59:59Z", "2026-01-31"],
  ["2026-01-31T23:00:00Z", "2026-02-01"],
  ["2026-06-30T21:59:59Z", "2026-06-30"],
  ["2026-06-30T22:00:00Z", "2026-07-01"],
])("at %s it is %s in Slovenia", (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
});

test("days go back over months, leap years and changes of the clock", () => {
  expect(daysUntil("2028-03-01", 3)).toEqual(["2028-03-01", "2028-02-29", "2028-02-28"]);
  expect(daysUntil("2027-01-01", 2)).toEqual(["2027-01-01", "2026-12-31"]);
  expect(daysUntil("2026-03-30", 3)).toEqual(["2026-03-30", "2026-03-29", "2026-03-28"]);
});

test.each(["2026-01-15", "2026-07-01", "2026-03-29", "2026-03-30", "2026-10-25", "2026-10-26"])(
  "%s begins at midnight in Slovenia, a second after the day before",
  (day) => {
    const start = new Date(startOfDay(day));
    expect(dayOf(start)).toBe(day);
    expect(dayOf(new Date(start.getTime() - 1000))).toBe(daysUntil(day, 2)[1]);
  },
);

/** The last day before `day` on which a round ended. */
function lastDayOfARound(day: string): string {
  const position = (Date.parse(day) / (24 * 60 * 60 * 1000)) % 18;
  return daysUntil(day, position + 2).at(-1) ?? day;
}
