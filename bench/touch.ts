import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "../scripts/chromium.ts";
import { copyBuild, serveSite, type Served } from "./pages/serve.ts";
import { watchPixels, type Area } from "./touch/pixels.ts";

/** Slow 4G and a CPU slowed four times, as Lighthouse has a phone. */
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const CPU_RATE = 4;
/** So long somebody has looked at the page before the first touch. */
const LOOKED_MS = 3000;
/** A finger rests so long on what it taps. */
const TAP_MS = 60;
/** From one letter to the next. */
const LETTER_MS = 60;
const WATCHED_MS = 6000;
const THROW_MS = 2000;

const REFERENCE_PATH = "/reference";

/** A person, so that a first visit is one; what is measured is the same. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
};

/** What a touch brought, in milliseconds after it; null where it did not come while it was watched. */
interface Touched {
  [measure: string]: number | null;
}

const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
};

/** A page that is touched: on a slow phone with a finger, on a desktop computer as fast as this one with a mouse. */
interface Touching {
  page: Page;
  session: CDPSession;
  isPhone: boolean;
  window: { width: number; height: number };
}

interface Control {
  name: string;
  path: string;
  goals: Record<string, number>;
  measure: (touching: Touching) => Promise<Touched>;
}

/** The least that this machine needs: a page that does nothing but change a colour when it is touched. */
const REFERENCE = `<!doctype html><meta name="viewport" content="width=device-width"><style>body { margin: 0 }
button { display: block; width: 100%; height: 400px; border: 0; background: #123 }</style><button>Touch</button>
<script>document.querySelector("button").onclick = (event) => (event.target.style.background = "#fc6")</script>`;

const CONTROLS: Control[] = [
  {
    name: "reference",
    path: REFERENCE_PATH,
    goals: { "first movement": Infinity },
    measure: measureReference,
  },
  {
    name: "throw, first visit",
    path: "/throw-cube",
    goals: { "first movement": 100, "longest standstill": 300, "thought shown": 2200 },
    measure: measureThrow,
  },
  {
    name: "chat button, first visit",
    path: "/",
    goals: { "dialog shown": 100, "typing possible": 300 },
    measure: measureChat,
  },
  {
    name: "link to another page, first visit",
    path: "/",
    goals: { "heading shown": 500 },
    measure: measureLink,
  },
  {
    name: "search, first visit",
    path: "/search",
    goals: { "result shown": 700 },
    measure: measureSearch,
  },
];

const { values: options } = parseArgs({
  options: {
    dist: { type: "string", default: "dist" },
    runs: { type: "string", default: "5" },
    json: { type: "string" },
  },
});

