import { expect, type Page } from "@playwright/test";
import type { Locale } from "../contract/locale.ts";
import { violations } from "./axe.ts";
import { holdScripts, openPage, ready, test, watchConsole } from "./page.ts";

const CASES = {
  sl: {
    field: "Beseda ali vprašanje",
    action: "Išči",
    question: "hvaleznost",
    page: "Hvaležnost",
    found: /^Zadetki: \d+$/,
  },
  en: {
    field: "A word or a question",
    action: "Search",
    question: "gratitud",
    page: "Gratitude",
    found: /^Results: \d+$/,
  },
} satisfies Record<Locale, object>;
const LOCALES = ["sl", "en"] as const;

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const locale of LOCALES) {
  const { field, action, question, page: title, found } = CASES[locale];

  test(`results come as one types in ${locale}, and the address follows`, async ({ page }) => {
    const troubles = watchConsole(page);
    await openPage(page, "/search", locale);
    const before = await page.evaluate(() => history.length);
    await page.getByLabel(field).pressSequentially(question, { delay: 20 });
    await expect(status(page)).toHaveText(found);
    await expect(results(page).first()).toContainText(title);
    await expect(results(page).first().locator("mark").first()).toHaveText(new RegExp(title, "i"));
    await expect(page).toHaveURL(new RegExp(`[?&]q=${question}`));
    await expect(page).toHaveTitle(new RegExp(`^${question} · `));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(troubles).toEqual([]);

    await page.getByLabel(field).fill("");
    await expect(status(page)).toHaveText("");
    await expect(page).not.toHaveURL(/[?&]q=/);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  test(`an address with a question is taken over as it was served in ${locale}`, async ({ page }) => {
    const troubles = watchConsole(page);
    const calls = watchCalls(page);
    const { release } = await holdScripts(page);
    await page.goto(`/search?q=${question}&lng=${locale}`);
    const served = await results(page).allInnerTexts();
    expect(served.length).toBeGreaterThan(1);
    release();
    await ready(page);
    await expect(status(page)).toHaveText(found);
    expect(await results(page).allInnerTexts()).toEqual(served);
    await expect(page.getByLabel(field)).toHaveValue(question);
    expect(calls).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test("the form asks, and a result leads to its place", async ({ page }) => {
      await page.goto(`/search?lng=${locale}`);
      await page.getByLabel(field).fill(question);
      await page.getByRole("button", { name: action }).click();
      await expect(page).toHaveURL(new RegExp(`/search\\?q=${question}$`));
      await expect(status(page)).toHaveText(found);
      await expect(page.getByLabel(field)).toHaveValue(question);
      await results(page).getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    });
  });

  test(`axe finds nothing on the results in ${locale}, on a phone and on a desk`, async ({ page }) => {
    await openPage(page, "/search", locale);
    for (const query of [question, "suicide samomor", "xqzwvk"]) {
      await page.getByLabel(field).fill(query);
      await expect(page).toHaveURL(new RegExp(`[?&]q=${query.split(" ")[0]}`));
      await expect(status(page)).not.toHaveText("");
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await violations(page)).toEqual([]);
    }
  });
}

test("a sign of danger shows who to call, at once and before any result", async ({ page }) => {
  await openPage(page, "/search");
  const help = page.getByRole("alert");
  await expect(help).toBeHidden();
  // It needs no answer of the server.
  await page.route("**/api/search*", (route) => route.abort());
  await page.getByLabel(CASES.sl.field).fill("nočem več živeti");
  await expect(help).toBeVisible();
  await expect(help.getByRole("link", { name: "116 123" })).toHaveAttribute("href", "tel:116123");
  await expect(help.getByRole("link", { name: "112" })).toHaveAttribute("href", "tel:112");
  await expect(help.getByRole("link", { name: "Vsa pomoč" })).toHaveAttribute("href", "/help");
  await page.getByLabel(CASES.sl.field).fill("modrost");
  await expect(help).toBeHidden();
});

test("the whole search works with the keys alone", async ({ page }) => {
  await openPage(page, "/search");
  await page.getByLabel(CASES.sl.field).focus();
  await page.keyboard.type("kako poteka klic");
  await page.keyboard.press("Enter");
  await expect(results(page).first()).toContainText("Kako poteka klic");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: CASES.sl.action })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(results(page).first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/help#kako-poteka-klic");
  await expect(page.getByRole("heading", { name: "Kako poteka klic" })).toBeInViewport();
  await page.goBack();
  await expect(page.getByLabel(CASES.sl.field)).toHaveValue("kako poteka klic");
  await expect(results(page).first()).toContainText("Kako poteka klic");
});

