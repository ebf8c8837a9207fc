import type { FontName } from "./fonts.ts";

/** Where the text stands on a page, in points. */
export interface PageLayout {
  left: number;
  right: number;
  top: number;
  bottom: number;
  columns: number;
  /** Between two columns. */
  gap: number;
}

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 };

/** Wide margins, so that a line holds about 70 letters. */
export const READING: PageLayout = { left: 104, right: 104, top: 70, bottom: 80, columns: 1, gap: 0 };
/** What is looked up: as much on a page as can be read. */
export const TABLE: PageLayout = { left: 42, right: 42, top: 42, bottom: 54, columns: 2, gap: 26 };

/** How wide a column of text is. */
export function columnWidth({ left, right, columns, gap }: PageLayout): number {
  return (PAGE.width - left - right - gap * (columns - 1)) / columns;
}

export function columnHeight({ top, bottom }: PageLayout): number {
  return PAGE.height - top - bottom;
}

export const CONTENT_WIDTH = columnWidth(READING);

/** Contrast ratios (WCAG 2.2) on white. */
export const COLORS = {
  ink: "#1d1a15", // 17.2:1
  soft: "#5a5145", // 7.8:1
  deep: "#6d4a12", // 8.1:1
  gold: "#c08a2e", // lines and ornaments only
};

/** How a piece of text looks; sizes in points. */
export interface TextStyle {
  font: FontName;
  size: number;
  color: string;
}

/** A style with the distance of its lines. */
export interface ParagraphStyle extends TextStyle {
  leading: number;
}

const { ink, soft, deep } = COLORS;

export const STYLES = {
  body: { font: "regular", size: 11.5, leading: 17.25, color: ink },
  small: { font: "regular", size: 9.5, leading: 13.25, color: soft },
  facts: { font: "regular", size: 9.5, leading: 13.25, color: ink },
  title: { font: "display", size: 38, leading: 44, color: ink },
  subtitle: { font: "italic", size: 14, leading: 20, color: soft },
  intro: { font: "regular", size: 10.5, leading: 15.5, color: soft },
  lead: { font: "italic", size: 16, leading: 22, color: deep },
  heading: { font: "display", size: 23, leading: 28, color: ink },
  subheading: { font: "display", size: 18, leading: 23, color: ink },
  quote: { font: "italic", size: 13, leading: 19, color: ink },
  pull: { font: "italic", size: 17, leading: 24, color: deep },
  statistic: { font: "regular", size: 13, leading: 19, color: ink },
  number: { font: "semibold", size: 14.5, leading: 17.25, color: ink },
  foot: { font: "regular", size: 9, leading: 12, color: soft },
} satisfies Record<string, ParagraphStyle>;

/** Between facts; it never begins a line. */
export const SEPARATOR = "\u00a0· ";
