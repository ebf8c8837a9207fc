import { expect, type Page } from "@playwright/test";
import { LOCALES, localizedPath } from "../contract/locale.ts";
import { pagePath } from "../contract/pages.ts";
import { violations } from "./axe.ts";
import { test, watchTracking } from "./page.ts";

const PATH = pagePath("ten-minutes");
const SAID = { sl: "Vdihni in štej do štiri.", en: "Breathe in and count to four." };
const START = { sl: "Začni", en: "Start" };

for (const locale of LOCALES) {
  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test("the light begins to move with a press and stops with the next", async ({ page }) => {
      await page.goto(localizedPath(PATH, locale));
      expect(await movements(page)).toEqual([]);
      await page.getByText(START[locale], { exact: true }).click();
      expect(await movements(page)).toEqual(["breath-in", "breath-out", "breathe"]);
      await page.locator(".breath summary").click();
      expect(await movements(page)).toEqual([]);
    });
  });

  test(`where nothing may move, a sentence to count by stands in ${locale}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(localizedPath(PATH, locale));
    await expect(page.locator(".breath").getByText(SAID[locale]).filter({ visible: true })).toHaveCount(1);
    await expect(page.locator(".breath-light")).toBeHidden();
    expect(await movements(page)).toEqual([]);
  });
}

test("on paper the sentence stands instead of the light", async ({ page }) => {
  await page.goto(PATH);
  await page.locator('link[href="/print.css"]').waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".breath-still")).toBeVisible();
  await expect(page.locator(".breath-light")).toBeHidden();
});

test("the light fits a narrow window, and axe finds nothing while it moves", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PATH);
  await page.getByText(START.sl, { exact: true }).click();
  await expect(page.getByText("Ustavi", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(page)).toEqual([]);
});

test("a visit is not counted", async ({ page }) => {
  const tracked = watchTracking(page);
  await page.goto(PATH);
  await page.locator('link[href="/print.css"]').waitFor({ state: "attached" });
  expect(tracked).toEqual([]);
});

/** What moves in the light. */
function movements(page: Page): Promise<string[]> {
  return page.locator(".breath").evaluate((breath) =>
    breath
      .getAnimations({ subtree: true })
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : "transition"))
      .filter((name) => name !== "transition")
      .toSorted(),
  );
}
