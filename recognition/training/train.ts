// Learns the crisis check from the corpus and writes recognition/model.ts: part of `npm run safety`.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { printModel } from "./packing.ts";
import { readExamples, train } from "./training.ts";

const file = fileURLToPath(new URL("../model.ts", import.meta.url));
writeFileSync(file, printModel(train(readExamples())));
