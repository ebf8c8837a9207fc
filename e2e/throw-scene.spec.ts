import { expect, type Page } from "@playwright/test";
import { LOCALES, type Locale } from "../contract/locale.ts";
import { openPage, readWisdoms, ready, test } from "./page.ts";

/** The app; its parts have other names. */
const APP = /\/assets\/index-[\w-]+\.js/;

const WINDOWS = {
  "a low window": { width: 1280, height: 680 },
  "a large window": { width: 1920, height: 1080 },
  "a tablet": { width: 768, height: 1024 },
  "a phone": { width: 390, height: 664 },
  "a phone on its side": { width: 844, height: 390 },
};

/** What one wants at hand when the cube has come to rest. */
const SCENE = [".thought", ".reflect", ".revealed .button", ".door:not([hidden])", ".share :is(a, button)"];

for (const locale of LOCALES) {
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    test(`on ${name} all of the scene is in the window, whatever face and however long the thought, in ${locale}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await openPage(page, "/throw-cube", locale);
      await page.clock.install();
      for (const index of longestOfEachFace(locale)) {
        await throwTo(page, index, locale);
        expect(await findTroubles(page, SCENE), readWisdoms(locale)[index]?.text).toEqual([]);
      }
    });
  }

  test(`on the smallest phone thought, question, button and door are in the window, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openPage(page, "/throw-cube", locale);
    await page.clock.install();
    for (const index of longestOfEachFace(locale)) {
      await throwTo(page, index, locale);
      expect(await findTroubles(page, SCENE.slice(0, 4)), readWisdoms(locale)[index]?.text).toEqual([]);
    }
  });
}

