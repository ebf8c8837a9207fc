import type { Row } from "./flow.ts";

/** A row with its place on the page, in points from the top edge of the text. */
export interface PlacedRow extends Row {
  top: number;
}

/**
 * Fills pages with rows. A page ends after a row that need not stay with the next one.
 *
 * @param height of the text on a page, in points
 */
export function fillPages(rows: Row[], height: number): PlacedRow[][] {
  const pages: PlacedRow[][] = [];
  let start = 0;
  while (start < rows.length) {
    const page = placeRows(rows, start, height);
    const end = start + page.length;
    const kept = rows[end]?.startsPage ? page.length : lastBreak(page, end === rows.length);
    pages.push(page.slice(0, kept));
    start += kept;
  }
  return pages;
}

/** As many rows as there is room for; at least one. */
function placeRows(rows: Row[], start: number, height: number): PlacedRow[] {
  const page: PlacedRow[] = [];
  let bottom = 0;
  for (const row of rows.slice(start)) {
    const top = page.length === 0 ? 0 : bottom + row.space;
    if (page.length > 0 && (row.startsPage || top + row.height > height)) break;
    page.push({ ...row, top });
    bottom = top + row.height;
  }
  return page;
}

/** After how many rows the page may end; where all belong together, after as many as fit. */
function lastBreak(page: PlacedRow[], isEnd: boolean): number {
  if (isEnd) return page.length;
  const position = page.findLastIndex((row) => !row.keep);
  return position === -1 ? page.length : position + 1;
}
