import site from "../../generated/content/site.json";
import { digitsOf, FIGURES, isHelpline, isTelephone } from "./telephone.ts";

/** Stands in the log for an e-mail address, and for a telephone number. */
export const EMAIL_MARK = "[…@…]";
export const TELEPHONE_MARK = "[…]";

const AT = String.raw`\s?(?:@|\(at\)|\[at\]|\((?:afna|na)\)|(?<=\s)(?:afna|at)(?=\s))\s?`;
const DOT = String.raw`(?:\.|\s?\((?:dot|pika)\)\s?|\s(?:dot|pika)\s)`;
const NAME = String.raw`[\p{L}\p{Nd}][\p{L}\p{Nd}-]*`;
const EMAIL = new RegExp(String.raw`[\p{L}\p{Nd}][\p{L}\p{Nd}._%+'-]*${AT}${NAME}(?:${DOT}${NAME})+`, "giu");
/** What any address, and any number, has: looking for it is quick, and most texts have neither. */
const ANY_AT = /@|[([](?:at|afna|na)[)\]]|\s(?:afna|at)\s/i;
const ANY_FIGURE = /\p{Nd}/u;
const TELEPHONE = new RegExp(FIGURES, "gu");
/** 41 123 456: written like a sum, but more likely a number without its 0. */
const LIKE_A_SUM = /^[1-9]\d{0,2}(?: \d{3}){2}$/;

/**
 * A text as it may be stored: without e-mail addresses and telephone numbers. Those of helplines
 * and of the site itself stay.
 */
export function maskContacts(text: string): string {
  let masked = text;
  if (ANY_AT.test(masked))
    masked = masked.replace(EMAIL, (address) =>
      address.toLowerCase() === site.email.toLowerCase() ? address : EMAIL_MARK,
    );
  if (ANY_FIGURE.test(masked))
    masked = masked.replace(TELEPHONE, (figures) => (isOfAPerson(figures) ? TELEPHONE_MARK : figures));
  return masked;
}

function isOfAPerson(figures: string): boolean {
  if (isHelpline(figures) || digitsOf(figures) === digitsOf(site.phone)) return false;
  return isTelephone(figures) || (LIKE_A_SUM.test(figures) && !figures.endsWith("000"));
}
