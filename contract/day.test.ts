import { expect, test } from "vitest";
import { addDays, localDay, startOfDay } from "./day.ts";

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
