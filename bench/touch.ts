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

interface Control {
  name: string;
  path: string;
  goals: Record<string, number>;
  measure: (page: Page, session: CDPSession) => Promise<Touched>;
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
  console.log(
    `A phone (390 × 844, CPU slowed ${CPU_RATE} times, slow 4G), touched ${LOOKED_MS / 1000} s after loading; median of ${options.runs}, ms`,
  );
  const results: Record<string, Touched[]> = {};
  for (const control of CONTROLS) {
    const runs: Touched[] = [];
    for (let run = 0; run < Number(options.runs); run++)
      runs.push(await touch(browser, site.origin, control));
    results[control.name] = runs;
    report(control, runs);
  }
  if (options.json) writeFileSync(options.json, JSON.stringify(results, null, 2));
} finally {
  await browser?.close();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function touch(within: Browser, origin: string, { path, measure }: Control): Promise<Touched> {
  const context = await within.newContext({ ...PHONE, locale: "sl-SI" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  await page.route(`**${REFERENCE_PATH}`, (route) =>
    route.fulfill({ contentType: "text/html", body: REFERENCE }),
  );
  await page.goto(origin + path);
  await page.waitForTimeout(LOOKED_MS);
  const touched = await measure(page, session);
  await context.close();
  return touched;
}

async function measureReference(page: Page, session: CDPSession): Promise<Touched> {
  const pixels = await watchPixels(session, PHONE.viewport, { left: 0, top: 0, width: 390, height: 400 });
  const began = await tap(session, page.locator("button"));
  await page.waitForTimeout(2000);
  const [changed] = (await pixels.stop()).filter((time) => time > began);
  return { "first movement": changed === undefined ? null : changed - began };
}

/** The first movement in the area of the cube, the longest time in which it stands still before the two seconds are over, and the thought. */
async function measureThrow(page: Page, session: CDPSession): Promise<Touched> {
  const button = page.locator(".idle button");
  const frame = await boxOf(page, ".cube-frame");
  const { width, height } = PHONE.viewport;
  const left = Math.max(frame.left, 0);
  // Where the cube is while it lies, and flies.
  const area = { left, top: 120, width: Math.min(frame.width, width - left), height: 210 };
  const pixels = await watchPixels(session, { width, height }, area);
  const watch = watchFor(page, ".thought");
  const began = await tap(session, button);
  await page.waitForTimeout(WATCHED_MS);
  const moves = (await pixels.stop()).map((time) => time - began).filter((time) => time > 0);
  const rolling = [0, ...moves.filter((time) => time < THROW_MS), THROW_MS];
  return {
    "first movement": moves[0] ?? null,
    "longest standstill": Math.max(...rolling.slice(1).map((time, index) => time - (rolling[index] ?? 0))),
    "thought shown": (await watch).map((time) => time - began)[0] ?? null,
  };
}

async function measureChat(page: Page, session: CDPSession): Promise<Touched> {
  const shown = watchFor(page, "dialog[open]");
  const typing = watchFor(page, "dialog[open] textarea");
  const began = await tap(session, page.locator(".chat-button"));
  await page.waitForTimeout(WATCHED_MS);
  const [[dialog], [field]] = await Promise.all([shown, typing]);
  return {
    "dialog shown": dialog === undefined ? null : dialog - began,
    "typing possible": field === undefined ? null : field - began,
  };
}

/** A finger that touches and lifts; returns the time at which it lifts, from which INP counts too. */
async function tap(session: CDPSession, target: ReturnType<Page["locator"]>): Promise<number> {
  const box = await target.boundingBox();
  if (!box) throw new Error("What is to be touched is not there.");
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await new Promise((done) => setTimeout(done, TAP_MS));
  const began = Date.now();
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return began;
}

/** The time of the first frame in which something of this selector is seen, or nothing. */
function watchFor(page: Page, selector: string): Promise<number[]> {
  return page
    .waitForFunction(
      (wanted) =>
        document.querySelector(wanted)?.checkVisibility() === true &&
        performance.timeOrigin + performance.now(),
      selector,
      { polling: "raf", timeout: WATCHED_MS },
    )
    .then(
      async (handle) => [(await handle.jsonValue()) || Number.NaN],
      () => [],
    );
}

async function boxOf(page: Page, selector: string): Promise<Area> {
  const box = await page.locator(selector).boundingBox();
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
