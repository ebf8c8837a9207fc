import { expect, test } from "vitest";
import { ABUSE_FACTS, LEARNED_FACTS, LIFE_FACTS, type Recognised } from "../facts.ts";
import { recognise } from "../recognise.ts";
import { readAllFactLines } from "./heads-training.ts";

/** Messages of a writer who wrote only to measure with; a training moves each share by a few hundredths. */
const lines = readAllFactLines("test").map(({ labels, text }) => ({ labels, reading: recognise(text) }));

/** The least share of the messages of a fact in which it is at least possible. */
const LEAST = 0.55;
/** Said in too many ways: more than half of it is missed. A protest is heard beside its question (answers.ts) instead. */
const WEAK: readonly string[] = ["correction"];

test.each(LEARNED_FACTS.filter((fact) => !WEAK.includes(fact)))(
  "%s is found in most messages that tell it",
  (fact) => {
    const own = lines.filter(({ labels }) => labels.includes(fact));
    expect(own.length).toBeGreaterThanOrEqual(10);
    expect(shareOf(own, ({ facts }) => facts.has(fact))).toBeGreaterThanOrEqual(LEAST);
  },
);

const GRAVE: readonly string[] = [...LIFE_FACTS, ...ABUSE_FACTS, "harm_other", "medical", "damnation"];

test("danger to life is at least asked about", () => {
  const inDanger = lines.filter(({ labels }) => labels.some((label) => SETTLED.includes(label)));
  expect(shareOf(inDanger, ({ level }) => level !== "nothing")).toBeGreaterThanOrEqual(0.94);
});

test("the card is not shown for what is not grave", () => {
  const harmless = lines.filter(({ labels }) => !labels.some((label) => GRAVE.includes(label)));
  expect(shareOf(harmless, ({ level }) => level === "now")).toBeLessThanOrEqual(0.02);
});

const SETTLED: readonly string[] = LIFE_FACTS.filter((fact) => fact !== "harm_other");

function shareOf(chosen: typeof lines, fits: (reading: Recognised) => boolean): number {
  return chosen.filter(({ reading }) => fits(reading)).length / chosen.length;
}
