import type { Helpline } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import type { DocumentTexts } from "../../contract/printed.ts";
import { showUrl } from "./blocks.ts";
import type { Flow, Tag } from "./flow.ts";
import { formatDate } from "./help.ts";
import type { OnePage } from "./one-page.ts";
import { SEPARATOR, STYLES, type ParagraphStyle } from "./style.ts";

/** How numbers look, and what stands below them. */
export interface NumberLook {
  /** In points, by how many share the row. */
  sizes: readonly [number, number, number, number];
  name: ParagraphStyle;
  facts: ParagraphStyle;
}
const LOOK: NumberLook = {
  sizes: [34, 34, 24, 21],
  name: { ...STYLES.facts, font: "semibold", size: 10, leading: 13 },
  facts: { ...STYLES.facts, size: 9.5, leading: 12.25 },
};
const GAP = 16;
/** Of an address where there is no number. */
const ADDRESS_SIZE = 12;

interface NumbersContent {
  helplines: readonly Helpline[];
  locale: Locale;
  texts: Pick<DocumentTexts, "always">;
}

/** The lines of a row that stand together, because they have the same number. */
export function groupByNumber(ids: readonly string[], helplines: readonly Helpline[]): Helpline[][] {
  const lines = findLines(ids, helplines);
  return [...Map.groupBy(lines, ({ number, id }) => number ?? id).values()];
}

function findLines(ids: readonly string[], helplines: readonly Helpline[]): Helpline[] {
  return ids.flatMap((id) => helplines.find((line) => line.id === id) ?? []);
}

/** Rows of large numbers, each with who answers and when. */
export function addNumbers(
  page: OnePage,
  rows: readonly (readonly string[])[],
  { helplines, locale, texts }: NumbersContent,
  look = LOOK,
): void {
  const list: Tag = { type: "L", parent: { type: "Sect", parent: page.root } };
  const groupsOf = rows.map((row) => groupByNumber(row, helplines));
  const columns = Math.max(...groupsOf.map((groups) => groups.length));
  // Where a number means several countries, all of them are told by their country.
  const isByCountry = groupsOf.flat().some((lines) => lines.length > 1);
  for (const [index, groups] of groupsOf.entries()) {
    if (index > 0) page.space(9);
    // Rows of nearly as many stand below one another; two alone share the page.
    const shared = groups.length > 2 ? columns : groups.length;
    const size = look.sizes[shared - 1] ?? 18;
    page.addCells(
      groups.map((lines) => (flow) => {
        const own = isByCountry && lines[0]?.country !== "*";
        addNumber(flow, lines, own ? tellCountries(lines, { locale, texts }) : tellLine(lines, locale), {
          ...look,
          size,
        });
      }),
      GAP,
      () => ({ type: "LI", parent: list }),
      shared,
    );
  }
}

/** What stands below a number. */
interface Told {
  name: string;
  facts: string[];
  /** Of its website. */
  url?: string | undefined;
}

function tellLine([line]: Helpline[], locale: Locale): Told {
  if (!line) return { name: "", facts: [] };
  const facts = [line.for[locale], line.hours_text[locale]];
  return { name: line.name[locale], facts, url: line.number === undefined ? undefined : line.url };
}

function tellCountries(lines: Helpline[], { locale, texts }: Omit<NumbersContent, "helplines">): Told {
  const [line] = lines;
  if (!line) return { name: "", facts: [] };
  const isAlways = lines.every(({ hours }) => hours === "always");
  const hours = isAlways ? texts.always.replaceAll(" ", "\u00a0") : line.hours_text[locale];
  return { name: nameCountriesAndLanguages(lines, locale), facts: [line.for[locale], hours] };
}

function addNumber(
  flow: Flow,
  [line]: Helpline[],
  told: Told,
  look: Pick<NumberLook, "name" | "facts"> & { size: number },
): void {
  if (!line) return;
  const { number } = line;
  const target = number === undefined ? line.url : line.tel;
  const style: ParagraphStyle = {
    ...STYLES.number,
    size: number === undefined ? ADDRESS_SIZE : look.size,
    leading: look.size * 1.15,
  };
  // A number is never broken.
  const text = (number ?? showUrl(line.url ?? "")).replaceAll(" ", "\u00a0");
  const label = [told.name, number].filter(Boolean).join(", ");
  const link = target ? { url: target, label } : undefined;
  flow.within("LBody", () => {
    flow.paragraph([{ text, style, link, quiet: true }], style);
    flow.paragraph([{ text: told.name, style: look.name }], look.name);
    flow.paragraph([{ text: told.facts.join(SEPARATOR), style: look.facts }], look.facts);
    if (!told.url) return;
    const address = { url: told.url, label: told.name };
    flow.paragraph([{ text: showUrl(told.url), style: look.facts, link: address }], look.facts);
  });
}

/** "Slovenia, UK, Ireland" */
export function nameCountries(lines: readonly Helpline[], locale: Locale): string {
  const countries = new Intl.DisplayNames(locale, { type: "region", style: "short" });
  return lines.map(({ country }) => countries.of(country) ?? country).join(", ");
}

/** "Slovenia (Slovenian), UK, Ireland": what is spoken, too, where the reader may not expect it. */
export function nameCountriesAndLanguages(lines: readonly Helpline[], locale: Locale): string {
  const languageNames = new Intl.DisplayNames(locale, { type: "language" });
  return lines
    .map((line) => {
      const { languages = [locale] } = line;
      const country = nameCountries([line], locale);
      if (languages.includes(locale)) return country;
      return `${country} (${languages.map((code) => languageNames.of(code)).join(", ")})`;
    })
    .join(", ");
}

/** The oldest day on which one of the numbers was compared with its source. */
export function sayChecked(
  words: string,
  rows: readonly (readonly string[])[],
  { helplines, locale }: { helplines: readonly Helpline[]; locale: Locale },
): string {
  const days = findLines(rows.flat(), helplines).map(({ checked }) => checked);
  const oldest = days.toSorted()[0] ?? "";
  return words.replace("{date}", formatDate(oldest, locale)).replaceAll(" ", "\u00a0");
}
