import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { DEFAULT_LOCALE, LOCALES } from "./contract/locale.ts";

export default defineConfig({
  locales: [...LOCALES],
  sourceLocale: "en",
  fallbackLocales: { default: DEFAULT_LOCALE },
  catalogs: [{ path: "<rootDir>/web/i18n/locales/{locale}", include: ["web"] }],
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: "origin",
});
