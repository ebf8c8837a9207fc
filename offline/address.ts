import { isLocale, LOCALE_KEY, type Locale } from "../contract/locale.ts";
import { canBeKept, SHORT_HELP } from "../contract/offline.ts";

/*
 * One address serves both languages, by cookie and by what the browser wishes: a page is kept under its path and its
 * language, whatever it was asked for with.
 */

/** Under which a page is kept; also an address that answers in this language. A short version of help has but one. */
export function keptAddress(path: string, locale: Locale): string {
  if (SHORT_HELP.includes(path)) return path;
  return `${path}?${LOCALE_KEY}=${locale}`;
}

/** What a kept address stands for. */
export function readKeptAddress(address: string): { path: string; locale: Locale } | null {
  const url = new URL(address);
  const locale = url.searchParams.get(LOCALE_KEY);
  return isLocale(locale) ? { path: url.pathname, locale } : null;
}

/**
 * Where the answer to a navigation is kept, or null where it is not: other pages, errors, and what was asked for with a
 * query, such as a thought of the cube, which is another page under the same path.
 */
export function placeOf(url: URL, response: Response): string | null {
  const locale = response.headers.get("Content-Language");
  const query = [...url.searchParams.keys()].filter((key) => key !== LOCALE_KEY);
  const isPage = response.status === 200 && response.headers.get("Content-Type")?.startsWith("text/html");
  if (isPage && SHORT_HELP.includes(url.pathname)) return url.search === "" ? url.pathname : null;
  if (!isPage || !isLocale(locale) || query.length > 0 || !canBeKept(url.pathname)) return null;
  return keptAddress(url.pathname, locale);
}

/** The same picture in another size, as the browser may choose after the window was turned; not in another format. */
export function isSamePicture(wanted: string, kept: string): boolean {
  return withoutSize(wanted) === withoutSize(kept);
}

function withoutSize(address: string): string {
  return new URL(address).pathname.replace(/-\d+(?=\.\w+$)/, "");
}
