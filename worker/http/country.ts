import type { Context } from "hono";
import { readCountry, type HelpCountry } from "../../contract/countries.ts";

/** Two letters that name no country: what Cloudflare writes where it knows none. */
const UNKNOWN = "XX";

/**
 * The country from which a call comes, as two letters; null where the network does not tell. A server on one's own
 * machine makes one up, and has no ray of Cloudflare's.
 */
export function readVisitorCountry(c: Context): string | null {
  const country = c.req.header("CF-Ray") === undefined ? undefined : c.req.raw.cf?.country;
  return typeof country === "string" && /^[A-Z]{2}$/.test(country) && country !== UNKNOWN ? country : null;
}

/** The same where its helplines are known, else null. */
export function readHelpCountry(c: Context): HelpCountry | null {
  return readCountry(readVisitorCountry(c));
}
