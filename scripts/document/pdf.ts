import Pdf from "pdfkit";
import type { Locale } from "../../contract/locale.ts";
import { unbind } from "./draw.ts";
import { registerFonts } from "./fonts.ts";
import { PAGE } from "./style.ts";

/** What a PDF says of itself. */
export interface AboutPdf {
  title: string;
  subject: string;
  locale: Locale;
  author: string;
  /** Of the content: the same texts make the same file on every day. */
  date: Date;
}

/**
 * Makes an A4 file that is tagged for screen readers (after PDF/UA-1).
 *
 * @param draw adds its pages
 * @param compress false makes the file readable for tests
 */
export async function makePdf(
  { title, subject, locale, author, date }: AboutPdf,
  draw: (pdf: PDFKit.PDFDocument) => void,
  compress: boolean,
): Promise<Buffer> {
  const pdf = new Pdf({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    compress,
    pdfVersion: "1.7",
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: {
      Title: unbind(title),
      Author: author,
      Subject: unbind(subject),
      Creator: author,
      CreationDate: date,
    },
  });
  escapeMetadata(pdf);
  registerFonts(pdf);
  draw(pdf);
  pdf.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/** pdfkit writes titles into the XML of the metadata as they are. */
function escapeMetadata(pdf: PDFKit.PDFDocument): void {
  const append = pdf.appendXML.bind(pdf);
  pdf.appendXML = (xml, newLine) => append(xml.replaceAll("&", "&amp;"), newLine);
}
