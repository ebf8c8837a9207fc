import type { ExcerptPiece } from "../../contract/logs.ts";
import { findWords, fold } from "../retrieval/tokenize.ts";
import { wordForms } from "./word-forms.ts";

/** What somebody typed into the search of the log room. */
export interface SearchWords {
  /** For MATCH of FTS5; null where there is no word to look for. Holds letters and digits only, each word in quotation marks. */
  expression: string | null;
  /** Every folded word that counts as found. */
  found: Set<string>;
}

/** More words than these make no difference to anybody. */
const WORDS_MAX = 12;

/** Words all of which must stand in a message, in any form; what stands in quotation marks exactly so. */
export function readSearch(text: string): SearchWords {
  const found = new Set<string>();
  const parts: string[] = [];
  let left = WORDS_MAX;
  for (const [, exact, plain = ""] of text.matchAll(/["»«“”„]([^"»«“”„]+)["»«“”„]|([^"»«“”„]+)/g)) {
    const words = splitWords(exact ?? plain).slice(0, left);
    if (words.length === 0) continue;
    left -= words.length;
    if (exact !== undefined) {
      parts.push(`"${words.join(" ")}"`);
      for (const word of words) found.add(word);
      continue;
    }
    for (const word of words) {
      const forms = wordForms(word);
      parts.push(`(${forms.map((form) => `"${form}"`).join(" OR ")})`);
      for (const form of forms) found.add(form);
    }
  }
  return { expression: parts.length > 0 ? parts.join(" AND ") : null, found };
}

/** The beginning of a session id, also as the table shortens it ("…"), or null. */
export function readSessionId(text: string): string | null {
  const beginning = text.replace(/(?:…|\.{3})$/, "");
  return /^[0-9a-f]{8}(?:-[0-9a-f-]{0,27})?$/i.test(beginning) ? beginning.toLowerCase() : null;
}

/** Splits where the index does (unicode61): at everything that is neither letter nor digit. */
function splitWords(text: string): string[] {
  return [...fold(text).matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word);
}

/** About as many characters as fit on two lines. */
const EXCERPT_LENGTH = 140;
const LEAD_IN = 40;

/** The piece of a message around the first word that was found, with every found word marked. */
export function cutExcerpt(text: string, found: ReadonlySet<string>): ExcerptPiece[] {
  const words = findWords(text).flatMap(({ start, end }) => splitPlaces(text, start, end));
  const matches = words.filter(({ folded }) => found.has(folded));
  const first = matches[0]?.start ?? 0;
  const from = first <= LEAD_IN ? 0 : (words.find((word) => word.start >= first - LEAD_IN)?.start ?? first);
  const limit = from + EXCERPT_LENGTH;
  const to = text.length <= limit ? text.length : (words.findLast(({ end }) => end <= limit)?.end ?? limit);
  const pieces: ExcerptPiece[] = [];
  let place = from;
  for (const { start, end } of matches) {
    if (start < from || end > to) continue;
    pieces.push(
      { text: text.slice(place, start), match: false },
      { text: text.slice(start, end), match: true },
    );
    place = end;
  }
  pieces.push({ text: text.slice(place, to), match: false });
  if (from > 0) pieces.unshift({ text: "… ", match: false });
  if (to < text.length) pieces.push({ text: " …", match: false });
  return pieces.filter((piece) => piece.text !== "");
}

/** The words of the index within one of `findWords`, which keeps "e-pošta" and "don't" together. */
function splitPlaces(text: string, start: number, end: number) {
  return [...text.slice(start, end).matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    folded: fold(match[0]),
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}
