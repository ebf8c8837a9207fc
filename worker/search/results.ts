import type { SearchResult } from "../../contract/api.ts";
import type { Locale } from "../../contract/locale.ts";
import { searchPassages, type FoundPassage } from "../retrieval/search.ts";
import { countMatches, cutExcerpt } from "./excerpt.ts";

const RESULTS_MAX = 12;
/** Of one page; the others have something to say too. */
const PER_PAGE_MAX = 3;
const PASSAGES_MAX = 60;
/** A passage is worth showing when it fits at least this well, compared with the best one. */
const WORTH_SHOWING = 0.15;

/** What the site holds about a question, each place of a page once; empty where nothing fits. */
export function findResults(question: string, locale: Locale): SearchResult[] {
  const passages = searchPassages(question, locale, PASSAGES_MAX);
  const least = (passages[0]?.score ?? 0) * WORTH_SHOWING;
  const places = new Map<string, FoundPassage>();
  for (const passage of passages) {
    const ofPage = [...places.values()].filter(({ page }) => page === passage.page).length;
    if (ofPage === PER_PAGE_MAX) continue;
    const path = passage.anchor ? `${passage.path}#${passage.anchor}` : passage.path;
    if (passage.score >= least && !places.has(path)) places.set(path, passage);
  }
  return [...places].slice(0, RESULTS_MAX).map(([path, passage]) => ({
    path,
    title: passage.title,
    section: passage.section,
    excerpt: cutExcerpt(bestText(passage, locale), passage.stems, locale),
  }));
}

/** Where the words stand: in the text, or in what stands beside it. */
function bestText({ text, beside, stems }: FoundPassage, locale: Locale): string {
  return countMatches(beside, stems, locale) > countMatches(text, stems, locale) ? beside : text || beside;
}
