import { expect, test } from "vitest";
import { localDay } from "../../contract/day.ts";
import { daysUntil, writeStartOfDay } from "./local-time.ts";

test("days go back over months, leap years and changes of the clock", () => {
  expect(daysUntil("2028-03-01", 3)).toEqual(["2028-03-01", "2028-02-29", "2028-02-28"]);
  expect(daysUntil("2027-01-01", 2)).toEqual(["2027-01-01", "2026-12-31"]);
  expect(daysUntil("2026-03-30", 3)).toEqual(["2026-03-30", "2026-03-29", "2026-03-28"]);
});

test.each(["2026-01-15", "2026-07-01", "2026-03-29", "2026-03-30", "2026-10-25", "2026-10-26"])(
  "%s begins at midnight in Slovenia, a second after the day before",
  (day) => {
    const start = new Date(writeStartOfDay(day));
    expect(localDay(start)).toBe(day);
    expect(localDay(new Date(start.getTime() - 1000))).toBe(daysUntil(day, 2)[1]);
  },
);
