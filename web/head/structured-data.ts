import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  SearchAction,
  Thing,
  WebSite,
} from "schema-dts";
import type { AnyPage, Block, EssayPage, FaqPage, HelpPage, Site } from "../../contract/content.ts";
import type { HelpCountry } from "../../contract/countries.ts";
import { localizedPath, type Locale } from "../../contract/locale.ts";
import { PAGES, pagePath, TOPIC_IDS, type PageId } from "../../contract/pages.ts";
import { helpOrganizations } from "./help-data.ts";

/** The pages that are one piece of writing. */
const ARTICLES: readonly PageId[] = [
  "why-cube",
  ...TOPIC_IDS,
  "gratitude",
  "for-parents",
  "for-teachers",
  "bereaved",
];

export function isArticle(id: PageId): boolean {
  return ARTICLES.includes(id);
}

/** What the data of a page are made of. */
export interface Subject {
  page: AnyPage;
  locale: Locale;
  site: Site;
  siteName: string;
  /** Address of the page's social picture. */
  image: string;
  /** The country that stands first on the page of help. */
  country?: HelpCountry | null;
}

/**
 * What a page is, for search engines (decisions.md "Pages"): the site and who stands behind it on the home page; the
 * way to every other page; questions with their answers; essays; whom the page of help names first. Nothing is said that the page does not show.
 */
export function structuredData(subject: Subject): Graph {
  return { "@context": "https://schema.org", "@graph": thingsOf(subject) };
}

function thingsOf(subject: Subject): Thing[] {
  const { page } = subject;
  if (page.id === "home") return [fullOrganization(subject.site), fullWebsite(subject)];
  if (page.id === "faq") return [breadcrumbs(subject), questions(subject)];
  if (page.id === "help")
    return [
      breadcrumbs(subject),
      ...helpOrganizations(page as HelpPage, subject.locale, subject.country ?? null),
    ];
  return isArticle(page.id) ? [breadcrumbs(subject), article(subject)] : [breadcrumbs(subject)];
}

function organization({ origin, organisation }: Site) {
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: organisation,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  } as const satisfies Organization;
}

function fullOrganization(site: Site): Organization {
  return {
    ...organization(site),
    sameAs: [site.telegram, site.facebook],
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "general enquiries",
      email: site.email,
      telephone: site.phone,
      availableLanguage: ["sl", "en"],
    },
  };
}

function website({ locale, site, siteName }: Subject) {
  return {
    "@type": "WebSite",
    "@id": `${site.origin}/#website`,
    name: siteName,
    url: address(site, "/", locale),
  } as const satisfies WebSite;
}

function fullWebsite(subject: Subject): WebSite {
  const { page, locale, site } = subject;
  const search = address(site, `${pagePath("search")}?q={search_term_string}`, locale);
  return {
    ...website(subject),
    description: page.meta.description,
    inLanguage: locale,
    publisher: { "@id": organization(site)["@id"] },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: search },
      "query-input": "required name=search_term_string",
      // Google's property, which schema.org's types do not know.
    } as SearchAction,
  };
}

function questions({ page, locale, site }: Subject): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": address(site, page.path, locale),
    inLanguage: locale,
    mainEntity: (page as FaqPage).data.items.map(({ question, text }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text },
    })),
  };
}

function article(subject: Subject): Article {
  const { page, locale, site, image } = subject;
  return {
    "@type": "Article",
    headline: page.meta.title,
    description: page.meta.description,
    inLanguage: locale,
    image,
    wordCount: countWords(page.blocks),
    mainEntityOfPage: address(site, page.path, locale),
    isPartOf: website(subject),
    author: organization(site),
    publisher: { "@id": organization(site)["@id"] },
  };
}

/** Home, the index it belongs to, the page: the path that stands above its title. */
function breadcrumbs({ page, locale, site, siteName }: Subject): BreadcrumbList {
  const entry = PAGES.find(({ id }) => id === page.id);
  const steps = [{ name: siteName, path: "/" }];
  if (entry && "parent" in entry)
    steps.push({ name: (page as EssayPage).data.parent?.title ?? "", path: pagePath(entry.parent) });
  steps.push({ name: page.meta.title, path: page.path });
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address(site, path, locale),
    })),
  };
}

/** Where the running text of a block stands; authors, sources and addresses are not counted. */
const TEXT_KEYS = ["html", "text", "title", "items", "stanzas"];

function countWords(blocks: readonly Block[]): number {
  const texts = blocks.flatMap(runningText).join(" ");
  return texts.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

function runningText(value: unknown): string[] {
  if (typeof value === "string") return [value.replace(/<[^>]*>|&\w+;/g, " ")];
  if (Array.isArray(value)) return value.flatMap(runningText);
  if (!value || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, part]) => (TEXT_KEYS.includes(key) ? runningText(part) : []));
}

function address(site: Site, path: string, locale: Locale): string {
  return site.origin + localizedPath(path, locale);
}
