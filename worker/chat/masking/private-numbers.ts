import { blankTimes, isCount } from "../../reply-filter/telephone.ts";
import { findAccounts, hasBirthShape, isCard, isEmso } from "./account-numbers.ts";
import { findPaperNumbers } from "./identity-papers.ts";
import {
  BOOK_BEFORE,
  COUNTED_AFTER,
  COUNTED_BEFORE,
  PAPER_AFTER,
  TELEPHONE_AFTER,
  TELEPHONE_BEFORE,
} from "./number-words.ts";
import { isOpenNumber } from "./open-numbers.ts";
import type { Range } from "./ranges.ts";
import { findRuns, type Group } from "./runs.ts";
import { countSingly } from "./single-figures.ts";
import { isMobile } from "./telephone-shapes.ts";

/** Stands in the log for a telephone number, and for the number of a person's paper, card or account. */
export const NUMBER_MARK = "[…]";

/** Codes of countries whose numbers people here write without a plus. */
const COUNTRY =
  /^(?:1|7|20|27|3[0123469]|35[1-9]|37[0-9]|38[0-9]|4[013456789]|42[01]|5[2457]|6[0-6]|8[1246]|9[0-58]|971|972)$/;
/** How the groups of a number are sized that no 0 and no plus begins. */
const SIZES = new Set(
  "2-3-3 2-6 2-2-2-2 2-3-1-2 2-2-4 1-3-2-2 1-7 1-3-4 3-3-4 1-3-3-4 3-3-3 3-2-2-2 4-3-3 4-6 5-6 5-3-3 3-4-4 3-7 3-6 3-2-4 3-2-2 2-3-2-2 2-3-4 2-7 5-5 1-3-3-2-2".split(
    " ",
  ),
);
const YEAR = /^(?:1\d|20)\d\d$/;
/** A row of more groups than this is read in parts, so that a long table of figures costs no more than its length. */
const GROUPS_MAX = 48;
const PLUS = /(?<!\d ?)\+ ?\(?$|(?<!\d)\+\(?$/;
/** How far around a number the words are read. */
const NEAR = 60;

/** Telephone numbers and the numbers of papers, cards and accounts in a plain text. */
export function findPrivateNumbers(plain: string): Range[] {
  // "O41 123 456": a letter in the place of the 0.
  const timeless = blankTimes(plain)
    .replace(/(?<![\p{L}\p{Nd}])[oO](?=\d\d)|(?<=\d)[oO](?![\p{L}])/gu, "0")
    .replace(/(?<=\d)[oO](?=\d)/g, "0")
    .replace(/(?<=\d)[lI](?=\d)/g, "1");
  const found = [...findAccounts(plain), ...findPaperNumbers(plain, timeless)];
  for (const pieces of findRuns(timeless)) found.push(...findInRun(timeless, pieces));
  return found.map(({ from, to }) => ({ from, to, mark: NUMBER_MARK }));
}

interface Span {
  from: number;
  to: number;
}

function findInRun(plain: string, pieces: readonly Group[][]): Span[] {
  const found: Span[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const wide = widest(plain, pieces, index);
    if (wide > 1) found.push(spanOf(plain, pieces.slice(index, index + wide).flat()));
    else for (const part of partsOf(plain, pieces[index] ?? [])) found.push(...findInPart(plain, part));
    index += wide - 1;
  }
  return found;
}

/** How many pieces from here are one number that was written over a line's end, or with commas. */
function widest(plain: string, pieces: readonly Group[][], start: number): number {
  const near = before(plain, pieces[start] ?? []);
  const singly = countSingly(pieces, start, {
    isTold: TELEPHONE_BEFORE.test(near),
    hasPlus: PLUS.test(near),
  });
  if (singly > 1) return singly;
  for (let count = Math.min(5, pieces.length - start); count > 1; count--) {
    const groups = pieces.slice(start, start + count).flat();
    if (groups.length <= 12 && isOneNumber(plain, groups)) return count;
  }
  return 1;
}

/** Whether groups that are parted loosely are a number without doubt. */
function isOneNumber(plain: string, groups: readonly Group[]): boolean {
  const digits = digitsOf(groups);
  if (digits.length < 7 || digits.length > 19 || isPaired(groups.map((group) => group.digits))) return false;
  return isSureNumber(plain, groups, digits) && !isOpenNumber(writtenOf(plain, groups));
}

function isSureNumber(plain: string, groups: readonly Group[], digits: string): boolean {
  if (isFraction(plain, groups)) return false;
  if (isEmso(digits) || isCard(digits) || (hasBirthShape(digits) && groups.length < 4)) return true;
  if (digits.length > 14) return false;
  if (/^00[1-9]/.test(digits) || hasPlus(plain, groups)) return true;
  if (/^0[1-9]/.test(digits)) {
    const first = groups[0]?.digits ?? "";
    const isClock = groups.some((group) => group.gap.includes(":"));
    const isNumbered = groups.every((group) => group.digits.startsWith("0"));
    return first.length > (isClock ? 2 : 1) && digits.length > 7 && digits.length < 12 && !isNumbered;
  }
  const isSlovenian = isMobile(digits) || /^386\d{8}$/.test(digits);
  return isSlovenian && groups.length < 5 && TELEPHONE_BEFORE.test(before(plain, groups));
}

function partsOf(plain: string, groups: readonly Group[]): Group[][] {
  return groups.length <= 8 && isOneNumber(plain, groups) ? [[...groups]] : splitNumbers(plain, groups);
}

/** Parts a row of groups where one whole number ends and another begins: "041 123 456 / 112". */
function splitNumbers(plain: string, groups: readonly Group[]): Group[][] {
  const parts: Group[][] = [];
  for (const group of groups) {
    const last = parts.at(-1);
    const isApart = last && /[/|]|\s{2}/.test(group.gap) && isWhole(plain, last);
    if (last && !isApart && last.length < GROUPS_MAX) last.push(group);
    else parts.push([group]);
  }
  return parts;
}

function isWhole(plain: string, groups: readonly Group[]): boolean {
  return digitsOf(groups).length > 6 || isOpenNumber(writtenOf(plain, groups));
}

function findInPart(plain: string, groups: readonly Group[]): Span[] {
  const digits = digitsOf(groups);
  if (digits.length < 7) return [];
  if (isOpenNumber(writtenOf(plain, groups))) return [];
  if (PAPER_AFTER.test(after(plain, groups)) && !isDecimal(groups) && !digits.endsWith("0000"))
    return [spanOf(plain, groups)];
  const checked = findChecked(groups);
  if (checked) {
    const [from, to] = checked;
    return [
      ...findInPart(plain, groups.slice(0, from)),
      spanOf(plain, groups.slice(from, to)),
      ...findInPart(plain, groups.slice(to)),
    ];
  }
  const start = findStart(plain, groups);
  if (start !== undefined) return [spanOf(plain, groups.slice(start))];
  return isPrivate(plain, groups) ? [spanOf(plain, groups)] : [];
}

/** The groups that are an EMŠO or a card by their check digits. */
function findChecked(groups: readonly Group[]): [from: number, to: number] | undefined {
  for (let from = 0; from < groups.length; from++) {
    let digits = "";
    for (let to = from + 1; to <= groups.length && to - from <= 8 && digits.length < 19; to++) {
      digits += groups[to - 1]?.digits ?? "";
      const inside = groups.slice(from, to);
      if (digits.length < 13 || inside.every((group) => group.digits.length < 3)) continue;
      if (isEmso(digits) || (hasBirthShape(digits) && inside.length === 1)) return [from, to];
      if (isCard(digits) && !inside.every((group) => group.digits.endsWith("00"))) return [from, to];
    }
  }
  return undefined;
}

/** The group where a number begins that a plus or a 0 tells for one. */
function findStart(plain: string, groups: readonly Group[]): number | undefined {
  if (isCount(groups.map((group) => group.digits))) return undefined;
  const isGlued = isPartOfWord(plain, groups);
  if (isFraction(plain, groups)) return undefined;
  if (hasPlus(plain, groups)) return isPlusCounted(plain, groups) ? undefined : 0;
  for (let start = 0; start < groups.length; start++) {
    const rest = groups.slice(start);
    const digits = digitsOf(rest);
    if (digits.length < 7) return undefined;
    const first = rest[0]?.digits ?? "";
    if (!first.startsWith("0") || (start > 0 && groups[start]?.gap.trim() !== "")) continue;
    if (isGlued && (start > 0 || rest.length > 1 || digits.length < 9)) continue;
    const isSingly = rest.every((group) => group.digits.length === 1) && digits.length >= 8;
    const isRow = !isSingly && isPaired(rest.map((group) => group.digits));
    if (isRow && (start > 0 || isList(rest) || digits.length > 11)) continue;
    // 0.1234567, 0 100 200; 05102009 is a day.
    if ((first.length === 1 && !isSingly && !isMobile(digits.slice(1))) || /^0+$|^0+[1-9]0*$/.test(digits))
      continue;
    if (rest.length === 1 && isDay(digits)) continue;
    const former = digitsOf(groups.slice(0, start));
    return COUNTRY.test(former) ? 0 : start;
  }
  return undefined;
}

/** Whether figures that neither a plus nor a 0 begins belong to a person, by their sizes and the words around. */
function isPrivate(plain: string, groups: readonly Group[]): boolean {
  const digits = digitsOf(groups);
  const figures = groups.map((group) => group.digits);
  const [near, next] = [before(plain, groups), after(plain, groups)];
  if (figures.every((figure) => YEAR.test(figure)) || isCount(figures)) return false;
  if (COUNTED_AFTER.test(next) || /^,\d/.test(next) || isFraction(plain, groups)) return false;
  const isTold = TELEPHONE_BEFORE.test(near) || TELEPHONE_AFTER.test(next);
  const isLocal = figures.map((figure) => figure.length).join("-") === "3-4";
  if (BOOK_BEFORE.test(near) || (isPaired(figures) && isList(groups))) return false;
  if (groups.at(-1)?.gap.trim() === "/" && YEAR.test(figures.at(-1) ?? "")) return false;
  if (isTold && digits.length <= 19) return !digits.endsWith("0000") && (isLocal || !isDecimal(groups));
  if (COUNTED_BEFORE.test(near) || isPartOfWord(plain, groups)) return false;
  if (groups.length === 1) return isPrivateInOnePiece(digits);
  if (isPaired(figures) || isDecimal(groups)) return false;
  if (figures.every((figure) => figure.endsWith("0"))) return false;
  return hasTelephoneSizes(groups, digits, figures);
}

function hasTelephoneSizes(groups: readonly Group[], digits: string, figures: readonly string[]): boolean {
  const sizes = figures.map((figure) => figure.length).join("-");
  const gaps = groups.slice(1).map((group) => group.gap.trim());
  // Between the second group and the last every number has the same signs; a verse has others.
  const isEven = gaps.slice(1).every((gap) => gap === gaps[1]);
  if (sizes === "4-4-4-4" || sizes === "5-10")
    return !figures.some((figure) => YEAR.test(figure)) || sizes === "5-10";
  if (hasBirthShape(digits) && groups.length < 6) return true;
  if (sizes === "3-4") return gaps[0] === "-" && !YEAR.test(figures[1] ?? "");
  if (COUNTRY.test(figures[0] ?? "") && digits.length >= 10 && digits.length <= 13)
    if (groups.length < 6 && !figures.some((figure) => YEAR.test(figure)) && !gaps.includes(".")) return true;
  if (!SIZES.has(sizes) || !isEven) return false;
  if (digits.length === 8 && sizes !== "1-3-2-2") return isMobile(digits) && !digits.endsWith("000");
  // 1.234.567 and 123.456.789 are sums, 12 345 678 is more often one than not.
  if (/^\d-3-3$/.test(sizes)) return false;
  return !(sizes === "3-3-3" && gaps.includes("."));
}

function isPrivateInOnePiece(digits: string): boolean {
  if (digits.endsWith("0000") || /^(\d)\1+$/.test(digits)) return false;
  if (digits.length < 8 || digits.length > 19) return false;
  if (digits.length === 8) return isMobile(digits) || !(digits.endsWith("000") || isDay(digits));
  // A time in milliseconds, as programs write it.
  if (digits.length === 13) return !/^1[5-9]/.test(digits) || hasBirthShape(digits);
  return digits.length > 9 || !digits.endsWith("000");
}

/** Ages, scores, draws: no figure of three digits among them. */
function isPaired(figures: readonly string[]): boolean {
  return figures.length > 1 && figures.every((figure) => figure.length < 3);
}

/** 01 05 13 22 31: numbers of a draw, which only rise, or tens. */
function isList(groups: readonly Group[]): boolean {
  const numbers = groups.map((group) => Number(group.digits));
  return (
    numbers.every((number, index) => number <= 50 && (index === 0 || number > (numbers[index - 1] ?? 0))) ||
    numbers.every((number) => number % 10 === 0)
  );
}

/** 05102009, 20091005 */
function isDay(digits: string): boolean {
  return /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/.test(
    digits,
  );
}

/** What stands after the comma of 3,14159265, and of 250,00 250,00. */
function isFraction(plain: string, groups: readonly Group[]): boolean {
  const first = groups[0]?.digits ?? "";
  return /(?<!\d)\d{1,4},$/.test(before(plain, groups)) && (groups.length === 1 || first.length < 3);
}

/** 46.056946, 19045.2965 */
function isDecimal(groups: readonly Group[]): boolean {
  return groups.length === 2 && groups[1]?.gap === ".";
}

/** Whether a letter, or a letter and a sign, leads into the figures: "modrost-12", "v=4111"; "tel041…" is a number. */
function isPartOfWord(plain: string, groups: readonly Group[]): boolean {
  const near = before(plain, groups);
  return /[\p{L}\p{M}_](?:[-#=@])?$/u.test(near) && !TELEPHONE_BEFORE.test(near);
}

/** "+1 000 000 views", "+250 000 000 ljudi": a whole telephone number is longer, and not round. */
function isPlusCounted(plain: string, groups: readonly Group[]): boolean {
  const digits = digitsOf(groups);
  return (digits.length < 10 || digits.endsWith("000")) && COUNTED_AFTER.test(after(plain, groups));
}

function hasPlus(plain: string, groups: readonly Group[]): boolean {
  return PLUS.test(before(plain, groups));
}

function before(plain: string, groups: readonly Group[]): string {
  const from = groups[0]?.from ?? 0;
  return plain.slice(Math.max(0, from - NEAR), from);
}

function after(plain: string, groups: readonly Group[]): string {
  const to = groups.at(-1)?.to ?? 0;
  return plain.slice(to, to + NEAR);
}

/** The groups as they are written, with a plus or a bracket before them. */
function spanOf(plain: string, groups: readonly Group[]): Span {
  const to = groups.at(-1)?.to ?? 0;
  const inside = plain.slice(groups[0]?.from ?? 0, to);
  const lead = /^[^(]*\)/.test(inside) ? /(?:\+ ?)?\(\+?$/ : /\+ ?$/;
  const led = lead.exec(before(plain, groups))?.[0].length ?? 0;
  return { from: (groups[0]?.from ?? 0) - led, to };
}

function writtenOf(plain: string, groups: readonly Group[]): string {
  const { from, to } = spanOf(plain, groups);
  return plain.slice(from, to);
}

function digitsOf(groups: readonly Group[]): string {
  return groups.map((group) => group.digits).join("");
}
