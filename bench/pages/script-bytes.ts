import { devices, type Browser, type BrowserContext, type Page } from "@playwright/test";
import type { Locale } from "../../contract/locale.ts";

export interface ScriptBytes {
  /** First visit, nothing touched, until quiet: the chat has greeted by itself. */
  firstVisit: number;
  /** Every later visit, nothing touched, until quiet. */
  laterVisit: number;
  /** The same after a press on the chat button (the menu button where there is none). */
  touched: number;
}

const QUIET_MILLISECONDS = 4000;
/** Longer than the chat waits before it greets (web/early.ts and web/chat/first-visit.ts together). */
const GREETED_MILLISECONDS = 17_000;
const LONGEST_MILLISECONDS = 60_000;

/** Bytes of scripts on the wire, headers included, on a phone that is not slowed down. */
export async function measureScripts(
  browser: Browser,
  address: string,
  locale: Locale,
): Promise<ScriptBytes> {
  // The name of a headless browser would keep the chat from greeting.
  const context = await browser.newContext({ ...devices["Pixel 7"], locale });
  try {
    const first = await open(context, address);
    const firstVisit = await first.untilQuiet(GREETED_MILLISECONDS);
    await first.page.close();
    const later = await open(context, address);
    const laterVisit = await later.untilQuiet();
    await touch(later.page);
    return { firstVisit, laterVisit, touched: await later.untilQuiet() };
  } finally {
    await context.close();
  }
}

async function open(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  let lastSign = Date.now();
  session.on("Network.requestWillBeSent", ({ requestId, type }) => {
    lastSign = Date.now();
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    lastSign = Date.now();
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  // What the service worker keeps would cost nothing: counted is what a browser without it loads.
  await session.send("Network.setBypassServiceWorker", { bypass: true });
  await page.goto(address, { waitUntil: "load" });

  async function untilQuiet(quiet = QUIET_MILLISECONDS): Promise<number> {
    const end = Date.now() + LONGEST_MILLISECONDS;
    lastSign = Date.now();
    while (Date.now() < end && Date.now() - lastSign < quiet) await page.waitForTimeout(100);
    return bytes;
  }
  return { page, untilQuiet };
}

async function touch(page: Page): Promise<void> {
  const chat = page.locator(".chat-button");
  await ((await chat.count()) > 0 ? chat : page.locator(".menu-button")).first().tap();
}
