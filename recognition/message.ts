import { harmless } from "./phrases.ts";
import { joinSingleWords, readSentences } from "./words.ts";

/** Stands for an expression that tells nothing: "I am killing time" → "i am ~", which is not "I am." */
const HARMLESS = "~";

/** The sentences of a message, folded, in words; expressions that tell nothing are one sign. */
export function readMessage(text: string): string[][] {
  return dropHarmless(joinSingleWords(readSentences(text)));
}

/** As `readMessage`, and also as each full stop alone parts it. */
export function readBothWays(text: string): { sentences: string[][]; parted: string[][] } {
  const parted = readSentences(text);
  return { sentences: dropHarmless(joinSingleWords(parted)), parted: dropHarmless(parted) };
}

function dropHarmless(sentences: readonly string[][]): string[][] {
  return sentences
    .map((words) => {
      const said = words.join(" ");
      const left = harmless.reduce((rest, pattern) => rest.replace(pattern, ` ${HARMLESS} `), said);
      return left === said ? words : left.split(" ").filter((word) => word !== "");
    })
    .filter((words) => words.length > 0);
}
