import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { detectSignals } from "../contract/safety.ts";

/** What is reached today; README.md tells the goal. Raise it with the lexicon, never lower it. */
const REACHED = [
  { language: "sl", part: "build", recall: 0.97, falseAlarms: 0.04 },
  { language: "sl", part: "measure", recall: 0.77, falseAlarms: 0.15 },
  { language: "en", part: "build", recall: 0.91, falseAlarms: 0.06 },
  { language: "en", part: "measure", recall: 0.68, falseAlarms: 0.085 },
];

test.each(REACHED)("in $language, $part: most danger is seen, and few harmless words raise it", (reached) => {
  const folder = `${reached.language}/${reached.part}`;
  const seen = (kind: string) => {
    const messages = readMessages(`${folder}/${kind}.tsv`);
    return messages.filter((message) => detectSignals(message).length > 0).length / messages.length;
  };
  expect(seen("distressed")).toBeGreaterThanOrEqual(reached.recall);
  expect(seen("harmless")).toBeLessThanOrEqual(reached.falseAlarms);
});

/** The messages of a file, without those on which people would disagree. */
function readMessages(file: string): string[] {
  return readFileSync(new URL(`../contract/safety/corpus/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([, tags = ""]) => !tags.split(",").includes("borderline"))
    .map(([, , text = ""]) => text);
}
