import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { STORAGE_KEYS } from "../contract/chat.ts";
import { localizedPath, LOCALES, type Locale } from "../contract/locale.ts";
import { PLAIN_HELP } from "../contract/plain-help.ts";
import { bundleWorker } from "../scripts/service-worker.ts";
import { openChangingSite, type ChangingSite } from "./changing-site.ts";
import { openHelp, readTexts, readWisdoms, test as base, watchErrors } from "./page.ts";

const test = base.extend<{ site: ChangingSite; visitor: BrowserContext }>({
  site: async ({ baseURL }, use) => {
    const site = await openChangingSite(baseURL ?? "");
    await use(site);
    site.close();
  },
  visitor: async ({ browser, site }, use) => {
    const visitor = await openVisitor(browser, site, "sl");
    await use(visitor);
    await visitor.close();
  },
});

const TITLES = { sl: "Brez povezave", en: "No connection" };

async function openVisitor(browser: Browser, site: ChangingSite, locale: Locale): Promise<BrowserContext> {
  const visitor = await browser.newContext({
    baseURL: site.url,
    locale: locale === "sl" ? "sl-SI" : "en-GB",
    serviceWorkers: "allow",
  });
  await visitor.addInitScript((key) => localStorage.setItem(key, "true"), STORAGE_KEYS.visitedBefore);
  return visitor;
}

/** Reads a page, and waits until what is to be kept with it is there. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilKept(page, "kocka-1-pages", path.split("?")[0] ?? path);
  await waitUntilKept(page, "kocka-1-pictures", "/pictures/cube-wood.avif");
}

async function waitUntilKept(page: Page, cache: string, path: string): Promise<void> {
  await expect.poll(() => listCache(page, cache)).toContain(path);
}

/** Paths of what stands in a cache. */
function listCache(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (cache) => {
    if (!(await caches.has(cache))) return [];
    return (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname);
  }, name);
}

for (const locale of LOCALES) {
  test(`after one visit of a page help, the cube and the page itself open without a network, in ${locale}`, async ({
    browser,
    site,
  }) => {
    const visitor = await openVisitor(browser, site, locale);
    const page = await visitor.newPage();
    await read(page, "/stories");
    site.line = "down";

    await page.goto("/help");
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(readTexts("help", locale).meta.title);
    await expect(page.locator('main a[href="tel:116123"]').first()).toBeVisible();
    await expect(page.locator('main a[href="tel:112"]').first()).toBeVisible();

    await page.goto("/stories");
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(readTexts("stories", locale).meta.title);

    await page.goto("/ten-minutes");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      readTexts("ten-minutes", locale).meta.title,
    );

    await page.goto("/throw-cube");
    await page.locator(".idle [data-throw]").click();
    const thoughts = readWisdoms(locale).map(({ text }) => text);
    await expect(page.locator(".thrower")).toHaveAttribute("data-phase", "revealed");
    expect(thoughts).toContain(await page.locator(".thought").innerText());
    // The app has come, too: its press throws again.
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await page.locator(".revealed [data-throw]").click();
    await expect(page.locator(".thrower")).toHaveAttribute("data-phase", "rolling");
    await expect(page.locator(".thrower")).toHaveAttribute("data-phase", "revealed");
    await page.reload();
    await expect(page.locator(".thought")).toBeVisible();
    await visitor.close();
  });

  test(`in place of a page that is not kept stand the numbers and what is kept, in ${locale}`, async ({
    browser,
    site,
  }) => {
    const visitor = await openVisitor(browser, site, locale);
    const page = await visitor.newPage();
    await read(page, "/stories");
    site.line = "down";
    for (const path of ["/gratitude", "/nowhere", "/search?q=upanje", "/auth/login", "/documents/none.pdf"]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(503);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLES[locale]);
      await expect(page.locator('main a[href="tel:116123"]')).toBeVisible();
      await expect(page.locator('main a[href="tel:112"]')).toBeVisible();
    }
    const kept = page.locator("main section a:visible");
    await expect(kept.filter({ hasText: readTexts("stories", locale).meta.title })).toBeVisible();
    expect(await kept.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
      expect.arrayContaining(["/help", "/throw-cube", "/stories"]),
    );
    await expect(page.locator('main section a[href="/gratitude"]')).toBeHidden();
    await page.locator('main a[href="/help"]').click();
    await expect(page).toHaveURL(/\/help$/);

    // With the network "again" brings the page that was wanted.
    await page.goto("/gratitude");
    site.line = "up";
    await page.locator('main a[href=""]').click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      readTexts("gratitude", locale).meta.title,
    );
    await visitor.close();
  });
}

