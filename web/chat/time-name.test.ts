import { expect, test } from "vitest";
import { nameTime } from "./time-name.ts";

const now = new Date(2026, 10, 23, 18, 30);
test.each([
  [new Date(2026, 10, 23, 14, 5), "today at 14:05", "danes ob 14.05"],
  [new Date(2026, 10, 23, 0, 0), "today at 0:00", "danes ob 0.00"],
  [new Date(2026, 10, 22, 23, 59), "yesterday at 23:59", "včeraj ob 23.59"],
  [new Date(2026, 10, 21, 8, 30), "21\u00a0November at 8:30", "21.\u00a011. ob 8.30"],
  [new Date(2025, 10, 23, 8, 30), "23\u00a0November at 8:30", "23.\u00a011. ob 8.30"],
  // The clock was set back meanwhile.
  [new Date(2026, 10, 24, 8, 30), "24\u00a0November at 8:30", "24.\u00a011. ob 8.30"],
])("%s is named in both languages", (time, en, sl) => {
  expect(nameTime(time, "en", now)).toBe(en);
  expect(nameTime(time, "sl", now)).toBe(sl);
});

test("the day goes by the clock of the device, also over the change of the clocks", () => {
  expect(nameTime(new Date(2026, 9, 24, 23, 0), "en", new Date(2026, 9, 25, 1, 0))).toBe(
    "yesterday at 23:00",
  );
});
