import { setupI18n, type I18n, type Messages } from "@lingui/core";
import type { Locale } from "../../contract/locale.ts";
import { loadWithRetry } from "../load.ts";

const CATALOGS: Record<Locale, () => Promise<{ messages: Messages }>> = {
  sl: () => import("./locales/sl.po"),
  en: () => import("./locales/en.po"),
};

const STAFF_CATALOGS: typeof CATALOGS = {
  sl: () => import("./locales/staff/sl.po"),
  en: () => import("./locales/staff/en.po"),
};

/** An instance without a language; `activate` gives it one. */
export function createI18n(): I18n {
  return setupI18n();
}

/** Loads the interface words of a language and switches to it. */
export async function activate(i18n: I18n, locale: Locale): Promise<void> {
  if (i18n.locale === locale) return;
  const { messages } = await loadWithRetry(CATALOGS[locale]);
  i18n.loadAndActivate({ locale, messages });
}

/** Adds the words of the screens for those who run the site, in the language that is active. */
export async function addStaffWords(i18n: I18n): Promise<void> {
  const locale = i18n.locale as Locale;
  const { messages } = await loadWithRetry(STAFF_CATALOGS[locale]);
  i18n.load(locale, messages);
}