test("each face has its own door, and it leads to the text behind that sign", async ({ page }) => {
  await openPage(page, "/throw-cube");
  await page.clock.install();
  const doors = new Map<string, string | null>();
  for (const index of longestOfEachFace("sl")) {
    await throwTo(page, index, "sl");
    const door = page.locator(".door:visible");
    await expect(door).toHaveCount(1);
    await expect(door).toHaveAttribute("data-sign", readWisdoms("sl")[index]?.face ?? "");
    doors.set(readWisdoms("sl")[index]?.face ?? "", await door.getAttribute("href"));
  }
  expect([...new Set(doors.values())]).toHaveLength(6);
  await page.locator(".door:visible").click();
  await expect(page).toHaveURL(/\/wisdom\//);
  await expect(page.locator("main h1")).toBeVisible();
});

for (const hasApp of [true, false]) {
  const when = hasApp ? "with the app" : "before the app has come";

  test(`while the cube rolls the focus stays on the button, thrown by key, mouse or on the cube itself, ${when}`, async ({
    page,
  }) => {
    if (!hasApp) await page.route(APP, (route) => route.abort());
    await page.goto("/throw-cube");
    if (hasApp) await ready(page);
    else await expect(page.locator(".cube-prepared")).toBeAttached();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    const button = page.locator("button[data-throw]:visible");
    for (const press of [
      () => button.press("Enter"),
      () => button.press("Space"),
      () => button.click(),
      () => page.locator(".cube-hand").click(),
    ]) {
      await press();
      // The words around the cube follow its first frame.
      await page.clock.runFor(50);
      await expect(page.locator(".thrower")).toHaveAttribute("data-phase", "rolling");
      for (let step = 0; step < 4; step++) {
        await page.clock.runFor(450);
        await expect(button).toBeFocused();
        await expect(button).toBeDisabled();
      }
      await page.clock.runFor(250);
      await expect(page.locator(".thought")).toBeFocused();
      await expect(button).toBeEnabled();
    }
  });
}

test("the button to throw again stays in its place while the cube rolls", async ({ page }) => {
  await openPage(page, "/throw-cube?thought=7");
  const button = page.getByRole("button", { name: "Vrzi znova" });
  const before = await button.boundingBox();
  await button.click();
  await expect(page.locator(".thrower")).toHaveAttribute("data-phase", "rolling");
  await expect(page.locator(".thought")).toBeHidden();
  const during = await button.boundingBox();
  expect(during?.x).toBe(before?.x);
});

test("a page that had been scrolled shows the scene from its top", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openPage(page, "/throw-cube");
  await page.evaluate(() => scrollTo({ top: 120, behavior: "instant" }));
  await page.locator("button[data-throw]:visible").click();
  await expect(page.locator(".thrower")).toHaveAttribute("data-phase", "revealed");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the beam is there with the thought alone, with or without motion", async ({ page }) => {
  const strength = () =>
    page.locator(".cube-beam").evaluate((beam) => Number(getComputedStyle(beam).opacity));
  await openPage(page, "/throw-cube");
  expect(await strength()).toBe(0);
  await page.locator("button[data-throw]:visible").click();
  await expect.poll(strength).toBe(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/throw-cube?thought=7");
  expect(await strength()).toBe(1);
});

/** The longest thought of each face; the longest of all is among them. */
function longestOfEachFace(locale: Locale): number[] {
  const wisdoms = readWisdoms(locale);
  const byLength = wisdoms
    .map((wisdom, index) => ({ ...wisdom, index }))
    .toSorted((a, b) => b.text.length + b.reflect.length - a.text.length - a.reflect.length);
  const longest = byLength.toSorted((a, b) => b.text.length - a.text.length)[0];
  const ofFaces = [...new Set(wisdoms.map(({ face }) => face))].flatMap(
    (face) => byLength.find((wisdom) => wisdom.face === face)?.index ?? [],
  );
  return [...new Set([longest?.index ?? 0, ...ofFaces])];
}

/** Throws the cube so that this thought comes; the clock of the page is in the hands of the test. */
async function throwTo(page: Page, index: number, locale: Locale): Promise<void> {
  const { text = "" } = readWisdoms(locale)[index] ?? {};
  const others = readWisdoms(locale).flatMap((_, other) => (other === index ? [] : [other]));
  await page.evaluate((seen) => localStorage.setItem("wisdom_seen_thoughts", seen), JSON.stringify(others));
  await page.locator("button[data-throw]:visible").click();
  await page.clock.runFor(2100);
  await expect(page.locator(".thought")).toHaveText(text);
  await expect(page.locator(".thrower")).toHaveAttribute("data-phase", "revealed");
}

/** What is not wholly in the window under the header, what covers what, and what cannot be pressed. */
function findTroubles(page: Page, scene: string[]): Promise<string[]> {
  return page.evaluate((selectors) => {
    const found: string[] = scrollY === 0 ? [] : [`the page is scrolled by ${scrollY}`];
    const header = document.querySelector(".top")?.getBoundingClientRect();
    const help = document.querySelector(".help-window");
    const parts = selectors.flatMap((selector) => {
      const elements = [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility(),
      );
      if (elements.length === 0) found.push(`${selector} is missing`);
      return elements.map((element) => ({
        name: `${selector} "${element.textContent.slice(0, 20)}"`,
        element,
        box: element.getBoundingClientRect(),
      }));
    });
    const covers = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
    for (const [index, { name, element, box }] of parts.entries()) {
      if (box.bottom > innerHeight)
        found.push(`${name} ends ${Math.round(box.bottom - innerHeight)} px below`);
      if (header && box.top < header.bottom - 1) found.push(`${name} lies under the header`);
      if (box.left < 0 || box.right > innerWidth) found.push(`${name} is wider than the window`);
      for (const floating of document.querySelectorAll(".chat-button, .help-window"))
        if (covers(box, floating.getBoundingClientRect()))
          found.push(`${name} lies under ${floating.className}`);
      for (const other of parts.slice(index + 1))
        if (covers(box, other.box)) found.push(`${name} lies on ${other.name}`);
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (!top || !(element.contains(top) || top.contains(element))) found.push(`${name} is covered`);
    }
    if (!header || header.top < 0 || header.bottom <= 0) found.push("the header is away");
    const lit = help?.getBoundingClientRect();
    if (!lit || lit.top < 0 || lit.right > innerWidth || lit.bottom > innerHeight) found.push("help is away");
    return found;
  }, scene);
}
