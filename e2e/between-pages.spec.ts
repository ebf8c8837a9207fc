import { chromium, expect, type Browser, type CDPSession, type Page } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "../scripts/chromium.ts";
import { localizedPath } from "../contract/locale.ts";
import { PUBLIC_PAGES, test } from "./page.ts";

// As visitors have it: the worker must not be in the way of any of this.
test.use({ serviceWorkers: "allow" });

/** A browser that keeps pages for the way back, as those of visitors do; Playwright's own does not. */
async function openBrowser(): Promise<{ browser: Browser; session: CDPSession }> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "",
    args: CHROMIUM_ARGUMENTS,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await (await browser.newContext({ locale: "sl-SI" })).newPage();
  // Playwright loses sight of a page that comes back: from here on the browser is asked itself.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  return { browser, session };
}

async function visit(session: CDPSession, url: string): Promise<void> {
  const loaded = new Promise((done) => session.once("Page.loadEventFired", done));
  await session.send("Page.navigate", { url });
  await loaded;
}

/** Goes back one page and tells how the browser did it. */
async function goBack(session: CDPSession): Promise<string> {
  const { currentIndex, entries } = await session.send("Page.getNavigationHistory");
  const navigated = new Promise<string>((done) =>
    session.once("Page.frameNavigated", ({ type }) => done(type)),
  );
  await session.send("Page.navigateToHistoryEntry", { entryId: entries[currentIndex - 1]?.id ?? 0 });
  return navigated;
}

async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send("Runtime.evaluate", { expression, awaitPromise: true });
  return result.value;
}

test("every page is there at once on the way back", async ({ baseURL }) => {
  const { browser, session } = await openBrowser();
  const lost: string[] = [];
  for (const { path } of PUBLIC_PAGES) {
    await visit(session, baseURL + localizedPath(path, "sl"));
    // With what comes after the first paint, too.
    await new Promise((done) => setTimeout(done, 1500));
    await visit(session, `${baseURL}/robots.txt`);
    if ((await goBack(session)) !== "BackForwardCacheRestore") lost.push(path);
  }
  await browser.close();
  expect(lost).toEqual([]);
});

test("a page with the chat open and a message begun is as it was on the way back", async ({ baseURL }) => {
  const { browser, session } = await openBrowser();
  await visit(session, `${baseURL}/stories`);
  await evaluate(
    session,
    `new Promise((done) => {
      const look = () => document.querySelector("dialog[open] textarea") ? done() : setTimeout(look, 50);
      document.querySelector(".chat-button").click();
      look();
    })`,
  );
  await evaluate(session, `void (document.querySelector("dialog[open] textarea").value = "Kaj je")`);
  await visit(session, `${baseURL}/help`);
  expect(await goBack(session)).toBe("BackForwardCacheRestore");
  expect(await evaluate(session, `document.querySelector("dialog[open] textarea").value`)).toBe("Kaj je");
  await browser.close();
});

test("a link that is about to be pressed is fetched ahead, and those to accounts and files are not", async ({
  page,
}) => {
  const fetched = watchPrefetches(page);
  const response = await page.goto("/");
  expect(response?.headers()["speculation-rules"]).toBe('"/speculation-rules.json"');
  const rules = await page.request.get("/speculation-rules.json");
  expect(rules.headers()["content-type"]).toMatch(/^application\/speculationrules\+json/);
  await page.waitForLoadState("networkidle");
  await page.locator('main a[href="/wisdom/what-is"]').first().hover();
  await expect.poll(() => fetched).toContain("/wisdom/what-is");
  expect(fetched.filter((path) => /^\/(auth|account|admin|api|documents)\b/.test(path))).toEqual([]);
  const login = await page.request.get("/auth/login");
  expect(login.headers()["speculation-rules"]).toBeUndefined();
});

test("a link is fetched ahead on a page that the service worker has brought, too", async ({ page }) => {
  const fetched = watchPrefetches(page);
  await page.goto("/stories");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto("/");
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.waitForLoadState("networkidle");
  await page.locator('main a[href="/wisdom/what-is"]').first().hover();
  await expect.poll(() => fetched).toContain("/wisdom/what-is");
  await page.locator('main a[href="/wisdom/what-is"]').first().click();
  await page.waitForURL("**/wisdom/what-is");
  expect(await describeDelivery(page)).toBe("navigational-prefetch");
});

test("the other language is fetched ahead, and chosen only by a press", async ({ page, context }) => {
  const chosen = async () => (await context.cookies()).find(({ name }) => name === "lng")?.value;
  const fetched = watchPrefetches(page);
  // With the app, which a mouse that moves may bring first, it is no page of its own.
  await page.route("**/assets/index-*.js", (route) => route.abort());
  await page.goto("/wisdom/what-is");
  await expect(page.locator("html")).toHaveAttribute("data-keeps-language", "");
  const english = page.locator('.languages a[hreflang="en"]');
  // The browser looks for links anew when it has nothing else to do.
  await page.waitForLoadState("networkidle");
  await english.hover();
  await expect.poll(() => fetched).toContain("/wisdom/what-is");
  expect(await chosen()).toBeUndefined();
  await english.click();
  await page.waitForURL("**/wisdom/what-is?lng=en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await describeDelivery(page)).toBe("navigational-prefetch");
  expect(await chosen()).toBe("en");
});

for (const [motion, name] of [
  ["no-preference", "auto"],
  ["reduce", "none"],
] as const) {
  test(`pages pass over into each other where motion is ${motion === "reduce" ? "not " : ""}wanted`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto("/stories");
    await page.evaluate(() =>
      addEventListener("pageswap", (event) =>
        sessionStorage.setItem(
          "transition",
          String((event as { viewTransition?: object }).viewTransition != null),
        ),
      ),
    );
    await page.locator('footer a[href="/privacy"], main a[href^="/"]').first().click();
    await page.waitForURL((url) => url.pathname !== "/stories");
    expect(await page.evaluate(() => sessionStorage.getItem("transition"))).toBe(String(name === "auto"));
  });
}

for (const motion of ["no-preference", "reduce"] as const)
  test(`the sign ${motion === "reduce" ? "stays where it is" : "goes from its card to the head of its text"} where motion is ${motion === "reduce" ? "not " : ""}wanted`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() =>
      addEventListener("pagereveal", (event) => {
        const { viewTransition } = event as { viewTransition?: { ready: Promise<void> } };
        const note = (moving: string[]) => sessionStorage.setItem("moving", moving.join());
        note([]);
        void viewTransition?.ready.then(() =>
          note(
            document
              .getAnimations()
              .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "")
              .filter((name) => name === "::view-transition-group(sign)"),
          ),
        );
      }),
    );
    const moving = () => page.evaluate(() => sessionStorage.getItem("moving"));
    await page.goto("/");
    // Without the app a link opens a document of its own.
    await page.locator('.net a[href="/wisdom/heaven-hell"]').click();
    await page.waitForURL("**/wisdom/heaven-hell");
    await expect(page.locator(".page-sign")).toBeVisible();
    if (motion === "reduce") {
      await page.waitForTimeout(500);
      expect(await moving()).toBe("");
    } else await expect.poll(moving).toContain("group(sign)");
  });

/** Where the browser had the page from. */
function describeDelivery(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      (
        performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming & {
          deliveryType?: string;
        }
      ).deliveryType,
  );
}

/** Paths of documents that the browser has asked for before anybody went there. */
function watchPrefetches(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["sec-purpose"]?.includes("prefetch")) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
