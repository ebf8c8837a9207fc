import { expect } from "@playwright/test";
import { LOCALES, localizedPath, type Locale } from "../contract/locale.ts";
import { PAGES, pagePath, type PageId } from "../contract/pages.ts";
import type { Topic } from "../contract/topics.ts";
import topics from "../generated/content/topics.json" with { type: "json" };
import { ask, openChat } from "./chat.ts";
import { openPage, readTexts, ready, test, watchTracking } from "./page.ts";

/** The short pages and the one that says who writes: each is made of topics of the conversation. */
const MADE: readonly PageId[] = [
  ...PAGES.flatMap((page) => ("parent" in page && page.parent === "when" ? page.id : [])),
  "about",
];
const partsOf = (id: PageId, locale: Locale) =>
  (topics as Topic[]).flatMap(({ parts }) =>
    parts[locale].filter(({ path }) => path.replace(/#.*$/, "") === pagePath(id)),
  );

/** The letters of a text: page and file differ in spaces and in the signs of Markdown. */
const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

for (const locale of LOCALES) {
  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test("the page of help leads to the index, and the index to every short page", async ({ page }) => {
      await page.goto(localizedPath("/help", locale));
      await page.locator('main a[href^="/when"]').first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(readTexts("when", locale).meta.title);
      for (const id of MADE)
        await expect(page.locator(`main a[href^="${pagePath(id)}"]`).first(), id).toBeVisible();
    });

    for (const id of MADE)
      test(`${id} says what the conversation says, and leads to help and to the conversation`, async ({
        page,
      }) => {
        await page.goto(localizedPath(pagePath(id), locale));
        const main = page.locator("main");
        await expect(main.getByRole("heading", { level: 1 })).toHaveText(readTexts(id, locale).meta.title);
        const parts = partsOf(id, locale);
        expect(parts.length).toBeGreaterThanOrEqual(3);
        const shown = plain((await main.textContent()) ?? "");
        for (const { title, path, text } of parts) {
          const [, anchor = ""] = path.split("#");
          await expect(main.locator(`h2[id="${anchor}"]`)).toHaveText(title);
          expect(shown).toContain(plain(text.replaceAll(/\]\([^)]*\)/g, "")));
        }
        const words = (await main.locator("article").textContent())?.match(/[\p{L}\p{N}’-]+/gu)?.length ?? 0;
        expect(words).toBeGreaterThan(150);
        for (const path of ["/help", "/chat"])
          expect(await main.locator(`a[href^="${path}"]`).count(), path).toBeGreaterThan(0);
      });

    test("help stands before everything else on the page about self-harm", async ({ page }) => {
      await page.goto(localizedPath("/when/self-harm", locale));
      const notice = page.locator("main .notice");
      await expect(notice.locator('a[href="tel:112"]')).toBeVisible();
      await expect(notice.locator('a[href="tel:116123"]')).toBeVisible();
      const first = page.locator("main h2").first();
      expect((await notice.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
    });

    test("the page of witnesses has none, and invents none", async ({ page }) => {
      await page.goto(localizedPath("/stories", locale));
      await page.locator('main a[href^="/witnesses"]').click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        readTexts("witnesses", locale).meta.title,
      );
      await expect(page.locator("main .story")).toHaveCount(0);
      await expect(page.locator('main a[href^="/contact"]')).toBeVisible();
    });
  });
}

test("the answer of the conversation leads to the page, and the page back to the conversation", async ({
  page,
}) => {
  const chat = await openChat(page, "en");
  await ask(chat, "i failed my exam");
  await chat.replies.locator('a[href^="/when/exams"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(readTexts("exams", "en").meta.title);
  await page.locator('main a[href^="/chat"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(readTexts("chat", "en").meta.title);
});

test("who writes of hurting themselves gets the sheet and the card, and no page instead", async ({
  page,
}) => {
  const chat = await openChat(page, "sl");
  await ask(chat, "spet se režem");
  await expect(chat.help).toBeVisible();
  await expect(chat.replies.locator('a[href^="/when"]')).toHaveCount(0);
});

test("the words that people type find the page", async ({ page }) => {
  await openPage(page, "/search?q=popravc");
  await page.locator('main a[href^="/when/exams"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(readTexts("exams", "sl").meta.title);
});

test("the way above the title leads back to the index, and nothing is counted", async ({ page }) => {
  const tracked = watchTracking(page);
  await openPage(page, "/when/night", "en");
  await page.locator(".page-parent a").click();
  await expect(page).toHaveURL(/\/when(?:\?|$)/);
  await ready(page);
  expect(tracked).toEqual([]);
});
