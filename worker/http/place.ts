import { readCountry, type HelpCountry } from "../../contract/countries.ts";

/** The country that the network tells; a server on one's own machine makes one up, and has no ray of Cloudflare's. */
export function placeOf({ headers, cf }: Request): HelpCountry | null {
  return headers.has("CF-Ray") ? readCountry(cf?.country) : null;
}
