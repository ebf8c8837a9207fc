import { expect, type Page } from "@playwright/test";
import { LOCALES, localizedPath, type Locale } from "../contract/locale.ts";
import { PAGES, pagePath, type PageId } from "../contract/pages.ts";
import { THOUGHT_COUNT, thoughtPath } from "../contract/thoughts.ts";
import { readWisdoms, test } from "./page.ts";

// What is counted here is what a visitor gets without the app.
test.use({ javaScriptEnabled: false });

/** How many of what stand on a page (spec §2 and §9, decisions.md "Pages"). */
const COUNTS: Partial<Record<PageId, Record<string, number>>> = {
  home: { ".net a": 6, ".story-teaser": 3, ".aspects li": 4 },
  wisdom: { ".topic-list li": 6 },
  faq: { ".questions details": 9 },
  stories: { ".story": 3, ".story .lesson": 3 },
  "why-cube": { ".prose > p": 4, ".pillars li": 4 },
  "what-is": { ".pillars li": 4, ".picture img": 1 },
  "what-is-not": { ".video": 2 },
  "darkness-hope": {
    "ul.links[data-group=hope-a] li": 7,
    "ul.links[data-group=hope-b] li": 4,
    ".inset-story": 2,
    ".document a": 2,
  },
  "heaven-hell": { ".prose h2": 5, ".video": 3, ".sourced-sins li": 11, ".document a": 1 },
  "sing-nations": {
    "ul.links[data-group=worship] li": 22,
    "ul.links[data-group=joy] li": 11,
    "ul.links[data-group=compassion] li": 2,
    ".sourced-verse li": 10,
    ".stanza": 3,
    ".picture img": 1,
  },
  "great-wisdoms": { ".sourced-statements li": 8, ".inset-story": 1, ".picture img": 1 },
  gratitude: { ".picture img": 1 },
};

/** The least number of words of an essay, lists of links and other pages' titles not counted. */
const WORDS: Partial<Record<PageId, number>> = {
  "what-is": 600,
  "what-is-not": 600,
  "darkness-hope": 1200,
  "heaven-hell": 1200,
  "sing-nations": 600,
  "great-wisdoms": 600,
  gratitude: 500,
  "for-parents": 700,
  "for-teachers": 700,
  bereaved: 700,
};

for (const locale of LOCALES) {
  for (const id of Object.keys(COUNTS) as PageId[]) {
    test(`the ${locale} page ${id} has as many of everything as it should`, async ({ page }) => {
      await visit(page, id, locale);
      const expected = COUNTS[id] ?? {};
      const found: Record<string, number> = {};
      for (const selector of Object.keys(expected)) {
        found[selector] = await page.locator(`main ${selector}`).count();
      }
      expect(found).toEqual(expected);
    });
  }

  test(`the essays in ${locale} are long enough`, async ({ page }) => {
    for (const [id, least] of Object.entries(WORDS)) {
      await visit(page, id as PageId, locale);
      expect(await countWords(page), id).toBeGreaterThanOrEqual(least);
    }
  });

  test(`on every page in ${locale} quotations, figures and links to other websites are complete`, async ({
    page,
  }) => {
    const seen = { quotes: 0, statistics: 0, links: 0 };
    for (const { id } of PAGES) {
      await visit(page, id, locale);
      expect(await findIncomplete(page), id).toEqual([]);
      seen.quotes += await page.locator(".quote").count();
      seen.statistics += await page.locator(".statistic").count();
      seen.links += await page.locator('a[href^="http"]').count();
    }
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
  });

  test(`the eighteen thoughts in ${locale} are all different, and each has its page`, async ({ request }) => {
    const thoughts = readWisdoms(locale).map(({ text }) => text);
    expect(new Set(thoughts).size).toBe(THOUGHT_COUNT);
    expect(THOUGHT_COUNT).toBe(18);
    for (const [index, thought] of thoughts.entries()) {
      const response = await request.get(localizedPath(thoughtPath(index + 1), locale));
      expect(await response.text(), thought).toContain(thought);
    }
  });
}

async function visit(page: Page, id: PageId, locale: Locale): Promise<void> {
  await page.goto(localizedPath(pagePath(id), locale));
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
}

/** Words of the page itself that can be seen. */
function countWords(page: Page): Promise<number> {
  return page.locator("main").evaluate((main) => {
    for (const other of main.querySelectorAll(".links, .video, .document, nav, .visually-hidden"))
      other.remove();
    // What lies far below the window is not laid out, and counts as not seen.
    for (const block of main.querySelectorAll<HTMLElement>(".essay > *, main > section"))
      block.style.contentVisibility = "visible";
    return (main as HTMLElement).innerText.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  });
}

/** The beginnings of what lacks its author, source, year or the marks of a foreign link. */
function findIncomplete(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lacking = (selector: string, isComplete: (element: Element) => boolean) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => !isComplete(element))
        .map((element) => `${selector}: ${element.outerHTML.slice(0, 120)}`);
    const says = (element: Element, selector: string, pattern: RegExp) =>
      pattern.test(element.querySelector(selector)?.textContent ?? "");
    return [
      ...lacking(
        ".quote, .poem",
        (quote) => says(quote, "figcaption strong", /\p{L}/u) && says(quote, "figcaption cite", /\p{L}/u),
      ),
      ...lacking(".statistic", (statistic) => says(statistic, "figcaption", /\p{L}.*, [^,]*\b(19|20)\d\d$/u)),
      // Whoever leaves quickly leaves this tab nothing.
      ...lacking('a[href^="http"]:not(.leave)', (link) => {
        const rel = (link.getAttribute("rel") ?? "").split(" ");
        return (
          link.getAttribute("target") === "_blank" && rel.includes("noopener") && rel.includes("noreferrer")
        );
      }),
    ];
  });
}
