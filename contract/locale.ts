/** The languages of the site, the default first (decisions.md "Language"). */
export const LOCALES = ["sl", "en"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "sl";

/** Name of the query parameter, the cookie and the local-storage key that hold the choice. */
export const LOCALE_KEY = "lng";

/** One year, the longest a browser keeps a choice made here. */
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

export const OG_LOCALES: Record<Locale, string> = { sl: "sl_SI", en: "en_US" };

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/**
 * The language of an answer: `?lng`, then the visitor's stored choice, then the
 * browser's wish, then Slovenian.
 *
 * @param wishes.query value of `?lng`, if any
 * @param wishes.stored value of the cookie or of local storage, if any
 * @param wishes.accepted an Accept-Language header or `navigator.languages.join()`
 */
export function chooseLocale(wishes: {
  query?: string | null | undefined;
  stored?: string | null | undefined;
  accepted?: string | null | undefined;
}): Locale {
  if (isLocale(wishes.query)) return wishes.query;
  if (isLocale(wishes.stored)) return wishes.stored;
  return acceptedLocale(wishes.accepted) ?? DEFAULT_LOCALE;
}

function acceptedLocale(header: string | null | undefined): Locale | undefined {
  return acceptedLanguages(header).find(isLocale);
}

/** The languages of an Accept-Language header by two letters, the most wanted first. */
export function acceptedLanguages(header: string | null | undefined): string[] {
  const wishes = (header ?? "").split(",").map((part, position) => {
    const [tag = "", ...parameters] = part.trim().split(";");
    const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
    return { language: tag.slice(0, 2).toLowerCase(), quality: Number(quality ?? 1), position };
  });
  return wishes
    .filter((wish) => wish.quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.position - b.position)
    .map((wish) => wish.language);
}

/** The address of a page in a language: plain for Slovenian, `?lng=en` for English. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${LOCALE_KEY}=${locale}`;
}
