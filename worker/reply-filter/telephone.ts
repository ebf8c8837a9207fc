import helplines from "../../generated/content/helplines.json";

/** Figures as telephone numbers are written: with a plus, brackets, spaces, hyphens, slashes, dots, commas. */
const BETWEEN = String.raw`[ \u00a0\u202f]{0,2}[-\u2010-\u2013/][ \u00a0]?|[ \u00a0\u202f]{1,2}|[.·,_]|[\u200b-\u200d\u2060]`;

/** A run of figures that neither a word nor another number leads into. */
export const FIGURES = String.raw`(?<!\p{Nd}[-.,:/#=@]?)(?<![\p{L}\p{M}+][-#=@_]?)(?:\+ ?)?(?:\(\+?\p{Nd}{1,4}\)(?:${BETWEEN})?)?\p{Nd}+(?:(?:(?:${BETWEEN})?\(\p{Nd}{1,4}\))?(?:${BETWEEN})?\p{Nd}+)*`;

const YEAR = String.raw`(?:1[0-9]|20)\d\d`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const HOUR = String.raw`(?:[01]?\d|2[0-4])\.[0-5]\d`;
/** 5.10.2026, 5. 10. 2026, 10/5/26 · 2026/10/5 · 5-10-2026 · 2026-10-05 · 10/2026 · 2025/26 · 1914–1918 · 8.00–16.30 */
const TIME = [
  String.raw`${DAY}([./]) ?${DAY}\1 ?(?:${YEAR}|\d\d)`,
  String.raw`${YEAR}([./])${DAY}\2${DAY}`,
  String.raw`(?<!\d[ -])(?:${DAY}-${DAY}-${YEAR}|${YEAR}-${DAY}-${DAY})(?!-\d)`,
  String.raw`(?<!\d-)(?:0?[1-9]|1[0-2])[./]${YEAR}`,
  String.raw`(?<!\d-)${YEAR}/(?:${YEAR}|\d\d)`,
  String.raw`(?<!\d[ -])${YEAR} ?[-\u2013] ?(?:${YEAR}|\d\d)(?![ -]\d)`,
  String.raw`${HOUR} ?[-\u2013] ?${HOUR}`,
].join("|");
const TIMES = new RegExp(String.raw`(?<!\d[.,/_]?|\+ ?)(?:${TIME})(?!\d|[.,/_]\d)`, "g");
const SCORES = /^\d{1,2}[-\u2013]\d{1,2}(?: \d{1,2}[-\u2013]\d{1,2})+$/;
const YEARS = /^[12]\d{3}(?:\D+[12]\d{3})+$/;
/** 1 000 000, 12.500.000 */
const THOUSANDS = /^[1-9]\d{0,2}(?:[ .]\d{3})+$/;
const DECIMAL = /^\d+\.\d{1,2}$|^\d{7,}\.\d+$|^0\.\d+$/;
const ROUND = /^(?!386\d{8}$)[1-9]\d*000$/;
/** Longer than any number that is written in one piece, such as a time in milliseconds. */
const LONG = /^[1-9]\d{11,}$/;

const HELPLINES = new Set(helplines.flatMap(digitsOfLine));
/** A number as short as these means something else, or nothing, in another country. */
const SHORT_DIGITS = 6;
const LISTED = new Set(helplines.filter(({ show }) => show.length > 0).flatMap(digitsOfLine));
const ELSEWHERE = new Set(
  [...HELPLINES].filter((digits) => digits.length <= SHORT_DIGITS && !LISTED.has(digits)),
);
const HELPLINE_MAX = Math.max(...[...HELPLINES].map((digits) => digits.length)) + 5;
/** Stands after a helpline: "24", "24/7", "12–20", "19.00–7.00". */
const HOURS = /^(?:\d{1,2}|24\D?7(?:\D?365)?|\d{1,2}(?:\.\d\d)? ?[-\u2013] ?\d{1,2}(?:\.\d\d)?)$/;
const HOURS_GROUPS_MAX = 4;

/** Whether a run of figures is a telephone number, and not a date, a span of years, a sum or a countdown. */
export function isTelephone(run: string): boolean {
  const text = blankTimes(run.normalize("NFKC").replace(/[\u200b-\u200d\u2060]/g, "")).trim();
  const groups = groupsOf(text);
  const digits = groups.join("");
  // The European numbers for help: 116 000, 116 006 …
  if (/^116[ .-]?\d{3}$/.test(text)) return true;
  if (digits.length < 7) return false;
  if (text.startsWith("+") || digits.startsWith("00")) return true;
  // A comma stands in references, lists and sums; in a telephone number only where that begins as one.
  if (text.includes(",") && (!/^\(?0[1-9]/.test(text) || groups.every(({ length }) => length < 3)))
    return false;
  if (YEARS.test(text) || DECIMAL.test(text) || LONG.test(text) || SCORES.test(text)) return false;
  if (THOUSANDS.test(text) || ROUND.test(text)) return false;
  return !isCount(groups);
}

/** Whether it is nothing but numbers of helplines ("116 123", "116 123 24/7"). */
export function isHelpline(run: string): boolean {
  const text = run.normalize("NFKC");
  const groups = [...text.matchAll(/\p{Nd}+/gu)];
  const ends = new Set([0]);
  for (let start = 0; start < groups.length; start++) {
    if (!ends.has(start)) continue;
    if (
      start > 0 &&
      groups.length - start <= HOURS_GROUPS_MAX &&
      HOURS.test(text.slice(groups[start]?.index))
    )
      return true;
    for (let [end, joined] = [start, ""]; end < groups.length && joined.length <= HELPLINE_MAX; end++) {
      joined += groups[end]?.[0] ?? "";
      if (HELPLINES.has(nationalDigits(joined))) ends.add(end + 1);
    }
  }
  return groups.length > 0 && ends.has(groups.length);
}

/** Whether it is such a number and may be told to anybody: not a short one that is known in another country alone. */
export function isNamedHelpline(run: string): boolean {
  return isHelpline(run) && !ELSEWHERE.has(nationalDigits(run));
}

function digitsOfLine({ number, tel, channels }: (typeof helplines)[number]): string[] {
  return [number, tel, ...(channels ?? []).map(({ to }) => to)].flatMap((text) =>
    text && /^(?:tel:)?[+\d -]+$/.test(text) ? [nationalDigits(text)] : [],
  );
}

/** The figures of a number as they are dialled in its country: without +386 or 00386. */
export function nationalDigits(number: string): string {
  const digits = groupsOf(number.normalize("NFKC")).join("");
  return digits.replace(/^00(?=[1-9])/, "").replace(/^3860?(?=\d{5})/, "0");
}

/** A text with other signs in the place of its dates, spans of years and hours, so that no number runs into one. */
export function blankTimes(text: string): string {
  return text.replace(TIMES, (time) => "\0".repeat(time.length));
}

/** Whether figures only count on or back: 10 9 8 7 … */
export function isCount(groups: readonly string[]): boolean {
  return groups.length > 3 && groups.every((group, index) => index === 0 || isNext(groups[index - 1], group));
}

function groupsOf(text: string): string[] {
  return text.match(/\p{Nd}+/gu) ?? [];
}

function isNext(before: string | undefined, group: string): boolean {
  return Math.abs(Number(group) - Number(before)) === 1;
}
