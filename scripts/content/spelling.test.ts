import { expect, test } from "vitest";
import type { Locale } from "../../contract/locale.ts";
import { authoredTexts } from "./authored-text.ts";
import { formatProblem } from "./problem.ts";
import { checkSpelling } from "./spelling.ts";

const KNOWN = {
  sl: ["to", "je", "modrost", "še"],
  en: ["this", "is", "wisdom", "don't", "known", "well", "school"],
};

/** The words that are told of some files, with the small dictionaries above, and what is remarked. */
function spell(files: Record<string, string>, own: Partial<Record<Locale, string>> = {}) {
  const { problems, remarks } = checkSpelling(
    Object.entries(files).flatMap(([file, text]) => authoredTexts({ file, text })),
    {
      sl: { file: "content/dictionary-sl.txt", text: own.sl ?? "" },
      en: { file: "content/dictionary-en.txt", text: own.en ?? "" },
    },
    (language, words) => new Set(words.filter((word) => !KNOWN[language].includes(word.toLowerCase()))),
  );
  return { problems: problems.map(formatProblem), remarks: remarks.map(formatProblem) };
}

/** The words that are told of a page. */
function check(body: string, { locale = "en", own = "" }: { locale?: Locale; own?: string } = {}): string[] {
  const page = { [`content/${locale}/pages/faq.md`]: `---\nurl: none\n---\n${body}` };
  return spell(page, { [locale]: own }).problems;
}

test("an unknown word is told with file and line", () => {
  expect(check("This is\nwisdmo.")).toEqual(["content/en/pages/faq.md:5  wisdmo"]);
  expect(check("To je modorst.", { locale: "sl" })).toEqual(["content/sl/pages/faq.md:4  modorst"]);
});

test("an apostrophe belongs to its word, a hyphen parts two, and single letters are no words", () => {
  expect(check("Don’t: this is ‘wisdom’, well-known, a V.")).toEqual([]);
});

test("addresses, placeholders and code are not read", () => {
  expect(check("This is xyzzy.example.org, {days}, `xyzzy`.")).toEqual([]);
});

test("a word of our own list is right, also with a capital or a genitive", () => {
  expect(check("Agape is wisdom. This is agape’s.", { own: "agape\n" })).toEqual([]);
});

test("a word of our own list that no text needs is remarked, and so is one in the wrong place", () => {
  const own = { en: "zion\nagape\nfoo\n", sl: "cena\nčas\ndanes\n" };
  const files = {
    "content/en/faq.yaml": "question: This is agape, zion.",
    "content/sl/faq.yaml": "question: Danes čas, cena.",
  };
  expect(spell(files, own)).toEqual({
    problems: [],
    remarks: [
      "content/dictionary-en.txt:2  agape should stand before zion.",
      "content/dictionary-en.txt:3  foo stands in no text. Take it out.",
    ],
  });
});

test("in a source words of both languages are right, in running text only those of its own", () => {
  const quote = (source: string) => `:::quote{author="This" source="${source}"}\nTo je modrost.\n:::`;
  expect(check(quote("School, modrost"), { locale: "sl" })).toEqual([]);
  expect(check(quote("Shcool"), { locale: "sl" })).toEqual(["content/sl/pages/faq.md:4  Shcool"]);
  expect(check("To je school.", { locale: "sl" })).toEqual(["content/sl/pages/faq.md:4  school"]);
});

test("a title in a third language is not read, and not where a page names it; a singer's name neither", () => {
  const { problems } = spell({
    "content/sl/links.yaml": "joy:\n  - title: Baba Yetu\n    by: Christopher Tin, šola\n    language: sw\n",
    "content/sl/pages/faq.md": "---\nurl: none\n---\nTo je Baba Yetu.",
  });
  expect(problems).toEqual(["content/sl/links.yaml:3  šola"]);
});
