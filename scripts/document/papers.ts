import type { Helpline, Site } from "../../contract/content.ts";
import type { DocumentName } from "../../contract/documents.ts";
import type { Locale } from "../../contract/locale.ts";
import { TOPIC_IDS, type TopicId } from "../../contract/pages.ts";
import { SHEET_IDS, type Printed } from "../../contract/printed.ts";
import { SIGN_PATHS } from "../../web/cube/sign-paths.ts";
import { bindShortWordsDeep } from "../content/typography.ts";
import type { Sign } from "./draw.ts";
import { measureWith, type Measure } from "./fonts.ts";
import { layOutHandout } from "./handout.ts";
import type { OnePage } from "./one-page.ts";
import type { PaperContent } from "./one-page-parts.ts";
import { makePdf } from "./pdf.ts";
import { layOutPoster } from "./poster.ts";
import { layOutSheet } from "./sheet.ts";

/** What a language has on one sheet of paper each. */
export interface PapersContent extends PaperContent, Omit<Printed, "documents"> {
  /** The sign of each topic's page. */
  signs: Record<TopicId, keyof typeof SIGN_PATHS>;
}

/** A file of one page. */
export interface Paper {
  name: DocumentName;
  title: string;
  file: Promise<Buffer>;
}

/** The signs of the faces leave more room around them. */
const FACE_SIGN = { strokeWidth: 2.2, margin: 14 };

/**
 * Makes the sheets for those around, the handouts of the six faces, and the poster.
 *
 * @param sign of the site
 * @param compress false makes the files readable for tests
 * @throws where a text is too long for its page
 */
export function makePapers(read: PapersContent, sign: Sign, compress = true): Paper[] {
  const content = { ...read, helplines: bindShortWordsDeep(read.helplines, read.locale) };
  const { locale, helplines, site, sheets, handouts, poster, signs } = content;
  const make = (
    name: DocumentName,
    { title, subject }: { title: string; subject: string },
    layOut: (measure: Measure) => OnePage,
  ): Paper => {
    const about = { title, subject, locale, author: site.organisation, date: lastChecked(helplines) };
    const draw = (pdf: PDFKit.PDFDocument) => layOut(measureWith(pdf)).finish(pdf, title);
    return { name, title, file: makePdf(about, draw, compress) };
  };
  return [
    ...SHEET_IDS.map((id) => {
      const sheet = sheets[id];
      const { title, lead: subject } = sheet;
      return make(id, { title, subject }, (measure) => layOutSheet(measure, { ...content, id, sheet, sign }));
    }),
    ...TOPIC_IDS.map((id) => {
      const { title, lead: subject } = handouts.faces[id];
      const face = { path: SIGN_PATHS[signs[id]], ...FACE_SIGN };
      return make(`handout-${id}`, { title, subject }, (measure) =>
        layOutHandout(measure, { ...content, id, handouts, sign: face }),
      );
    }),
    make("poster", { title: poster.title, subject: poster.strip.text }, (measure) =>
      layOutPoster(measure, { ...content, poster, sign }),
    ),
  ];
}

/** The newest day on which a number was compared with its source: a date that only the content changes. */
export function lastChecked(helplines: Helpline[]): Date {
  return new Date(Math.max(...helplines.map((line) => Date.parse(line.checked))));
}

/** @param read gives a file of `generated/content` */
export function gatherPaper(locale: Locale, read: (file: string) => unknown): PapersContent {
  const signOf = (id: TopicId) =>
    (read(`${locale}/pages/${id}.json`) as { meta: { sign: keyof typeof SIGN_PATHS } }).meta.sign;
  return {
    locale,
    texts: read(`${locale}/documents.json`) as Printed["documents"],
    sheets: read(`${locale}/sheets.json`) as Printed["sheets"],
    handouts: read(`${locale}/handouts.json`) as Printed["handouts"],
    poster: read(`${locale}/poster.json`) as Printed["poster"],
    helplines: read("helplines.json") as Helpline[],
    site: read("site.json") as Site,
    signs: Object.fromEntries(TOPIC_IDS.map((id) => [id, signOf(id)])) as PapersContent["signs"],
  };
}
