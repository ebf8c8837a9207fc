import { chooseLocale, isLocale, LOCALE_KEY, type Locale } from "../contract/locale.ts";
import { SETTINGS_CACHE } from "./caches.ts";

/** Under this address a browser whose workers cannot read cookies keeps the choice. */
const CHOICE = "/choice";

/** Safari 18.4, Firefox 140 and later: https://developer.mozilla.org/docs/Web/API/CookieStore */
interface WithCookies {
  cookieStore?: { get: (name: string) => Promise<{ value: string } | null> };
}

/** The language in which the edge would answer (worker/pages/serve.ts). */
export async function chooseLanguage(url: URL): Promise<Locale> {
  return chooseLocale({
    query: url.searchParams.get(LOCALE_KEY),
    stored: await readChoice().catch(() => null),
    accepted: navigator.languages.join(),
  });
}

/** Remembers what the page has told of the visitor's choice, where it cannot be read later. */
export async function keepChoice(choice: Locale): Promise<void> {
  if ("cookieStore" in self) return;
  const cache = await caches.open(SETTINGS_CACHE);
  await cache.put(CHOICE, new Response(choice));
}

async function readChoice(): Promise<Locale | null> {
  const { cookieStore } = self as WithCookies;
  if (cookieStore) {
    const value = (await cookieStore.get(LOCALE_KEY))?.value;
    return isLocale(value) ? value : null;
  }
  const choice = await (await caches.match(CHOICE, { cacheName: SETTINGS_CACHE }))?.text();
  return isLocale(choice) ? choice : null;
}
