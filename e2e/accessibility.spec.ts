import { expect, type Page } from "@playwright/test";
import { LOCALES, localizedPath } from "../contract/locale.ts";
import { violations } from "./axe.ts";
import { ask, openChat } from "./chat.ts";
import { openPage, PUBLIC_PAGES, test } from "./page.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

// Colours are judged where nothing is fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const locale of LOCALES) {
  for (const { path } of [
    ...PUBLIC_PAGES,
    { path: "/auth/login" },
    { path: "/auth/signup" },
    { path: "/not/found" },
  ]) {
    test(`axe finds nothing on ${path} in ${locale}, on a phone and on a desk`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openPage(page, path, locale);
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize(DESK);
      expect(await violations(page)).toEqual([]);
    });
  }
}

for (const locale of LOCALES) {
  test(`axe finds nothing on the page that stands in without a network, in ${locale}`, async ({ page }) => {
    // It never has the app.
    await page.goto(localizedPath("/offline", locale));
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      expect(await violations(page)).toEqual([]);
    }
  });
}

test("axe finds nothing with the menu of a phone open", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, "/");
  await page.getByRole("button", { name: "Meni" }).click();
  await expect(page.locator("#menu")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("axe finds nothing in a conversation with a help card, and in an empty one", async ({ page }) => {
  const chat = await openChat(page, "en");
  expect(await violations(page)).toEqual([]);
  await ask(chat, "I want to die");
  await expect(chat.help).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await violations(page)).toEqual([]);
});

test("axe finds nothing beside a revealed thought", async ({ page }) => {
  await openPage(page, "/throw-cube");
  await page.getByRole("button", { name: "Vrzi kocko" }).click();
  await expect(page.locator(".thought")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("the first Tab reaches a link that skips the navigation", async ({ page }) => {
  await openPage(page, "/wisdom/what-is");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Preskoči na vsebino" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

for (const path of ["/", "/faq", "/throw-cube", "/contact"]) {
  test(`Tab goes through ${path} in the order of the page, and shows where it is`, async ({ page }) => {
    await openPage(page, path);
    const count = await page.locator("a[href]:visible, button:enabled:visible, summary:visible").count();
    const visited: number[] = [];
    for (let step = 0; step < count; step++) {
      await page.keyboard.press("Tab");
      const focus = await describeFocus(page);
      expect(focus.isMarked, focus.name).toBe(true);
      visited.push(focus.position);
    }
    expect(visited).toEqual(visited.toSorted((a, b) => a - b));
    expect(new Set(visited).size).toBe(count);
  });
}

/** Where the focus is among all elements of the page, and whether an outline or a shadow tells. */
function describeFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return {
      name: element.outerHTML.slice(0, 120),
      position: [...document.querySelectorAll("*")].indexOf(element),
      isMarked:
        element.checkVisibility() &&
        ((outlineStyle !== "none" && parseFloat(outlineWidth) >= 1) || boxShadow !== "none"),
    };
  });
}
