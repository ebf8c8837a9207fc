import MiniSearch from "minisearch";
import type { Passage } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import passagesEn from "../../generated/content/en/passages.json";
import passagesSl from "../../generated/content/sl/passages.json";
import { tokenize } from "./tokenize.ts";

const PASSAGES: Record<Locale, Passage[]> = { sl: passagesSl as Passage[], en: passagesEn as Passage[] };

/** A passage and how well it fits; scores of one search can be compared. */
export interface FoundPassage extends Passage {
  score: number;
}

export type Search = (question: string, locale: Locale, limit: number) => FoundPassage[];

const indexes = new Map<Locale, MiniSearch<Passage & { id: number }>>();

/**
 * The passages of the site that fit a question, best first; none where nothing fits.
 * Without čšž, with other endings and with small typos it finds the same.
 */
export const searchPassages: Search = (question, locale, limit) => {
  if (tokenize(question, locale).length === 0) return [];
  return openIndex(locale)
    .search(question, {
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { title: 2, section: 2.5 },
      combineWith: "OR",
    })
    .slice(0, limit)
    .flatMap((result) => {
      const passage = PASSAGES[locale][Number(result.id)];
      return passage ? [{ ...passage, score: result.score }] : [];
    });
};

/** Built at the first question: an isolate that only hands out pages needs none. */
function openIndex(locale: Locale): MiniSearch<Passage & { id: number }> {
  const open = indexes.get(locale);
  if (open) return open;
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ["title", "section", "text"],
    tokenize: (text) => tokenize(text, locale),
    processTerm: (term) => term,
  });
  index.addAll(PASSAGES[locale].map((passage, id) => ({ ...passage, id })));
  indexes.set(locale, index);
  return index;
}
