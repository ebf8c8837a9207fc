import { readFileSync, writeFileSync } from "node:fs";
import type { TopicsModel } from "../topics.ts";

/** Written by `npm run topics`; never changed by hand. For the worker only. */
const FILE = new URL("../topics-model.json", import.meta.url);

export function readTopicsModel(): TopicsModel {
  return JSON.parse(readFileSync(FILE, "utf8")) as TopicsModel;
}

/** A topic a line, so that a change shows where it is. */
export function writeTopicsModel({ size, learned, examples, heads }: TopicsModel): void {
  const lines = heads.map((head) => JSON.stringify(head)).join(",\n");
  writeFileSync(
    FILE,
    `{"size":${size},"learned":${JSON.stringify(learned)},\n"examples":${JSON.stringify(examples)},\n"heads":[\n${lines}\n]}\n`,
  );
}
