import { expect, test } from "vitest";
import { findInterval, printShare } from "./shares.ts";

test.each([
  { count: 8, all: 10, low: 0.4902, high: 0.9433 },
  { count: 0, all: 100, low: 0, high: 0.037 },
  { count: 100, all: 100, low: 0.963, high: 1 },
  { count: 0, all: 0, low: 0, high: 1 },
])("the interval of $count of $all is Wilson's", ({ count, all, low, high }) => {
  const interval = findInterval({ count, all });
  expect(interval[0]).toBeCloseTo(low, 4);
  expect(interval[1]).toBeCloseTo(high, 4);
});

test("a share is printed with its interval and its numbers, and a share of nothing as none", () => {
  expect(printShare({ count: 8, all: 10 })).toBe("0.800 [0.490, 0.943] 8 of 10");
  expect(printShare({ count: 0, all: 0 })).toBe("none");
});
