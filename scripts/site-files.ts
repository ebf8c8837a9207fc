import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../contract/content.ts";
import { DEFAULT_LOCALE, LOCALES, localizedPath } from "../contract/locale.ts";
import { PAGES } from "../contract/pages.ts";
import { PLAIN_HELP } from "../contract/plain-help.ts";

/** Writes what search engines and those who report a fault ask for beside the client build. */
export function writeSiteFiles(root: string): void {
  const site = JSON.parse(readFileSync(join(root, "generated/content/site.json"), "utf8")) as Site;
  const { origin } = site;
  mkdirSync(join(root, "dist/client/.well-known"), { recursive: true });
  writeFileSync(join(root, "dist/client/.well-known/security.txt"), securityContact(site, new Date()));
  writeFileSync(join(root, "dist/client/sitemap.xml"), sitemap(origin));
  writeFileSync(join(root, "dist/client/robots.txt"), robots(origin));
}

/**
 * Every public page in every language, each with its alternates; the short versions of /help have none (https://www.sitemaps.org/protocol.html).
 */
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
  const plain = PLAIN_HELP.map(({ path }) => `<url>\n<loc>${escape(origin + path)}</loc>\n</url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses,
    ...plain,
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

/** Where a hole in the site is reported (RFC 9116); the standard wants an end within a year, so each build renews it. */
export function securityContact({ origin, email }: Pick<Site, "origin" | "email">, built: Date): string {
  const end = new Date(built);
  end.setUTCDate(end.getUTCDate() + 364);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${end.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${LOCALES.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}

function alternate(hreflang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(address)}"/>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
