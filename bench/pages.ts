import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { LOCALES, type Locale } from "../contract/locale.ts";
import { PAGES } from "../contract/pages.ts";
import { CHROMIUM_ARGUMENTS, findChromium } from "../scripts/chromium.ts";
import { runLighthouse } from "./pages/lighthouse.ts";
import { makePlain } from "./pages/plain.ts";
import { measureScripts } from "./pages/script-bytes.ts";
import { copyBuild, serveFiles, serveSite, type Served } from "./pages/serve.ts";
import { report, type Measured } from "./pages/table.ts";

const QUICK_PAGES = ["home", "what-is"];

// The clock of most visitors: pages tell which helplines are open.
process.env["TZ"] = "Europe/Ljubljana";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    page: { type: "string" },
    locale: { type: "string" },
    runs: { type: "string", default: "5" },
    dist: { type: "string", default: "dist" },
    json: { type: "string" },
  },
});

const dist = options.dist;
if (!existsSync(join(dist, "kocka_modrosti/wrangler.json"))) {
  console.error(`${dist}/ is not built: run "npm run build" first.`);
  process.exit(1);
}
if (!findChromium()) {
  console.error("No Chromium is installed: run the browser tests once, or install one.");
  process.exit(1);
}

const runs = Number(options.runs);
const pages = choosePages();
const locales = LOCALES.filter((locale) => (options.locale ?? (options.quick ? "sl" : locale)) === locale);
const folder = mkdtempSync(join(tmpdir(), "kocka-pages-"));
const serving: Served[] = [];
const measured: Measured[] = [];
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void tidyUp().finally(() => process.exit(1)));
}
try {
  const build = copyBuild(dist, folder);
  const plainFiles = writePlainPages(join(build, "client"));
  const ours = await serveSite(build, join(folder, "state"));
  serving.push(ours);
  const plain = await serveFiles(
    plainFiles,
    join(folder, "plain-server"),
    plainPath(pages[0]?.id ?? "home", locales[0] ?? "sl"),
  );
  serving.push(plain);
  const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: CHROMIUM_ARGUMENTS });
  console.log(
    `Lighthouse on a phone, simulated; median of ${runs}; bytes on the wire (brotli, headers included)`,
  );
  for (const locale of locales) {
    for (const page of pages) {
      const result: Measured = {
        name: `${page.id} (${locale})`,
        plain: [],
        ours: [],
        scripts: await measureScripts(browser, ours.origin + page.path, locale),
      };
      for (let run = 0; run < runs; run++) {
        const [isFirst, twin] = [run === 0, plain.origin + plainPath(page.id, locale)];
        result.plain.push(await runLighthouse(twin, { locale, isWhole: isFirst }));
        result.ours.push(await runLighthouse(ours.origin + page.path, { locale, isWhole: isFirst }));
      }
      measured.push(result);
      console.log(report(result));
    }
  }
  await browser.close();
  if (options.json) writeFileSync(options.json, JSON.stringify(measured, null, 2));
} finally {
  await tidyUp();
}

async function tidyUp(): Promise<void> {
  await Promise.all(serving.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}

function choosePages() {
  const wanted = options.page?.split(",") ?? (options.quick ? QUICK_PAGES : null);
  const unknown = wanted?.find((id) => !PAGES.some((page) => page.id === id));
  if (unknown) throw new Error(`No page is called "${unknown}".`);
  return PAGES.filter((page) => (wanted ? wanted.includes(page.id) : !("hidden" in page)));
}

function plainPath(page: string, locale: Locale): string {
  return `/${locale}/${page}.html`;
}

function writePlainPages(client: string): string {
  const files = join(folder, "plain");
  for (const locale of locales) {
    for (const { id } of pages) {
      const file = join(files, plainPath(id, locale));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, makePlain(readFileSync(join(client, "_pages", locale, `${id}.html`), "utf8")));
    }
  }
  cpSync(join(client, "pictures"), join(files, "pictures"), { recursive: true });
  return files;
}
