import { expect, test } from "vitest";
import { localizedPath } from "./locale.ts";
import { readThought, thoughtPath } from "./thoughts.ts";

test("an address names the thoughts 1 to 18", () => {
  const numbers = Array.from({ length: 18 }, (_, index) => index + 1);
  expect(numbers.map((number) => readThought(String(number)))).toEqual(numbers);
});

test.each(["0", "19", "99", "-1", "07", "7.0", "7e0", " 7", "abc", "", undefined, null, 7, ["7"]])(
  "%j names no thought",
  (value) => {
    expect(readThought(value)).toBeNull();
  },
);

test("a permanent link is plain in Slovenian and names English", () => {
  expect(localizedPath(thoughtPath(7), "sl")).toBe("/throw-cube?thought=7");
  expect(localizedPath(thoughtPath(7), "en")).toBe("/throw-cube?thought=7&lng=en");
});
