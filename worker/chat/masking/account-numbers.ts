/** How long an account number (IBAN) is in each country that has them, as the registry of SWIFT says. */
const IBAN_LENGTHS = new Map(
  "AD24AE23AL28AT20AZ28BA20BE16BG22BH22BR29BY28CH21CR22CY28CZ24DE22DK18DO28EE20EG29ES24FI18FO18FR27GB22GE22GI23GL18GR27GT28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MR27MT31MU30NL18NO15PK24PL28PS29PT25QA29RO24RS22SA24SE24SI19SK24SM27TN24TR26UA29VA22XK20"
    .match(/[A-Z]{2}\d{2}/g)
    ?.map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

const LABEL = String.raw`iban|trr|ra[čc]un\p{L}{0,2}|acc(?:oun)?t`;
/** The two letters of a country and two figures, wherever they stand in a word. */
const BEGUN = /[A-Z] ?[A-Z] ?\d ?\d(?=[\s.\-_/]{0,3}[A-Z\d])/giu;
/** What may stand before the letters of a country: no word, or the one for an account. */
const APART = new RegExp(String.raw`(?:^|[^\p{L}\p{Nd}]|(?<!\p{L})(?:${LABEL}))$`, "iu");
const SIGNS = /^[A-Z] ?[A-Z] ?\d ?\d(?:[ \t.\-_/]{0,2}(?:\r?\n[ \t]{0,2})?[A-Z\d]){11,30}/i;

/** Where account numbers stand in a plain text, each as far as it can be read, also between letters without a space. */
export function findAccounts(plain: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const { index } of plain.matchAll(BEGUN)) {
    const signs = SIGNS.exec(plain.slice(index, index + 120))?.[0];
    if (signs === undefined) continue;
    const isApart = APART.test(plain.slice(Math.max(0, index - 12), index));
    const length = (isApart ? lengthApart(plain, index, signs) : undefined) ?? lengthInside(signs, isApart);
    if (length !== undefined) found.push({ from: index, to: index + length });
  }
  return found;
}

/** How long an account is that ends where a word or a group ends. */
function lengthApart(plain: string, index: number, signs: string): number | undefined {
  const ends = [...signs.matchAll(/[A-Z\d](?![A-Z\d])/gi)].map((end) => end.index + 1);
  const whole = /^[A-Z\d]/i.test(plain.slice(index + signs.length)) ? ends.slice(0, -1) : ends;
  return whole.findLast((end) => isAccount(bareSigns(signs.slice(0, end))));
}

/**
 * How long an account is that letters follow without a space, by the length its country has. Where letters
 * lead into it as well, its check digits must be right.
 */
function lengthInside(signs: string, isApart: boolean): number | undefined {
  const sought = IBAN_LENGTHS.get(bareSigns(signs).slice(0, 2).toUpperCase());
  const end = [...signs.matchAll(/[A-Z\d]/gi)][(sought ?? 0) - 1]?.index;
  if (end === undefined) return undefined;
  const account = bareSigns(signs.slice(0, end + 1));
  if (!isAccount(account)) return undefined;
  const isFollowed = /^\d[A-Z]/i.test(signs.slice(end));
  return (isApart && isFollowed) || remainderBy97(account.toUpperCase()) === 1 ? end + 1 : undefined;
}

function bareSigns(signs: string): string {
  return signs.replace(/[^A-Z\d]/gi, "");
}

/** Whether letters and figures are an account number: the remainder by 97, or the shape of its country. */
function isAccount(iban: string): boolean {
  const account = iban.toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(account)) return false;
  const figures = account.slice(4).replace(/\D/g, "").length;
  // A verse and the words after it: "Ps23 Gospod je moj pastir".
  if (figures < (account.length - 4) / 2) return false;
  return IBAN_LENGTHS.get(account.slice(0, 2)) === account.length || remainderBy97(account) === 1;
}

function remainderBy97(account: string): number {
  let remainder = 0;
  for (const sign of account.slice(4) + account.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** Whether the figures have the check digit of payment cards (Luhn) and begin as one. */
export function isCard(digits: string): boolean {
  if (!/^(?:3[0-9]|4|5\d|6\d|2[2-7])\d*$/.test(digits) || digits.length < 13 || digits.length > 19)
    return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    sum += index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}

/** Whether 13 figures begin as an EMŠO does: day, month and the last three figures of a year. */
export function hasBirthShape(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false;
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 7)].map(Number);
  return isDayOfMonth(day, month) && year !== undefined && (year >= 880 || year <= 60);
}

/** Whether 13 figures are an EMŠO with its check digit. */
export function isEmso(digits: string): boolean {
  if (!hasBirthShape(digits)) return false;
  const weights = [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[12]);
}

function isDayOfMonth(day: number | undefined, month: number | undefined): boolean {
  return day !== undefined && month !== undefined && day >= 1 && day <= 31 && month >= 1 && month <= 12;
}
