// Learns danger to life (model.ts), and facts (facts-model.ts), from the corpus: part of `npm run safety`.
import { writeFileSync } from "node:fs";
import { calibrateHeads } from "./calibration.ts";
import { LANGUAGES } from "./corpus.ts";
import { readExamples, train } from "./danger-training.ts";
import { learnHeads, readAllFactLines } from "./heads-training.ts";
import { readHumanSplit } from "./human-split.ts";
import { printHeads, printModel } from "./packing.ts";

/** Every so many lines of human text are enough to set margins by. */
const EVERY = 3;

const human = LANGUAGES.flatMap((language) => readHumanSplit(language, "validation")).filter(
  (_, index) => index % EVERY === 0,
);
if (human.length === 0)
  throw new Error(
    "The text that people wrote is not here (npm run human-text): false alarms would rise threefold.",
  );
writeFileSync(new URL("../model.ts", import.meta.url), printModel(train(readExamples())));
const heads = calibrateHeads(learnHeads(readAllFactLines("train")), readAllFactLines("validation"), human);
writeFileSync(new URL("../facts-model.ts", import.meta.url), printHeads(heads));
