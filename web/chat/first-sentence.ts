import type { Locale } from "../../contract/locale.ts";

/** A sentence that is longer than this many characters is cut after a word. */
const LONGEST = 160;

/**
 * The first sentence of a reply, as it is spoken: without the marks of Markdown, and of a list its first line. Empty where
 * the reply is.
 */
export function firstSentence(markdown: string, locale: Locale): string {
  const [line = ""] = markdown
    .split("\n")
    .map((each) => plainWords(each))
    .filter((each) => each !== "");
  const sentence = new Intl.Segmenter(locale, { granularity: "sentence" }).segment(line)[Symbol.iterator]();
  const first = (sentence.next().value?.segment ?? "").trim();
  if (first.length <= LONGEST) return first;
  return `${first.slice(0, LONGEST).replace(/\s+\S*$/, "")} …`;
}

/** A line of Markdown without what stands before it (headings, quotations, lists) and around its words. */
function plainWords(line: string): string {
  return line
    .replace(/^\s*(?:#{1,6}\s+|>\s?|[-*+]\s+|\d+[.)]\s+)*/, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]+(?=\S)|(?<=\S)[*_`]+/g, "")
    .trim();
}
