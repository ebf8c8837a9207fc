import { expect, test } from "vitest";
import type { ThrowCubePage } from "../../contract/content.ts";
import { LOCALES, localizedPath, OG_LOCALES, type Locale } from "../../contract/locale.ts";
import { PAGES, pagePath, type PageId } from "../../contract/pages.ts";
import { thoughtPath } from "../../contract/thoughts.ts";
import { loadPage, loadShell } from "../content.ts";
import { pageHead, type HeadTag } from "./page-head.ts";
import { renderHead } from "./render-head.ts";

const SITE_NAMES = { sl: "Kocka modrosti", en: "Wisdom Cube" };

async function headOf(id: PageId, locale: Locale, thought: number | null = null) {
  const [page, { site }] = await Promise.all([loadPage(id, locale), loadShell(locale)]);
  return { page, site, tags: pageHead(page, locale, site, { thought }) };
}

/** What a tag says, found by its `name`, `property` or `rel`. */
function read(tags: HeadTag[], key: string): string | undefined {
  const { attributes } =
    tags.find((tag) => [tag.attributes["name"], tag.attributes["property"]].includes(key)) ?? {};
  return attributes?.["content"];
}

function links(tags: HeadTag[], rel: string): Record<string, string>[] {
  return tags.flatMap(({ tag, attributes }) =>
    tag === "link" && attributes["rel"] === rel ? [attributes] : [],
  );
}

for (const locale of LOCALES) {
  for (const page of PAGES) {
    const { id, path } = page;
    if ("hidden" in page) {
      test(`${id} is hidden from search engines and previews in ${locale}`, async () => {
        const { tags } = await headOf(id, locale);
        expect(tags.map(({ tag, attributes }) => attributes["name"] ?? tag)).toEqual([
          "title",
          "description",
          "robots",
        ]);
        expect(read(tags, "robots")).toBe("noindex");
      });
      continue;
    }

    test(`${id} tells in ${locale} its address, its languages, its picture and what it is`, async () => {
      const { tags, site, page: texts } = await headOf(id, locale);
      const address = site.origin + localizedPath(path, locale);
      expect(tags.find(({ tag }) => tag === "title")?.text).toContain(SITE_NAMES[locale]);
      expect(read(tags, "robots")).toBeUndefined();
      expect(links(tags, "canonical").map(({ href }) => href)).toEqual([address]);
      const languages = links(tags, "alternate").filter((link) => "hreflang" in link);
      expect(Object.fromEntries(languages.map(({ hreflang, href }) => [hreflang, href]))).toEqual({
        sl: site.origin + path,
        en: `${site.origin}${path}?lng=en`,
        "x-default": site.origin + path,
      });

      expect(read(tags, "og:url")).toBe(address);
      expect(read(tags, "og:locale")).toBe(OG_LOCALES[locale]);
      const image = `${site.origin}/pictures/social/${locale}/${id}.jpg`;
      expect(read(tags, "og:title")).toBe(texts.meta.title);
      expect(read(tags, "og:description")).toBe(texts.meta.description);
      expect(read(tags, "og:image")).toBe(image);
      expect(read(tags, "og:image:alt")).toContain(SITE_NAMES[locale]);
      expect([read(tags, "og:image:width"), read(tags, "og:image:height")]).toEqual(["1200", "630"]);
      expect(read(tags, "twitter:card")).toBe("summary_large_image");
    });
  }

  test(`only essays are articles in ${locale}`, async () => {
    const articles: PageId[] = [];
    for (const { id } of PAGES) {
      if (read((await headOf(id, locale)).tags, "og:type") === "article") articles.push(id);
    }
    expect(articles).toEqual([
      "why-cube",
      "what-is",
      "what-is-not",
      "darkness-hope",
      "heaven-hell",
      "sing-nations",
      "great-wisdoms",
      "gratitude",
      "for-parents",
      "for-teachers",
      "bereaved",
    ]);
  });

  test(`the feed is announced on the home page, beside the cube and beside the thought of the day in ${locale}`, async () => {
    const pages: PageId[] = [];
    for (const { id } of PAGES) {
      const [feed] = links((await headOf(id, locale)).tags, "alternate").filter(
        ({ type }) => type === "application/atom+xml",
      );
      if (!feed) continue;
      pages.push(id);
      expect(feed["href"]).toBe(localizedPath("/feed.xml", locale));
    }
    expect(pages).toEqual(["home", "throw-cube", "thought"]);
  });

  test(`each thought has a title, an address and a picture of its own in ${locale}`, async () => {
    const titles = new Set<string | undefined>();
    for (let thought = 1; thought <= 18; thought++) {
      const { tags, site, page } = await headOf("throw-cube", locale, thought);
      const { text, reflect } = (page as ThrowCubePage).data.wisdoms[thought - 1] ?? {
        text: "",
        reflect: "",
      };
      const address = site.origin + localizedPath(thoughtPath(thought), locale);
      titles.add(tags.find(({ tag }) => tag === "title")?.text);
      expect(text.startsWith(read(tags, "og:title") ?? "no title")).toBe(true);
      expect(read(tags, "description")).toBe(`${text} ${reflect}`);
      expect(links(tags, "canonical")[0]?.["href"]).toBe(address);
      expect(links(tags, "alternate").find(({ hreflang }) => hreflang === "en")?.["href"]).toBe(
        `${site.origin}/throw-cube?thought=${thought}&lng=en`,
      );
      expect(read(tags, "og:type")).toBe("website");
      expect(read(tags, "og:image")).toBe(`${site.origin}/pictures/social/${locale}/thought-${thought}.jpg`);
      expect(read(tags, "og:image:alt")).toBe(text);
    }
    expect(titles.size).toBe(18);
  });
}

test("the title of a thought is its first sentence", async () => {
  const { tags, page, site } = await headOf("throw-cube", "en", 2);
  expect(tags[0]?.text).toBe("Bread first, then answers · Wisdom Cube");
  const ask = page as ThrowCubePage;
  const wisdoms = [{ text: "Who is there? Open at 3.15 and see.", reflect: "…", face: "door" as const }];
  expect(pageHead({ ...ask, data: { wisdoms } } as ThrowCubePage, "en", site, { thought: 1 })[0]?.text).toBe(
    "Who is there? · Wisdom Cube",
  );
});

test("a thought means nothing to other pages", async () => {
  const { tags, site } = await headOf("faq", "sl", 7);
  expect(links(tags, "canonical")[0]?.["href"]).toBe(site.origin + pagePath("faq"));
});

test("nothing in a text can end a tag", () => {
  const html = renderHead([
    { tag: "meta", attributes: { name: "description", content: 'a "b" <c> &amp;' } },
    { tag: "script", attributes: { type: "application/ld+json" }, text: '{"a":"</script><!--"}' },
  ]);
  expect(html).toContain('content="a &quot;b&quot; &lt;c> &amp;amp;"');
  expect(html).toContain('{"a":"\\u003c/script>\\u003c!--"}');
});
