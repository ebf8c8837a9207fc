import { LOCALES, type Locale } from "../../contract/locale.ts";
import type { AuthoredText, SourceFile } from "./authored-text.ts";
import type { Problem } from "./problem.ts";

/** Our own words of a language, `content/dictionary-*.txt`. */
export type Dictionaries = Record<Locale, SourceFile>;

interface Word {
  word: string;
  file: string;
  line: number;
  /** In names and titles a word of the other language is right as well. */
  isName: boolean;
}

/**
 * Finds the words that neither the language's dictionary nor our own list holds; what should be put
 * in order in our list is only remarked.
 *
 * @param findUnknown which of these words the dictionary of a language does not hold
 */
export function checkSpelling(
  texts: AuthoredText[],
  dictionaries: Dictionaries,
  findUnknown: (locale: Locale, words: string[]) => Set<string>,
): { problems: Problem[]; remarks: Problem[] } {
  const results = LOCALES.map((locale) => {
    const own = entries(dictionaries[locale]);
    const words = wordsOf(texts, locale);
    const unknown = findUnknown(locale, unique(words));
    const names = words.filter(({ word, isName }) => isName && unknown.has(word));
    const other = LOCALES.find((candidate) => candidate !== locale) ?? locale;
    const unknownNames = findUnknown(other, unique(names));
    const problems = words
      .filter(({ word, isName }) => (isName ? unknownNames : unknown).has(word) && unknown.has(word))
      .filter(({ word }) => !spellings(word).some((spelling) => own.includes(spelling)))
      .map(({ word, file, line }) => ({ file, line, message: word }));
    return { problems, remarks: checkList(dictionaries[locale], own, words, locale) };
  });
  return {
    problems: results.flatMap(({ problems }) => problems),
    remarks: results.flatMap(({ remarks }) => remarks),
  };
}

/** The list stays short and in order, so that two editors do not add a word twice. */
function checkList({ file }: SourceFile, own: string[], words: Word[], locale: Locale): Problem[] {
  const used = new Set(words.flatMap(({ word }) => spellings(word)));
  const { compare } = new Intl.Collator(locale);
  return own.flatMap((word, index) => {
    const problem = (message: string) => ({ file, line: index + 1, message });
    const before = own[index - 1];
    if (!used.has(word)) return [problem(`${word} stands in no text. Take it out.`)];
    if (before && compare(before, word) >= 0) return [problem(`${word} should stand before ${before}.`)];
    return [];
  });
}

/** "Manca's" is right where "Manca" is, and "Agape" where "agape" is. */
function spellings(word: string): string[] {
  const stem = word.replace(/'s$/, "");
  return [stem, stem.toLowerCase()];
}

function entries({ text }: SourceFile): string[] {
  return text.split("\n").filter((line) => line !== "");
}

function unique(words: Word[]): string[] {
  return [...new Set(words.map(({ word }) => word))];
}

function wordsOf(texts: AuthoredText[], locale: Locale): Word[] {
  const foreign = texts.filter((text) => text.language !== text.locale).map(({ text }) => text);
  return texts
    .filter((text) => text.locale === locale && text.language === locale)
    .flatMap(({ file, line, text, place }) => {
      const isName = /^(?:by|source|.+\.source|.+\.author)$/.test(place) || file.endsWith("/helplines.yaml");
      const own = foreign.reduce((rest, title) => rest.replaceAll(title, " "), text);
      return own.split("\n").flatMap((part, index) =>
        [...withoutAddresses(part).matchAll(WORD[locale])]
          // Who sings is written as they write themselves.
          .filter(([word]) => !(place === "by" && /^\p{Lu}/u.test(word)))
          .map(([word]) => ({ word: word.replaceAll("’", "'"), file, line: line + index, isName })),
      );
    });
}

/** Single letters are no words; only an English word holds an apostrophe. */
const WORD: Record<Locale, RegExp> = { sl: /\p{L}{2,}/gu, en: /\p{L}[\p{L}’]*\p{L}/gu };

/** "findahelpline.com", "{days}", "{si-tom.chat}" */
function withoutAddresses(text: string): string {
  return text.replace(/[\p{L}-]+(?:\.[\p{L}-]+)+|\{[\w.-]+\}/gu, " ");
}
