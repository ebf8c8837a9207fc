import { join } from "node:path";
import jsQR from "jsqr";
import { expect, test } from "vitest";
import { LOCALES, localizedPath, type Locale } from "../../contract/locale.ts";
import { TOPIC_IDS } from "../../contract/pages.ts";
import { SHEET_IDS } from "../../contract/printed.ts";
import { compileContent } from "../content/compile.ts";
import { readSign } from "../document.ts";
import { gatherPaper, makePapers, type PapersContent } from "./papers.ts";
import { readPdf, type PdfContents } from "./read-pdf.ts";

const ROOT = join(import.meta.dirname, "../..");
const { files } = compileContent(ROOT, new Date("2026-11-27"));

interface Made {
  locale: Locale;
  name: string;
  title: string;
  content: PapersContent;
  pdf: PdfContents;
}
const contents = { sl: contentOf("sl"), en: contentOf("en") };
const made: Made[] = await Promise.all(
  LOCALES.flatMap((locale) =>
    makePapers(contents[locale], readSign(ROOT), false).map(async ({ name, title, file }) => ({
      locale,
      name,
      title,
      content: contents[locale],
      pdf: readPdf(await file),
    })),
  ),
);

function contentOf(locale: Locale): PapersContent {
  return gatherPaper(locale, (file) => files.get(file));
}

/** All words that an editor wrote for a paper, and the ids of its numbers. */
function wordsOf({ name, content }: Made): { texts: string[]; ids: string[] } {
  const { sheets, handouts, poster } = content;
  for (const id of SHEET_IDS)
    if (name === id) {
      const { title, lead, sections, helplines } = sheets[id];
      return {
        texts: [title, lead, ...sections.flatMap((part) => [part.title, ...part.items])],
        ids: helplines.flat(),
      };
    }
  for (const id of TOPIC_IDS)
    if (name === `handout-${id}`) {
      const { title, lead, thought, questions, try: attempt, read_on } = handouts.faces[id];
      return {
        texts: [title, lead, thought, handouts.questions_title, ...questions, attempt, read_on],
        ids: handouts.helplines.flat(),
      };
    }
  return {
    texts: [poster.title, poster.text, poster.scan, poster.strip.text],
    ids: [...poster.helplines.flat(), ...poster.strip.helplines],
  };
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("there is a sheet for each page, a handout for each face, and a poster, in both languages", () => {
  expect(made).toHaveLength(LOCALES.length * (SHEET_IDS.length + TOPIC_IDS.length + 1));
});

test.each(made)(
  "$locale $name is one page, tagged, with its language and title",
  ({ locale, title, pdf }) => {
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.catalog).toContain(`/Lang (${locale})`);
    expect(pdf.catalog).toContain("/StructTreeRoot");
    expect(pdf.source).toContain("/Marked true");
    expect(pdf.source).toContain("/DisplayDocTitle true");
    expect(pdf.source.match(/\/S \/Document\n/g)).toHaveLength(1);
    for (const type of ["Sect", "H1", "P", "L", "LI", "LBody", "Link"])
      expect(pdf.source, type).toContain(`/S /${type}\n`);
    expect(pdf.bookmarks).toContain(plain(title));
    const fonts = pdf.source.match(/\/Type \/FontDescriptor/g)?.length;
    expect(pdf.source.match(/\/FontFile2 /g)).toHaveLength(fonts ?? 0);
  },
);

test.each(made)("every word of $locale $name can be selected, in the order of its text", (paper) => {
  const text = plain(paper.pdf.pages[0]?.text ?? "");
  const places = wordsOf(paper).texts.map((words) => {
    expect(text).toContain(plain(words));
    return text.indexOf(plain(words));
  });
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test.each(made)("each number of $locale $name stands there and can be called", (paper) => {
  const { text = "", links = [] } = paper.pdf.pages[0] ?? {};
  const { ids } = wordsOf(paper);
  expect(ids.length).toBeGreaterThan(1);
  for (const id of ids) {
    const line = paper.content.helplines.find((known) => known.id === id);
    expect(plain(text), id).toContain(line?.number ? plain(line.number) : "findahelpline.com");
    expect(links, id).toContain(line?.tel ?? line?.url);
  }
});

test.each(made.filter(({ name }) => name === "poster"))(
  "in $locale the codes of the poster and of its strips lead to the page of help",
  ({ locale, content, pdf }) => {
    const codes = readCodes(pdf.source);
    expect(codes).toHaveLength(7);
    const url = content.site.origin + localizedPath("/help", locale);
    for (const code of codes) expect(code).toBe(url);
  },
);

test.each(made)(
  "what $locale $name prints as its address opens in its language",
  ({ locale, content, pdf }) => {
    const host = content.site.origin.replace("https://", "");
    const printed = (pdf.pages[0]?.text ?? "").replaceAll(/\s/g, "").split(host).slice(1);
    expect(printed.length).toBeGreaterThan(0);
    for (const rest of printed) expect(/^[/a-z0-9-]*\?lng=en/.test(rest), rest).toBe(locale === "en");
  },
);

test("the strips of the poster, too, say where an answer comes in Slovenian", () => {
  const poster = made.find(({ name, locale }) => name === "poster" && locale === "en");
  const [, strip = ""] = plain(poster?.pdf.pages[0]?.text ?? "").split(contents.en.texts.made_from);
  expect(strip.replaceAll(/\s+/g, " ")).toContain("Slovenia (Slovenian), UK, Ireland");
});

test("the same texts make the same files, small enough for a telephone", async () => {
  const make = () => Promise.all(makePapers(contents.sl, readSign(ROOT)).map(({ file }) => file));
  const [once, again] = [await make(), await make()];
  for (const [index, file] of once.entries()) {
    expect(file.equals(again[index] ?? Buffer.alloc(0))).toBe(true);
    expect(file.length).toBeLessThan(150_000);
  }
});

/** What a camera reads: each picture of many squares is drawn on white and looked at. */
function readCodes(source: string): (string | undefined)[] {
  const rectangle = /^(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re$/gm;
  return [...source.matchAll(/(?:^-?[\d.]+ -?[\d.]+ -?[\d.]+ -?[\d.]+ re\n){20,}/gm)].map(([squares]) => {
    const boxes = [...squares.matchAll(rectangle)].map((match) => match.slice(1).map(Number));
    return look(boxes as [number, number, number, number][]);
  });
}

function look(boxes: [number, number, number, number][]): string | undefined {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const scale = 6;
  const border = 90;
  const size = Math.ceil(Math.max(...boxes.map(([x, , width]) => x + width - left)) * scale) + 2 * border;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [x, y, width, height] of boxes) {
    const [from, to] = [(x - left) * scale + border, (x + width - left) * scale + border].map(Math.round);
    const [upper, lower] = [(y - top) * scale + border, (y + height - top) * scale + border].map(Math.round);
    for (let row = upper ?? 0; row < (lower ?? 0); row++)
      for (let column = from ?? 0; column < (to ?? 0); column++)
        pixels.set([0, 0, 0], (row * size + column) * 4);
  }
  return jsQR(pixels, size, size)?.data;
}
