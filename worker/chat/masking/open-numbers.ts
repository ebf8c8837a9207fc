import site from "../../../generated/content/site.json";
import { isHelpline, nationalDigits } from "../../reply-filter/telephone.ts";

const SITE_PHONE = nationalDigits(site.phone);
/**
 * Numbers that cost nothing, and the like, are given to services and never to a person: 116 xxx in
 * Europe, 080 in Slovenia, 0800, 0808 and 0300 in the United Kingdom, 800 and 8xx in America, 1300 and 1800 in
 * Australia and Ireland, 0508 in New Zealand.
 */
const FREE =
  /^(?:(?:386|385|353|44|43|49|39)?116\d{3}|080\d{4}|(?:44|49|43|39|353|64|41)?0?800\d{4,8}|(?:440?|0)(?:808\d{6,7}|300\d{7})|0?508\d{6}|1?8(?:00|33|44|55|66|77|88)\d{7}|(?:61|353)?1[38]00\d{6}|(?:61)?13\d{4})$/;

/** Whether anybody may know a number: a helpline's, the site's own, or one that is free to call. */
export function isOpenNumber(number: string): boolean {
  const digits = nationalDigits(number);
  return digits === SITE_PHONE || FREE.test(digits) || isHelpline(number);
}
