import type { Touched } from "./answer.ts";
import type { Control } from "./controls.ts";
import type { Condition } from "./visitor.ts";

/** All runs of one control under one condition, on our site and on the same site hydrated at once. */
export interface Measured {
  control: Pick<Control, "name" | "goals">;
  condition: Condition;
  ours: Touched[];
  atOnce: Touched[];
}

/** What a visitor has noticed by then (ms). */
const MARKS = [100, 300, 1000];

const HEADINGS = [
  "",
  "",
  "goal",
  "ours",
  "least–most",
  "at once",
  "least–most",
  "ratio",
  `% by ${MARKS.join("/")}: ours`,
  "at once",
];

/** The medians of a control in ms, their ratio, and the share of runs (%) in which each thing was there by 100, 300 and 1,000 ms. */
export function report({ control, ours, atOnce }: Measured): string {
  const rows = Object.entries(control.goals).map(([measure, goal]) => {
    const [own, other] = [readTimes(ours, measure), readTimes(atOnce, measure)];
    const isReached = median(own) <= (goal ?? Infinity);
    return [
      goal === null ? "" : isReached ? "ok" : "over",
      measure,
      goal === null ? "" : String(goal),
      show(median(own)),
      spread(own),
      ...(other.length > 0
        ? [show(median(other)), spread(other), ratio(median(own), median(other))]
        : ["", "", ""]),
      shares(own),
      shares(other),
    ];
  });
  return [`\n${control.name}`, ...align([HEADINGS, ...rows])].join("\n");
}

function readTimes(runs: Touched[], measure: string): number[] {
  return runs.map((run) => run[measure] ?? Infinity).toSorted((a, b) => a - b);
}

function median(times: number[]): number {
  return times[Math.floor(times.length / 2)] ?? Infinity;
}

function spread(times: number[]): string {
  return `${show(times[0] ?? Infinity)}–${show(times.at(-1) ?? Infinity)}`;
}

function ratio(own: number, other: number): string {
  return Number.isFinite(own) && Number.isFinite(other) && other > 0 ? (own / other).toFixed(2) : "";
}

function shares(times: number[]): string {
  if (times.length === 0) return "";
  return MARKS.map((mark) => {
    const count = times.filter((time) => time <= mark).length;
    return String(Math.round((count / times.length) * 100));
  }).join("/");
}

function show(time: number): string {
  return Number.isFinite(time) ? String(Math.round(time)) : "never";
}

function align(rows: string[][]): string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) => {
    const padded = cells.map((cell, column) =>
      column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    return `  ${padded.join("  ").trimEnd()}`;
  });
}
