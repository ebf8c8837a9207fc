import { expect, test } from "vitest";
import type { AnyPage, FaqPage, HelpPage } from "../../contract/content.ts";
import { HELP_COUNTRIES, type HelpCountry } from "../../contract/countries.ts";
import { LOCALES, localizedPath, type Locale } from "../../contract/locale.ts";
import { PAGES, type PageId } from "../../contract/pages.ts";
import { loadPage, loadShell } from "../content.ts";
import { structuredData } from "./structured-data.ts";

/** What schema.org and Google's documentation ask of each type that the site uses. */
const REQUIRED: Record<string, string[]> = {
  Organization: ["name"],
  ContactPoint: ["contactType"],
  OpeningHoursSpecification: ["opens", "closes"],
  WebSite: ["name", "url"],
  SearchAction: ["target", "query-input"],
  EntryPoint: ["urlTemplate"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Article: [
    "headline",
    "description",
    "inLanguage",
    "image",
    "author",
    "publisher",
    "mainEntityOfPage",
    "isPartOf",
    "wordCount",
  ],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
};

/** Properties whose values are addresses. */
const ADDRESSES = ["@id", "url", "logo", "image", "item", "sameAs", "urlTemplate", "mainEntityOfPage"];

const PUBLIC_PAGES = PAGES.filter((page) => !("hidden" in page));

type Thing = Record<string, unknown>;

async function dataOf(id: PageId, locale: Locale, country: HelpCountry | null = null) {
  const [page, { site }] = await Promise.all([loadPage(id, locale), loadShell(locale)]);
  const image = `${site.origin}/pictures/social/${locale}/${id}.jpg`;
  const graph = structuredData({ page, locale, site, siteName: "Site", image, country });
  // As it is read: through JSON.
  const { "@graph": things, ...context } = JSON.parse(JSON.stringify(graph)) as { "@graph": Thing[] };
  return { page, site, context, things };
}

/** Every object of a thing, the thing itself first. */
function objectsOf(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(objectsOf);
  if (!value || typeof value !== "object") return [];
  return [value as Thing, ...Object.values(value).flatMap(objectsOf)];
}

function typesOf(things: Thing[]): unknown[] {
  return things.map((thing) => thing["@type"]);
}

for (const locale of LOCALES) {
  for (const { id } of PUBLIC_PAGES) {
    test(`what ${id} says of itself in ${locale} is complete, with whole addresses`, async () => {
      const { context, things, site } = await dataOf(id, locale);
      expect(context).toEqual({ "@context": "https://schema.org" });
      for (const object of objectsOf(things)) {
        // A mere reference to something that is described elsewhere.
        if (Object.keys(object).join() === "@id") continue;
        const required = REQUIRED[String(object["@type"])];
        expect(required, `type ${String(object["@type"])}`).toBeDefined();
        for (const property of required ?? []) {
          expect(object[property], `${String(object["@type"])}.${property}`).toBeTruthy();
        }
        for (const property of ADDRESSES) {
          for (const address of [object[property] ?? []].flat()) {
            expect(URL.canParse(String(address)), `${property}: ${String(address)}`).toBe(true);
            const isOurs = property !== "sameAs" && !(id === "help" && property === "url");
            if (isOurs) expect(String(address).startsWith(`${site.origin}/`), String(address)).toBe(true);
          }
        }
      }
    });
  }

  test(`the home page says in ${locale} who stands behind the site and how it is searched`, async () => {
    const { things, site } = await dataOf("home", locale);
    expect(typesOf(things)).toEqual(["Organization", "WebSite"]);
    const [organization, website] = things;
    expect(organization).toMatchObject({ url: `${site.origin}/`, logo: `${site.origin}/icon-512.png` });
    expect(organization?.["sameAs"]).toEqual([site.telegram, site.facebook]);
    expect(organization?.["contactPoint"]).toMatchObject({ email: site.email, telephone: site.phone });
    expect(website?.["publisher"]).toEqual({ "@id": organization?.["@id"] });
    expect(website?.["potentialAction"]).toMatchObject({
      target: {
        urlTemplate: `${site.origin}/search?q={search_term_string}${locale === "en" ? "&lng=en" : ""}`,
      },
      "query-input": "required name=search_term_string",
    });
  });

  test(`the nine questions are told with the answers of the page in ${locale}`, async () => {
    const { things, page } = await dataOf("faq", locale);
    expect(typesOf(things)).toEqual(["BreadcrumbList", "FAQPage"]);
    const told = objectsOf(things).filter((object) => object["@type"] === "Question");
    const shown = (page as FaqPage).data.items.map(({ question, html }) => [question, plain(html)]);
    expect(shown).toHaveLength(9);
    expect(
      told.map(({ name, acceptedAnswer }) => [name, plain(String((acceptedAnswer as Thing)["text"]))]),
    ).toEqual(shown);
  });

  test(`an essay below the index of wisdom shows the way to it in ${locale}`, async () => {
    const { things, site, page } = await dataOf("heaven-hell", locale);
    const wisdom = await loadPage("wisdom", locale);
    expect(typesOf(things)).toEqual(["BreadcrumbList", "Article"]);
    const address = (path: string) => site.origin + localizedPath(path, locale);
    expect(things[0]?.["itemListElement"]).toMatchObject([
      { position: 1, name: "Site", item: address("/") },
      { position: 2, name: wisdom.meta.title, item: address("/wisdom") },
      { position: 3, name: page.meta.title, item: address("/wisdom/heaven-hell") },
    ]);
    expect(things[1]).toMatchObject({ headline: page.meta.title, inLanguage: locale });
    // Google cuts longer ones off.
    expect(page.meta.title.length).toBeLessThanOrEqual(110);
  });
}

for (const locale of LOCALES)
  for (const country of [...HELP_COUNTRIES, null])
    test(`help says in ${locale} how the lines of ${country ?? "no country"} are reached, and of no others`, async () => {
      const { things, page } = await dataOf("help", locale, country);
      const { data } = page as HelpPage;
      const lines = data.countries.find(({ code }) => code === country)?.lines;
      const [breadcrumbs, ...organizations] = things;
      expect(breadcrumbs?.["@type"]).toBe("BreadcrumbList");
      expect(organizations.map(({ name }) => name)).toEqual(
        (lines ?? [...data.always, data.world]).map(({ name }) => name),
      );
      const points = objectsOf(organizations).filter((object) => object["@type"] === "ContactPoint");
      for (const point of points) {
        expect([point["telephone"], point["email"], point["url"]].filter(Boolean)).toHaveLength(1);
        expect(point["telephone"] ?? "1").toMatch(/^\+?\d+$/);
        expect(point["availableLanguage"]).not.toEqual([]);
      }
      for (const object of objectsOf(organizations))
        for (const property of REQUIRED[String(object["@type"])] ?? [])
          expect(object[property], property).toBeTruthy();
    });

test("hours, languages and channels of a line are those of the helplines", async () => {
  const pointsOf = async (country: HelpCountry, name: string) => {
    const { things } = await dataOf("help", "en", country);
    return things.find((thing) => thing["name"] === name)?.["contactPoint"] as Thing[];
  };
  expect(await pointsOf("US", "988 Suicide & Crisis Lifeline")).toEqual([
    {
      "@type": "ContactPoint",
      contactType: "helpline",
      telephone: "988",
      availableLanguage: ["English", "Spanish"],
      hoursAvailable: { "@type": "OpeningHoursSpecification", opens: "00:00", closes: "23:59" },
    },
    expect.objectContaining({ contactType: "text message", telephone: "988" }),
    expect.objectContaining({ contactType: "chat", url: "https://988lifeline.org" }),
  ]);
  const [call, ...written] = await pointsOf("SI", "TOM, helpline for children and teenagers");
  expect(call).toMatchObject({ hoursAvailable: { opens: "12:00", closes: "20:00" } });
  expect(written.map(({ email, url }) => email ?? url)).toEqual(["https://e-tom.si", "tom@zpms.si"]);
  const [hrabri] = await pointsOf("HR", "Hrabri telefon");
  expect(hrabri?.["hoursAvailable"]).toMatchObject({
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(
      (day) => `https://schema.org/${day}`,
    ),
  });
});

test("no date is told that nobody knows", async () => {
  for (const { id } of PUBLIC_PAGES) {
    const { things } = await dataOf(id, "sl");
    expect(JSON.stringify(things)).not.toMatch(/"date/);
  }
});

test("the words of the running text are counted, whatever block they stand in", async () => {
  const { page, site } = await dataOf("why-cube", "en");
  const blocks: AnyPage["blocks"] = [
    { kind: "prose", html: '<p>One <a href="/two/three">two</a>&nbsp;three.</p><h2 id="x">Four</h2>' },
    { kind: "quote", text: "It’s six", author: "Not Counted", source: "Not Counted" },
    { kind: "cards", icons: null, title: "Seven", items: [{ title: "Eight", text: "nine – ten" }] },
  ];
  const about = { locale: "en" as const, site, siteName: "Site", image: `${site.origin}/a.jpg` };
  const graph = structuredData({ page: { ...page, blocks }, ...about });
  expect(JSON.stringify(graph)).toContain('"wordCount":10');
});

/** Without what is spoken alone: that a link opens in a new tab. */
function plain(html: string): string {
  return html
    .replace(/<span class="visually-hidden">[^<]*<\/span>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x26;", "&")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:?!)])/g, "")
    .trim();
}
