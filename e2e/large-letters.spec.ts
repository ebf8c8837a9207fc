import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, expect, type BrowserContext } from "@playwright/test";
import { pagePath, PAGES } from "../contract/pages.ts";
import { findChromium } from "../scripts/chromium.ts";
import { test } from "./page.ts";

/** Letters as somebody sets them in the browser, in pixels; most browsers begin with 16. */
const LETTERS = [24, 32];

/** A phone of the smallest kind, a usual one and a tablet. */
const WIDTHS = [320, 390, 820];

const PAGES_READ = PAGES.filter((page) => !("hidden" in page)).map(({ id }) => pagePath(id));

for (const letters of LETTERS) {
  for (const width of WIDTHS) {
    test(`with letters of ${letters} pixels on ${width} pixels nothing hangs out of the window`, async ({
      baseURL,
    }, { outputDir }) => {
      test.slow();
      const context = await openBrowser(join(outputDir, "profile"), { letters, width });
      const page = await context.newPage();
      for (const path of PAGES_READ) {
        await page.goto(`${baseURL}${path}`, { waitUntil: "load" });
        const seen = await page.evaluate(() => {
          const inView = document.documentElement.clientWidth;
          const outside = [...document.querySelectorAll("header *, main *, footer *")].filter((element) => {
            const { width: wide, right } = element.getBoundingClientRect();
            const isHidden =
              getComputedStyle(element).visibility === "hidden" ||
              element.closest(".visually-hidden, .nav, .skip, .cube-frame, svg, [hidden]");
            return wide > 0 && !isHidden && right > inView + 1;
          });
          return {
            letters: getComputedStyle(document.documentElement).fontSize,
            scrolls: document.documentElement.scrollWidth > inView,
            outside: outside.map(({ className, textContent }) => `${className}: ${textContent.slice(0, 40)}`),
          };
        });
        expect.soft(seen, path).toEqual({ letters: `${letters}px`, scrolls: false, outside: [] });
      }
      await context.close();
    });
  }
}

test("the menu opens below a header of two lines, and its button stays in reach", async ({ baseURL }, {
  outputDir,
}) => {
  const context = await openBrowser(join(outputDir, "profile"), { letters: 32, width: 390 });
  const page = await context.newPage();
  await page.goto(`${baseURL}/help`);
  const button = page.locator(".menu-button");
  await button.click();
  await expect(page.locator("#menu")).toBeVisible();
  await button.click();
  await expect(page.locator("#menu")).toBeHidden();
  await context.close();
});

/** The size of letters is a setting of the browser, and cannot be set on a context alone. */
async function openBrowser(
  profile: string,
  { letters, width }: { letters: number; width: number },
): Promise<BrowserContext> {
  mkdirSync(join(profile, "Default"), { recursive: true });
  const preferences = { webkit: { webprefs: { default_font_size: letters } } };
  writeFileSync(join(profile, "Default/Preferences"), JSON.stringify(preferences));
  return chromium.launchPersistentContext(profile, {
    executablePath: findChromium() ?? "",
    viewport: { width, height: 700 },
    serviceWorkers: "block",
  });
}
