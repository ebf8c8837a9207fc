import { chooseLocale, isLocale, LOCALE_KEY, type Locale } from "../../contract/locale.ts";
import { keepChoice, readChoice } from "./choice.ts";

/** The language of the page as it stands, or null when another one must be asked for from the edge. */
export function startLocale(): Locale | null {
  const query = new URLSearchParams(location.search).get(LOCALE_KEY);
  const stored = readChoice();
  const page = document.documentElement.lang;
  const wanted = chooseLocale({
    query,
    stored,
    accepted: isLocale(page) ? page : navigator.languages.join(),
  });
  // As the edge does (worker/pages/serve.ts): a link of our own is a choice, one from elsewhere only where there is none.
  const isOwnLink = document.referrer.startsWith(`${location.origin}/`);
  if (isLocale(query) && (!stored || isOwnLink)) keepChoice(query);
  if (wanted === page || __DEV_SERVER__) return wanted;
  // The cookie was lost but local storage remembers: with the cookie back, the edge sends the right page.
  keepChoice(wanted);
  if (document.cookie.includes(`${LOCALE_KEY}=${wanted}`)) {
    location.reload();
    return null;
  }
  return isLocale(page) ? page : wanted;
}
