import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { HumanLine } from "./human-text.ts";

const FOLDER = fileURLToPath(new URL("../corpus/human/", import.meta.url));

/** What people wrote, of all sources of a language; nothing where it has not been fetched (`npm run human-text`). */
export function readHumanSplit(language: string, split: HumanLine["split"]): string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${language}-`) && file.endsWith(".tsv"))
    .toSorted()
    .flatMap((file) => readFileSync(`${FOLDER}${file}`, "utf8").trimEnd().split("\n"))
    .flatMap((line) => {
      const [of, text = ""] = line.split("\t");
      return of === split ? [text] : [];
    });
}
