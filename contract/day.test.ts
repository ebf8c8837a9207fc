import { expect, test } from "vitest";
import { addDays, localDay, secondsLeft, startOfDay } from "./day.ts";

test.each([
  ["2026-07-01T21:59:59Z", "2026-07-01"],
  ["2026-07-01T22:00:00Z", "2026-07-02"],
  ["2026-12-31T22:59:59Z", "2026-12-31"],
  ["2026-12-31T23:00:00Z", "2027-01-01"],
])("at %s it is %s in Slovenia", (moment, day) => {
  expect(localDay(new Date(moment))).toBe(day);
});

test("a day begins at midnight in Slovenia, also when the clocks change", () => {
  for (let day = "2026-01-01"; day < "2028-01-01"; day = addDays(day, 1)) {
    const start = startOfDay(day);
    expect(localDay(start)).toBe(day);
    expect(localDay(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
  }
});

test.each([
  ["2026-07-01T21:59:59Z", 1],
  ["2026-07-01T22:00:00Z", 24 * 3600],
  ["2026-12-31T22:30:00Z", 1800],
  // The clocks go forward and back: a day of 23 hours, and one of 25.
  ["2026-03-28T23:00:00Z", 23 * 3600],
  ["2026-10-24T22:00:00Z", 25 * 3600],
  ["2026-10-25T00:30:00Z", 22.5 * 3600],
])("at %s the day in Slovenia has %d seconds left", (moment, seconds) => {
  expect(secondsLeft(new Date(moment))).toBe(seconds);
});
