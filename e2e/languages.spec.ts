import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { holdScripts, openPage, ready, test } from "./page.ts";

test.describe("the language of the first byte", () => {
  const cases = [
    { wish: "nothing", path: "/", headers: {}, language: "sl" },
    {
      wish: "an English browser",
      path: "/",
      headers: { "Accept-Language": "en-GB,en;q=0.9,sl;q=0.5" },
      language: "en",
    },
    {
      wish: "a browser that likes Slovenian more",
      path: "/",
      headers: { "Accept-Language": "en;q=0.5,sl;q=0.9" },
      language: "sl",
    },
    {
      wish: "a browser of neither language",
      path: "/",
      headers: { "Accept-Language": "de-AT,it;q=0.8" },
      language: "sl",
    },
    {
      wish: "a stored choice against the browser",
      path: "/faq",
      headers: { Cookie: "lng=sl", "Accept-Language": "en" },
      language: "sl",
    },
    {
      wish: "an address against a stored choice",
      path: "/faq?lng=en",
      headers: { Cookie: "lng=sl", "Accept-Language": "sl" },
      language: "en",
    },
    {
      wish: "an unknown language in the address",
      path: "/?lng=de",
      headers: { "Accept-Language": "sl" },
      language: "sl",
    },
    {
      wish: "an unknown language in the cookie",
      path: "/",
      headers: { Cookie: "lng=de", "Accept-Language": "it" },
      language: "sl",
    },
  ];
  for (const { wish, path, headers, language } of cases) {
    test(`follows ${wish}: ${language}`, async ({ request }) => {
      const { html, header } = await fetchPage(request, path, headers);
      expect(html).toContain(`<html lang="${language}">`);
      expect(header("content-language")).toBe(language);
      expect(header("vary")).toMatch(/Accept-Language/i);
      expect(header("vary")).toMatch(/Cookie/i);
    });
  }
});

test("switching keeps path, query, hash and scroll, and the choice is stored", async ({ page, context }) => {
  await openPage(page, "/wisdom/what-is?from=a%20friend#main");
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // Not with the pointer: the test browser would scroll up to it first.
  await page.getByRole("link", { name: "English" }).evaluate((link) => (link as HTMLElement).click());

  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveTitle(/Wisdom Cube$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What Is Wisdom");
  const address = new URL(page.url());
  expect(address.pathname + address.hash).toBe("/wisdom/what-is#main");
  expect(Object.fromEntries(address.searchParams)).toEqual({ from: "a friend", lng: "en" });
  expect(await page.evaluate(() => Math.abs(scrollY - 300))).toBeLessThan(5);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true");
  expect(await storedChoice(page)).toEqual({ local: "en", cookie: "en" });

  await page.goto("/faq");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const [cookie] = await context.cookies();
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 60 * 60);
});

test("at the top of a page the other language is asked for as a page, not with the app", async ({ page }) => {
  await page.goto("/wisdom/what-is?from=a%20friend");
  await chooseLanguage(page, "English");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What Is Wisdom");
  expect(new URL(page.url()).search).toBe("?from=a+friend&lng=en");
  await expect.poll(() => storedChoice(page)).toEqual({ local: "en", cookie: "en" });
  await expect(page.locator("html")).not.toHaveAttribute("data-ready");
});

test("a choice outlives the loss of the cookie", async ({ page, context }) => {
  await openPage(page, "/");
  await chooseLanguage(page, "English");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await context.clearCookies();
  await page.goto("/faq");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions");
});

test("a choice made before the app has come replaces an older one", async ({ page }) => {
  await openPage(page, "/");
  await chooseLanguage(page, "English");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  const { release } = await holdScripts(page);
  await page.goto("/faq");
  await chooseLanguage(page, "Slovenščina");
  release();
  await expect(page.locator("html")).toHaveAttribute("lang", "sl");
  await page.goto("/stories");
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "sl");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the language is chosen by a link and kept by a cookie", async ({ page }) => {
    await page.goto("/wisdom");
    await chooseLanguage(page, "English");
    await expect(page).toHaveURL("/wisdom?lng=en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL("/privacy");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await chooseLanguage(page, "Slovenščina");
    await page.goto("/privacy");
    await expect(page.locator("html")).toHaveAttribute("lang", "sl");
  });
});

test("a link from elsewhere shows its language and leaves the stored choice alone", async ({ page }) => {
  await openPage(page, "/");
  await chooseLanguage(page, "Slovenščina");
  await expect.poll(() => storedChoice(page)).toEqual({ local: "sl", cookie: "sl" });

  const port = new URL(page.url()).port;
  await page.route("http://elsewhere.test/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<a href="http://localhost:${port}/faq?lng=en">A link</a>`,
    }),
  );
  await page.goto("http://elsewhere.test/");
  await page.getByRole("link", { name: "A link" }).click();
  await page.waitForURL("**/faq?lng=en");
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await storedChoice(page)).toEqual({ local: "sl", cookie: "sl" });
  await page.goto("/stories");
  await expect(page.locator("html")).toHaveAttribute("lang", "sl");
});

async function fetchPage(request: APIRequestContext, path: string, headers: Record<string, string>) {
  const response = await request.get(path, { headers: { "Accept-Language": "", ...headers } });
  return { html: await response.text(), header: (name: string) => response.headers()[name] ?? "" };
}

async function chooseLanguage(page: Page, name: "English" | "Slovenščina"): Promise<void> {
  await page.locator(".languages").getByRole("link", { name }).click();
}

function storedChoice(page: Page): Promise<{ local: string | null; cookie: string | undefined }> {
  return page.evaluate(() => ({
    local: localStorage.getItem("lng"),
    cookie: /(?:^|; )lng=(\w+)/.exec(document.cookie)?.[1],
  }));
}
