import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { LOCALES, type Locale } from "../contract/locale.ts";
import { openPage, readTexts, test, watchErrors } from "./page.ts";

const NAMES = { sl: "Obrni kocko", en: "Turn the cube" };

/** Opens the page and waits until the cube can be turned. */
async function openCube(page: Page, locale: Locale) {
  await openPage(page, "/why-cube", locale);
  // Its planes lie ready behind the picture.
  await page.locator(".turn .cube-prepared .flight-cube").waitFor({ state: "attached" });
  const hand = page.getByRole("button", { name: NAMES[locale] });
  const front = page.locator(".turn-front a");
  return { hand, front, titleOf: (id: Parameters<typeof readTexts>[0]) => readTexts(id, locale).meta.title };
}

for (const locale of LOCALES) {
  test(`the arrow keys turn the cube, and what comes to the front is named, in ${locale}`, async ({
    page,
  }) => {
    const { hand, front, titleOf } = await openCube(page, locale);
    await expect(front).toHaveText(titleOf("darkness-hope"));
    await hand.focus();
    for (const [key, id] of [
      ["ArrowLeft", "heaven-hell"],
      ["ArrowRight", "darkness-hope"],
      ["ArrowDown", "what-is"],
      ["ArrowUp", "darkness-hope"],
      ["ArrowUp", "sing-nations"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(front, key).toHaveText(titleOf(id));
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator(".turn-front")).toHaveRole("status");
    await front.click();
    await expect(page).toHaveURL(/sing-nations/);
  });
}

test("a press brings the next side", async ({ page }) => {
  const { hand, front, titleOf } = await openCube(page, "sl");
  await hand.click();
  await expect(front).toHaveText(titleOf("heaven-hell"));
  await hand.press("Enter");
  await expect(front).toHaveText(titleOf("great-wisdoms"));
});

test("a pointer turns it as far as it goes, and the cube falls on the nearest side", async ({ page }) => {
  const { hand, front, titleOf } = await openCube(page, "sl");
  const box = await hand.boundingBox();
  if (!box) throw new Error("There is nothing to take hold of.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const transform = () =>
    page.locator(".turn .flight-cube").evaluate((cube: HTMLElement) => cube.style.transform);
  const before = await transform();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y, { steps: 4 });
  const lifted = await transform();
  expect(lifted).not.toBe(before);
  await expect(page.locator(".turn .cube-poster.by-night img")).toHaveCSS("opacity", "0");
  for (const face of await page.locator(".turn .flight-face").all())
    await expect(face).toHaveCSS("visibility", "visible");
  expect(await seenWood(page)).toBeGreaterThan(20);
  await page.mouse.move(x - 160, y, { steps: 8 });
  await page.mouse.up();
  await expect(front).toHaveText(titleOf("heaven-hell"));
  // Let go of after a short way, it is as it was.
  let lying = "";
  await expect
    .poll(async () => {
      const last = lying;
      lying = await transform();
      return lying === last;
    })
    .toBe(true);
  await page.mouse.down();
  await page.mouse.move(x - 130, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(transform).toBe(lying);
  await expect(front).toHaveText(titleOf("heaven-hell"));
});

test("its scripts come after the paint, and only where it is seen", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const isTurning = () => asked.some((path) => /\/assets\/turning-/.test(path));
  await page.setViewportSize({ width: 1280, height: 680 });
  await page.goto("/why-cube");
  await page.waitForLoadState("networkidle");
  expect(isTurning()).toBe(false);
  await page.mouse.move(300, 300);
  await expect.poll(isTurning).toBe(true);
});

for (const size of [
  { width: 320, height: 640 },
  { width: 1280, height: 680 },
])
  test.describe(`without scripts on ${size.width} pixels`, () => {
    test.use({ javaScriptEnabled: false, viewport: size });
    test("a picture of the cube stands there, and nothing that could not be pressed", async ({ page }) => {
      await page.goto("/why-cube");
      const picture = page.locator(".turn .cube-turn img:visible");
      await expect(picture).toHaveCount(1);
      await expect(picture).toHaveAttribute("alt", /kocka/);
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page.locator(".turn-hand")).toBeHidden();
      await expect(page.locator(".turn-how")).toBeHidden();
      await expect(page.locator(".turn-front a")).toHaveAttribute("href", "/wisdom/darkness-hope");
    });
  });

test("where motion is not wanted the side is there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const errors = watchErrors(page);
  const { hand } = await openCube(page, "sl");
  const transform = () =>
    page.locator(".turn .flight-cube").evaluate((cube: HTMLElement) => cube.style.transform);
  await hand.press("ArrowLeft");
  const first = await transform();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await transform()).toBe(first);
  expect(errors).toEqual([]);
});

/** How much what is seen within the hand differs from the ground of the page, in steps of brightness. */
async function seenWood(page: Page): Promise<number> {
  const box = await page.locator(".turn-hand").boundingBox();
  if (!box) throw new Error("There is no cube.");
  const picture = await page.screenshot({ clip: box });
  const { channels } = await sharp(picture).greyscale().stats();
  return channels[0]?.mean ?? 0;
}
