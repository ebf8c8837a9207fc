import { harmless } from "./phrases.ts";
import { readSentences } from "./words.ts";

/** The sentences of a message, folded, in words, without the expressions that tell nothing. */
export function readMessage(text: string): string[][] {
  return readSentences(text)
    .map((words) => {
      const said = words.join(" ");
      const left = harmless.reduce((rest, pattern) => rest.replace(pattern, " "), said);
      return left === said ? words : left.split(" ").filter((word) => word !== "");
    })
    .filter((words) => words.length > 0);
}
