import { expect, test } from "vitest";
import { countTypos, Vocabulary } from "./vocabulary.ts";

function makeVocabulary(...words: string[]): Vocabulary {
  const vocabulary = new Vocabulary((word) => word);
  for (const word of words) vocabulary.learn(word);
  return vocabulary;
}

test("letters changed, left out, added or swapped are counted", () => {
  expect(countTypos("upanje", "upanje")).toBe(0);
  expect(countTypos("upanej", "upanje")).toBe(1);
  expect(countTypos("upanje", "upnje")).toBe(1);
  expect(countTypos("wisdom", "wysdomm")).toBe(2);
  expect(countTypos("wisdom", "hope", 2)).toBeGreaterThan(2);
});

test("a known word means itself, and a longer one a little", () => {
  const meanings = makeVocabulary("modro", "modrost", "mir").lookUp("modro");
  expect(meanings.map(({ stem }) => stem)).toEqual(["modro", "modrost"]);
  expect(meanings[1]?.weight).toBeLessThan(0.5);
});

test("a begun word means what begins with it", () => {
  expect(makeVocabulary("hvaležnost", "hvala", "glas").lookUp("hva")).toHaveLength(2);
  expect(makeVocabulary("hvala").lookUp("hv")).toEqual([]);
});

test("a misspelt word means the nearest one, a short one must be right", () => {
  const vocabulary = makeVocabulary("upanje", "upanja", "kruh", "zavetje");
  expect(vocabulary.lookUp("upanjw").map(({ stem }) => stem)).toEqual(["upanje", "upanja"]);
  expect(vocabulary.lookUp("krh")).toEqual([]);
  expect(vocabulary.lookUp("xqzwvk")).toEqual([]);
});
