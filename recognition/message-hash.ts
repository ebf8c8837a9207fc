import { readSentences } from "./words.ts";

/** The same for a message however it is spelt: FNV-1a of its folded words. */
export function hashMessage(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of readSentences(text).flat().join(" "))
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
