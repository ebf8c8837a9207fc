// Learns the crisis check from the corpus and writes contract/safety/model.ts: part of `npm run safety`.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { printModel, readExamples, train } from "./training.ts";

const file = fileURLToPath(new URL("../../contract/safety/model.ts", import.meta.url));
writeFileSync(file, printModel(train(readExamples())));
