import { expect, type Page } from "@playwright/test";
import { LOCALES, localizedPath, OG_LOCALES, type Locale } from "../contract/locale.ts";
import { NAVIGATION, PAGES, type PageId } from "../contract/pages.ts";
import { openPage, PUBLIC_PAGES, readTexts, SITE_NAMES, test, watchConsole, wideElements } from "./page.ts";

const ORIGIN = "https://kocka-modrosti.example.org";

for (const locale of LOCALES) {
  for (const { id, path } of PUBLIC_PAGES) {
    test(`${path} is complete in ${locale}, calls no other host and fits a phone of 320 px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const troubles = watchConsole(page);
      const response = await openPage(page, path, locale);

      expect(response?.status()).toBe(200);
      expect(await response?.text()).toContain(`<html lang="${locale}">`);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page).toHaveTitle(pageTitle(id, locale));
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{50,}/);
      await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute("content", OG_LOCALES[locale]);
      expect(await linksOfHead(page)).toEqual({
        canonical: ORIGIN + localizedPath(path, locale),
        sl: ORIGIN + path,
        en: `${ORIGIN}${path}?lng=en`,
        "x-default": ORIGIN + path,
      });

      await page.evaluate(() => document.fonts.ready);
      expect(await wideElements(page)).toEqual([]);
      expect(troubles).toEqual([]);
    });
  }

  test(`all pages can be read without JavaScript in ${locale}`, async ({ browser }) => {
    // So high that nothing waits below the window to be laid out.
    const viewport = { width: 1280, height: 20_000 };
    const context = await browser.newContext({ javaScriptEnabled: false, viewport });
    const page = await context.newPage();
    for (const { id, path } of PUBLIC_PAGES) {
      await page.goto(localizedPath(path, locale));
      await expect(async () => {
        const text = await page.locator("main").innerText();
        for (const part of someTexts(id, locale)) expect(flat(text), path).toContain(flat(part));
      }).toPass({ timeout: 10_000 });
    }
    await context.close();
  });
}

for (const { id, path } of PAGES.filter((page) => "hidden" in page && page.id !== "not-found")) {
  test(`${path} answers in both languages and is hidden from search engines`, async ({ request }) => {
    for (const locale of LOCALES) {
      const response = await request.get(localizedPath(path, locale));
      const html = await response.text();
      expect(response.status(), id).toBe(200);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
  });
}

for (const locale of LOCALES) {
  test(`an unknown path answers 404 in ${locale} with a way home`, async ({ page }) => {
    const response = await openPage(page, "/wisdom/of-the-owls", locale);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
    await expect(page.locator("main")).toContainText(
      locale === "en" ? "Oops! Page not found" : "te strani ne najdemo",
    );
    await page
      .locator("main")
      .getByRole("link", { name: locale === "en" ? /home page/ : /začetek/ })
      .click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page).toHaveTitle(new RegExp(`^${SITE_NAMES[locale]}`));
  });
}

test("the stars are a hundred, and twinkle", async ({ page }) => {
  await countStars(page);
  await openPage(page, "/");
  await expect.poll(() => drawings(page).then((list) => list.length)).toBeGreaterThan(3);
  expect(new Set(await drawings(page))).toEqual(new Set([100]));
});

test("the stars stand still where motion is not wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await countStars(page);
  await openPage(page, "/");
  await expect.poll(() => drawings(page)).toContain(100);
  const before = (await drawings(page)).length;
  await page.waitForTimeout(600);
  expect((await drawings(page)).length).toBe(before);
});

test("the navigation has the seven entries in their order, and the search stands beside it", async ({
  page,
}) => {
  await openPage(page, "/", "en");
  const links = page.getByRole("navigation", { name: "Main menu" }).getByRole("link");
  await expect(links).toHaveText([
    "Home",
    "Why the cube",
    "Wisdom",
    "Stories",
    "Questions",
    "Throw the cube",
    "Contact",
  ]);
  const paths = await links.evaluateAll((list) =>
    list.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  expect(paths).toEqual(NAVIGATION.map(({ path }) => path));
  await expect(page.getByRole("banner").getByRole("link", { name: "Search" })).toHaveAttribute(
    "href",
    "/search",
  );
});

test("a page of text has the chat at hand, and loads the app only when somebody reaches for it", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => void (request.url().endsWith(".js") && scripts.push(request.url())));
  const isLoaded = (name: string) => scripts.some((url) => url.includes(`/assets/${name}-`));
  await page.goto("/wisdom/what-is");
  await expect.poll(() => isLoaded("chat-dialog")).toBe(true);
  await expect(page.locator("dialog.chat-dialog")).toBeAttached();
  await page.waitForTimeout(1000);
  expect(isLoaded("index")).toBe(false);
  await page.locator("main [data-early]:visible").first().hover();
  await expect(page.locator("html[data-ready]")).toBeAttached();
});

test("whoever saves data is sent nothing that they have not asked for", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
  });
  const size = () => scripts.join("").length;
  await page.goto("/wisdom/what-is");
  await expect.poll(size).toBeGreaterThan(0);
  await page.waitForTimeout(1000);
  expect(size()).toBeLessThan(20_000);
  await page.getByRole("button", { name: "Pogovor z Modrim sogovornikom" }).click();
  await expect.poll(size).toBeGreaterThan(200_000);
});

function pageTitle(id: PageId, locale: Locale): string | RegExp {
  const { title } = readTexts(id, locale).meta;
  return id === "home" ? new RegExp(`^${SITE_NAMES[locale]} · .{10,}`) : `${title} · ${SITE_NAMES[locale]}`;
}

function linksOfHead(page: Page) {
  return page
    .locator('link[rel="canonical"], link[rel="alternate"][hreflang]')
    .evaluateAll((links) =>
      Object.fromEntries(
        links.map((link) => [link.getAttribute("hreflang") ?? "canonical", link.getAttribute("href")]),
      ),
    );
}

/** Texts of a page that somebody comes for: its lead and its first and last piece of prose. */
function someTexts(id: PageId, locale: Locale): string[] {
  const { meta, blocks } = readTexts(id, locale);
  const prose = blocks.flatMap((block) =>
    "html" in block ? [block.html.replace(/<\/p>[^]*$/, "").replace(/<[^>]+>/g, "")] : [],
  );
  // The page of the cube has no room for a lead.
  const lead = id === "throw-cube" ? null : meta.lead;
  const texts = [lead ?? meta.title, ...prose.slice(0, 1), ...prose.slice(-1)];
  return texts.map((text) => text.replaceAll("&amp;", "&").slice(0, 60));
}

function flat(text: string): string {
  return text.replace(/\s+/g, " ").trim().toLowerCase();
}

/** Notes for each drawing of the sky how many stars it has. */
async function countStars(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const list: number[] = [];
    Object.assign(window, { drawings: list });
    const { clearRect, arc } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function (...size) {
      if (this.canvas.className === "sky") list.push(0);
      clearRect.apply(this, size);
    };
    CanvasRenderingContext2D.prototype.arc = function (...circle) {
      if (this.canvas.className === "sky") list.push((list.pop() ?? 0) + 1);
      arc.apply(this, circle);
    };
  });
}

function drawings(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { drawings: number[] }).drawings);
}
