/** A space within a number, ordinary or narrow, that may or may not break. */
const SPACE = "[ \\u00a0\\u2009\\u202f]";
/** What stands between the groups of a number: 01 520 99 00, 01/520-99-00, 01.520.99.00. */
const BETWEEN = `(?:${SPACE}?[/.·\\u2010-\\u2013-]${SPACE}?|${SPACE})`;

/**
 * Digits that could be dialled: a plus and digits; a bracket and groups; groups after a zero, dots
 * between them too; several groups; digits one by one; six in a row.
 */
const LONG_NUMBER = new RegExp(
  [
    `\\+${SPACE}?\\d(?:[()]|${BETWEEN}|\\d){5,}\\d`,
    `\\(\\+?\\d{1,5}\\)${SPACE}?\\d+(?:${BETWEEN}\\d+)*`,
    `(?<![\\d.,:–-])0\\d{1,3}(?:${BETWEEN}\\d{2,4}){2,}(?![\\d]|[,.:–]\\d)`,
    `(?<![\\d.,:–-])\\d+(?:(?:${SPACE}|[/-])\\d{2,})+(?!\\d|[,.:–]\\d)`,
    `(?<![\\d.,:–-])\\d(?:[ \\u00a0\\u202f-]\\d){2,}(?!\\d|[,.:–]\\d)`,
    "(?<!\\d)\\d{6,}(?!\\d)",
  ].join("|"),
  "g",
);

/** Three digits or up to five without a space between them count where somebody is told to call. */
const SHORT_NUMBER = /(?<![\d.,:–+-])\d{3,5}(?!\d|[,.:–-]\d)/g;
const CALL = /(?<!\p{L})(?:call|ring|dial|text|phone|(?:po)?klič\p{L}*|zavrti\p{L}*)(?!\p{L})/iu;

/** 1844; 2024/2025, 1998-99, 2026-10-05 */
const YEARS = /^(?:(?:1[2-9]|20)\d\d|(?:19|20)\d\d[/ -](?:19|20)?\d\d(?:-\d\d)?)$/;

/** Telephone numbers in words, as they stand there. */
export function findNumbers(text: string): string[] {
  const long = [...text.matchAll(LONG_NUMBER)].map(([number]) => number);
  const short = text
    .replace(LONG_NUMBER, "")
    .split(/(?<=[.!?])\s/)
    .filter((sentence) => CALL.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(SHORT_NUMBER)].map(([number]) => number));
  return [...long, ...short].filter((number) => !YEARS.test(number));
}

/** The figures of a number, however it is spaced; a zero in brackets is dialled at home only. */
export function digitsOf(number: string): string {
  return number.replace(/(?<=\+\d[\d\s]*)\(0\)/, "").replace(/\D/g, "");
}
