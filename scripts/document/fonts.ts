import { join } from "node:path";

/** The cuts of Newsreader in `fonts/`, one file each. */
export const FONT_NAMES = ["regular", "semibold", "italic", "display"] as const;
export type FontName = (typeof FONT_NAMES)[number];

/** Makes the cuts known to a PDF under their names; the PDF embeds the letters that it uses. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  for (const name of FONT_NAMES) {
    pdf.registerFont(name, join(import.meta.dirname, `fonts/newsreader-${name}.woff`));
  }
}

/** The width of a text in points. */
export type Measure = (text: string, style: { font: FontName; size: number }) => number;

export function measureWith(pdf: PDFKit.PDFDocument): Measure {
  return (text, { font, size }) => pdf.font(font).fontSize(size).widthOfString(text);
}
