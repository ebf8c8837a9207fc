import { expect, test } from "vitest";
import { estimateDifference, estimateMean, estimateShare, printMean, printShare } from "./intervals.ts";

test("a share has Wilson's interval, a share of nothing none", () => {
  const share = estimateShare(0, 10);
  expect(share?.low).toBe(0);
  expect(share?.high).toBeCloseTo(0.2775, 4);
  expect(printShare(estimateShare(65, 188))).toBe("35 % [28, 42]");
  expect(printShare(estimateShare(0, 0))).toBe("–");
});

test("a difference of shares has Newcombe's interval", () => {
  // Newcombe 1998, example (a): 56 of 70 and 48 of 80.
  const difference = estimateDifference(estimateShare(48, 80), estimateShare(56, 70));
  expect(difference?.value).toBeCloseTo(0.2, 4);
  expect(difference?.low).toBeCloseTo(0.0524, 4);
  expect(difference?.high).toBeCloseTo(0.3339, 4);
});

test("a mean has Student's interval within its scale; one value tells nothing of the others", () => {
  const mean = estimateMean([1, 2, 3], [1, 5]);
  expect([mean?.value, mean?.low]).toEqual([2, 1]);
  expect(mean?.high).toBeCloseTo(2 + 4.303 / Math.sqrt(3), 3);
  expect(printMean(estimateMean([4], [1, 5]))).toBe("4.0 [1.0, 5.0]");
});
