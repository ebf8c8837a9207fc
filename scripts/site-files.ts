import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../contract/content.ts";
import { DEFAULT_LOCALE, LOCALES, localizedPath } from "../contract/locale.ts";
import { PAGES } from "../contract/pages.ts";

/** Writes what search engines ask for beside the client build: sitemap.xml and robots.txt. */
export function writeSiteFiles(root: string): void {
  const { origin } = JSON.parse(readFileSync(join(root, "generated/content/site.json"), "utf8")) as Site;
  writeFileSync(join(root, "dist/client/sitemap.xml"), sitemap(origin));
  writeFileSync(join(root, "dist/client/robots.txt"), robots(origin));
}

/** Every public page in every language, each with its alternates (https://www.sitemaps.org/protocol.html). */
export function sitemap(origin: string): string {
  const addresses = PAGES.filter((page) => !("hidden" in page)).flatMap(({ path }) => {
    const alternates = [
      ...LOCALES.map((locale) => alternate(locale, origin + localizedPath(path, locale))),
      alternate("x-default", origin + localizedPath(path, DEFAULT_LOCALE)),
    ];
    return LOCALES.map((locale) =>
      ["<url>", `<loc>${escape(origin + localizedPath(path, locale))}</loc>`, ...alternates, "</url>"].join(
        "\n",
      ),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses,
    "</urlset>\n",
  ].join("\n");
}

/** Everything may be read but calls and what belongs to accounts. */
export function robots(origin: string): string {
  return [
    "User-agent: *",
    "Allow: /",
    "Disallow: /api/",
    "Disallow: /admin/",
    "Disallow: /auth/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}

function alternate(hreflang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(address)}"/>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
