import { expect, test } from "vitest";
import { authoredTexts, type AuthoredText } from "./authored-text.ts";

function read(file: string, ...lines: string[]): AuthoredText[] {
  return authoredTexts({ file, text: lines.join("\n") });
}

/** Line, place and words, as a table. */
function table(texts: AuthoredText[]) {
  return texts.map(({ line, place, text }) => [line, place, text]);
}

test("a page gives its head, its paragraphs and its blocks, each with its line", () => {
  const texts = read(
    "content/en/pages/what-is.md",
    "---",
    "title: What is it",
    "sign: flame",
    "---",
    "Some *words* and a [link](/help).",
    "",
    ':::quote{author="Paul" source="Romans 12:15"}',
    "Weep with those",
    "who weep.",
    ":::",
    "",
    ':::list{name="verse" title="Lines"}',
    "- **Name** Text `code` *Psalm 1:a*",
    ":::",
  );
  expect(table(texts)).toEqual([
    [2, "title", "What is it"],
    [5, "prose", "Some words and a link."],
    [7, "quote.author", "Paul"],
    [7, "quote.source", "Romans 12:15"],
    [8, "quote", "Weep with those\nwho weep."],
    [12, "list.title", "Lines"],
    [13, "list", "Name Text \ufffc Psalm 1:a"],
  ]);
  expect(texts[1]?.links).toEqual(["/help"]);
});

test("a list of YAML gives every value, a long one paragraph by paragraph", () => {
  const texts = read(
    "content/sl/faq.yaml",
    "# a remark of the editors",
    "items:",
    "  - question: Kaj je to?",
    "    answer: |",
    "      Prvi odstavek.",
    "",
    "      Drugi, [tu](/help).",
    "more:",
    '  text: "V narekovajih."',
  );
  expect(table(texts)).toEqual([
    [3, "question", "Kaj je to?"],
    [5, "answer", "Prvi odstavek."],
    [7, "answer", "Drugi, tu."],
    [9, "text", "V narekovajih."],
  ]);
});

test("a title is never in the language of the page, even where the video has no words", () => {
  const texts = read(
    "content/sl/links.yaml",
    "joy:",
    "  - title: Here Comes the Sun",
    "    url: https://example.org/",
    "    language: en",
    "    about: Pesem.",
    "  - title: Dance",
    "    language: zxx",
  );
  expect(texts.map(({ text, language }) => [text, language])).toEqual([
    ["Here Comes the Sun", "en"],
    ["Pesem.", "sl"],
    ["Dance", "zxx"],
  ]);
});

test("of the helplines only what is written in a language is taken", () => {
  const texts = read(
    "content/helplines.yaml",
    "- id: si",
    '  name: { sl: "Klic v sili", en: "Emergency" }',
    '  number: "112"',
    "  source: seen",
  );
  expect(texts.map(({ text, locale }) => [text, locale])).toEqual([
    ["Klic v sili", "sl"],
    ["Emergency", "en"],
  ]);
});