test("after a visit of the home page every short version of help opens without a network", async ({
  visitor,
  site,
}) => {
  const page = await visitor.newPage();
  await read(page, "/");
  site.line = "down";
  for (const { path, language } of PLAIN_HELP) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("main .lit-call").first()).toBeVisible();
  }
});

test("the other language is help in that language, and a choice made before holds without a network", async ({
  visitor,
  site,
}) => {
  const page = await visitor.newPage();
  await read(page, "/stories");
  // What is kept by the worker chooses nothing for the visitor.
  expect(await visitor.cookies()).toEqual([]);
  site.line = "down";
  await page.goto(localizedPath("/help", "en"));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  site.line = "up";
  await page.goto("/faq");
  await page.locator('.languages a[hreflang="en"]').click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await waitUntilKept(page, "kocka-1-pages", "/faq");
  site.line = "down";
  await page.goto("/help");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/gratitude");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLES.en);
});

test("a number that has changed stands at the next visit on every page that is kept", async ({
  visitor,
  site,
}) => {
  const page = await visitor.newPage();
  await read(page, "/stories");
  const worker = await page.evaluate(() =>
    navigator.serviceWorker.ready.then(({ active }) => active?.scriptURL),
  );
  expect(worker).toBe(`${site.url}/service-worker.js`);
  const first = await listKeys(page, "kocka-1-first");
  site.change = (path, text) => {
    // The build names the worker by all words, and the pages that everybody keeps by theirs.
    if (path === "/service-worker.js") return `${text.replace(/revision:\s*[`"']/g, "$&new")}//new`;
    return text.replaceAll("116123", "080999");
  };
  await page.goto("/faq");
  await expect.poll(() => listKeys(page, "kocka-1-first")).not.toEqual(first);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null),
    )
    .toBeNull();
  site.line = "down";
  for (const path of ["/help", "/stories", "/gratitude"]) {
    await page.goto(path);
    await expect(page.locator('a[href="tel:080999"]').first(), path).toBeVisible();
    await expect(page.locator('a[href="tel:116123"]'), path).toHaveCount(0);
  }
});

test("a line that hangs gives way to what is kept, and the page of the network is there the next time", async ({
  visitor,
  site,
}) => {
  const page = await visitor.newPage();
  await read(page, "/help");
  site.line = "hanging";
  await openHelp(page);
  site.giveUp();
  site.line = "up";
  site.change = (path, text) => (path === "/help" ? text.replaceAll("116123", "080999") : text);
  await page.goto("/help");
  await expect(page.locator('main a[href="tel:080999"]').first()).toBeVisible();
});

test("calls and what belongs to an account are never kept, and calls never answered", async ({
  visitor,
  site,
}) => {
  const page = await visitor.newPage();
  await read(page, "/stories");
  for (const path of ["/auth/login", "/search?q=upanje", "/api/health"]) await page.goto(path);
  await page.goto("/faq");
  await page.evaluate(() => fetch("/api/search?q=upanje"));
  await waitUntilKept(page, "kocka-1-pages", "/faq");
  const all = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(all.filter((path) => /^\/(api|auth|account|admin|documents|search)\b/.test(path))).toEqual([]);
  site.line = "down";
  expect(
    await page.evaluate(() =>
      fetch("/api/search?q=mir").then(
        () => "answer",
        () => "none",
      ),
    ),
  ).toBe("none");
});

