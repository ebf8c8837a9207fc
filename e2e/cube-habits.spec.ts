import { expect, type Page } from "@playwright/test";
import { openPage, ready, test } from "./page.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Counts the tones that a page begins, and the touches it asks of the device. */
async function watchSenses(page: Page): Promise<() => Promise<{ tones: number; touches: number }>> {
  await page.addInitScript(() => {
    const senses = { tones: 0, touches: 0 };
    Object.assign(window, { senses });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...args) {
      senses.tones++;
      start.apply(this, args);
    };
    navigator.vibrate = (pattern) => {
      senses.touches += [pattern].flat().length;
      return true;
    };
  });
  return () =>
    page.evaluate(() => (window as unknown as { senses: { tones: number; touches: number } }).senses);
}

async function shake(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 8; turn++) {
      const x = turn % 2 === 0 ? 22 : -22;
      dispatchEvent(new DeviceMotionEvent("devicemotion", { acceleration: { x, y: 1, z: 2 } }));
      await new Promise((done) => setTimeout(done, 80));
    }
  });
}

test("a throw is silent and still in the hand, and shaking does nothing, until somebody asks for it", async ({
  page,
}) => {
  const senses = await watchSenses(page);
  await openPage(page, "/throw-cube");
  await ready(page);
  await shake(page);
  await expect(page.locator(".thrower")).toHaveAttribute("data-phase", "idle");
  await page.getByRole("button", { name: "Vrzi kocko" }).click();
  await expect(page.locator(".thrower")).toHaveAttribute("data-phase", "revealed");
  expect(await senses()).toEqual({ tones: 0, touches: 0 });
});

test("the sound of wood and the touch of the phone go along with a throw, and are kept", async ({ page }) => {
  const senses = await watchSenses(page);
  await openPage(page, "/throw-cube");
  await page.getByRole("button", { name: "Zvok lesa" }).click();
  await page.getByRole("button", { name: "Tresljaji" }).click();
  await expect(page.getByRole("button", { name: "Tresljaji", pressed: true })).toBeVisible();
  // One of each, to hear and feel what was asked for.
  await expect.poll(async () => (await senses()).touches).toBe(1);
  const sample = (await senses()).tones;
  expect(sample).toBeGreaterThan(0);

  await page.reload();
  await expect(page.getByRole("button", { name: "Zvok lesa", pressed: true })).toBeVisible();
  await page.getByRole("button", { name: "Vrzi kocko" }).click();
  await expect(page.locator(".thrower")).toHaveAttribute("data-phase", "revealed");
  const { tones, touches } = await senses();
  expect(tones).toBeGreaterThan(sample * 2);
  expect(touches).toBeGreaterThan(4);

  await page.getByRole("button", { name: "Zvok lesa" }).click();
  await page.getByRole("button", { name: "Tresljaji" }).click();
  await expect(page.getByRole("button", { name: "Zvok lesa", pressed: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("cube_habits"))).toBeNull();
});

test("with reduced motion nothing rolls, and nothing strikes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("cube_habits", "sound vibration"));
  const senses = await watchSenses(page);
  await openPage(page, "/throw-cube");
  await page.getByRole("button", { name: "Vrzi kocko" }).click();
  await expect(page.locator(".thrower")).toHaveAttribute("data-phase", "revealed");
  expect(await senses()).toEqual({ tones: 0, touches: 0 });
});

test("who has asked for it throws by shaking the phone, on the next visit too", async ({ page }) => {
  await openPage(page, "/throw-cube");
  await page.getByRole("button", { name: "Met s stresanjem" }).click();
  await expect(page.getByRole("button", { name: "Met s stresanjem", pressed: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Met s stresanjem", pressed: true })).toBeVisible();
  await shake(page);
  await expect(page.locator(".thrower")).toHaveAttribute("data-phase", "revealed");
});
