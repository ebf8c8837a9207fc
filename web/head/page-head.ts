import type { AnyPage, Site, ThrowCubePage, Wisdom } from "../../contract/content.ts";
import type { HelpCountry } from "../../contract/countries.ts";
import { DEFAULT_LOCALE, LOCALES, localizedPath, OG_LOCALES, type Locale } from "../../contract/locale.ts";
import { PAGES, type PageId } from "../../contract/pages.ts";
import type { PlainHelp } from "../../contract/plain-help.ts";
import { CALENDAR_PATH, FEED_PATH, thoughtPath } from "../../contract/thoughts.ts";
import { isArticle, structuredData } from "./structured-data.ts";

/** One tag of the head. `text` only for `title` and `script`. */
export interface HeadTag {
  tag: "title" | "meta" | "link" | "script";
  attributes: Record<string, string>;
  text?: string;
}

const SITE_NAMES: Record<Locale, string> = { sl: "Kocka modrosti", en: "Wisdom Cube" };

/** They announce the feed with the thought of each day. */
const FEED_PAGES: readonly PageId[] = ["home", "throw-cube", "thought"];

/** Sizes of every social picture. */
const PICTURE_WIDTH = 1200;
const PICTURE_HEIGHT = 630;

/**
 * Title, description, canonical, alternates, social tags and structured data of a page (spec §2 "Navigation and shell").
 *
 * @param variant.thought number of the thought that the address names, 1 to 18; heeded on the page of the cube alone
 * @param variant.country that stands first on the page of help
 */
export function pageHead(
  page: AnyPage,
  locale: Locale,
  site: Site,
  { thought = null, country = null }: { thought?: number | null; country?: HelpCountry | null } = {},
): HeadTag[] {
  const siteName = SITE_NAMES[locale];
  const { title, heading, description, path, picture, pictureAlt } = describe(page, siteName, thought);
  const basics: HeadTag[] = [{ tag: "title", attributes: {}, text: title }, meta("description", description)];
  if (PAGES.some((entry) => entry.id === page.id && "hidden" in entry))
    return [...basics, meta("robots", "noindex")];

  const address = (language: Locale) => site.origin + localizedPath(path, language);
  const subscription = (file: string, type: string) =>
    link({ rel: "alternate", type, title: siteName, href: localizedPath(file, locale) });
  const image = `${site.origin}/pictures/social/${locale}/${picture}.jpg`;
  return [
    ...basics,
    link({ rel: "canonical", href: address(locale) }),
    ...LOCALES.map((language) => link({ rel: "alternate", href: address(language), hreflang: language })),
    link({ rel: "alternate", href: address(DEFAULT_LOCALE), hreflang: "x-default" }),
    ...(FEED_PAGES.includes(page.id) ? [subscription(FEED_PATH, "application/atom+xml")] : []),
    ...(page.id === "thought" ? [subscription(CALENDAR_PATH, "text/calendar")] : []),
    property("og:type", isArticle(page.id) ? "article" : "website"),
    property("og:site_name", siteName),
    property("og:title", heading),
    property("og:description", description),
    property("og:url", address(locale)),
    property("og:locale", OG_LOCALES[locale]),
    ...LOCALES.filter((language) => language !== locale).map((language) =>
      property("og:locale:alternate", OG_LOCALES[language]),
    ),
    property("og:image", image),
    property("og:image:width", String(PICTURE_WIDTH)),
    property("og:image:height", String(PICTURE_HEIGHT)),
    property("og:image:alt", pictureAlt),
    // Where there are no more of its own, that network reads those above.
    meta("twitter:card", "summary_large_image"),
    {
      tag: "script",
      attributes: { type: "application/ld+json" },
      text: JSON.stringify(structuredData({ page, locale, site, siteName, image, country })),
    },
  ];
}

/** Of a short version of /help: no translation of a page, and so without alternates. */
export function plainHead({ title, description, path }: PlainHelp, site: Site): HeadTag[] {
  return [
    { tag: "title", attributes: {}, text: `${title} · ${SITE_NAMES.sl}` },
    meta("description", description),
    link({ rel: "canonical", href: site.origin + path }),
  ];
}

interface Description {
  /** Of the window. */
  title: string;
  /** Of a preview, which names the site beside it. */
  heading: string;
  description: string;
  path: string;
  /** Name of the social picture. */
  picture: string;
  pictureAlt: string;
}

function describe(page: AnyPage, siteName: string, thought: number | null): Description {
  const wisdom = thought ? wisdomOf(page, thought) : undefined;
  if (thought && wisdom) {
    const heading = firstSentence(wisdom.text);
    return {
      title: `${heading} · ${siteName}`,
      heading,
      description: `${wisdom.text} ${wisdom.reflect}`,
      path: thoughtPath(thought),
      picture: `thought-${thought}`,
      pictureAlt: wisdom.text,
    };
  }
  const heading = page.meta.title;
  const title = page.id === "home" ? `${siteName} · ${tagline(page)}` : `${heading} · ${siteName}`;
  return {
    title,
    heading,
    description: page.meta.description,
    path: page.path,
    picture: page.id,
    pictureAlt: title,
  };
}

function wisdomOf(page: AnyPage, thought: number): Wisdom | undefined {
  return page.id === "throw-cube" ? (page as ThrowCubePage).data.wisdoms[thought - 1] : undefined;
}

/** "A door has a handle. It opens." → "A door has a handle" */
function firstSentence(text: string): string {
  return (/^.*?[.?!…](?=\s|$)/.exec(text)?.[0] ?? text).replace(/\.$/, "");
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

function link(attributes: Record<string, string>): HeadTag {
  return { tag: "link", attributes };
}
