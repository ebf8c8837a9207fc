import { isCard, isEmso } from "./account-numbers.ts";
import { isOpenNumber } from "./open-numbers.ts";
import type { Group } from "./runs.ts";
import { isMobile } from "./telephone-shapes.ts";

/** As long as the longest card number. */
const FIGURES_MAX = 19;
/** Parts scores and times, and never the figures of one number. */
const NO_GAP = /[:;=*+<>#]/;

/** What stands before the figures. */
interface Lead {
  isTold: boolean;
  hasPlus: boolean;
}

/**
 * How many pieces from `start` are one number whose figures stand singly, whatever is between them:
 * "0 7 0 . 8 2 6 . 3 1 9", "0, 7, 0, 8 …", a figure on each line. 0 if they are none. Marks at school and
 * the goals of a season are written so too, so only a number that its shape or its word tells counts.
 */
export function countSingly(pieces: readonly Group[][], start: number, lead: Lead): number {
  let digits = "";
  let count = 0;
  const lengths: number[] = [];
  for (let index = start; index < pieces.length; index++) {
    const piece = pieces[index] ?? [];
    if (digits.length + piece.length > FIGURES_MAX || !piece.every((group) => group.digits.length === 1))
      break;
    // The gap before the first figure is no part of the number.
    if (piece.some(({ gap }, place) => (index > start || place > 0) && NO_GAP.test(gap))) break;
    digits += piece.map((group) => group.digits).join("");
    lengths.push(digits.length);
    if (isOneNumber(digits, lead)) count = index - start + 1;
  }
  // A helpline's number, and what is written after it.
  const isOpen = count > 0 && lengths.some((length) => length > 5 && isOpenNumber(digits.slice(0, length)));
  return isOpen ? 0 : count;
}

function isOneNumber(digits: string, { isTold, hasPlus }: Lead): boolean {
  if (isEmso(digits)) return true;
  // Marks from 1 to 5 may have a check digit by chance.
  if (isCard(digits) && digits.length > 14 && /[06-9]/.test(digits)) return true;
  if (digits.length > 14 || new Set(digits).size < 3) return false;
  if (hasPlus || /^00[1-9]/.test(digits)) return digits.length > 9;
  if (digits.startsWith("0") && isMobile(digits.slice(1))) return true;
  return isTold && (isMobile(digits) || /^0[1-9]\d{7,9}$/.test(digits));
}
