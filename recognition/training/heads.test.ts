import fc from "fast-check";
import { expect, test } from "vitest";
import { openHeads, scoreHeads } from "../heads.ts";
import { packWeights, roundWeights } from "./packing.ts";

const SIZE = 64;
const table = fc.array(fc.float({ min: -3, max: 3, noNaN: true }), { minLength: SIZE, maxLength: SIZE });

test("all heads are scored together as each would be alone", () => {
  fc.assert(
    fc.property(
      fc.array(table, { minLength: 1, maxLength: 5 }),
      fc.uniqueArray(fc.nat({ max: SIZE - 1 }), { minLength: 1, maxLength: 12 }),
      (tables, window) => {
        const rounded = tables.map((weights) => roundWeights(Float32Array.from(weights)));
        const heads = rounded.map((weights, index) => ({
          name: `fact ${index}`,
          bias: index / 10,
          maybe: 0,
          sure: 1,
          ...packWeights(weights),
        }));
        const scores = scoreHeads(openHeads({ size: SIZE, heads }), window);
        rounded.forEach((weights, index) => {
          const sum = window.reduce((total, feature) => total + (weights[feature] ?? 0), 0);
          expect(scores[index]).toBeCloseTo(sum / Math.sqrt(window.length) + index / 10, 2);
        });
      },
    ),
  );
});

test("without a feature nothing but the bias speaks", () => {
  const heads = [{ name: "grief", bias: -0.5, maybe: 0, sure: 1, step: 1, places: "", weights: "" }];
  expect([...scoreHeads(openHeads({ size: SIZE, heads }), [])]).toEqual([-0.5]);
});
