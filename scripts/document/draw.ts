import type { Bar, Flow } from "./flow.ts";
import type { Fragment } from "./lines.ts";
import { fillPages, type PlacedRow } from "./pages.ts";
import { COLORS, columnHeight, columnWidth, PAGE, STYLES, type PageLayout } from "./style.ts";
import { TagWriter } from "./tags.ts";

/** A sign: a path of 64 by 64 units. */
export interface Sign {
  path: string;
  strokeWidth: number;
  /** Room at its left and at its right, in the same units. */
  margin: number;
}

const BAR_WIDTH = 1;
const UNDERLINE_WIDTH = 0.6;

/** Draws the rows on pages, with page numbers and bookmarks. */
export function drawPages(
  pdf: PDFKit.PDFDocument,
  flow: Flow,
  { sign, title, layout }: { sign: Sign; title: string; layout: PageLayout },
): void {
  const tags = new TagWriter(pdf);
  const columns = fillPages(flow.rows, columnHeight(layout));
  const pages = Math.ceil(columns.length / layout.columns);
  const outline: PDFKit.PDFOutline[] = [pdf.outline];
  for (let page = 0; page < pages; page++) {
    pdf.addPage();
    const shown = columns.slice(page * layout.columns, (page + 1) * layout.columns);
    for (const [column, rows] of shown.entries()) {
      const left = layout.left + column * (columnWidth(layout) + layout.gap);
      drawColumn({ pdf, tags, outline }, rows, { left, top: layout.top }, sign);
    }
    tags.artifact("Pagination", () => drawFoot(pdf, title, `${page + 1} / ${pages}`, layout));
    tags.endPage();
  }
}

/** What a document is drawn with. */
export interface Canvas {
  pdf: PDFKit.PDFDocument;
  tags: TagWriter;
  /** The bookmarks that others may hang below, by level. */
  outline: PDFKit.PDFOutline[];
}

/** The rows of a column, from its upper left corner. */
export function drawColumn(
  { pdf, tags, outline }: Canvas,
  rows: PlacedRow[],
  corner: { left: number; top: number },
  sign?: Sign,
): void {
  const { left } = corner;
  drawBars(pdf, tags, rows, corner);
  for (const row of rows) {
    const top = corner.top + row.top;
    if (row.bookmark) addBookmark(outline, row.bookmark, top);
    if (row.figure && sign) {
      const { tag, size } = row.figure;
      const box: [number, number, number, number] = [left, top, left + size, top + size];
      tags.figure(tag, box, () => drawSign(pdf, sign, left, top, size));
    }
    for (const { tag, ...fragment } of row.fragments) {
      tags.content(tag, fragment.link, () => drawText(pdf, fragment, left, top + row.baseline));
      if (fragment.link) {
        const height = fragment.style.size * 1.3;
        const y = top + row.baseline - fragment.style.size;
        tags.annotate(fragment.link, left + fragment.x, y, fragment.width, height);
      }
    }
  }
}

export function drawText(pdf: PDFKit.PDFDocument, fragment: Fragment, left: number, baseline: number): void {
  const { style, link, quiet, width } = fragment;
  const x = left + fragment.x;
  if (link && !quiet) {
    const y = baseline + style.size * 0.17;
    pdf
      .lineWidth(UNDERLINE_WIDTH)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(COLORS.gold);
  }
  pdf.font(style.font).fontSize(style.size).fillColor(style.color);
  pdf.text(unbind(fragment.text), x, baseline, { lineBreak: false, baseline: "alphabetic" });
}

/** Who searches or copies expects plain spaces, and lines are broken by now. */
export function unbind(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

/** Each bar from the first to the last of its rows on the page. */
function drawBars(
  pdf: PDFKit.PDFDocument,
  tags: TagWriter,
  rows: PlacedRow[],
  corner: { left: number; top: number },
): void {
  const spans = new Map<Bar, { top: number; bottom: number }>();
  for (const row of rows) {
    for (const bar of row.bars) {
      const top = spans.get(bar)?.top ?? row.top;
      spans.set(bar, { top, bottom: row.top + row.height });
    }
  }
  for (const [bar, { top, bottom }] of spans) {
    tags.artifact("Layout", () =>
      pdf.rect(corner.left + bar.x, corner.top + top, BAR_WIDTH, bottom - top).fill(COLORS.gold),
    );
  }
}

export function drawSign(pdf: PDFKit.PDFDocument, sign: Sign, x: number, y: number, size: number): void {
  pdf.save();
  pdf.translate(x - (sign.margin * size) / 64, y).scale(size / 64);
  pdf.lineWidth(sign.strokeWidth).lineCap("round").lineJoin("round").path(sign.path).stroke(COLORS.gold);
  pdf.restore();
}

function drawFoot(pdf: PDFKit.PDFDocument, title: string, number: string, layout: PageLayout): void {
  const { font, size, color } = STYLES.foot;
  const y = PAGE.height - layout.bottom / 2;
  pdf.font(font).fontSize(size).fillColor(color);
  pdf.text(unbind(title), layout.left, y, { lineBreak: false, baseline: "alphabetic" });
  const x = PAGE.width - layout.right - pdf.widthOfString(number);
  pdf.text(number, x, y, { lineBreak: false, baseline: "alphabetic" });
}

/** Hangs a bookmark below the last one of a higher level; it leads to the heading itself. */
function addBookmark(
  outline: PDFKit.PDFOutline[],
  { title, level }: { title: string; level: number },
  top: number,
): void {
  const parent = outline.slice(0, level).at(-1);
  // `left` counts from the right edge of the page.
  const place = { expanded: level === 1, fit: false, top: top - 12, left: PAGE.width };
  const item = parent?.addItem(unbind(title), place);
  outline.length = Math.min(outline.length, level);
  if (item) outline.push(item);
}
