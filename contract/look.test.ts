import { expect, test } from "vitest";
import { chooseLook, readLook } from "./look.ts";

test("what was chosen counts at every hour and with every system", () => {
  for (const hour of [3, 12]) {
    expect(chooseLook("day", false, hour)).toBe("day");
    expect(chooseLook("night", true, hour)).toBe("night");
  }
});

test("by itself it follows the system by day, and is night from eight in the evening until six", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  expect(hours.filter((hour) => chooseLook(undefined, true, hour) === "day")).toEqual(hours.slice(6, 20));
  expect(hours.filter((hour) => chooseLook(undefined, false, hour) === "day")).toEqual([]);
});

test.each([
  ["look=day", "day"],
  ["lng=sl; look=night; still=yes", "night"],
  ["look=purple", undefined],
  ["outlook=day", undefined],
  ["", undefined],
])("of the cookies »%s« the choice is %s", (cookies, look) => {
  expect(readLook(cookies)).toBe(look);
});
