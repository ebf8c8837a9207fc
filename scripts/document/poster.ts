import { localizedPath } from "../../contract/locale.ts";
import { pagePath } from "../../contract/pages.ts";
import type { PosterTexts } from "../../contract/printed.ts";
import { showUrl } from "./blocks.ts";
import { drawColumn, drawText, type Canvas, type Sign } from "./draw.ts";
import { Flow, type Tag } from "./flow.ts";
import type { Measure } from "./fonts.ts";
import { callableSpans } from "./help.ts";
import { addNumbers, groupByNumber, nameCountriesAndLanguages, type NumberLook } from "./numbers.ts";
import { heightOf, OnePage, place, type Margins } from "./one-page.ts";
import { addFoot, addSign, type PaperContent } from "./one-page-parts.ts";
import type { PlacedRow } from "./pages.ts";
import { drawQr, encodeQr } from "./qr.ts";
import { COLORS, PAGE, STYLES, type ParagraphStyle } from "./style.ts";

/** The strips hang at the lower edge, across the whole width. */
const STRIPS = 6;
const STRIP = { width: PAGE.width / STRIPS, height: 218 };
/** Along a strip, from the edge of the paper on, which many printers leave blank. */
const STRIP_MARGIN = 24;
/** Between the text and the cuts at its sides, at least. */
const STRIP_GAP = 5;
const STRIP_TEXT_WIDTH = 118;
const STRIP_QR = 60;
const MARGINS: Margins = { left: 62, right: 62, top: 52, bottom: STRIP.height + 10 };

const TITLE: ParagraphStyle = { ...STYLES.title, size: 54, leading: 58 };
const TEXT: ParagraphStyle = { ...STYLES.body, size: 16.5, leading: 24.5 };
const CAPTION: ParagraphStyle = { ...STYLES.body, size: 12, leading: 17 };
const STRIP_NUMBER: ParagraphStyle = { ...STYLES.number, size: 27, leading: 29 };
const STRIP_WORDS: ParagraphStyle = { ...STYLES.facts, size: 7.5, leading: 8.75 };
const STRIP_ADDRESS: ParagraphStyle = { ...STRIP_WORDS, font: "semibold", size: 6.75, leading: 8 };
const NUMBERS: NumberLook = {
  sizes: [50, 50, 28, 24],
  name: { ...STYLES.facts, font: "semibold", size: 11, leading: 14 },
  facts: { ...STYLES.facts, size: 11, leading: 14 },
};
const SIGN_SIZE = 64;
const QR_SIZE = 94;

type PosterContent = PaperContent & { poster: PosterTexts; sign: Sign };

/** A question, who answers, the way to the page of help, and the same on strips to tear off. */
export function layOutPoster(measure: Measure, content: PosterContent): OnePage {
  const { poster, sign, helplines, texts, locale, site } = content;
  const path = pagePath("help");
  const url = site.origin + localizedPath(path, locale);
  const page = new OnePage(measure, MARGINS);
  addSign(page, sign, SIGN_SIZE, texts.sign);
  page.add(
    (flow) => {
      flow.startSection();
      flow.heading(1, poster.title, TITLE);
    },
    { right: SIGN_SIZE + 16 },
  );
  page.space(12);
  page.add((flow) => flow.paragraph(callableSpans(poster.text, helplines, TEXT), TEXT));
  page.space(12);
  page.addRule();
  page.space(10);
  addNumbers(page, poster.helplines, content, NUMBERS);
  page.space(12);
  page.addRule();
  page.space(16);
  page.draw(0, ({ pdf, tags }, top) => {
    const { left } = page.margins;
    const alt = poster.qr.replace("{url}", url);
    tags.figure({ type: "Figure", parent: page.root, alt }, [left, top, left + QR_SIZE, top + QR_SIZE], () =>
      drawQr(pdf, encodeQr(url), { left, top, size: QR_SIZE }),
    );
  });
  page.add(
    (flow) => {
      flow.startSection();
      flow.paragraph([{ text: poster.scan, style: CAPTION }], CAPTION);
      const style = { ...CAPTION, font: "semibold" } satisfies ParagraphStyle;
      const link = { url, label: showUrl(url) };
      flow.paragraph([{ text: showUrl(url), style, link, quiet: true }], CAPTION);
    },
    { left: QR_SIZE + 24, height: QR_SIZE },
  );
  page.atBottom(() => addFoot(page, content, path, poster.helplines));
  addStrips(page, content, url);
  return page;
}

