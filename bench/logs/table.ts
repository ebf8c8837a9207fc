/** What a call has cost: rows read by the database, its time in SQL, and the median of the whole call. */
export interface Cost {
  rows: number;
  sql: number;
  ms: number;
}

export interface Figure {
  name: string;
  before: Cost;
  after: Cost;
  ratio: number;
  goal: number;
}

const HEADINGS = ["", "rows", "sql", "ms", "rows", "sql", "ms", "ratio", "goal", ""];

/** A line for each call: small log, large log, ratio, goal. */
export function printTable(sizes: number[], figures: readonly Figure[]): string {
  const rows = figures.map(({ name, before, after, ratio, goal }) => [
    name,
    String(before.rows),
    before.sql.toFixed(0),
    before.ms.toFixed(2),
    String(after.rows),
    after.sql.toFixed(0),
    after.ms.toFixed(2),
    ratio.toFixed(2),
    String(goal),
    ratio <= goal ? "ok" : "over",
  ]);
  const lines = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const align = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ");
  return [
    `at ${sizes[0]} and at ${sizes[1]} conversations; lists: time at the large log over the small one; searches: over the list page of the same log`,
    ...lines.map(align),
  ].join("\n");
}
