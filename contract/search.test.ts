import { expect, test } from "vitest";
import { readQuery } from "./search.ts";

test("blanks around and within a question do not count", () => {
  expect(readQuery("  kaj \n je   modrost ")).toBe("kaj je modrost");
  expect(readQuery("   ")).toBe("");
  expect(readQuery(undefined)).toBe("");
});

test("a question too long is cut", () => {
  expect(readQuery("a".repeat(500))).toHaveLength(200);
});
