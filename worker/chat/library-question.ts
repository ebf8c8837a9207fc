import type { Signal } from "../../contract/chat.ts";
import type { Crisis, Library } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import crisisEn from "../../generated/content/en/crisis.json";
import libraryEn from "../../generated/content/en/library.json";
import crisisSl from "../../generated/content/sl/crisis.json";
import librarySl from "../../generated/content/sl/library.json";
import type { FoundPassage } from "../retrieval/search.ts";
import { readPlainly } from "./danger-signs.ts";
import { isAbout, VIOLENCE } from "./topics.ts";

export const LIBRARY: Record<Locale, Library> = { sl: librarySl, en: libraryEn };
export const CRISIS: Record<Locale, Crisis> = { sl: crisisSl, en: crisisEn };

export interface LibraryQuestion {
  text: string;
  language: Locale;
  passages: readonly FoundPassage[];
  /** Signals of this very message. */
  signals: readonly Signal[];
  /** Signals of what the visitor wrote before. */
  earlier: readonly Signal[];
  /** What the visitor wrote before, and what was answered. */
  written: readonly string[];
  said: readonly string[];
  /** The model may say no more today, and the visitor is told so. */
  isBudgetSpent: boolean;
}

/** An answer to something else, with the number beside it unless it names one itself. */
export function check({ language }: LibraryQuestion, text: string): string {
  return text.includes("116") ? text.trim() : `${text.trim()}\n\n${CRISIS[language].followUp.check}`;
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

/** Whether the visitor has told of violence against them. */
export function isInViolence({ written }: LibraryQuestion): boolean {
  return written.some((message) => isAbout(readPlainly(message), VIOLENCE));
}
