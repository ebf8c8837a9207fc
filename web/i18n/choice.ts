import { isLocale, LOCALE_COOKIE_SECONDS, LOCALE_KEY, type Locale } from "../../contract/locale.ts";

/**
 * The visitor's stored choice, if there is one and the browser lets us read it. The cookie comes
 * first: the edge can renew it without a script; local storage remembers when it was lost.
 */
export function readChoice(): Locale | null {
  const cookie = new RegExp(`(?:^|; )${LOCALE_KEY}=(\\w+)`).exec(document.cookie)?.[1];
  if (isLocale(cookie)) return cookie;
  try {
    const stored = localStorage.getItem(LOCALE_KEY);
    return isLocale(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps the choice in local storage and in a cookie, so that the edge sends the right page at once. */
export function keepChoice(locale: Locale): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${LOCALE_KEY}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax${secure}`;
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // Storage is blocked: the cookie alone keeps the choice.
  }
}
