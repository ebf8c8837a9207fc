import helplines from "../../generated/content/helplines.json";

/** Figures as telephone numbers are written: with a plus, brackets, spaces, hyphens, slashes, dots. */
const BETWEEN = String.raw`[ \u00a0\u202f]{0,2}[-\u2010-\u2013/][ \u00a0]?|[ \u00a0\u202f]{1,2}|[.·]|[\u200b-\u200d\u2060]`;

/** A run of figures that neither a word nor another number leads into. */
export const FIGURES = String.raw`(?<!\p{Nd}[-.,:/#=@]?)(?<![\p{L}\p{M}_+][-#=@]?)(?:\+ ?)?(?:\(\+?\p{Nd}{1,4}\)(?:${BETWEEN})?)?\p{Nd}+(?:(?:(?:${BETWEEN})?\(\p{Nd}{1,4}\))?(?:${BETWEEN})?\p{Nd}+)*`;

/** 2026-10-05, 5.10.2026 */
const DATE = /^(?:[12]\d{3}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./][12]\d{3})$/;
const YEARS = /^[12]\d{3}(?:\D+[12]\d{3})+$/;
/** 1 000 000, 12.500.000 */
const THOUSANDS = /^[1-9]\d{0,2}(?:[ .]\d{3})+$/;
const DECIMAL = /^\d+\.\d{1,2}$|^\d{7,}\.\d+$/;
/** Longer than any number that is written in one piece, such as a time in milliseconds. */
const LONG = /^[1-9]\d{11,}$/;

const HELPLINES = new Set(
  helplines.flatMap(({ number, tel }) => [number, tel].flatMap((text) => (text ? [digitsOf(text)] : []))),
);

/** Whether a run of figures is a telephone number, and not a date, a span of years, a sum or a countdown. */
export function isTelephone(run: string): boolean {
  const text = run.normalize("NFKC").replace(/[\u200b-\u200d\u2060]/g, "");
  const groups = groupsOf(text);
  const digits = groups.join("");
  // The European numbers for help: 116 000, 116 006 …
  if (/^116[ .-]?\d{3}$/.test(text)) return true;
  if (digits.length < 7) return false;
  if (text.startsWith("+") || digits.startsWith("00")) return true;
  if (DATE.test(text) || YEARS.test(text) || DECIMAL.test(text) || LONG.test(text)) return false;
  if (THOUSANDS.test(text) || /^[1-9]\d*000$/.test(text)) return false;
  return (
    groups.length < 4 || !groups.every((group, index) => index === 0 || isNext(groups[index - 1], group))
  );
}

/** Whether it is nothing but numbers of helplines ("116 123", "116 123 24/7"). */
export function isHelpline(run: string): boolean {
  const groups = groupsOf(run.normalize("NFKC").replace(/(\+\d+ ?)\(0\)/, "$1"));
  const from = (start: number): boolean => {
    const rest = groups.slice(start);
    // A short figure after it is part of its hours.
    if (start > 0 && /^(?:\d{0,2}|247)$/.test(rest.join(""))) return true;
    return rest.some(
      (_, index) => HELPLINES.has(rest.slice(0, index + 1).join("")) && from(start + index + 1),
    );
  };
  return from(0);
}

export function digitsOf(text: string): string {
  return groupsOf(text.normalize("NFKC")).join("");
}

function groupsOf(text: string): string[] {
  return text.match(/\p{Nd}+/gu) ?? [];
}

function isNext(before: string | undefined, group: string): boolean {
  return Math.abs(Number(group) - Number(before)) === 1;
}
