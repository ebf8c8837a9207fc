import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import type { Area, Size } from "./pixels.ts";
import { createWatcher, type Watcher } from "./watch.ts";

export type Device = "phone" | "desktop";
export type Line = "slow" | "fast";
export type Visit = "first" | "later";

/** Who touches: with what, over which line, for the first time or not. */
export interface Condition {
  device: Device;
  line: Line;
  visit: Visit;
}

/** Somebody with a page before them: on a slow phone with a finger, on a desktop computer as fast as this one with a mouse. */
export interface Visitor {
  page: Page;
  session: CDPSession;
  isPhone: boolean;
  window: Size;
  watcher: Watcher;
}

/** Slow 4G, as Lighthouse has it: latency in ms, throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
/** A phone is so many times slower, as in Lighthouse. */
export const CPU_RATE = 4;
/** So long somebody has looked at the page before the first touch. */
export const LOOKED_MS = 3000;
/** So long somebody looks at what has come before they press something in it. */
export const READ_MS = 1000;
/** A finger rests so long on what it taps. */
const TAP_MS = 60;

/** People, so that a first visit is one; what is measured is the same. */
export const DEVICES = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
  },
  desktop: {
    viewport: { width: 1280, height: 800 },
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
  },
} satisfies Record<Device, object>;

/** Opens a page as a visitor does, looks at it for `LOOKED_MS`, and lets the visitor act. */
export async function visitPage<Result>(
  browser: Browser,
  address: string,
  { device, line, visit }: Condition,
  act: (visitor: Visitor) => Promise<Result>,
): Promise<Result> {
  // By night: the lamp throws light on the ground, which the browser has to move as well.
  const context = await browser.newContext({ ...DEVICES[device], locale: "sl-SI", colorScheme: "dark" });
  try {
    if (visit === "later") {
      const before = await context.newPage();
      await readBefore(before, address);
      await before.close();
    }
    const page = await context.newPage();
    const watcher = await createWatcher(page);
    const session = await context.newCDPSession(page);
    if (line === "slow") {
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", SLOW_4G);
    }
    const isPhone = device === "phone";
    if (isPhone) await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
    await page.goto(address);
    await pause(LOOKED_MS);
    return await act({ page, session, isPhone, window: DEVICES[device].viewport, watcher });
  } finally {
    await context.close();
  }
}

/** A visit that has brought everything that the page fetches, and the app. */
async function readBefore(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await pause(LOOKED_MS);
  await page.evaluate(() => dispatchEvent(new Event("app:start")));
  await page.waitForLoadState("networkidle");
}

/** A finger or a mouse that presses and lifts; returns the time (ms since 1970) at which it lifts, from which INP counts too. */
export async function tap({ page, session, isPhone }: Visitor, selector: string): Promise<number> {
  const box = await boxOf(page, selector);
  const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  if (isPhone) await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  else {
    await page.mouse.move(point.x, point.y, { steps: 5 });
    await page.mouse.down();
  }
  await pause(TAP_MS);
  const lifted = Date.now();
  if (isPhone) await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  else await page.mouse.up();
  return lifted;
}

/** Where the first element of a selector is in the window. */
export async function boxOf(page: Page, selector: string): Promise<Area> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there.`);
  return { left: box.x, top: box.y, width: box.width, height: box.height };
}

/** Brings a control into view, and lets the visitor see it for a moment. */
export async function scrollTo({ page }: Visitor, selector: string): Promise<void> {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await pause(READ_MS);
}
