import type { SearchResult } from "../../contract/api.ts";
import type { Locale } from "../../contract/locale.ts";
import { findWords, saysSomething, stem, type Word } from "../retrieval/tokenize.ts";

type Excerpt = SearchResult["excerpt"];

/** About as many characters as fit on three lines. */
const LENGTH = 200;
/** As far before the first word found a sentence may begin for the excerpt to begin with it. */
const LEAD_IN = 70;

/**
 * The piece of a text that holds most of the words found, cut between words; where it holds none,
 * its beginning.
 *
 * @param stems what was found, as `searchPassages` tells it
 */
export function cutExcerpt(text: string, stems: readonly string[], locale: Locale): Excerpt {
  const words = findWords(text);
  const matches = words.filter((word) => isMatch(word, stems, locale));
  const [from, to] = bestWindow(text, words, matches, locale);
  const shown = matches.filter((match) => match.start >= from && match.end <= to);

  const excerpt: Excerpt = [];
  let place = from;
  for (const match of shown) {
    excerpt.push({ text: text.slice(place, match.start), match: false });
    excerpt.push({ text: text.slice(match.start, match.end), match: true });
    place = match.end;
  }
  excerpt.push({ text: text.slice(place, to), match: false });
  if (from > 0) excerpt.unshift({ text: "… ", match: false });
  if (to < text.length) excerpt.push({ text: " …", match: false });
  return mergePlain(excerpt);
}

/** How many of the stems found stand in a text. */
export function countMatches(text: string, stems: readonly string[], locale: Locale): number {
  return distinct(
    findWords(text).filter((word) => isMatch(word, stems, locale)),
    locale,
  );
}

function isMatch({ folded }: Word, stems: readonly string[], locale: Locale): boolean {
  return saysSomething(folded, locale) && stems.includes(stem(folded, locale));
}

function distinct(matches: Word[], locale: Locale): number {
  return new Set(matches.map(({ folded }) => stem(folded, locale))).size;
}

function bestWindow(
  text: string,
  words: Word[],
  matches: Word[],
  locale: Locale,
): [from: number, to: number] {
  let best: [number, number] = [0, cutEnd(text, words, 0)];
  let most = 0;
  for (const match of matches) {
    const from = cutStart(text, words, match.start);
    const to = cutEnd(text, words, from);
    const inside = matches.filter((other) => other.start >= from && other.end <= to);
    // Different words before many of the same.
    const worth = distinct(inside, locale) * 100 + inside.length;
    if (worth > most) [most, best] = [worth, [from, to]];
  }
  return best;
}

/** At the beginning of the sentence where it is near, else a few words before the match. */
function cutStart(text: string, words: Word[], match: number): number {
  const earliest = Math.max(0, match - LEAD_IN);
  if (earliest === 0) return 0;
  const before = text.slice(earliest, match);
  const sentence = [...before.matchAll(/[.!?…»”]\s+/g)].at(-1);
  if (sentence) return earliest + sentence.index + sentence[0].length;
  return words.find((word) => word.start >= earliest + LEAD_IN / 2)?.start ?? match;
}

function cutEnd(text: string, words: Word[], from: number): number {
  if (text.length - from <= LENGTH) return text.length;
  return words.findLast((word) => word.end - from <= LENGTH && word.start >= from)?.end ?? from + LENGTH;
}

function mergePlain(excerpt: Excerpt): Excerpt {
  const merged: Excerpt = [];
  for (const piece of excerpt) {
    const last = merged.at(-1);
    if (piece.text === "") continue;
    if (last && !last.match && !piece.match) last.text += piece.text;
    else merged.push({ ...piece });
  }
  return merged;
}
