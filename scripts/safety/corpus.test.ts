import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { detectSignals } from "../../contract/safety.ts";
import { isClear, readKinds } from "./corpus.ts";
import { measure } from "./measure.ts";
import { printModel, readExamples, train } from "./training.ts";

/** What is reached today; contract/safety/README.md tells the goal. A training moves it by one or two hundredths; raise it with the corpus. */
const REACHED = [
  { language: "sl", part: "held", recall: 0.85, falseAlarms: 0.15 },
  { language: "sl", part: "measure", recall: 0.93, falseAlarms: 0.12 },
  { language: "en", part: "held", recall: 0.79, falseAlarms: 0.16 },
  { language: "en", part: "measure", recall: 0.92, falseAlarms: 0.12 },
];

test.each(REACHED)("in $language, $part: most danger is seen, and few harmless words raise it", (reached) => {
  const messages = readKinds(`${reached.language}/${reached.part}`).filter(isClear);
  const { recall, falseAlarms } = measure(messages, (text) => detectSignals(text).length > 0);
  expect(recall).toBeGreaterThanOrEqual(reached.recall);
  expect(falseAlarms).toBeLessThanOrEqual(reached.falseAlarms);
});

test("the committed model is what the corpus teaches", { timeout: 120_000 }, () => {
  const committed = readFileSync(new URL("../../contract/safety/model.ts", import.meta.url), "utf8");
  expect(printModel(train(readExamples())) === committed).toBe(true);
});
