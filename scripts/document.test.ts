import { join } from "node:path";
import { expect, test } from "vitest";
import type { AnyPage } from "../contract/content.ts";
import { LOCALES, type Locale } from "../contract/locale.ts";
import { PAGES } from "../contract/pages.ts";
import { compileContent } from "./content/compile.ts";
import { gatherContent, gatherSheet, makeDocument, makeSheet, readSign } from "./document.ts";
import { readPdf } from "./document/read-pdf.ts";

const ROOT = join(import.meta.dirname, "..");
const { files } = compileContent(ROOT, new Date("2026-11-21"));

const contentOf = (locale: Locale) => gatherContent(locale, (file) => files.get(file));
const make = (locale: Locale, compress: boolean) => makeDocument(contentOf(locale), readSign(ROOT), compress);
const documents = {
  sl: readPdf(await make("sl", false)),
  en: readPdf(await make("en", false)),
};

test.each(LOCALES)("the document says its language and title, and is tagged, in %s", (locale) => {
  const { catalog, source } = documents[locale];
  expect(catalog).toContain(`/Lang (${locale})`);
  expect(catalog).toContain("/StructTreeRoot");
  expect(source).toContain("/Marked true");
  expect(source).toContain("/DisplayDocTitle true");
  expect(source).toContain(`>${contentOf(locale).texts.title.replaceAll("\u00a0", " ")}<`);
  for (const type of [
    "Document",
    "H1",
    "H2",
    "H3",
    "P",
    "BlockQuote",
    "LI",
    "Lbl",
    "LBody",
    "Link",
    "Figure",
  ])
    expect(source, type).toContain(`/S /${type}\n`);
});

test.each(LOCALES)("every font is embedded in %s", (locale) => {
  const { source } = documents[locale];
  const count = (pattern: RegExp) => source.match(pattern)?.length ?? 0;
  expect(count(/\/Type \/FontDescriptor/g)).toBe(4);
  expect(count(/\/FontFile2 /g)).toBe(4);
  expect(count(/\/BaseFont \/[A-Z]{6}\+Newsreader/g)).toBe(8);
});

test.each(LOCALES)(
  "the first and the last page say who to call, and let a telephone call, in %s",
  (locale) => {
    const { pages } = documents[locale];
    const all = contentOf(locale).helplines.filter((line) => line.show.includes(locale));
    const shown = all.filter((line) => line.on_paper !== false);
    for (const page of [pages[0], pages.at(-1)]) {
      for (const line of all) expect(page?.text).toContain(line.number ?? "findahelpline.com");
      for (const line of shown) {
        expect(page?.text).toContain(line.name[locale]);
        expect(page?.links).toContain(line.tel ?? line.url);
      }
      for (const line of all) expect(page?.links).toContain(line.tel ?? line.url);
      const checked = contentOf(locale).texts.checked.replace("{date}", "");
      expect(page?.text.split(checked).length).toBe(shown.length + 1);
    }
  },
);

test.each(LOCALES)("the words of the page can be read out of the file in %s", (locale) => {
  const text = documents[locale].pages.map((page) => page.text).join(" ");
  const said = contentOf(locale).page.blocks.flatMap((block) => {
    if (block.kind === "quote" || block.kind === "statistic")
      return [...block.text.split("\n"), block.source];
    if (block.kind === "links") return block.links.flatMap((link) => [link.title, link.by]);
    if (block.kind === "story") return [block.title];
    return [];
  });
  expect(said.length).toBeGreaterThan(40);
  for (const words of said) expect(text).toContain(words.replaceAll("\u00a0", " "));
  if (locale === "sl") expect(text).toContain("Žlica je težka. Sporočilo čaka na odgovor že četrti dan");
});

test.each(LOCALES)("each heading has a bookmark in %s", (locale) => {
  const { bookmarks } = documents[locale];
  const { page, texts } = contentOf(locale);
  const titles = [texts.title, ...page.headings.map((heading) => heading.text)];
  for (const title of titles) expect(bookmarks).toContain(title.replaceAll("\u00a0", " "));
});

test("links within the site lead to its full address, in the language of the document", () => {
  const links = documents.en.pages.flatMap((page) => page.links);
  expect(links).toContain("https://kocka-modrosti.example.org/help?lng=en");
  expect(links.filter((url) => !/^(https:|tel:)/.test(url))).toEqual([]);
});

test("every block of the site could stand in the document", async () => {
  const blocks = PAGES.flatMap(({ id }) => (files.get(`sl/pages/${id}.json`) as AnyPage).blocks);
  const content = contentOf("sl");
  const file = await makeDocument({ ...content, page: { ...content.page, blocks } }, readSign(ROOT), false);
  const text = readPdf(file)
    .pages.map((page) => page.text)
    .join(" ");
  const titles = blocks.flatMap((block) =>
    block.kind === "cards" || block.kind === "poem" || block.kind === "list" ? [block.title] : [],
  );
  expect(titles.length).toBeGreaterThan(2);
  for (const title of titles) expect(text).toContain(title.replaceAll("\u00a0", " "));
});

test("the same texts make the same file, small enough for a telephone", async () => {
  const [once, again] = [await make("sl", true), await make("sl", true)];
  expect(once.equals(again)).toBe(true);
  expect(once.length).toBeLessThan(250_000);
});

test.each(LOCALES)(
  "the sheet of the conversation in distress is a document too, tagged, and says who has read it, in %s",
  async (locale) => {
    const content = gatherSheet(locale, (file) => files.get(file));
    const { catalog, pages, source, bookmarks } = readPdf(await makeSheet(content, readSign(ROOT), false));
    const text = pages.map((page) => page.text).join(" ");
    const plain = (words: string) => words.replaceAll("\u00a0", " ");
    expect(catalog).toContain(`/Lang (${locale})`);
    expect(source).toContain("/Marked true");
    expect(text).toContain(plain(content.page.meta.words.not_reviewed));
    const steps = content.page.data.states.flatMap((state) => state.steps);
    expect(steps.length).toBeGreaterThan(100);
    for (const { title, choices } of steps) {
      expect(bookmarks).toContain(plain(title));
      for (const { label } of choices) expect(text).toContain(plain(label));
    }
  },
);
