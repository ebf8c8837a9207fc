import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "../scripts/chromium.ts";
import { copyBuild, serveSite, type Served } from "./pages/serve.ts";
import { hydrateAtOnce } from "./touch/at-once.ts";
import { CONTROLS, REFERENCE_CONTROL, type Control } from "./touch/controls.ts";
import { report, type Measured } from "./touch/table.ts";
import {
  CPU_RATE,
  DEVICES,
  LOOKED_MS,
  visitPage,
  type Condition,
  type Device,
  type Line,
} from "./touch/visitor.ts";
import { WHOLE_VISIT } from "./touch/whole-visit.ts";

/** The line of each device where `--lines` names none. */
const USUAL_LINES: Record<Device, Line> = { phone: "slow", desktop: "fast" };

/** How soon the first touch is answered, on our site and on the same site hydrated at once. */
const { values: options } = parseArgs({
  options: {
    dist: { type: "string", default: "dist" },
    runs: { type: "string", default: "3" },
    devices: { type: "string", default: "phone,desktop" },
    lines: { type: "string" },
    visits: { type: "string", default: "first" },
    only: { type: "string" },
    /** The interactions of a whole visit in place of single controls. */
    visit: { type: "boolean", default: false },
    json: { type: "string" },
  },
});

if (!existsSync(join(options.dist, "kocka_modrosti/wrangler.json"))) {
  console.error(`${options.dist}/ is not built: run "npm run build" first.`);
  process.exit(1);
}

const conditions = listConditions();
const controls = options.visit ? [WHOLE_VISIT] : chooseControls();
const folder = mkdtempSync(join(tmpdir(), "kocka-touch-"));
const serving: Served[] = [];
let browser: Browser | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void tidyUp().finally(() => process.exit(1)));
}
try {
  const ours = await serve("ours");
  const atOnce = await serve("at-once", hydrateAtOnce);
  browser = await chromium.launch({
    executablePath: findChromium() ?? "",
    args: CHROMIUM_ARGUMENTS,
    // A visitor's browser keeps the page that was left.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const results: Measured[] = [];
  for (const condition of conditions) {
    console.log(`\n${describe(condition)}; median of ${options.runs}, ms`);
    for (const control of controls) {
      if (control.device && control.device !== condition.device) continue;
      const result = await measure(browser, control, condition, { ours, atOnce });
      results.push(result);
      console.log(report(result));
    }
  }
  if (options.json) writeFileSync(options.json, JSON.stringify(results, null, 2));
} finally {
  await tidyUp();
}

/** Ours and at once in turn, so that a busy machine is busy for both. */
async function measure(
  within: Browser,
  control: Control,
  condition: Condition,
  sites: { ours: Served; atOnce: Served },
): Promise<Measured> {
  const { name, goals, path } = control;
  const result: Measured = { control: { name, goals }, condition, ours: [], atOnce: [] };
  const open = ({ origin }: Served) =>
    visitPage(within, new URL(path, origin).href, condition, control.measure);
  for (let run = 0; run < Number(options.runs); run++) {
    result.ours.push(await open(sites.ours));
    if (control !== REFERENCE_CONTROL) result.atOnce.push(await open(sites.atOnce));
  }
  return result;
}

async function serve(name: string, change?: (build: string) => void): Promise<Served> {
  const own = join(folder, name);
  mkdirSync(own);
  const build = copyBuild(options.dist, own);
  change?.(build);
  const served = await serveSite(build, join(own, "state"));
  serving.push(served);
  return served;
}

async function tidyUp(): Promise<void> {
  await browser?.close();
  await Promise.all(serving.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}

function listConditions(): Condition[] {
  const devices = choose(options.devices, ["phone", "desktop"]);
  const visits = choose(options.visits, ["first", "later"]);
  const lines = options.lines === undefined ? null : choose(options.lines, ["slow", "fast"]);
  return devices.flatMap((device) =>
    (lines ?? [USUAL_LINES[device]]).flatMap((line) =>
      visits.map((visit): Condition => ({ device, line, visit })),
    ),
  );
}

function chooseControls(): Control[] {
  const all = [REFERENCE_CONTROL, ...CONTROLS];
  if (options.only === undefined) return all;
  const ids = choose(
    options.only,
    all.map(({ id }) => id),
  );
  return all.filter(({ id }) => ids.includes(id));
}

function choose<Name extends string>(names: string, known: Name[]): Name[] {
  const wanted = names.split(",");
  const unknown = wanted.find((name) => !known.some((each) => each === name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is none of ${known.join(", ")}.`);
  return known.filter((name) => wanted.includes(name));
}

function describe({ device, line, visit }: Condition): string {
  const { width, height } = DEVICES[device].viewport;
  const slowed = device === "phone" ? `, CPU slowed ${CPU_RATE} times` : "";
  const network = line === "slow" ? "slow 4G" : "a fast line";
  return `${device} (${width} × ${height}${slowed}) on ${network}, ${visit} visit, touched ${LOOKED_MS / 1000} s after loading`;
}