test("a result of the questions opens its answer, in the app and by address", async ({ page }) => {
  await openPage(page, "/search?q=koliko%20stane");
  await results(page).getByRole("link", { name: "Koliko stane?" }).click();
  const answer = page.locator("details", { hasText: "Koliko stane?" });
  await expect(answer).toHaveAttribute("open");
  await expect(answer.locator("summary")).toBeInViewport();
  await page.goto("/faq#ali-moram-verovati");
  await expect(page.locator("details", { hasText: "Ali moram verovati?" })).toHaveAttribute("open");
});

test("changing the language keeps the question and asks anew", async ({ page }) => {
  await openPage(page, "/search?q=agape");
  await expect(status(page)).toHaveText(CASES.sl.found);
  await page.locator(".languages").getByRole("link", { name: "English" }).click();
  await expect(status(page)).toHaveText(CASES.en.found);
  await expect(page.getByLabel(CASES.en.field)).toHaveValue("agape");
  await expect(results(page).first()).toContainText("Darkness and Hope");
});

test("where nothing is found, other ways are shown", async ({ page }) => {
  await openPage(page, "/search");
  await page.getByLabel(CASES.sl.field).fill("xqzwvk");
  await expect(status(page)).toHaveText("O tem nismo našli ničesar.");
  await expect(page.getByRole("link", { name: "Vprašaj v pogovoru" })).toHaveAttribute("href", "/chat");
  await expect(page.locator("#search-nothing").getByRole("link", { name: "Pomoč" })).toHaveAttribute(
    "href",
    "/help",
  );
});

test("a search that fails says so, and the next one works", async ({ page }) => {
  await openPage(page, "/search");
  await page.route("**/api/search*", (route) => route.abort());
  await page.getByLabel(CASES.sl.field).fill("upanje");
  await expect(status(page)).toContainText("Iskanje trenutno ne odgovarja");
  await page.unroute("**/api/search*");
  await page.getByLabel(CASES.sl.field).fill("upanje v temi");
  await expect(status(page)).toHaveText(CASES.sl.found);
});

test("a late answer to an earlier question is not shown", async ({ page }) => {
  await openPage(page, "/search");
  const { promise: later, resolve: answerEarlier } = Promise.withResolvers<void>();
  await page.route("**/api/search?q=zgodbe*", async (route) => {
    await later;
    await route.continue().catch(() => undefined);
  });
  await page.getByLabel(CASES.sl.field).fill("zgodbe");
  await expect(page).toHaveURL(/q=zgodbe/);
  await page.getByLabel(CASES.sl.field).fill("zasebnost");
  await expect(results(page).first()).toContainText("Zasebnost");
  answerEarlier();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(results(page).first()).toContainText("Zasebnost");
});

test("what was typed before the app came is searched for when it comes", async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto("/search");
  await page.getByLabel(CASES.sl.field).fill("svetilničar");
  release();
  await ready(page);
  await expect(results(page).first()).toContainText("Svetilničar");
});

test("the header leads to the search, on a phone from the menu", async ({ page }) => {
  await openPage(page, "/");
  await page.locator(".top").getByRole("link", { name: "Iskanje" }).click();
  await expect(page).toHaveURL("/search");
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "/faq");
  await page.getByRole("button", { name: "Meni" }).click();
  await page.locator("#menu").getByRole("link", { name: "Iskanje" }).click();
  await expect(page).toHaveURL("/search");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

function results(page: Page) {
  return page.locator("#search-results > li");
}

function status(page: Page) {
  return page.locator("#search-status");
}

function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/search") calls.push(request.url());
  });
  return calls;
}
