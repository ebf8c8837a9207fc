import { dropHarmless } from "./outright.ts";
import { joinSingleWords, readSentences } from "./words.ts";

/** The sentences of a message, folded, in words; expressions that tell nothing are one sign. */
export function readMessage(text: string): string[][] {
  return dropHarmlessOf(joinSingleWords(readSentences(text)));
}

/** As `readMessage`, and also as each full stop alone parts it. */
export function readBothWays(text: string): { sentences: string[][]; parted: string[][] } {
  const parted = readSentences(text);
  return { sentences: dropHarmlessOf(joinSingleWords(parted)), parted: dropHarmlessOf(parted) };
}

function dropHarmlessOf(sentences: readonly string[][]): string[][] {
  return sentences.map((words) => [...dropHarmless(words)]).filter((words) => words.length > 0);
}
