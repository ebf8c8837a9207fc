import type { Measure } from "./fonts.ts";
import { breakLines, type Fragment, type Span } from "./lines.ts";
import { CONTENT_WIDTH, type ParagraphStyle } from "./style.ts";

/** A place in the structure that screen readers follow; the names are those of PDF 1.7, 14.8.4. */
export interface Tag {
  type: TagType;
  parent: Tag | null;
  /** Where the words are in another language than the document. */
  lang?: string | undefined;
  /** In place of a picture. */
  alt?: string | undefined;
  /** A list whose items are counted. */
  numbered?: boolean | undefined;
}
type TagType =
  | "Document"
  | "Sect"
  | "Div"
  | "H1"
  | "H2"
  | "H3"
  | "P"
  | "BlockQuote"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Figure";

/** A line along the left edge of the rows that share it. */
export interface Bar {
  /** From the left margin, in points. */
  x: number;
}

/** One line of the document, ready to be put on a page; measures in points. */
export interface Row {
  /** Above the row, unless it is the first of its page. */
  space: number;
  height: number;
  /** From the top of the row. */
  baseline: number;
  /** No page ends after this row. */
  keep: boolean;
  startsPage: boolean;
  fragments: (Fragment & { tag: Tag })[];
  bars: Bar[];
  bookmark?: { title: string; level: 1 | 2 | 3 };
  /** A drawing in place of words. */
  figure?: { tag: Tag; size: number };
}

/** Collects the rows of the document, from top to bottom, each with its place in the structure. */
export class Flow {
  readonly rows: Row[] = [];
  readonly root: Tag;
  private tag: Tag;
  private left = 0;
  private bars: Bar[] = [];
  private pendingSpace = 0;
  private pendingPage = false;
  private pendingLabel: Row["fragments"] = [];
  private readonly measure: Measure;
  readonly width: number;

  /**
   * @param width of a column of text, in points
   * @param root what the rows are a part of, where several flows make one document
   */
  constructor(measure: Measure, width = CONTENT_WIDTH, root: Tag = { type: "Document", parent: null }) {
    this.measure = measure;
    this.width = width;
    this.root = root;
    this.tag = root;
  }

  /** At least this much room above what comes next. */
  space(points: number): void {
    this.pendingSpace = Math.max(this.pendingSpace, points);
  }

  /** What comes next begins a page, or a column where there are several. */
  startPage(): void {
    this.pendingPage = true;
  }

  /** What comes next belongs to a new section of the document. */
  startSection(): void {
    this.tag = { type: "Sect", parent: this.root };
  }

  /** Puts what `fill` adds into a part of the structure. */
  within(type: TagType, fill: (tag: Tag) => void, about: Pick<Tag, "lang" | "numbered"> = {}): void {
    const outer = this.tag;
    this.tag = { type, parent: outer, ...about };
    fill(this.tag);
    this.tag = outer;
  }

  /** Moves what `fill` adds to the right, beside a line if so wished. */
  inset(points: number, bar: boolean, fill: () => void): void {
    const { left, bars } = this;
    if (bar) this.bars = [...bars, { x: left }];
    this.left = left + points;
    fill();
    this.left = left;
    this.bars = bars;
  }

  /** What came last stays on the page of what comes next, which it announces. */
  keepLast(): void {
    const row = this.rows.at(-1);
    if (row) row.keep = true;
  }

  /** Keeps what `fill` adds on one page. */
  together(fill: () => void): void {
    const first = this.rows.length;
    fill();
    for (const row of this.rows.slice(first, -1)) row.keep = true;
  }

  /** A heading stays with the text below it. */
  heading(level: 1 | 2 | 3, text: string, style: ParagraphStyle): void {
    const first = this.rows.length;
    this.block(`H${level}`, [{ text, style }], style);
    for (const row of this.rows.slice(first)) row.keep = true;
    const row = this.rows[first];
    if (row) row.bookmark = { title: text, level };
  }

  /** Adds a paragraph; `lang` where it is in another language than the document. */
  paragraph(spans: Span[], style: ParagraphStyle, lang?: string): void {
    this.block("P", spans, style, lang);
  }

  /** Stands at the left of the next line: a number, a sign. */
  label(span: Span, type: "Lbl" | "P"): void {
    const tag: Tag = { type, parent: this.tag };
    const line = breakLines([span], this.width, this.measure)[0] ?? [];
    this.pendingLabel = line.map((fragment) => ({ ...fragment, x: fragment.x + this.left, tag }));
  }

  figure(size: number, alt: string): void {
    const tag: Tag = { type: "Figure", parent: this.tag, alt };
    this.addRow({ height: size, baseline: size, fragments: [], figure: { tag, size } });
  }

  private block(type: TagType, spans: Span[], style: ParagraphStyle, lang?: string): void {
    const tag: Tag = { type, parent: this.tag, lang };
    const lines = breakLines(spans, this.width - this.left, this.measure);
    for (const [index, line] of lines.entries()) {
      const fragments = line.map((fragment) => ({ ...fragment, x: fragment.x + this.left, tag }));
      const row = this.addRow({ height: style.leading, baseline: baselineOf(style), fragments });
      // Neither the first nor the last line of a paragraph stands alone on a page.
      row.keep = lines.length > 1 && (index === 0 || index === lines.length - 2);
    }
  }

  private addRow(content: Pick<Row, "height" | "baseline" | "fragments" | "figure">): Row {
    const row: Row = {
      ...content,
      fragments: [...this.pendingLabel, ...content.fragments],
      space: this.pendingSpace,
      startsPage: this.pendingPage,
      keep: false,
      bars: this.bars,
    };
    this.rows.push(row);
    this.pendingSpace = 0;
    this.pendingPage = false;
    this.pendingLabel = [];
    return row;
  }
}

/** Newsreader's letters reach 0.735 em above and 0.265 em below the line they stand on. */
function baselineOf({ size, leading }: ParagraphStyle): number {
  return (leading - size) / 2 + 0.735 * size;
}
