import { findMailAddresses } from "./masking/mail-addresses.ts";
import { readPlain } from "./masking/plain-text.ts";
import { findPrivateNumbers } from "./masking/private-numbers.ts";
import { findProfiles } from "./masking/profiles.ts";
import { joinRanges } from "./masking/ranges.ts";

/** Figures of any script, and words that stand for them. */
const ANY_FIGURE = /\d|\p{N}|(?<!\p{L})(?:ni[čc]|nula|zero|oh)(?!\p{L})/iu;

/**
 * A text as it may be stored: without e-mail addresses, names on social networks, telephone numbers
 * and the numbers of papers, cards and accounts. Those of helplines and of the site itself stay.
 */
export function maskContacts(text: string): string {
  const { plain, origin } = readPlain(text);
  const found = [
    ...findMailAddresses(plain),
    ...findProfiles(plain),
    ...(ANY_FIGURE.test(plain) ? findPrivateNumbers(plain) : []),
  ];
  let masked = "";
  let read = 0;
  for (const { from, to, mark } of joinRanges(found)) {
    masked += text.slice(read, origin(from)) + mark;
    read = origin(to);
  }
  return masked + text.slice(read);
}
