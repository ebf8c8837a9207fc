import type { Locale } from "../../contract/locale.ts";
import { stemEnglish } from "./stem-english.ts";
import { stemSlovenian } from "./stem-slovenian.ts";
import { STOP_WORDS } from "./stop-words.ts";

/** A word of a text, folded, and where it stands there. */
export interface Word {
  folded: string;
  start: number;
  end: number;
}

const STEMMERS: Record<Locale, (word: string) => string> = { sl: stemSlovenian, en: stemEnglish };

/** Every word of a text in its order; letters stay where they are in the text. */
export function findWords(text: string): Word[] {
  return [...text.matchAll(/(?:\be-)?[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/giu)].map((match) => ({
    folded: fold(match[0]).replace(/['’-]/g, ""),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Whether a folded word can lead to a text: neither a single letter nor a stop word. */
export function saysSomething(folded: string, locale: Locale): boolean {
  return folded.length > 1 && !STOP_WORDS[locale].has(folded);
}

/** What is left of a folded word without its endings. */
export function stem(folded: string, locale: Locale): string {
  return STEMMERS[locale](folded);
}

/** Without case and marks: "Čas" → "cas". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replaceAll("đ", "d");
}
