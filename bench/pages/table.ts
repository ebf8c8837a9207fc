import { KINDS, type Kind, type Load } from "./lighthouse.ts";
import type { ScriptBytes } from "./script-bytes.ts";

/** What is asked of every page; the ratios are to the plain page of the same words. */
const GOALS = { fcp: 1.15, lcp: 1.3, tbt: 50, cls: 0.01, script: 92_000, score: 100 };

export interface Measured {
  name: string;
  plain: Load[];
  ours: Load[];
  scripts: ScriptBytes;
}

/** The medians of a page and its plain twin, and the goals with what was reached. */
export function report({ name, plain, ours, scripts }: Measured): string {
  const rows = [HEADINGS, row("plain", plain), row("ours", ours)];
  const fcp = median(ours, (load) => load.fcp) / median(plain, (load) => load.fcp);
  const lcp = median(ours, (load) => load.lcp) / median(plain, (load) => load.lcp);
  const tbt = median(ours, (load) => load.tbt);
  const cls = Math.max(...ours.map((load) => load.cls));
  const early = Math.max(...ours.map((load) => load.earlyScripts));
  const score = Math.min(...Object.values(medianScores(ours)));
  const faults = [...new Set(ours.flatMap((load) => load.faults))];
  return [
    `\n${name}`,
    ...align(rows),
    goal("FCP to plain", fcp.toFixed(2), GOALS.fcp, fcp <= GOALS.fcp),
    goal("LCP to plain", lcp.toFixed(2), GOALS.lcp, lcp <= GOALS.lcp),
    goal("TBT ms", tbt.toFixed(0), GOALS.tbt, tbt <= GOALS.tbt),
    goal("CLS, worst run", cls.toFixed(3), GOALS.cls, cls <= GOALS.cls),
    goal("scripts before paint", String(early), 0, early === 0),
    goal("JS, first visit", String(scripts.firstVisit), GOALS.script, scripts.firstVisit <= GOALS.script),
    goal("JS, later visit", String(scripts.laterVisit), GOALS.script, scripts.laterVisit <= GOALS.script),
    `  JS after a touch of the chat button: ${scripts.touched}`,
    goal("lowest score", String(score), GOALS.score, score >= GOALS.score),
    ...(faults.length > 0 ? [`  audits below full marks: ${faults.join(", ")}`] : []),
  ].join("\n");
}

export function median(loads: Load[], read: (load: Load) => number): number {
  const values = loads
    .map(read)
    .filter((value) => !Number.isNaN(value))
    .toSorted((a, b) => a - b);
  const middle = Math.floor(values.length / 2);
  const upper = values[middle] ?? Number.NaN;
  return values.length % 2 ? upper : (upper + (values[middle - 1] ?? Number.NaN)) / 2;
}

const HEADINGS = ["", "perf", "a11y", "best", "seo", "FCP", "LCP", "TBT", "CLS", "req", ...KINDS, "bytes"];

function row(name: string, loads: Load[]): string[] {
  const sizes = KINDS.map((kind: Kind) => median(loads, (load) => load.bytes[kind]));
  const middle = (read: (load: Load) => number, digits = 0) => median(loads, read).toFixed(digits);
  return [
    name,
    ...Object.values(medianScores(loads)).map((score) => score.toFixed(0)),
    middle((load) => load.fcp),
    middle((load) => load.lcp),
    middle((load) => load.tbt),
    middle((load) => load.cls, 3),
    middle((load) => load.requests),
    ...sizes.map((size) => size.toFixed(0)),
    sizes.reduce((sum, size) => sum + size, 0).toFixed(0),
  ];
}

function medianScores(loads: Load[]) {
  return {
    performance: median(loads, (load) => load.scores.performance),
    accessibility: median(loads, (load) => load.scores.accessibility),
    "best-practices": median(loads, (load) => load.scores["best-practices"]),
    seo: median(loads, (load) => load.scores.seo),
  };
}

function align(rows: string[][]): string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map(
    (cells) => `  ${cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join("  ")}`,
  );
}

function goal(name: string, value: string, limit: number, reached: boolean): string {
  return `  ${reached ? "ok  " : "over"}  ${name}: ${value} (goal ${limit})`;
}
