import { isOpenNumber } from "./open-numbers.ts";
import { COUNTED_AFTER, PAPER, SECRET } from "./number-words.ts";

/** Numbers that no word need stand beside: their letters and figures tell what they are. */
const UNMISTAKABLE = [
  // A Slovenian taxpayer with the letters of the country; other countries' have other lengths.
  String.raw`SI[ -]?\d{8}(?![\d])`,
  String.raw`(?:HR|ATU|DE|IT|FR|GB|HU)\d{8,11}(?![\p{Lu}\d])`,
  // A Slovenian passport and identity card.
  String.raw`[PI][A-Z][ -]?\d{7}(?![\p{Lu}\d])`,
  // National insurance in the United Kingdom, social security in the United States, codice fiscale.
  String.raw`[A-Z]{2}(?:[ -]?\d\d){3}[ -]?[A-D](?![\p{Lu}\d])`,
  String.raw`(?<![\d-])\d{3}-\d\d-\d{4}(?![\d-])`,
  String.raw`[A-Z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z](?![\p{Lu}\d])`,
];
/** Capitals stand out of a word in small letters that leads into them: "potniPB0482917mi". */
const SHAPES = new RegExp(String.raw`(?<![\p{Lu}\p{Nd}_])(?:${UNMISTAKABLE.join("|")})`, "gu");
const SHAPES_SMALL = /(?<![\p{L}\p{Nd}_])si[ -]?\d{8}(?!\d)/giu;

/** From the word to its number: other words, "je", a colon. */
const STEP = /[\s,:=#()"'»«„“”*.–-]{1,4}(?:\p{L}[\p{L}\p{M}'’]*(?![\p{L}\d]))?/uy;
/** "Na računu imam 12543" is a sum. */
const HAD = /(?:^|[^\p{L}])(?:imam|mam|ima|imel\p{L}*|has|have|had)$/iu;
const OWED =
  /(?:^|[^\p{L}])(?:dolg\p{L}*|minus\p{L}*|stan\p{L}*|pla[čc]\p{L}*|stal\p{L}*|ostal\p{L}*|za|owe\p{L}*|cost\p{L}*|limit\p{L}*|balance|debt|bill|worth|got|left|for|of|with)$/iu;
const STEPS_MAX = 7;
/** Farther from its word no number stands. */
const NEAR = 80;
const VALUE =
  /[\s,:=#()"'»«„“”*.–-]{0,4}(?<value>(?:[A-Z]{1,3}[ -]|\p{L}{0,8})(?=\d)[\p{L}\d]+(?:(?:[ \t]?[./-][ \t]?|[ \t]|[ \t]?\r?\n[ \t]?)\d[\p{L}\d]*)*(?:[ -][A-D](?![\p{L}\d]))?)/uy;
const VALUE_MAX = 48;
/** 2024, 5.10.2026, 15000: years, days and sums that stand beside the same words. */
const NO_VALUE = /^(?:\D*(?:19|20)\d\d|[1-9]\d{0,3}000?|\d+[.,]\d\d?)$/;
/** 1.250, 21 615 713: a sum, or a number that was written in groups of three. */
const THOUSANDS = /^\d{1,3}(?:[ .]\d{3})+$/;
/** Papers that money stands beside. */
const MONEY_WORD =
  /^(?:ra[čc]un|teko[čc]|transak|ban[čc]|kartic|visa|master|maestro|revolut|paypal|(?:bank )?acc|card|debit|credit|insurance|zavarov)/iu;

/**
 * Numbers of passports, identity cards, taxpayers, accounts and the like in a plain text: those
 * with an unmistakable shape, and any that stands after the word for it.
 *
 * @param timeless the same text with its dates blanked
 */
export function findPaperNumbers(plain: string, timeless: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const { 0: all, index } of plain.matchAll(SHAPES)) found.push({ from: index, to: index + all.length });
  for (const { 0: all, index } of plain.matchAll(SHAPES_SMALL))
    found.push({ from: index, to: index + all.length });
  for (const match of plain.matchAll(SECRET)) {
    const to = match.index + match[0].length;
    const { secret, before = "" } = match.groups ?? {};
    found.push({ from: to - (secret ?? before).length, to });
  }
  for (const { 0: word, index } of timeless.matchAll(PAPER)) {
    const value = findValue(timeless, index + word.length, MONEY_WORD.test(word));
    if (value) found.push(value);
  }
  return found;
}

function findValue(plain: string, start: number, isMoney: boolean): { from: number; to: number } | undefined {
  if (!/\d/.test(plain.slice(start, start + NEAR))) return undefined;
  let at = start;
  let isPaid = false;
  let isOwed = false;
  for (let step = 0; step <= STEPS_MAX; step++) {
    const value = readValue(plain, at);
    if (value) {
      const { from, to } = value;
      if (isPaid && to - from < 8) return undefined;
      return THOUSANDS.test(plain.slice(from, to)) && (isMoney || isOwed || isSum(plain, from, to))
        ? undefined
        : value;
    }
    STEP.lastIndex = at;
    const next = STEP.exec(plain)?.[0];
    if (next === undefined || /^[.–]\s*\p{Lu}/u.test(next)) return undefined;
    isOwed = OWED.test(next);
    isPaid ||= isOwed || HAD.test(next);
    at += next.length;
  }
  return undefined;
}

function readValue(plain: string, at: number): { from: number; to: number } | undefined {
  VALUE.lastIndex = 0;
  const near = plain.slice(at, at + VALUE_MAX);
  const match = VALUE.exec(near);
  let value = match?.groups?.["value"];
  if (!match || value === undefined) return undefined;
  const from = at + match[0].length - value.length;
  // "… 12345678, 16 let": what is counted after it does not make the number a sum.
  if (isCounted(plain, from + value.length))
    value = /^(?<first>.+)[ \t\n]\S+$/s.exec(value)?.groups?.["first"];
  if (value === undefined || NO_VALUE.test(value) || isOpenNumber(value)) return undefined;
  const digits = value.replace(/\D/g, "").length;
  if (digits < (/\p{L}/u.test(value) ? 4 : 5) || digits > 24) return undefined;
  return { from, to: from + value.length };
}

/** Papers have eight figures and more; of so many a sum is round, or what it is of stands after it. */
function isSum(plain: string, from: number, to: number): boolean {
  const digits = plain.slice(from, to).replace(/\D/g, "");
  return digits.length < 8 || digits.endsWith("00") || isCounted(plain, to);
}

function isCounted(plain: string, end: number): boolean {
  return /^,\d/.test(plain.slice(end, end + 2)) || COUNTED_AFTER.test(plain.slice(end, end + 20));
}
