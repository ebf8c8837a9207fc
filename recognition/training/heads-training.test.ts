import { expect, test } from "vitest";
import { openHeads, scoreHeads } from "../heads.ts";
import { calibrateHeads } from "./calibration.ts";
import { HEAD_SETTINGS, learnHead, readFeaturesOf, type HeadExample } from "./heads-training.ts";
import { packWeights, roundWeights } from "./packing.ts";

const SAID: readonly (readonly [label: string, text: string])[] = [
  ["grief", "mama mi je umrla"],
  ["grief", "umrl mi je brat"],
  ["grief", "my dad died last week"],
  ["grief", "my sister died in May"],
  ["grief", "babica je umrla in jo pogrešam"],
  ["school", "jutri pišem test iz matematike"],
  ["school", "v šoli imam samo slabe ocene"],
  ["school", "i failed my maths test"],
  ["school", "exam tomorrow and i know nothing"],
  ["school", "profesorica me ne mara, ocene padajo"],
];
const examples: HeadExample[] = SAID.map(([label, text]) => ({
  features: readFeaturesOf(text),
  labels: new Set([label]),
  weight: 1,
  isUnlabelled: false,
}));

test("a fact is learned from a few messages and found in another one", () => {
  const heads = ["grief", "school"].map((name) => {
    const { weights, bias } = learnHead(examples, name);
    return { name, bias, maybe: 0, sure: 0, ...packWeights(roundWeights(weights)) };
  });
  const lines = SAID.map(([label, text]) => ({ labels: [label], writer: "x", text }));
  const opened = openHeads(calibrateHeads({ size: HEAD_SETTINGS.size, heads }, lines, []));
  const [grief = 0, school = 0] = scoreHeads(opened, readFeaturesOf("moja mama je umrla"));
  expect(grief).toBeGreaterThan(opened.heads[0]?.sure ?? Infinity);
  expect(school).toBeLessThan(grief);
});
