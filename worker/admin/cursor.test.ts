import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./cursor.ts";

const place = { list: "newest" as const, keys: [1_790_000_000_000, 42] as [number, number], isRest: false };

test("a cursor leads back to where the page ended", () => {
  const text = writeCursor(place);
  expect(text).toMatch(/^[\w-]+$/);
  expect(readCursor(text, "newest")).toEqual(place);
});

test("a cursor of another order is refused", () => {
  expect(() => readCursor(writeCursor(place), "longest")).toThrow("cursor");
});

const forge = (value: unknown) => btoa(JSON.stringify(value));
test.each([
  "x",
  "%%%",
  "😀",
  forge(null),
  forge(["newest", 1, 2]),
  forge(["newest", "1; DROP TABLE users", 2, 0]),
  forge(["newest", 1.5, 2, 0]),
  forge(["newest", -1, 2, 0]),
  forge(["newest", 1e300, 2, 0]),
  forge(["newest", 1, 2, 7]),
  forge({ list: "newest" }),
])("the forged cursor %s is refused", (text) => {
  expect(() => readCursor(text, "newest")).toThrow("cursor");
});
