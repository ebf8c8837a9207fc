import type { Locale } from "../../contract/locale.ts";

const NO_BREAK_SPACE = "\u00a0";

/**
 * Keeps a one-letter word on the line of the word that follows it (Slovenian rule for "v", "s",
 * "z", "k", "h", "o", "a", "i"), and a telephone number in one piece.
 */
export function bindShortWords(text: string, locale: Locale): string {
  const bound = text.replace(/\b(\d{2,3}) (?=\d{2,3}\b)/g, `$1${NO_BREAK_SPACE}`);
  if (locale !== "sl") return bound;
  return bound.replace(/(?<=^|[\s(»\u00a0])([vszkhoaiVSZKHOAI]) (?=\S)/g, `$1${NO_BREAK_SPACE}`);
}

/** Applies `bindShortWords` to every text in a parsed file; addresses stay as they are. */
export function bindShortWordsDeep<T>(value: T, locale: Locale): T {
  if (typeof value === "string") {
    return (/^(https?:|tel:|mailto:)/.test(value) ? value : bindShortWords(value, locale)) as T;
  }
  if (Array.isArray(value)) return value.map((item) => bindShortWordsDeep(item, locale)) as T;
  if (value && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, bindShortWordsDeep(item, locale)]),
    ) as T;
  }
  return value;
}
