import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { DEFAULT_LOCALE, LOCALES } from "./contract/locale.ts";

export default defineConfig({
  locales: [...LOCALES],
  sourceLocale: "en",
  fallbackLocales: { default: DEFAULT_LOCALE },
  catalogs: [
    {
      path: "<rootDir>/web/i18n/locales/{locale}",
      include: ["web"],
      exclude: ["web/auth/**", "web/admin/**"],
    },
    // Loaded with the screens of those who run the site, not with the pages that everybody reads.
    { path: "<rootDir>/web/i18n/locales/staff/{locale}", include: ["web/auth", "web/admin"] },
  ],
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: "origin",
});
