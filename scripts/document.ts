import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { EssayPage, ProtocolPage, Site } from "../contract/content.ts";
import { DOCUMENT_NAMES, documentPath, type DocumentName } from "../contract/documents.ts";
import { LOCALES, localizedPath, type Locale } from "../contract/locale.ts";
import type { Protocol } from "../contract/protocol.ts";
import { bindShortWordsDeep } from "./content/typography.ts";
import { addBlocks, addNotice, showUrl } from "./document/blocks.ts";
import { drawPages, type Sign } from "./document/draw.ts";
import { Flow } from "./document/flow.ts";
import { measureWith } from "./document/fonts.ts";
import { addHelp } from "./document/help.ts";
import type { PaperContent } from "./document/one-page-parts.ts";
import { gatherPaper, lastChecked, makePapers } from "./document/papers.ts";
import { makePdf, type AboutPdf } from "./document/pdf.ts";
import { addSheet } from "./document/protocol.ts";
import { COLORS, columnWidth, READING, STYLES, TABLE, type PageLayout } from "./document/style.ts";

/** What the document of a language is made of; `scripts/content.ts` compiles it. */
export interface DocumentContent extends PaperContent {
  page: EssayPage;
}

/** The sheet that a conversation follows in danger, and what stands around it. */
export interface SheetContent {
  locale: Locale;
  page: ProtocolPage;
  /** The day of its version, YYYY-MM-DD. */
  date: string;
  site: Site;
}

/**
 * Makes everything that is printed, in each language: the page Darkness and Hope, with the helplines on its first and
 * its last page (decisions.md "Pages"), the sheet of the conversation in distress, and what fits one page.
 *
 * @param root the project's root, with `generated/content`
 * @param client folder of the built site
 * @returns how many were written
 */
export async function writeDocuments(root: string, client: string): Promise<number> {
  const sign = readSign(root);
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(root, "generated/content", file), "utf8"));
  const write = async (name: DocumentName, locale: Locale, document: Promise<Buffer>) => {
    const path = join(client, documentPath(locale, name));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await document);
  };
  for (const locale of LOCALES) {
    await write("hope", locale, makeDocument(gatherContent(locale, read), sign));
    await write("protocol", locale, makeSheet(gatherSheet(locale, read), sign));
    for (const { name, file } of makePapers(gatherPaper(locale, read), sign)) await write(name, locale, file);
  }
  return LOCALES.length * Object.keys(DOCUMENT_NAMES).length;
}

/**
 * The document as a PDF file; the same content gives the same bytes.
 *
 * @param compress false makes the file readable for tests
 */
export function makeDocument(content: DocumentContent, sign: Sign, compress = true): Promise<Buffer> {
  const about = {
    title: content.texts.title,
    subject: content.page.meta.description,
    locale: content.locale,
    author: content.site.organisation,
    date: lastChecked(content.helplines),
  };
  return makeBook({ about, layout: READING, sign, compress }, (flow) => fillDocument(flow, content));
}

/** The sheet as a PDF file, to be read and signed; the same content gives the same bytes. */
export function makeSheet(content: SheetContent, sign: Sign, compress = true): Promise<Buffer> {
  const { meta } = content.page;
  const about = {
    title: meta.title,
    subject: meta.description,
    locale: content.locale,
    author: content.site.organisation,
    date: new Date(content.date),
  };
  return makeBook({ about, layout: TABLE, sign, compress }, (flow) => fillSheet(flow, content));
}

/** A document of as many pages as it needs. */
function makeBook(
  { about, layout, sign, compress }: { about: AboutPdf; layout: PageLayout; sign: Sign; compress: boolean },
  fill: (flow: Flow) => void,
): Promise<Buffer> {
  return makePdf(
    about,
    (pdf) => {
      const flow = new Flow(measureWith(pdf), columnWidth(layout));
      fill(flow);
      drawPages(pdf, flow, { sign, title: about.title, layout });
    },
    compress,
  );
}

