// Writes docs/safety-report.md: how good the check is today, `npm run safety:report`.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { rolldown } from "rolldown";
import { detectDanger } from "../detect.ts";
import { LANGUAGES } from "./corpus.ts";
import { readOwn } from "./report-sets.ts";
import { measureHarms } from "./harm-sections.ts";
import { measureOrdinary } from "./ordinary-sections.ts";
import { measureSections, type Section } from "./report-tables.ts";
import { printTable } from "./shares.ts";

const REPORT = new URL("../../docs/safety-report.md", import.meta.url);
const MODEL = fileURLToPath(new URL("../model.ts", import.meta.url));
const CHECK = fileURLToPath(new URL("../detect.ts", import.meta.url));

const before = existsSync(REPORT) ? readFileSync(REPORT, "utf8") : "";
const readHash = (model: string) =>
  createHash("sha256")
    .update(readFileSync(new URL(`../${model}`, import.meta.url)))
    .digest("hex")
    .slice(0, 8);

/** A section with new figures, or with those of the last report where the text to measure with is not here. */
function printSection({ id, title, model = "model.ts", head, rows, note }: Section): string {
  const [start, end] = [`<!-- figures: ${id} -->`, "<!-- end of figures -->"];
  const from = before.indexOf(start);
  const old = from === -1 ? "None yet." : before.slice(from + start.length, before.indexOf(end, from)).trim();
  const figures = rows ? `Weights \`${readHash(model)}\` (\`${model}\`).\n\n${printTable(head, rows)}` : old;
  const kept = rows
    ? ""
    : "**Not measured again**: the text that people wrote was not here (`npm run human-text`). These are the last figures.\n\n";
  return `## ${title}\n\n${kept}${start}\n\n${figures}\n\n${end}\n\n${note}\n`;
}

async function compress(file: string): Promise<string> {
  const bundle = await rolldown({ input: file });
  const { output } = await bundle.generate({ format: "es", minify: true });
  await bundle.close();
  return `${(brotliCompressSync(output[0].code).length / 1000).toFixed(0)} kB`;
}

/** How many lines the files of these folders of the worker have that choose what is said, tests left out. */
function countLines(folders: readonly string[]): number {
  const files = folders.flatMap((folder) => {
    const place = new URL(`../../worker/${folder}/`, import.meta.url);
    return readdirSync(place)
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => new URL(name, place));
  });
  return files.reduce((sum, file) => sum + readFileSync(file, "utf8").trimEnd().split("\n").length, 0);
}

const TIMES = 5;

/** Milliseconds for a text: of each its quickest of five times, since other programs disturb; of these the middle one. */
function time(texts: readonly string[]): string {
  const spans = texts.map((text) => Math.min(...Array.from({ length: TIMES }, () => timeOnce(text))));
  return `${(spans.toSorted((a, b) => a - b)[Math.floor(spans.length / 2)] ?? 0).toFixed(2)} ms`;
}

function timeOnce(text: string): number {
  const start = performance.now();
  detectDanger(text);
  return performance.now() - start;
}

const sections = [
  ...measureSections((text) => detectDanger(text).level),
  ...(await measureOrdinary()),
  ...measureHarms(),
].map(printSection);
const messages = LANGUAGES.flatMap((language) => Object.values(readOwn(language, "test")).flat());
const long = Array.from({ length: 41 }, (_, index) =>
  messages
    .slice(index * 50, index * 50 + 150)
    .join(" ")
    .slice(0, 4000),
);
const costs = printTable(
  ["What", "Today", "Goal"],
  [
    ["Weights in the browser (`model.ts`), brotli", await compress(MODEL), "≤ 60 kB"],
    ["The whole check in the browser, brotli", await compress(CHECK), ""],
    [
      "Code that chooses what is said (`worker/care`, `worker/guide`), lines",
      String(countLines(["care", "guide"])),
      "≤ 1,500",
    ],
    [
      "Patterns that are heard without learning (`outright.yaml`, all of it data)",
      `${(readFileSync(new URL("../outright.yaml", import.meta.url)).length / 1000).toFixed(0)} kB`,
      "≤ 10 kB",
    ],
    ["Time of a short message, median", time(messages), "≤ 0.2 ms"],
    ["Time of 4,000 characters, median", time(long), "≤ 10 ms"],
  ],
);

writeFileSync(
  REPORT,
  `# How well danger is recognised

Written by \`npm run safety:report\`; never changed by hand. It measures \`detectDanger\` of \`recognition/detect.ts\` as it is, with the weights \`${readHash("model.ts")}\` (the first figures of the sha256 of \`recognition/model.ts\`; where another file is measured, its name stands above the table). A figure is a share with its 95 % interval by Wilson and its numbers. Recall: of the messages of danger, how many are asked about or bring the help card at once. False alarms: of the harmless ones, how many do. With the card: how many bring it at once; the others are asked one short question. Who wrote a set stands under its table; machine-written means written by language models. [recognition/README.md](../recognition/README.md) tells more of the sets and how to fetch what people wrote.

${sections.join("\n")}
## Size and time

${costs}

The size is of minified code. Times (of each text the quickest of five) are of the machine that wrote this report, Node ${process.versions.node}, and differ from run to run; nothing depends on them.

## Not in this report

Not measured by this command: conversations read by a counsellor (no life-threatening reply, ≤ 0.03 bad, would go on ≥ 4 of 5); docs/decisions/0017 and 0018 tell what was read. Which goals are not reached, why, and what was tried: [safety-goals.md](safety-goals.md).
`,
);
