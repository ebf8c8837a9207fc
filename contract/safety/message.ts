import { harmless } from "./phrases.ts";
import { readSentences } from "./words.ts";

/**
 * The sentences of a message, folded, in words, without the expressions that tell nothing.
 *
 * @param isStrict each full stop ends a sentence, also one before a single word
 */
export function readMessage(text: string, { isStrict = false } = {}): string[][] {
  return readSentences(text, isStrict)
    .map((words) => {
      const said = words.join(" ");
      const left = harmless.reduce((rest, pattern) => rest.replace(pattern, " "), said);
      return left === said ? words : left.split(" ").filter((word) => word !== "");
    })
    .filter((words) => words.length > 0);
}