if (!existsSync(join(options.dist, "kocka_modrosti/wrangler.json"))) {
  console.error(`${options.dist}/ is not built: run "npm run build" first.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "kocka-touch-"));
let site: Served | undefined;
let browser: Browser | undefined;
try {
  site = await serveSite(copyBuild(options.dist, folder), join(folder, "state"));
  browser = await chromium.launch({ executablePath: findChromium() ?? "", args: CHROMIUM_ARGUMENTS });
  const results: Record<string, Record<string, Touched[]>> = {};
  for (const device of ["phone", "desktop"] as const) {
    const slowed = device === "phone" ? `, CPU slowed ${CPU_RATE} times, slow 4G` : "";
    const { width, height } = (device === "phone" ? PHONE : DESKTOP).viewport;
    console.log(
      `\n${device} (${width} × ${height}${slowed}), touched ${LOOKED_MS / 1000} s after loading; median of ${options.runs}, ms`,
    );
    const measured: Record<string, Touched[]> = (results[device] = {});
    for (const control of CONTROLS) {
      const runs: Touched[] = (measured[control.name] = []);
      for (let run = 0; run < Number(options.runs); run++)
        runs.push(await touch(browser, site.origin, control, device === "phone"));
      report(control, runs);
    }
  }
  if (options.json) writeFileSync(options.json, JSON.stringify(results, null, 2));
} finally {
  await browser?.close();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function touch(
  within: Browser,
  origin: string,
  { path, measure }: Control,
  isPhone: boolean,
): Promise<Touched> {
  const device = isPhone ? PHONE : DESKTOP;
  const context = await within.newContext({ ...device, locale: "sl-SI" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (isPhone) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  }
  // Only where it is asked for: a route takes the browser's cache away.
  if (path === REFERENCE_PATH)
    await page.route(`**${REFERENCE_PATH}`, (route) =>
      route.fulfill({ contentType: "text/html", body: REFERENCE }),
    );
  await page.goto(origin + path);
  await page.waitForTimeout(LOOKED_MS);
  const touched = await measure({ page, session, isPhone, window: device.viewport });
  await context.close();
  return touched;
}

async function measureReference({ page, session, isPhone, window }: Touching): Promise<Touched> {
  const area = { left: 0, top: 0, width: window.width, height: 400 };
  const pixels = await watchPixels(session, window, area);
  const began = await tap(page, session, isPhone, "button");
  await page.waitForTimeout(2000);
  const [changed] = (await pixels.stop()).filter((time) => time > began);
  return { "first movement": changed === undefined ? null : changed - began };
}

/** The first movement in the area of the cube, the longest time in which it stands still before the two seconds are over, and the thought. */
async function measureThrow({ page, session, isPhone, window }: Touching): Promise<Touched> {
  const frame = await boxOf(page, ".cube-frame");
  const left = Math.max(frame.left, 0);
  // Where the cube is while it lies, and flies; the middle of a wide frame.
  const wide = Math.min(frame.width, window.width - left);
  const width = Math.min(wide, 480);
  const area = { left: left + (wide - width) / 2, top: 120, width, height: isPhone ? 210 : 380 };
  const pixels = await watchPixels(session, window, area);
  const watch = watchFor(page, ".thought");
  const began = await tap(page, session, isPhone, ".idle button");
  await page.waitForTimeout(WATCHED_MS);
  const moves = (await pixels.stop()).map((time) => time - began).filter((time) => time > 0);
  const rolling = [0, ...moves.filter((time) => time < THROW_MS), THROW_MS];
  return {
    "first movement": moves[0] ?? null,
    "longest standstill": Math.max(...rolling.slice(1).map((time, index) => time - (rolling[index] ?? 0))),
    "thought shown": since(began, await watch),
  };
}

async function measureChat({ page, session, isPhone }: Touching): Promise<Touched> {
  const shown = watchFor(page, "dialog[open]");
  const typing = watchFor(page, "dialog[open] textarea:enabled");
  const began = await tap(page, session, isPhone, ".chat-button");
  const [dialog, field] = await Promise.all([shown, typing]);
  return { "dialog shown": since(began, dialog), "typing possible": since(began, field) };
}

/** From the home page to an essay; a whole page may be loaded on the way, which ends what watches within the page. */
async function measureLink({ page, session, isPhone }: Touching): Promise<Touched> {
  const link = 'main a[href="/wisdom/what-is"]';
  await page.locator(link).first().scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const began = await tap(page, session, isPhone, link);
  await page.waitForURL("**/wisdom/what-is", { waitUntil: "commit", timeout: WATCHED_MS });
  const heading = await watchFor(page, ".essay h1");
  return { "heading shown": since(began, heading) };
}

/** The field is touched first, a second before the first letter; the time counts from that letter. */
async function measureSearch({ page, session, isPhone }: Touching): Promise<Touched> {
  await tap(page, session, isPhone, "main input[type=search]");
  await page.waitForTimeout(1000);
  const result = watchFor(page, ".search-results li");
  const began = Date.now();
  await page.keyboard.type("upanje", { delay: LETTER_MS });
  return { "result shown": since(began, await result) };
}

function since(began: number, time: number | null): number | null {
  return time === null ? null : time - began;
}

/** A finger or a mouse that presses and lifts; returns the time at which it lifts, from which INP counts too. */
async function tap(page: Page, session: CDPSession, isPhone: boolean, selector: string): Promise<number> {
  const box = await boxOf(page, selector);
  const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  if (isPhone) await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  else {
    await page.mouse.move(point.x, point.y, { steps: 5 });
    await page.mouse.down();
  }
  await new Promise((done) => setTimeout(done, TAP_MS));
  const began = Date.now();
  if (isPhone) await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  else await page.mouse.up();
  return began;
}

/** The time of the first frame in which something of this selector is seen, or nothing. */
function watchFor(page: Page, selector: string): Promise<number | null> {
  return page
    .waitForFunction(
      (wanted) =>
        document.querySelector(wanted)?.checkVisibility() === true &&
        performance.timeOrigin + performance.now(),
      selector,
      { polling: "raf", timeout: WATCHED_MS },
    )
    .then(
      async (handle) => (await handle.jsonValue()) || null,
      () => null,
    );
}

async function boxOf(page: Page, selector: string): Promise<Area> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there.`);
  return { left: box.x, top: box.y, width: box.width, height: box.height };
}

function report({ name, goals }: Control, runs: Touched[]): void {
  console.log(`\n${name}`);
  for (const [measure, goal] of Object.entries(goals)) {
    const values = runs.map((run) => run[measure] ?? Infinity).toSorted((a, b) => a - b);
    const median = values[Math.floor(values.length / 2)] ?? Infinity;
    const all = values.map(show).join(" ");
    console.log(
      `  ${median <= goal ? "ok  " : "over"}  ${measure.padEnd(20)} ${show(median).padStart(6)} ${Number.isFinite(goal) ? `(goal ${goal})` : ""}   ${all}`,
    );
  }
}

function show(time: number): string {
  return Number.isFinite(time) ? String(Math.round(time)) : "never";
}
