import { expect, type Page } from "@playwright/test";
import { LOCALES, localizedPath } from "../contract/locale.ts";
import { LOOK_KEY, LOOKS, type Look } from "../contract/look.ts";
import { faintWords, violations } from "./axe.ts";
import { ask, openChat } from "./chat.ts";
import { holdScripts, openPage, test } from "./page.ts";

const GROUND: Record<Look, string> = { day: "rgb(245, 237, 220)", night: "rgb(10, 16, 32)" };
const WINDOW: Record<Look, string> = { day: "#fbf7ed", night: "#070c19" };

const PAGES = [
  "/",
  "/wisdom/what-is",
  "/stories",
  "/faq",
  "/help",
  "/throw-cube",
  "/throw-cube?thought=7",
  "/thought",
  "/chat",
  "/plan",
  "/search?q=upanje",
];

test.use({ timezoneId: "UTC" });

for (const look of LOOKS) {
  for (const path of ["/", "/help", "/help/it", "/offline"]) {
    test(`${path} has the chosen look in its first frame, though the system says otherwise: ${look}`, async ({
      page,
      baseURL,
    }) => {
      await page.emulateMedia({ colorScheme: look === "day" ? "dark" : "light" });
      await setClock(page, 12);
      await choose(page, baseURL, look);
      await watchFrames(page);
      // What is right before any file has come is right in the first paint.
      const scripts = await holdScripts(page);
      await page.goto(path);
      await expect.poll(() => frames(page).then((list) => list.length)).toBeGreaterThan(3);
      expect(new Set(await frames(page))).toEqual(new Set([GROUND[look]]));
      expect(await windowColor(page)).toBe(WINDOW[look]);
      scripts.release();
    });
  }
}

for (const [system, hour, look] of [
  ["light", 12, "day"],
  ["dark", 12, "night"],
  ["light", 6, "day"],
  ["light", 20, "night"],
  ["light", 2, "night"],
] as const) {
  test(`by itself it is ${look} where the system is ${system} and it is ${hour} o'clock`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await setClock(page, hour);
    await page.goto("/faq");
    expect(await ground(page)).toBe(GROUND[look]);
    expect(await windowColor(page)).toBe(WINDOW[look]);
  });
}

test("a page that lies open follows the system", async ({ page }) => {
  await setClock(page, 12);
  await openPage(page, "/faq");
  expect(await ground(page)).toBe(GROUND.night);
  // The early script looks after it when the browser is idle.
  await expect(page.locator(".look [aria-pressed=true]")).toHaveText("Samodejno");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => ground(page)).toBe(GROUND.day);
});

for (const [locale, day, night, automatic] of [
  ["sl", "Dan", "Noč", "Samodejno"],
  ["en", "Day", "Night", "Automatic"],
] as const) {
  test(`the choice is made at the foot of the page, told, and remembered, in ${locale}`, async ({
    page,
    context,
  }) => {
    await setClock(page, 12);
    await page.goto(localizedPath("/faq", locale));
    const button = (name: string) => page.locator(".look").getByRole("button", { name, exact: true });
    await button(day).click();
    await expect.poll(() => ground(page)).toBe(GROUND.day);
    await expect(button(day)).toHaveAttribute("aria-pressed", "true");
    await expect(button(automatic)).toHaveAttribute("aria-pressed", "false");
    expect(await windowColor(page)).toBe(WINDOW.day);

    await page.goto(localizedPath("/help", locale));
    expect(await ground(page)).toBe(GROUND.day);
    // Told without the app.
    await expect(button(day)).toHaveAttribute("aria-pressed", "true");

    await button(night).click();
    await expect.poll(() => ground(page)).toBe(GROUND.night);
    await page.emulateMedia({ colorScheme: "light" });
    await page.reload();
    expect(await ground(page)).toBe(GROUND.night);

    await button(automatic).click();
    await expect.poll(() => ground(page)).toBe(GROUND.day);
    expect((await context.cookies()).filter(({ name }) => name === LOOK_KEY)).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const [system, look] of [
    ["light", "day"],
    ["dark", "night"],
  ] as const) {
    test(`the look follows a ${system} system, and there is nothing to press`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      for (const path of ["/", "/help"]) {
        await page.goto(path);
        await expect(page.locator("html")).toHaveCSS("background-color", GROUND[look]);
        await expect(page.locator(".look")).toBeHidden();
      }
      await page.goto("/");
      await expect(page.locator(`.cube-poster.by-${look} img`)).toBeVisible();
      await expect(page.locator(".cube-poster img:visible")).toHaveCount(1);
    });
  }
});

for (const look of LOOKS) {
  test(`of the two pictures of the cube only that of the ${look} is fetched`, async ({ page, baseURL }) => {
    await choose(page, baseURL, look);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/");
    const shown = page.locator(`.cube-poster.by-${look} img`);
    await expect(shown).toBeVisible();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const heroes = asked.filter((path) => path.includes("/hero-"));
    expect(heroes).toHaveLength(1);
    expect(heroes[0]?.startsWith("/pictures/day/")).toBe(look === "day");
  });
}

