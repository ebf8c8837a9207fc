import type { Mend } from "./sentence-filter.ts";
import { FIGURES, isNamedHelpline, isTelephone } from "./telephone.ts";

/** Links pass as they are; what they lead to is judged elsewhere. */
const LINK = String.raw`(?<label>\[[^\]\n]*\])(?<target>\([^)\n]*\))|(?<address>https?:\/\/[^\s<>()]+)`;
const LINK_OR_FIGURES = new RegExp(`${LINK}|(?<figures>${FIGURES})`, "gu");
const ANY_FIGURES = new RegExp(FIGURES, "gu");

/** Short numbers are telephone numbers only where somebody is told to call. */
const SHORT = /^(?:\p{Nd}{3,6}|\p{Nd}{2,3}[ \u00a0-]\p{Nd}{3,4}|(\p{Nd})-(\p{Nd})-\2)$/u;
const CALL_SL = String.raw`pokli[čc]\p{L}*|zavrti\p{L}*|telefon\p{L}*|tel|sms|linij\p{L}*|klic\p{L}* v sili|polici\p{L}*|re[sš](?:eval|il)\p{L}*|gasil\p{L}*|kri[zs]n\p{L}*`;
const CALL_EN = String.raw`call|calling|dial|phone|ring|text|hotlines?|helplines?|lifelines?|crisis line|emergency|police|ambulance`;
const CALL_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${CALL_SL}|${CALL_EN})[.,:;)*_]*(?:[\s(]+[\p{L}\p{Nd}*_/]{1,12}[,:]?){0,3}[\s(*_:-]*$`,
  "iu",
);
const CALL_AFTER =
  /^[\s)*_,–-]*(?:[\p{L}*_]{1,12}\s){0,2}(?:klic\p{L}* v sili|emergenc|hotline|helpline|crisis line)/iu;
/** A psalm, a page or a year, which may stand beside a word of calling all the same. */
const NAMED_BEFORE =
  /(?:^|[^\p{L}])(?:ps|psalm\p{L}*|poglavj\p{L}*|vrstic\p{L}*|stran\p{L}*|let[aiou]|chapter|verses?|pages?|year)\.?\s*$/iu;
const YEAR = /^(?:19|20)\d\d$/;
/** What is counted, or weighed, or paid is no number to call. */
const COUNTED =
  /^[\s*_]*(?:[%€$£]|(?:ur|uro|ure|dn|dan|min|sekund|let|mesec|teden|tedn|ljudi|otrok|evr|krat|hour|day|minute|second|year|month|week|people|children|euro|times)\p{L}*)/iu;

/** A particular person is said to answer, or to own the number. */
const PERSON =
  /(?:\b(?:our|my|his|her|private|personal) (?:\p{L}+ ){0,2}(?:counsell?ors?|therapists?|psychologists?|priests?|pastors?|owners?|volunteers?|colleagues?|mobile|cell|phone|number|line)\b|\b(?:ring|call|text|write to) me\b|(?<!\p{L})(?:na[šs]|moj|njen|njegov|zasebn|osebn|de[žz]urn)\p{L}{0,4} (?:\p{L}+ ){0,2}(?:svetoval|terapevt|psiholog|duhovni|[žz]upnik|sodelav|prostovolj|lastnik|[šs]tevilk|telefon|mobi|gsm)\p{L}*|(?<!\p{L})(?:pokli[čc]i|kli[čc]i|pi[šs]i) (?:me|mi)(?!\p{L}))/iu;

/**
 * Replaces telephone numbers that are not in `helplines.yaml` (decisions.md "Safety"). Years,
 * references, sums and times stay. A sentence that offers the number of a particular person goes
 * whole, and so does any with an unknown number where there is nothing to put in its place.
 *
 * @param instead words with a link to the numbers that somebody has checked, or null
 */
export function replaceNumbers(instead: string | null): Mend {
  return (sentence) => {
    const mended = replaceIn(sentence, instead ?? "");
    if (mended === sentence) return sentence;
    return instead === null || PERSON.test(sentence) ? "" : mended;
  };
}

/** Whether a text has a number that somebody has checked. */
export function holdsHelpline(text: string): boolean {
  return (text.match(ANY_FIGURES) ?? []).some(isNamedHelpline);
}

function replaceIn(sentence: string, instead: string): string {
  if (!/\p{Nd}{2}|\p{Nd}\P{L}{0,3}\p{Nd}/u.test(sentence)) return sentence;
  const insteadWithinLink = instead.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  const judge = (figures: string, before: string, after: string, words: string) => {
    const parts = figures.split(/( ?\/ ?)/);
    if (parts.length > 1 && parts.some(isNamedHelpline))
      return parts
        .map((part, index) => (index % 2 === 1 || !isStranger(part, before, after) ? part : words))
        .join("");
    return isStranger(figures, before, after) ? words : figures;
  };
  return sentence.replace(LINK_OR_FIGURES, (...found) => {
    const groups = found.at(-1) as Partial<Record<string, string>>;
    const index = found.at(-3) as number;
    const match = String(found[0]);
    const around = [sentence.slice(0, index), sentence.slice(index + match.length)] as const;
    if (groups["figures"] !== undefined) return judge(match, ...around, instead);
    if (groups["label"] === undefined) return match;
    const label = groups["label"].replace(ANY_FIGURES, (figures) =>
      judge(figures, ...around, insteadWithinLink),
    );
    return `${label}${groups["target"] ?? ""}`;
  });
}

function isStranger(figures: string, before: string, after: string): boolean {
  if (isNamedHelpline(figures)) return false;
  if (isTelephone(figures)) return true;
  if (!SHORT.test(figures) || YEAR.test(figures) || COUNTED.test(after) || /^[,:]\d/.test(after))
    return false;
  if (NAMED_BEFORE.test(before)) return false;
  return CALL_BEFORE.test(before) || CALL_AFTER.test(after);
}
