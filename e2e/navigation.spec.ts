import { expect } from "@playwright/test";
import { holdScripts, openPage, ready, test, watchTracking } from "./page.ts";

const PHONE = { width: 390, height: 844 };

test("each entry of the navigation is marked on its page", async ({ page }) => {
  await openPage(page, "/");
  const links = page.getByRole("navigation", { name: "Glavni meni" }).getByRole("link");
  for (const link of await links.all()) {
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(links.and(page.locator("[aria-current]"))).toHaveCount(1);
  }
});

test("a change of page begins at the top, at its heading, with its own head, and is counted", async ({
  page,
}) => {
  const tracked = watchTracking(page);
  await openPage(page, "/wisdom/heaven-hell");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.evaluate(() => window.scrollTo(0, 900));
  await page
    .getByRole("navigation", { name: "Glavni meni" })
    .getByRole("link", { name: "Zgodbe" })
    .evaluate((link) => (link as HTMLElement).click());

  await expect(page).toHaveURL("/stories");
  await expect(page).toHaveTitle("Zgodbe · Kocka modrosti");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/stories$/);
  await expect(page.locator("h1")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await expect
    .poll(() => tracked)
    .toEqual([
      { event: "page_view", path: "/wisdom/heaven-hell", language: "sl" },
      { event: "page_view", path: "/stories", language: "sl" },
    ]);
});

test("the first page is counted although the visitor has gone on before the script that counts it", async ({
  page,
}) => {
  const tracked = watchTracking(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/early-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/wisdom/heaven-hell");
  await page.evaluate(() => dispatchEvent(new Event("app:start")));
  await ready(page);
  await page.getByRole("navigation", { name: "Glavni meni" }).getByRole("link", { name: "Zgodbe" }).click();
  await expect(page).toHaveURL("/stories");
  resolve();
  await expect
    .poll(() => tracked.map(({ path }) => path).toSorted())
    .toEqual(["/stories", "/wisdom/heaven-hell"]);
});

test("going back finds the place where the reader was", async ({ page }) => {
  await openPage(page, "/wisdom/heaven-hell");
  await page.evaluate(() => window.scrollTo(0, 900));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Vsa pomoč" })
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL("/help");
  await page.goBack();
  await expect(page).toHaveURL("/wisdom/heaven-hell");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
});

test("nothing is counted on /help, neither when it is opened nor when it is reached by a link", async ({
  page,
}) => {
  const tracked = watchTracking(page);
  await openPage(page, "/help");
  await page.getByRole("link", { name: "Hvaležnost" }).click();
  await expect.poll(() => tracked).toHaveLength(1);
  await page.getByRole("link", { name: "Vsa pomoč" }).click();
  await expect(page).toHaveURL("/help");
  await page.getByRole("link", { name: "Zasebnost" }).click();
  await expect.poll(() => tracked.map(({ path }) => path)).toEqual(["/gratitude", "/privacy"]);
});

test("the menu of a phone opens, and closes on Escape and on a choice", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, "/");
  const button = page.getByRole("button", { name: "Meni" });
  const menu = page.locator("#menu");
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  // The tree of accessibility tells it without an attribute.
  const expanded = async () => {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const node = nodes.find(({ role, name }) => role?.value === "button" && name?.value === "Meni");
    return node?.properties?.find(({ name }) => name === "expanded")?.value.value;
  };
  expect(await expanded()).toBe(true);

  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  expect(await expanded()).toBe(false);
  await expect(button).toBeFocused();

  await button.click();
  await menu.getByRole("link", { name: "Zgodbe" }).click();
  await expect(page).toHaveURL("/stories");
  await expect(menu).toBeHidden();
});

test("the menu of a phone opens before the app has come", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { release } = await holdScripts(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Meni" }).click();
  await expect(page.locator("#menu")).toBeVisible();
  release();
  await ready(page);
  await expect(page.locator("#menu")).toBeVisible();
});

test("a page stays where it was scrolled to when the app comes, and after a reload", async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  const { release } = await holdScripts(page);
  await page.goto("/wisdom/what-is");
  await page.evaluate(() => scrollTo(0, 700));
  release();
  await ready(page);
  await page.waitForTimeout(500);
  // Where a font comes late a line more or less stands above, and the browser keeps what is read in its place.
  const kept = await place();
  expect(Math.abs(kept - 700)).toBeLessThan(100);

  await page.reload();
  await ready(page);
  await page.waitForTimeout(500);
  expect(Math.abs((await place()) - kept)).toBeLessThan(100);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test("the menu of a phone opens and leads on", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Meni" }).click();
    await page.locator("#menu").getByRole("link", { name: "Zgodbe" }).click();
    await expect(page).toHaveURL("/stories");
    await expect(page.locator("#menu")).toBeHidden();
  });
});

test("a press on the chat button before the app has come opens the dialog", async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Pogovor z Modrim sogovornikom" }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Modri sogovornik" })).toBeVisible();
});

test("a press on the throw button before the app has come throws the cube", async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto("/throw-cube");
  await page.getByRole("button", { name: "Vrzi kocko" }).click();
  release();
  await expect(page.getByText("Kocka se kotali …")).toBeVisible();
  await expect(page.getByText("Tu je tvoja misel.")).toBeVisible();
});
