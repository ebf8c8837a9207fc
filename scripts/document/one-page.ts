import { drawColumn, type Canvas } from "./draw.ts";
import { Flow, type Tag } from "./flow.ts";
import type { Measure } from "./fonts.ts";
import { fillPages, type PlacedRow } from "./pages.ts";
import { COLORS, PAGE } from "./style.ts";
import { TagWriter } from "./tags.ts";

/** Room around the content, in points. */
export interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A piece of the page; `top` is its upper edge on the page. */
interface Part {
  top: number;
  draw: (canvas: Canvas, top: number) => void;
}

type Fill = (flow: Flow) => void;
const RULE_WIDTH = 0.75;

/** A sheet of paper that is filled from top to bottom; what comes first is read first. */
export class OnePage {
  readonly root: Tag = { type: "Document", parent: null };
  readonly width: number;
  readonly measure: Measure;
  readonly margins: Margins;
  private readonly parts: Part[] = [];
  private bottom: number;

  constructor(measure: Measure, margins: Margins) {
    this.measure = measure;
    this.margins = margins;
    this.width = PAGE.width - margins.left - margins.right;
    this.bottom = margins.top;
  }

  /** How much is left above the lower margin, in points; less than nothing where the content is too long. */
  get room(): number {
    return PAGE.height - this.margins.bottom - this.bottom;
  }

  space(points: number): void {
    this.bottom += points;
  }

  /** Text from margin to margin, or with more room at its sides, and below it up to `height`. */
  add(
    fill: Fill,
    { left = 0, right = 0, height = 0 }: { left?: number; right?: number; height?: number } = {},
  ): void {
    const top = this.bottom;
    const flow = new Flow(this.measure, this.width - left - right, this.root);
    fill(flow);
    this.place([place(flow)], 0, left);
    this.bottom = Math.max(this.bottom, top + height);
  }

  /**
   * Cells of the same width beside one another.
   *
   * @param tagOf the part of the structure that a cell is
   */
  addCells(cells: Fill[], gap: number, tagOf: (index: number) => Tag, columns = cells.length): void {
    const width = (this.width - gap * (columns - 1)) / columns;
    const placed = cells.map((fill, index) => {
      const flow = new Flow(this.measure, width, tagOf(index));
      fill(flow);
      return place(flow);
    });
    this.place(placed, width + gap);
  }

  /** Text in columns, which end as evenly as it can be broken. */
  addColumns(fill: Fill, count: number, gap: number): void {
    const width = (this.width - gap * (count - 1)) / count;
    const flow = new Flow(this.measure, width, this.root);
    fill(flow);
    let height = heightOf(place(flow)) / count;
    while (fillPages(flow.rows, height).length > count) height += 1;
    this.place(fillPages(flow.rows, height), width + gap);
  }

  /** A line from margin to margin. */
  addRule(): void {
    const { left } = this.margins;
    this.draw(RULE_WIDTH, ({ pdf, tags }, top) =>
      tags.artifact("Layout", () => pdf.rect(left, top, this.width, RULE_WIDTH).fill(COLORS.gold)),
    );
  }

  /** A drawing that needs that much height; with none it stands beside what follows. */
  draw(height: number, draw: Part["draw"]): void {
    this.parts.push({ top: this.bottom, draw });
    this.bottom += height;
  }

  /** Moves what `fill` adds down to the lower margin. */
  atBottom(fill: () => void): void {
    const first = this.parts.length;
    fill();
    const room = Math.max(0, this.room);
    for (const part of this.parts.slice(first)) part.top += room;
    this.bottom += room;
  }

  /**
   * Draws it as the one page of a document.
   *
   * @throws where the content is longer than the page
   */
  finish(pdf: PDFKit.PDFDocument, title: string): void {
    if (this.room < 0)
      throw new Error(
        `"${title}" is ${Math.ceil(-this.room)} points too long for one page. Shorten its text.`,
      );
    pdf.addPage();
    const canvas: Canvas = { pdf, tags: new TagWriter(pdf), outline: [pdf.outline] };
    for (const { top, draw } of this.parts) draw(canvas, top);
    canvas.tags.endPage();
  }

  /** Rows side by side, `step` points from one to the next. */
  private place(columns: PlacedRow[][], step: number, inset = 0): void {
    for (const [index, rows] of columns.entries()) {
      const left = this.margins.left + inset + index * step;
      this.draw(0, (canvas, top) => drawColumn(canvas, rows, { left, top }));
    }
    this.bottom += Math.max(...columns.map(heightOf));
  }
}

/**
 * All rows of a flow below one another.
 *
 * @throws where a word is wider than the flow: it would be cut, or lie over what stands beside it
 */
export function place(flow: Flow): PlacedRow[] {
  checkWidth(flow);
  return fillPages(flow.rows, Infinity).flat();
}

function checkWidth({ rows, width }: Flow): void {
  for (const { fragments } of rows)
    for (const { text, x, width: own } of fragments)
      if (x + own > width + 0.5) throw new Error(`"${text.trim()}" is too wide for its place on the page.`);
}

export function heightOf(rows: PlacedRow[]): number {
  const last = rows.at(-1);
  return last ? last.top + last.height : 0;
}
