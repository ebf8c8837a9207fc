import { readFileSync } from "node:fs";
import { expect, test as base, type Page } from "@playwright/test";
import { STORAGE_KEYS } from "../contract/chat.ts";
import type {
  AnyPage,
  ChatPage,
  Crisis,
  PlanPage,
  ThoughtPage,
  ThrowCubePage,
  Wisdom,
} from "../contract/content.ts";
import { localizedPath, type Locale } from "../contract/locale.ts";
import type { Neighbours } from "../contract/neighbours.ts";
import { PAGES, type PageId } from "../contract/pages.ts";

/** Pages that anybody may read; the others belong to accounts. */
export const PUBLIC_PAGES = PAGES.filter((page) => !("hidden" in page));

export const SITE_NAMES: Record<Locale, string> = { sl: "Kocka modrosti", en: "Wisdom Cube" };

/** Tests with a visitor who has been here before; the greeting of a first visit is asked for with `firstVisit`. */
export const test = base.extend<{ firstVisit: boolean }>({
  firstVisit: [false, { option: true }],
  page: async ({ page, firstVisit }, use) => {
    const key = STORAGE_KEYS.visitedBefore;
    if (!firstVisit) await page.addInitScript((name) => localStorage.setItem(name, "true"), key);
    await use(page);
  },
});

/** Opens a page and waits until the app has taken it over. */
export async function openPage(page: Page, path: string, locale: Locale = "sl") {
  const response = await page.goto(localizedPath(path, locale));
  await ready(page);
  return response;
}

export async function ready(page: Page): Promise<void> {
  // A page of text waits with the app until somebody reaches for it (web/boot.js).
  await page.evaluate(() => dispatchEvent(new Event("app:start")));
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** Opens the page of help, and sees that its first number stands there, whatever else is missing. */
export async function openHelp(page: Page, path = "/help"): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main a[href="tel:116123"]').first()).toBeVisible();
}

/** Collects the errors that nothing on a page has caught. */
export function watchErrors(page: Page): string[] {
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  return troubles;
}

/** Collects what should not happen on a page: errors and warnings of the console, requests to another host. */
export function watchConsole(page: Page): string[] {
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !isDriverTalk(message.text())) {
      troubles.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => troubles.push(`page error: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.hostname !== "localhost")
      troubles.push(`request: ${url.href}`);
  });
  return troubles;
}

/** What Chromium says about drawing WebGL without a graphics card, and Playwright about what it blocks. */
function isDriverTalk(text: string): boolean {
  return /GL Driver Message|software WebGL|blocked by Playwright/.test(text);
}

/** Holds back the app until `release` is called: the page stands there as it was served. */
export async function holdScripts(page: Page, files = "**/assets/*.js"): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Collects the bodies of the requests that count something. */
export function watchTracking(
  page: Page,
): { event: string; path: string; language: string; text?: string }[] {
  const events: ReturnType<typeof watchTracking> = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/track") events.push(request.postDataJSON());
  });
  return events;
}

/** The texts that the build has compiled from `content/`. */
export function readTexts(id: "chat", locale: Locale): ChatPage;
export function readTexts(id: "plan", locale: Locale): PlanPage;
export function readTexts(id: "throw-cube", locale: Locale): ThrowCubePage;
export function readTexts(id: "thought", locale: Locale): ThoughtPage;
export function readTexts(id: PageId, locale: Locale): AnyPage;
export function readTexts(id: PageId, locale: Locale): AnyPage {
  return readCompiled(`${locale}/pages/${id}`);
}

export function readWisdoms(locale: Locale): Wisdom[] {
  return readCompiled(`${locale}/wisdoms`);
}

export function readCrisis(locale: Locale): Crisis {
  return readCompiled(`${locale}/crisis`);
}

export function readNeighbours(): Neighbours {
  return readCompiled("neighbours");
}

function readCompiled<T>(name: string): T {
  return JSON.parse(readFileSync(`generated/content/${name}.json`, "utf8")) as T;
}

/** What stands out at the right, also where `main` would cut it off. */
export function wideElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWide = (element: Element) => element.getBoundingClientRect().right > innerWidth + 0.5;
    const shown = [...document.querySelectorAll("h1, h2, h3, p, li, a, button, img, textarea, input")].filter(
      (element) => element.checkVisibility(),
    );
    const wide = shown.filter((element) => isWide(element) && !element.closest("picture"));
    const scrolls = document.documentElement.scrollWidth > innerWidth ? ["the page itself"] : [];
    return [...scrolls, ...wide.map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)];
  });
}

/** Waits until what is fetched ahead has come (web/early.ts). */
export async function waitForPrefetches(page: Page): Promise<void> {
  const isFetched = () =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")];
      return links.length > 0 && links.every(({ href }) => performance.getEntriesByName(href).length > 0);
    });
  await expect.poll(isFetched).toBe(true);
}
