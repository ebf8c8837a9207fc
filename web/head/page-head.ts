import type { AnyPage, Site } from "../../contract/content.ts";
import { DEFAULT_LOCALE, LOCALES, localizedPath, OG_LOCALES, type Locale } from "../../contract/locale.ts";
import { PAGES } from "../../contract/pages.ts";

/** One tag of the head. `text` only for `title` and `script`. */
export interface HeadTag {
  tag: "title" | "meta" | "link" | "script";
  attributes: Record<string, string>;
  text?: string;
}

const SITE_NAMES: Record<Locale, string> = { sl: "Kocka modrosti", en: "Wisdom Cube" };

/** Title, description, canonical, alternates, social tags and structured data of a page (spec §2 "Navigation and shell"). */
export function pageHead(page: AnyPage, locale: Locale, site: Site): HeadTag[] {
  const name = SITE_NAMES[locale];
  const title = page.id === "home" ? `${name} · ${tagline(page)}` : `${page.meta.title} · ${name}`;
  const description = page.meta.description;
  const address = (language: Locale) => site.origin + localizedPath(page.path, language);
  const isHidden = PAGES.some((entry) => entry.id === page.id && "hidden" in entry);
  const image = `${site.origin}/pictures/social.jpg`;

  return [
    { tag: "title", attributes: {}, text: title },
    meta("description", description),
    ...(isHidden
      ? [meta("robots", "noindex")]
      : [
          link("canonical", address(locale)),
          ...LOCALES.map((language) => link("alternate", address(language), language)),
          link("alternate", address(DEFAULT_LOCALE), "x-default"),
        ]),
    property("og:type", page.id === "home" ? "website" : "article"),
    property("og:site_name", name),
    property("og:title", page.meta.title),
    property("og:description", description),
    property("og:url", address(locale)),
    property("og:locale", OG_LOCALES[locale]),
    ...LOCALES.filter((language) => language !== locale).map((language) =>
      property("og:locale:alternate", OG_LOCALES[language]),
    ),
    property("og:image", image),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
    property("og:image:alt", name),
    meta("twitter:card", "summary_large_image"),
  ];
}

function tagline(page: AnyPage): string {
  return "subtitle" in page.meta ? String(page.meta.subtitle).replace(/\.$/, "") : page.meta.title;
}

function meta(name: string, content: string): HeadTag {
  return { tag: "meta", attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: "meta", attributes: { property: name, content } };
}

function link(rel: string, href: string, hreflang?: string): HeadTag {
  return { tag: "link", attributes: { rel, href, ...(hreflang ? { hreflang } : {}) } };
}