test("whoever saves data has help and nothing else", async ({ visitor, site }) => {
  await visitor.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) }),
  );
  const page = await visitor.newPage();
  await page.goto("/stories");
  await waitUntilKept(page, "kocka-1-first", "/help");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto("/faq");
  await page.waitForLoadState("networkidle");
  expect(site.asked).toContain("/service-worker.js");
  expect(
    site.asked.filter((path) => /^\/(throw-cube|pictures\/(cube|throw)|assets\/index)/.test(path)),
  ).toEqual([]);
  site.line = "down";
  await openHelp(page);
  await page.goto("/throw-cube");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLES.sl);
});

test("a worker of an older form and what it kept are replaced", async ({ visitor, site }) => {
  const page = await visitor.newPage();
  site.change = (path, text) =>
    path === "/service-worker.js"
      ? 'oninstall = () => skipWaiting(); onfetch = (event) => event.request.mode === "navigate" && event.respondWith(caches.match("/old"))'
      : text;
  await page.goto("/faq");
  await page.evaluate(async () => {
    const old = await caches.open("kocka-0-pages");
    await old.put("/old", new Response("old", { headers: { "Content-Type": "text/html" } }));
    await navigator.serviceWorker.register("/service-worker.js");
    await navigator.serviceWorker.ready;
  });
  await page.goto("/stories");
  await expect(page.locator("body")).toHaveText("old");
  site.change = null;
  // The browser asks for a newer worker when somebody goes to a page.
  await expect(async () => {
    await page.goto("/stories");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(readTexts("stories", "sl").meta.title, {
      timeout: 1000,
    });
  }).toPass();
  await expect.poll(() => page.evaluate(() => caches.has("kocka-0-pages"))).toBe(false);
  site.line = "down";
  await openHelp(page);
});

test("where no pages are to be kept any more, the worker forgets them and goes", async ({
  visitor,
  site,
}) => {
  const page = await visitor.newPage();
  await read(page, "/stories");
  const farewell = await bundleWorker(process.cwd(), "farewell.ts");
  // As after a build that does not ask for a worker either (contract/offline.ts).
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("", "SecurityError"));
  });
  site.change = (path, text) => (path === "/service-worker.js" ? farewell : text);
  await page.goto("/faq");
  await expect
    .poll(() =>
      page.evaluate(async () => [
        await navigator.serviceWorker.getRegistration("/").then((registration) => registration !== undefined),
        (await caches.keys()).filter((name) => name.startsWith("kocka-")),
      ]),
    )
    .toEqual([false, []]);
  await openHelp(page);
});

test("a full storage takes nothing from what is kept, nor from a page", async ({ visitor, site }) => {
  const page = await visitor.newPage();
  const troubles = watchErrors(page);
  await read(page, "/stories");
  await fillStorage(page, site);
  await page.goto("/faq");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(readTexts("faq", "sl").meta.title);
  site.line = "down";
  await openHelp(page);
  await page.goto("/gratitude");
  await expect(page.locator('main a[href="tel:112"]')).toBeVisible();
  expect(troubles).toEqual([]);
});

for (const trouble of ["full from the beginning", "blocked"]) {
  test(`a page is as it was before where the storage is ${trouble}`, async ({ visitor, site }) => {
    const page = await visitor.newPage();
    const troubles = watchErrors(page);
    if (trouble === "blocked")
      await page.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = () =>
          Promise.reject(new DOMException("", "SecurityError"));
      });
    else await fillStorage(page, site);
    await page.goto("/stories");
    await page.waitForLoadState("networkidle");
    await openHelp(page);
    expect(await listCache(page, "kocka-1-first")).not.toContain("/help");
    expect(troubles).toEqual([]);
  });
}

/** Lets the browser say that there is no space left. */
async function fillStorage(page: Page, site: ChangingSite): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: site.url, quotaSize: 1 });
}

function listKeys(page: Page, name: string): Promise<string[]> {
  return page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url).toSorted(),
    name,
  );
}