for (const look of LOOKS) {
  test.describe(`in the look of the ${look}`, () => {
    // Colours are judged where nothing is fading in.
    test.use({ contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(({ page, baseURL }) => choose(page, baseURL, look));

    for (const locale of LOCALES) {
      for (const path of PAGES) {
        test(`running text on ${path} has the contrast of level AAA in ${locale}`, async ({ page }) => {
          await openPage(page, path, locale);
          expect(await ground(page)).toBe(GROUND[look]);
          expect(await faintWords(page)).toEqual([]);
        });
      }
    }
  });
}

test.describe("by day", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test.beforeEach(({ page, baseURL }) => choose(page, baseURL, "day"));

  for (const path of [...PAGES, "/contact", "/auth/login", "/not/found"]) {
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await openPage(page, path);
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await violations(page)).toEqual([]);
    });
  }

  test("axe finds nothing with the menu of a phone open, beside a revealed thought, and in a conversation with a help card", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, "/");
    await page.getByRole("button", { name: "Meni" }).click();
    await expect(page.locator("#menu")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await openPage(page, "/throw-cube");
    await page.getByRole("button", { name: "Vrzi kocko" }).click();
    await expect(page.locator(".thought")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const chat = await openChat(page, "en");
    await ask(chat, "I want to die");
    await expect(chat.help).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test("there is no sky", async ({ page }) => {
    await openPage(page, "/");
    await expect(page.locator("canvas.sky")).toBeHidden();
  });
});

test("the stars stop when nothing is to move, and go on when it may", async ({ page }) => {
  await watchStars(page);
  await openPage(page, "/");
  const still = page.getByRole("button", { name: "Brez gibanja" });
  const drawings = () => page.evaluate(() => (window as unknown as { drawings: number }).drawings);
  await still.click();
  await expect(still).toHaveAttribute("aria-pressed", "true");
  // The press has scrolled to the foot of the page: the sky is drawn once more when that is over.
  await page.waitForTimeout(1000);
  const before = await drawings();
  await page.waitForTimeout(600);
  expect(await drawings()).toBe(before);
  await page.reload();
  await expect(still).toHaveAttribute("aria-pressed", "true");
  await still.click();
  const after = await drawings();
  await expect.poll(drawings).toBeGreaterThan(after + 3);
});

for (const path of ["/", "/wisdom/what-is"]) {
  test(`no star stands over words on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchStars(page);
    await openPage(page, path);
    const lit = () => page.evaluate(() => (window as unknown as { stars: [number, number][] }).stars.length);
    await expect.poll(lit).toBeGreaterThan(5);
    await page.evaluate(() => scrollTo(0, 700));
    await page.waitForTimeout(1000);
    await expect.poll(lit).toBeGreaterThan(0);
    expect(await page.evaluate(findStarsOverWords)).toEqual([]);
  });
}

async function choose(page: Page, url: string | undefined, look: Look): Promise<void> {
  await page.context().addCookies([{ name: LOOK_KEY, value: look, url: url ?? "" }]);
}

async function setClock(page: Page, hour: number): Promise<void> {
  await page.clock.setFixedTime(new Date(Date.UTC(2026, 5, 1, hour)));
}

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

function windowColor(page: Page): Promise<string | null> {
  return page.locator("meta[name=theme-color]").getAttribute("content");
}

/** Notes the ground in each frame in which there is anything to see. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(window, { frames_: list });
    const note = () => {
      if (document.body) list.push(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(note);
    };
    note();
  });
}

function frames(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { frames_: string[] }).frames_);
}

/** Notes how often the sky is drawn, and which stars can be seen in the last drawing. */
async function watchStars(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sky = { drawings: 0, stars: [] as [number, number][] };
    Object.assign(window, sky);
    const noted = window as unknown as typeof sky;
    const { clearRect, arc } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function (...size) {
      if (this.canvas.className === "sky") {
        noted.drawings++;
        noted.stars = [];
      }
      clearRect.apply(this, size);
    };
    CanvasRenderingContext2D.prototype.arc = function (x, y, ...rest) {
      if (this.canvas.className === "sky" && this.globalAlpha > 0) noted.stars.push([x, y]);
      arc.apply(this, [x, y, ...rest]);
    };
  });
}

/** By the letters themselves, where the sky looks at elements. */
function findStarsOverWords(): string[] {
  const { stars } = window as unknown as { stars: [number, number][] };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let word = words.nextNode(); word; word = words.nextNode()) {
    if (!word.textContent?.trim() || !word.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(word);
    for (const { left, right, top, bottom } of range.getClientRects())
      if (stars.some(([x, y]) => x > left && x < right && y > top && y < bottom))
        found.push(word.textContent.slice(0, 40));
  }
  return found;
}
