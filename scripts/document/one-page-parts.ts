import type { Helpline, Site } from "../../contract/content.ts";
import { localizedPath, type Locale } from "../../contract/locale.ts";
import type { DocumentTexts } from "../../contract/printed.ts";
import { showUrl } from "./blocks.ts";
import { drawSign, type Sign } from "./draw.ts";
import { sayChecked } from "./numbers.ts";
import type { OnePage } from "./one-page.ts";
import { PAGE, SEPARATOR, STYLES, type ParagraphStyle } from "./style.ts";

/** What everything that fits one sheet is made with. */
export interface PaperContent {
  locale: Locale;
  texts: DocumentTexts;
  helplines: Helpline[];
  site: Site;
}

const FOOT: ParagraphStyle = { ...STYLES.foot, size: 8.5, leading: 11.5 };

/** A sign at the upper right, beside the title; `alt` says what it shows, null that it is an ornament. */
export function addSign(page: OnePage, sign: Sign, size: number, alt: string | null): void {
  const left = PAGE.width - page.margins.right - size * (1 - sign.margin / 32);
  page.draw(0, ({ pdf, tags }, top) => {
    const draw = () => drawSign(pdf, sign, left, top, size);
    if (alt === null) return tags.artifact("Layout", draw);
    tags.figure({ type: "Figure", parent: page.root, alt }, [left, top, left + size, top + size], draw);
  });
}

/** Where the sheet comes from, and how old its numbers are, at the lower margin. */
export function addFoot(
  page: OnePage,
  { locale, texts, helplines, site }: PaperContent,
  path: string,
  rows: readonly (readonly string[])[],
): void {
  const url = site.origin + localizedPath(path, locale);
  page.add((flow) => {
    flow.startSection();
    flow.paragraph([{ text: texts.made_from, style: FOOT }], FOOT);
    flow.paragraph(
      [
        { text: showUrl(url), style: FOOT, link: { url, label: showUrl(url) }, quiet: true },
        { text: SEPARATOR + sayChecked(texts.numbers_checked, rows, { helplines, locale }), style: FOOT },
      ],
      FOOT,
    );
  });
}
