import { expect, test } from "vitest";
import type { Locale } from "../../contract/locale.ts";
import { authoredTexts } from "./authored-text.ts";
import { formatProblem } from "./problem.ts";
import { checkSpelling } from "./spelling.ts";

const KNOWN = {
  sl: ["to", "je", "modrost", "še"],
  en: ["this", "is", "wisdom", "don't", "known", "well", "school"],
};

/** What is said about a Slovenian or an English page, with the small dictionaries above. */
function check(body: string, { locale = "en", own = "" }: { locale?: Locale; own?: string } = {}): string[] {
  const file = `content/${locale}/pages/faq.md`;
  return checkSpelling(
    authoredTexts({ file, text: `---\nurl: none\n---\n${body}` }),
    {
      sl: { file: "content/dictionary-sl.txt", text: locale === "sl" ? own : "" },
      en: { file: "content/dictionary-en.txt", text: locale === "en" ? own : "" },
    },
    (language, words) => new Set(words.filter((word) => !KNOWN[language].includes(word.toLowerCase()))),
  ).map(formatProblem);
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

test("a word of our own list that no text needs is told, and so is one in the wrong place", () => {
  expect(check("This is agape, zion.", { own: "zion\nagape\nfoo\n" })).toEqual([
    "content/dictionary-en.txt:2  agape should stand before zion.",
    "content/dictionary-en.txt:3  foo stands in no text. Take it out.",
  ]);
});

test("the order of a list is that of its language", () => {
  expect(check("cena čas danes", { locale: "sl", own: "cena\nčas\ndanes\n" })).toEqual([]);
});

test("in a source words of both languages are right, in running text only those of its own", () => {
  const quote = (source: string) => `:::quote{author="This" source="${source}"}\nTo je modrost.\n:::`;
  expect(check(quote("School, modrost"), { locale: "sl" })).toEqual([]);
  expect(check(quote("Shcool"), { locale: "sl" })).toEqual(["content/sl/pages/faq.md:4  Shcool"]);
  expect(check("To je school.", { locale: "sl" })).toEqual(["content/sl/pages/faq.md:4  school"]);
});

test("a title in a third language is not read, and not where a page names it", () => {
  const texts = [
    "joy:\n  - title: Baba Yetu\n    by: Christopher Tin, šola\n    language: sw\n",
    "---\nurl: none\n---\nTo je Baba Yetu.",
  ].flatMap((text, index) =>
    authoredTexts({ file: index === 0 ? "content/sl/links.yaml" : "content/sl/pages/faq.md", text }),
  );
  const empty = { file: "content/dictionary.txt", text: "" };
  const problems = checkSpelling(
    texts,
    { sl: empty, en: empty },
    (language, words) => new Set(words.filter((word) => !KNOWN[language].includes(word.toLowerCase()))),
  );
  expect(problems.map(formatProblem)).toEqual(["content/sl/links.yaml:3  šola"]);
});
