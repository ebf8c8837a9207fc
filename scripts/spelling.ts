import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../contract/locale.ts";
import { authoredTexts, readSourceFiles, type SourceFile } from "./content/authored-text.ts";
import { hearRepeats, listenToPages } from "./content/music.ts";
import { formatProblem } from "./content/problem.ts";
import { checkSpelling } from "./content/spelling.ts";
import { findHunspell, findUnknown } from "./hunspell.ts";

/**
 * Checks the spelling of every text in both languages; fails where a word is in no dictionary. What the essays say too
 * often is only told (`music.ts`).
 */
const root = join(import.meta.dirname, "..");

if (!findHunspell()) {
  console.error(
    "The spelling checker is missing. On Debian and Ubuntu: apt-get install hunspell hunspell-sl hunspell-en-gb",
  );
  process.exit(1);
}

const texts = readSourceFiles(root).flatMap(authoredTexts);
const { problems, remarks } = checkSpelling(
  texts,
  { sl: dictionary("sl"), en: dictionary("en") },
  findUnknown,
);
for (const remark of remarks) console.warn(formatProblem(remark));
for (const repeat of hearRepeats(listenToPages(texts))) console.warn(repeat);
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(
    "\nMend the word, or add it to content/dictionary-sl.txt or dictionary-en.txt if it is right.",
  );
  process.exit(1);
}
console.log("Every word of both languages is spelled right.");

function dictionary(locale: Locale): SourceFile {
  const file = `content/dictionary-${locale}.txt`;
  return { file, text: readFileSync(join(root, file), "utf8") };
}