/** The first strip is read out, the others are the same for other people. */
function addStrips(page: OnePage, content: PosterContent, url: string): void {
  const rows = layOutStrip(page.measure, content, { type: "Sect", parent: page.root });
  const modules = encodeQr(url);
  const corner = { left: STRIP_MARGIN, top: (STRIP.width - heightOf(rows)) / 2 };
  if (corner.top < STRIP_GAP)
    throw new Error(`The strip of "${content.poster.title}" is too long. Shorten its text.`);
  const qr = {
    left: STRIP.height - STRIP_QR - 12,
    top: (STRIP.width - STRIP_QR) / 2,
    size: STRIP_QR,
  };
  page.draw(0, (canvas) => {
    const { pdf, tags } = canvas;
    for (let index = 0; index < STRIPS; index++)
      turned(canvas, index * STRIP.width, () => {
        if (index === 0) drawColumn(canvas, rows, corner);
        tags.artifact("Layout", () => {
          if (index > 0) drawWords(pdf, rows, corner);
          drawQr(pdf, modules, qr);
        });
      });
    tags.artifact("Layout", () => drawCuts(pdf));
  });
}

/** Turns what `draw` draws to the left, so that it is read from the lower edge of the paper up. */
function turned({ pdf, tags }: Canvas, left: number, draw: () => void): void {
  tags.close();
  pdf.save();
  pdf.translate(left, PAGE.height).rotate(-90);
  draw();
  tags.close();
  pdf.restore();
}

function drawWords(pdf: PDFKit.PDFDocument, rows: PlacedRow[], corner: { left: number; top: number }): void {
  for (const { fragments, top, baseline } of rows)
    for (const fragment of fragments) drawText(pdf, fragment, corner.left, corner.top + top + baseline);
}

function drawCuts(pdf: PDFKit.PDFDocument): void {
  const top = PAGE.height - STRIP.height;
  pdf.lineWidth(0.6).dash(3, { space: 3 });
  pdf.moveTo(0, top).lineTo(PAGE.width, top);
  for (let index = 1; index < STRIPS; index++)
    pdf.moveTo(index * STRIP.width, top).lineTo(index * STRIP.width, PAGE.height);
  pdf.stroke(COLORS.gold).undash();
}

function layOutStrip(
  measure: Measure,
  { poster, helplines, locale, site }: PosterContent,
  tag: Tag,
): PlacedRow[] {
  const flow = new Flow(measure, STRIP_TEXT_WIDTH, tag);
  const groups = groupByNumber(poster.strip.helplines, helplines);
  const isAlone = groups.length === 1;
  const style = isAlone ? STRIP_NUMBER : { ...STRIP_NUMBER, size: 13.5, leading: 14.5 };
  for (const lines of groups) {
    flow.space(2);
    flow.paragraph([{ text: (lines[0]?.number ?? "").replaceAll(" ", "\u00a0"), style }], style);
    if (isAlone) continue;
    const text = nameCountriesAndLanguages(lines, locale).replaceAll(" (", "\u00a0(");
    flow.paragraph([{ text, style: STRIP_WORDS }], STRIP_WORDS);
  }
  flow.space(3);
  // "999 (UK)" stays together.
  const text = poster.strip.text.replaceAll(" (", "\u00a0(");
  flow.paragraph([{ text, style: STRIP_WORDS }], STRIP_WORDS);
  flow.space(2);
  // With a language it is too long for one line.
  const address = showUrl(site.origin + localizedPath(pagePath("help"), locale)).replace(/\/(?=.*\?)/, "\n/");
  flow.paragraph([{ text: address, style: STRIP_ADDRESS }], STRIP_ADDRESS);
  return place(flow);
}
