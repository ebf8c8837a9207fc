import type { Block } from "../../contract/content.ts";

/** A calm reader's pace. */
const WORDS_A_MINUTE = 190;

/** How long the words of a page take; lists of links are not read out. */
export function readingMinutes(blocks: readonly Block[]): number {
  const text = blocks
    .filter((block) => block.kind !== "links" && block.kind !== "video")
    .map((block) => JSON.stringify(block).replace(/<[^>]*>/g, " "))
    .join(" ");
  return Math.max(1, Math.round(text.split(/\s+/).length / WORDS_A_MINUTE));
}
