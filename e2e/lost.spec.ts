import { expect, type Page } from "@playwright/test";
import { LOCALES, localizedPath } from "../contract/locale.ts";
import { openPage, test, wideElements } from "./page.ts";

const LOST = "/wisdom/of-the-owls";

/** How much of the lit cube is to be seen, of the look that the page has. */
function light(page: Page): Promise<number> {
  return page
    .locator(".lamp .cube-lit img")
    .evaluateAll((images) =>
      Math.max(
        ...images
          .filter((image) => image.checkVisibility())
          .map((image) => Number(getComputedStyle(image).opacity)),
      ),
    );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the dark cube lights up under a pointer, and goes out again", async ({ page }) => {
      await page.goto(LOST);
      expect(await light(page)).toBe(0);
      await page.locator(".lamp").hover();
      await expect.poll(() => light(page)).toBe(1);
      await page.mouse.move(2, 2);
      await expect.poll(() => light(page)).toBe(0);
    });

    test("the keyboard lights it, and leaves it lit", async ({ page }) => {
      await page.goto(LOST);
      const lamp = page.getByRole("checkbox", { name: "Prižgi luč v kocki" });
      for (let step = 0; step < 30 && !(await isFocused(lamp)); step++) await page.keyboard.press("Tab");
      await expect(lamp).toBeFocused();
      await expect.poll(() => light(page)).toBe(1);
      await page.keyboard.press("Space");
      await page.keyboard.press("Tab");
      await expect(lamp).toBeChecked();
      expect(await light(page)).toBe(1);
    });
  });
}

test.describe("under a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });
  test("the cube stays lit", async ({ page }) => {
    await page.goto(LOST);
    await page.locator(".lamp").tap();
    await expect(page.locator(".lamp input")).toBeChecked();
    await expect.poll(() => light(page)).toBe(1);
  });
});

test.describe("where motion is not wanted", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("it is lit from the first", async ({ page }) => {
    await page.goto(LOST);
    expect(await light(page)).toBe(1);
  });
});

for (const locale of LOCALES) {
  test(`the four ways on lead where they say, in ${locale}`, async ({ page }) => {
    await page.goto(localizedPath(LOST, locale));
    const ways = page.locator(".ways a");
    const paths = await ways.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    expect(paths).toEqual(["/", "/throw-cube", "/search", "/help"]);
    for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200);
    await expect(page.locator(".lost .prose a, .lost .prose p").first()).toBeVisible();
  });
}

for (const width of [320, 390, 768, 844, 1280, 1920])
  test(`nothing hangs out of a window of ${width} pixels, and all the ways are within its first two heights`, async ({
    page,
  }) => {
    const height = width === 844 ? 390 : 680;
    await page.setViewportSize({ width, height });
    await openPage(page, LOST);
    expect(await wideElements(page)).toEqual([]);
    const last = await page.locator(".ways a").last().boundingBox();
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThan(width < 900 ? 2 * height : height);
  });

function isFocused(lamp: ReturnType<Page["getByRole"]>): Promise<boolean> {
  return lamp.evaluate((element) => element === document.activeElement);
}
