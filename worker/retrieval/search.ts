import MiniSearch from "minisearch";
import type { Passage } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import passagesEn from "../../generated/content/en/passages.json";
import passagesSl from "../../generated/content/sl/passages.json";
import { findWords, saysSomething, stem } from "./tokenize.ts";
import { Vocabulary, type Meaning } from "./vocabulary.ts";

const PASSAGES: Record<Locale, Passage[]> = { sl: passagesSl as Passage[], en: passagesEn as Passage[] };

/** A passage and how well it fits; scores of one search can be compared. */
export interface FoundPassage extends Passage {
  score: number;
  /** The stems by which it was found. */
  stems: string[];
}

export type Search = (question: string, locale: Locale, limit: number) => FoundPassage[];

/** The passages of one language, ready to be searched. */
interface Shelf {
  index: MiniSearch;
  vocabulary: Vocabulary;
  /** As `spoken` gives them, in the order of the passages. */
  names: { page: string; part: string }[];
}

/** What stands beside a text, such as a quotation, counts less than the text and its headings. */
const BESIDE = 0.6;
/** The words by which people look for a page mean that page. */
const SEARCHED = 2.5;
/** How much more a passage counts whose name is the question, and one whose name stands within it. */
const NAMED_ONLY = 3;
const NAMED = 1.5;

const shelves = new Map<Locale, Shelf>();

/**
 * The passages of the site that fit a question, best first; none where nothing fits.
 * Without čšž, with other endings, half written and with small typos it finds the same.
 */
export const searchPassages: Search = (question, locale, limit) => {
  const words = new Map(
    findWords(question)
      .filter(({ folded }) => saysSomething(folded, locale))
      .map(({ folded }) => [stem(folded, locale), folded]),
  );
  if (words.size === 0) return [];
  const { index, vocabulary, names } = openShelf(locale);

  const found = new Map<number, { score: number; words: number; stems: Set<string> }>();
  for (const word of words.values()) {
    for (const { id, score, stems } of searchWord(index, vocabulary.lookUp(word))) {
      const entry = found.get(id) ?? { score: 0, words: 0, stems: new Set() };
      entry.score += score;
      entry.words++;
      for (const matched of stems) entry.stems.add(matched);
      found.set(id, entry);
    }
  }
  const asked = spoken(question, locale);
  return [...found]
    .flatMap(([id, { score, words: matched, stems }]) => {
      const [passage, name] = [PASSAGES[locale][id], names[id]];
      if (!passage || !name) return [];
      const fit = score * (matched / words.size) * naming(name, asked);
      return [{ ...passage, score: fit, stems: [...stems] }];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit);
};

/** The same for the assistant: passages with a text of their own that answers. */
export const searchAnswers: Search = (question, locale, limit) =>
  searchPassages(question, locale, PASSAGES[locale].length)
    .filter((passage) => passage.text !== "")
    .slice(0, limit);

/** The passages that hold one word of a question, in any of its meanings. */
function searchWord(
  index: MiniSearch,
  meanings: Meaning[],
): { id: number; score: number; stems: string[] }[] {
  if (meanings.length === 0) return [];
  const weights = new Map(meanings.map((meaning) => [meaning.stem, meaning.weight]));
  return index
    .search([...weights.keys()].join(" "), {
      tokenize: (text) => text.split(" "),
      boost: { beside: BESIDE, searched: SEARCHED },
      boostTerm: (term) => weights.get(term) ?? 0,
    })
    .map(({ id, score, terms }) => ({
      id: Number(id),
      // MiniSearch multiplies by the number of terms found; these are meanings of one word.
      score: score / terms.length,
      stems: terms,
    }));
}

/** A question that says the name of a page or a section means that one. */
function naming({ page, part }: Shelf["names"][number], asked: string): number {
  if (asked === part) return NAMED_ONLY;
  const isWithin = (name: string) => name.includes(" ") && ` ${asked} `.includes(` ${name} `);
  return isWithin(page) || isWithin(part) ? NAMED : 1;
}

/** Stop words count in a name: "What is wisdom" and "What is not wisdom" differ in nothing else. */
function spoken(text: string, locale: Locale): string {
  return findWords(text)
    .map(({ folded }) => stem(folded, locale))
    .join(" ");
}

/** Made at the first question: an isolate that only hands out pages needs none. */
function openShelf(locale: Locale): Shelf {
  const open = shelves.get(locale);
  if (open) return open;
  const vocabulary = new Vocabulary((word) => stem(word, locale));
  const index = new MiniSearch({
    fields: ["title", "section", "text", "beside", "searched"],
    tokenize: (text) =>
      findWords(text)
        .filter(({ folded }) => saysSomething(folded, locale))
        .map(({ folded }) => vocabulary.learn(folded)),
    processTerm: (term) => term,
  });
  for (const [id, { title, section, anchor, text, beside, searched }] of PASSAGES[locale].entries()) {
    // Neither the title again nor the first words of a thought are a heading.
    const heading = section === title || anchor === "" ? "" : section;
    index.add({ id, title, section: heading, text, beside, searched: searched ?? "" });
  }
  const names = PASSAGES[locale].map(({ title, section }) => ({
    page: spoken(title, locale),
    part: spoken(section, locale),
  }));
  const shelf = { index, vocabulary, names };
  shelves.set(locale, shelf);
  return shelf;
}
