/** What a national number is dialled with from abroad, and the figure that falls away then. */
const CALLING_CODES: Partial<Record<string, { code: string; trunk: string }>> = {
  AT: { code: "43", trunk: "0" },
  AU: { code: "61", trunk: "0" },
  BA: { code: "387", trunk: "0" },
  CA: { code: "1", trunk: "1" },
  CH: { code: "41", trunk: "0" },
  DE: { code: "49", trunk: "0" },
  GB: { code: "44", trunk: "0" },
  HR: { code: "385", trunk: "0" },
  HU: { code: "36", trunk: "06" },
  IE: { code: "353", trunk: "0" },
  // Italian numbers keep their zero.
  IT: { code: "39", trunk: "" },
  RS: { code: "381", trunk: "0" },
  SI: { code: "386", trunk: "0" },
  US: { code: "1", trunk: "1" },
};

/** 112, 116 123, 13 11 14: nobody reaches these with a country's code before them. */
const SHORT_DIGITS = 6;

/**
 * Whether a link dials the number that is shown: the same digits, or the same national number
 * with its country's code, such as `tel:+38615209900` for 01 520 99 00.
 *
 * @param country ISO code of the helpline's country; others than those above have no second form
 */
export function isSameNumber(number: string, tel: string, country: string): boolean {
  const shown = digitsOf(number);
  const dialled = digitsOf(tel);
  if (shown === "") return false;
  const isForeign = number.trim().startsWith("+");
  if (isForeign === tel.startsWith("tel:+") && shown === dialled) return true;
  const calling = CALLING_CODES[country];
  if (!calling || shown.length <= SHORT_DIGITS) return false;
  const abroad = (digits: string) => internationalDigits(digits, country);
  if (tel.startsWith("tel:+") && !isForeign) return dialled === abroad(shown);
  if (isForeign && !tel.startsWith("tel:+")) return shown === abroad(dialled);
  return false;
}

/** The digits of a national number with its country's code before them, without a plus. */
export function internationalDigits(number: string, country: string): string {
  const digits = digitsOf(number);
  const calling = CALLING_CODES[country];
  if (!calling || number.trim().startsWith("+")) return digits;
  return calling.code + (digits.startsWith(calling.trunk) ? digits.slice(calling.trunk.length) : digits);
}

/** The figures of a number, however it is spaced. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
