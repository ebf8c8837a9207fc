import { expect, test } from "vitest";
import { splitClauses } from "./clauses.ts";
import { detectDanger } from "./detect.ts";

test("a sentence is heard clause by clause, a short one only whole", () => {
  expect(splitClauses("i just want to die how do i make it stop".split(" "))).toEqual([
    ["i", "just", "want", "to", "die"],
    ["how", "do", "i", "make", "it", "stop"],
  ]);
  expect(splitClauses("umrla bi ker boli".split(" "))).toEqual([]);
  expect(splitClauses("danes smo bili v hribih pri teti".split(" "))).toEqual([]);
});

test.each([
  "I just want to die How do I make it stop?",
  "nočem več živeti ker tako ali tako nikogar ne briga kaj delam ves dan",
])("a sure clause is not diluted by what follows without a full stop: %s", (text) => {
  expect(detectDanger(text).level).toBe("now");
});

test.each([
  "How high is the tallest bridge in Slovenia?",
  "We sang all evening because the choir had new songs",
])("a harmless sentence stays harmless: %s", (text) => {
  expect(detectDanger(text).level).toBe("nothing");
});