/** The first page says what the sheet is and who has read it, the others hold it. */
function fillSheet(flow: Flow, { locale, page, site }: SheetContent): void {
  const { meta, data, blocks } = page;
  const { words } = meta;
  const resolveUrl = (url: string) => (url.startsWith("/") ? site.origin + localizedPath(url, locale) : url);
  const version = words.version.replace("{version}", String(data.version)).replace("{date}", data.date);
  const reviewed = data.reviewedBy ? words.reviewed.replace("{name}", data.reviewedBy) : words.not_reviewed;
  flow.startSection();
  flow.heading(1, meta.title, { ...STYLES.title, size: 30, leading: 36 });
  flow.space(2);
  if (meta.lead) flow.paragraph([{ text: meta.lead, style: STYLES.subtitle }], STYLES.subtitle);
  flow.space(12);
  flow.paragraph([{ text: version, style: STYLES.intro }], STYLES.intro);
  flow.paragraph([{ text: reviewed, style: { ...STYLES.intro, font: "semibold" } }], STYLES.intro);
  addBlocks(flow, blocks, resolveUrl);
  addSheet(flow, data, words);
}

function fillDocument(flow: Flow, { locale, page, texts, helplines, site }: DocumentContent): void {
  const resolveUrl = (url: string) => (url.startsWith("/") ? site.origin + localizedPath(url, locale) : url);
  const shown = bindShortWordsDeep(
    helplines.filter((line) => line.show.includes(locale) && line.on_paper !== false),
    locale,
  );
  const notices = page.blocks.filter((block) => block.kind === "notice");

  flow.startSection();
  flow.figure(44, texts.sign);
  flow.space(8);
  flow.heading(1, texts.title, STYLES.title);
  flow.space(2);
  flow.paragraph([{ text: texts.subtitle, style: STYLES.subtitle }], STYLES.subtitle);
  for (const notice of notices) addNotice(flow, notice.html, resolveUrl);
  flow.startSection();
  flow.space(24);
  addHelp(flow, texts, shown, helplines, locale);

  flow.startSection();
  flow.startPage();
  flow.paragraph([{ text: texts.intro, style: STYLES.intro }], STYLES.intro);
  flow.space(28);
  if (page.meta.lead) flow.paragraph([{ text: page.meta.lead, style: STYLES.lead }], STYLES.lead);
  flow.space(16);
  const body = page.blocks.filter((block) => block.kind !== "notice");
  addBlocks(flow, body, resolveUrl);

  flow.startSection();
  flow.space(36);
  flow.together(() => flow.paragraph([{ text: texts.closing, style: STYLES.pull }], STYLES.pull));
  flow.space(32);
  flow.together(() => {
    addHelp(flow, texts, shown, helplines, locale);
    flow.space(24);
    const url = resolveUrl(page.path);
    flow.paragraph(
      [
        { text: `${texts.made_from}\n`, style: STYLES.small },
        {
          text: showUrl(url),
          style: { ...STYLES.small, color: COLORS.ink },
          link: { url, label: page.meta.title },
        },
      ],
      STYLES.small,
    );
  });
}

/** @param read gives a file of `generated/content` */
export function gatherContent(locale: Locale, read: (file: string) => unknown): DocumentContent {
  const { texts, helplines, site } = gatherPaper(locale, read);
  return { locale, page: read(`${locale}/pages/darkness-hope.json`) as EssayPage, texts, helplines, site };
}

/** @param read gives a file of `generated/content` */
export function gatherSheet(locale: Locale, read: (file: string) => unknown): SheetContent {
  return {
    locale,
    page: read(`${locale}/pages/protocol.json`) as ProtocolPage,
    date: (read("protocol.json") as Protocol).date,
    site: read("site.json") as Site,
  };
}

/** Room at the sides of the icon's lines. */
const SIGN_MARGIN = 7;

/** The sign of the site as it stands in its icon. */
export function readSign(root: string): Sign {
  const icon = readFileSync(join(root, "web/public/favicon.svg"), "utf8");
  const path = /\bd="([^"]+)"/.exec(icon)?.[1];
  const strokeWidth = Number(/stroke-width="([\d.]+)"/.exec(icon)?.[1]);
  if (!path || !strokeWidth) throw new Error("web/public/favicon.svg has no path with a stroke.");
  return { path, strokeWidth, margin: SIGN_MARGIN };
}
