import { expect, type Page } from "@playwright/test";
import { LOCALES, localizedPath } from "../contract/locale.ts";
import { openChat } from "./chat.ts";
import { openPage, PUBLIC_PAGES, ready, test } from "./page.ts";

const WIDTHS = [320, 390, 768, 1280, 1920];
/** At the top of a page, in its middle and at its end. */
const PLACES = [0, 0.5, 1];
const NAMES = { sl: "Pomoč", en: "Help" };
const PHONE = { width: 390, height: 664 };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with the app" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: "reduce" } });

    for (const { path } of PUBLIC_PAGES) {
      test(`${path}: help is in view and free at every place of the page, on every width`, async ({
        page,
      }) => {
        const locale = javaScriptEnabled ? "sl" : "en";
        await page.goto(localizedPath(path, locale));
        if (javaScriptEnabled) await ready(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: width < 500 ? 640 : 800 });
          for (const place of PLACES) {
            await page.evaluate(
              (part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)),
              place,
            );
            const where = `${width} px, ${place * 100} %`;
            const help = await describeHelp(page);
            expect(help.name, where).toBe(NAMES[locale]);
            expect(help.faults, where).toEqual([]);
          }
        }
      });
    }
  });
}

for (const locale of LOCALES) {
  test(`${locale}: the keyboard reaches help before the menu`, async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await openPage(page, "/wisdom/darkness-hope", locale);
      const help = page.getByRole("banner").getByRole("link", { name: NAMES[locale], exact: true });
      for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
      await expect(help).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/help/);
    }
  });
}

test("what gets the focus on a phone does not lie behind the header", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, "/wisdom/darkness-hope");
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press("Shift+Tab");
    const { top, edge, name } = await page.evaluate(() => ({
      top: document.activeElement?.getBoundingClientRect().top ?? 0,
      edge: document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0,
      name: document.activeElement?.textContent,
    }));
    expect(top, name ?? "").toBeGreaterThanOrEqual(edge);
  }
});

for (const locale of LOCALES)
  test(`on phones there is room between the way to help and the way to leave, in one line, in ${locale}`, async ({
    page,
  }) => {
    for (const [width, room] of [
      [320, 4],
      [360, 8],
      [390, 8],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(localizedPath("/help", locale));
      const measure = async () => {
        const help = await page.locator(".top .help-window").boundingBox();
        const leave = await page.locator(".top .leave").boundingBox();
        return help && leave ? leave.x - help.x - help.width : 0;
      };
      // Until the letters of the site come, those that stand for them may be wider.
      await expect.poll(measure, `${width} px`).toBeGreaterThanOrEqual(room - 0.5);
      expect((await page.locator(".top").boundingBox())?.height, `${width} px`).toBeLessThan(64);
    }
  });

test("the menu of a phone opens below the header in the middle of a page, and holds help too", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, "/wisdom/darkness-hope");
  await page.evaluate(() => scrollTo(0, 3000));
  await page.getByRole("button", { name: "Meni" }).click();
  await expect(page.locator("#menu").getByRole("link", { name: "Domov" })).toBeInViewport({ ratio: 1 });
  expect(await describeHelp(page)).toEqual({ name: "Pomoč", faults: [] });
  await page.locator("#menu").getByRole("link", { name: "Vsa pomoč" }).click();
  await expect(page).toHaveURL("/help");
  await expect(page.locator("#menu")).toBeHidden();
});

test("the chat's dialog has a window of its own, and none of the page shines through", async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const { dialog } = await openChat(page);
    const help = dialog.getByRole("link", { name: "Pomoč", exact: true });
    await expect(help).toBeInViewport({ ratio: 1 });
    const isOnPage = await page.evaluate(() => {
      const box = document.querySelector(".top .help-window")?.getBoundingClientRect();
      const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit?.closest(".top") !== null;
    });
    expect(isOnPage).toBe(false);
    await help.click();
    await expect(page).toHaveURL(/\/help/);
    await expect(dialog).toBeHidden();
  }
});

test("it is not printed", async ({ page }) => {
  await openPage(page, "/wisdom/what-is");
  await expect(page.locator('link[href="/print.css"]')).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".top .help-window")).toBeHidden();
});

/** The first link to help that is wholly in view, and what stands in its way or what it stands over. */
function describeHelp(page: Page): Promise<{ name: string; faults: string[] }> {
  return page.evaluate(() => {
    const inView = ({ left, top, right, bottom }: DOMRect) =>
      left >= 0 && top >= 0 && right <= document.documentElement.clientWidth && bottom <= innerHeight;
    const link = [...document.querySelectorAll(".top a[href^='/help']")].find(
      (element) => element.checkVisibility() && inView(element.getBoundingClientRect()),
    );
    if (!link) return { name: "", faults: ["no link is in view"] };
    const box = link.getBoundingClientRect();
    const meets = (other: DOMRect) =>
      other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
    const faults: string[] = [];
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!link.contains(hit)) faults.push(`covered by ${hit?.outerHTML.slice(0, 80)}`);
    if (box.width < 44 || box.height < 44) faults.push(`too small: ${box.width} × ${box.height}`);
    const button = document.querySelector(".chat-button");
    if (button && meets(button.getBoundingClientRect())) faults.push("meets the chat's button");
    for (const other of document.querySelectorAll(".top a, .top button"))
      if (other !== link && other.checkVisibility() && !other.closest(":popover-open"))
        if (meets(other.getBoundingClientRect())) faults.push(`meets ${other.textContent}`);
    // Where the header stays, the page passes below it; elsewhere the window stands free.
    if (getComputedStyle(link).position === "fixed") {
      const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        if (node.parentElement?.checkVisibility() && [...range.getClientRects()].some(meets))
          faults.push(`over "${node.textContent?.slice(0, 40)}"`);
      }
    }
    return { name: link.textContent.trim(), faults };
  });
}
