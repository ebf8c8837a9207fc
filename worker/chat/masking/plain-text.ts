/** A text in plain figures and signs, and the way back to the text as it was written. */
export interface PlainText {
  plain: string;
  /** Where in the written text this place of the plain one is. */
  origin: (index: number) => number;
}

/** What may hide a figure, an @ or a hyphen; letters of Europe and everyday punctuation are left out. */
const ODD = /[^\0-~\u00a1-\u00ac\u00ae-\u00b1\u00b4-\u00b6\u00b8\u00ba-\u024f\u2018-\u201e\u2026\u20ac]/gu;
/** Marks that nobody sees: zero widths, the sign that draws a figure as a key. */
const UNSEEN = /^[\p{Cf}\ufe00-\ufe0f\u20e3]$/u;

/** Figures in dark and in other circles, which Unicode does not fold: from 0 to 9, ten by ten. */
const CIRCLED = [..."⓿❶❷❸❹❺❻❼❽❾🄋➀➁➂➃➄➅➆➇➈🄌➊➋➌➍➎➏➐➑➒"];

/**
 * Reads fullwidth, circled, raised and foreign figures as 0–9, every space as a space and every
 * dash as a hyphen, so that a number can be looked for in one spelling. Letters stay as they are.
 */
export function readPlain(text: string): PlainText {
  let plain = "";
  let read = 0;
  const plainAt = [0];
  const textAt = [0];
  const add = (piece: string, next: number) => {
    plain += piece;
    plainAt.push(plain.length);
    textAt.push(next);
  };
  for (const { 0: sign, index } of text.matchAll(ODD)) {
    const folded = fold(sign);
    if (folded === sign) continue;
    if (index > read) add(text.slice(read, index), index);
    read = index + sign.length;
    add(folded, read);
  }
  if (read === 0) return { plain: text, origin: (index) => index };
  plain += text.slice(read);
  const origin = (index: number) => {
    const place = findLast(plainAt, index);
    const at = (textAt[place] ?? 0) + index - (plainAt[place] ?? 0);
    return Math.min(at, textAt[place + 1] ?? text.length);
  };
  return { plain, origin };
}

function fold(sign: string): string {
  if (UNSEEN.test(sign)) return "";
  if (/^\p{Zs}$/u.test(sign)) return " ";
  if (/^[\p{Pd}\u2212\u2043]$/u.test(sign)) return "-";
  if (/^[\u00b7\u2027\u2219]$/u.test(sign)) return ".";
  const circled = CIRCLED.indexOf(sign);
  if (circled >= 0) return String(circled % 10);
  const folded = sign.normalize("NFKC");
  if (/^(?:[!-~]|\d+)$/.test(folded)) return folded;
  return /^\p{Nd}$/u.test(sign) ? figureOf(sign) : sign;
}

/** Ten figures of a script stand side by side in Unicode; the first is at …0 or …6. */
function figureOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const place = code & 15;
  return String(/^\p{Nd}$/u.test(String.fromCodePoint(code - place)) ? place : (place + 10) % 16);
}

/** The last place whose number is not above the one sought, in numbers that never fall. */
function findLast(numbers: readonly number[], sought: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= sought) low = middle;
    else high = middle - 1;
  }
  return low;
}
