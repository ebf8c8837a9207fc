import { findMailAddresses } from "./masking/mail-addresses.ts";
import { readPlain } from "./masking/plain-text.ts";
import { findPrivateNumbers, NUMBER_MARK } from "./masking/private-numbers.ts";
import { findProfiles } from "./masking/profiles.ts";
import { joinRanges } from "./masking/ranges.ts";
import { findSpokenNumbers } from "./masking/spoken-figures.ts";

const ANY_FIGURE = /\d/;

/**
 * A text as it may be stored: without e-mail addresses, names on social networks, telephone numbers
 * and the numbers of papers, cards and accounts. Those of helplines and of the site itself stay.
 */
export function maskContacts(text: string): string {
  const { plain, origin } = readPlain(text);
  const addresses = findMailAddresses(plain);
  const numbers = [
    ...(ANY_FIGURE.test(plain) ? findPrivateNumbers(plain) : []),
    ...findSpokenNumbers(plain).map((span) => ({ ...span, mark: NUMBER_MARK })),
  ];
  const found = [...addresses, ...findProfiles(plain, [...addresses, ...numbers]), ...numbers];
  let masked = "";
  let read = 0;
  for (const { from, to, mark } of joinRanges(found)) {
    masked += text.slice(read, origin(from)) + mark;
    read = origin(to);
  }
  return masked + text.slice(read);
}
