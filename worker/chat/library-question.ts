import type { Library } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import libraryEn from "../../generated/content/en/library.json";
import librarySl from "../../generated/content/sl/library.json";
import type { FoundPassage } from "../retrieval/search.ts";

export const LIBRARY: Record<Locale, Library> = { sl: librarySl, en: libraryEn };

export interface LibraryQuestion {
  text: string;
  language: Locale;
  passages: readonly FoundPassage[];
  /** What the visitor wrote before, and what was answered. */
  written: readonly string[];
  said: readonly string[];
  /** The model may say no more today, and the visitor is told so. */
  isBudgetSpent: boolean;
}

/** The first of these texts that was not said yet; when all were, the one said longest ago. */
export function sayNew({ said }: LibraryQuestion, texts: readonly string[]): string {
  const trimmed = texts.map((text) => text.trim());
  return (
    trimmed.find((text) => !said.includes(text)) ??
    trimmed.toSorted((a, b) => said.lastIndexOf(a) - said.lastIndexOf(b))[0] ??
    ""
  );
}
