import { LOCALES, type Locale } from "../../contract/locale.ts";
import type { AuthoredText } from "./authored-text.ts";

/**
 * What a page sounds like when it is read after the others: how often the favourite things of this site stand in it,
 * and how many of its paragraphs end in a saying. All of it is counted by letters. A high count is no mistake and a
 * low one no merit; it only tells an editor where to listen.
 */
export interface PageMusic {
  file: string;
  locale: Locale;
  words: number;
  motifs: Record<Motif, number>;
  /** Paragraphs of two sentences or more, without those that begin with speech or that show the way to another page. */
  paragraphs: number;
  /** Those of them whose last sentence reads as a saying (`endsInSaying`). */
  sayings: number;
}

export const MOTIFS = ["table", "bread", "need not", "light", "hand", "door", "window", "cup"] as const;
export type Motif = (typeof MOTIFS)[number];

/**
 * What editors are told of: texts that are read as essays. Instructions and letters end briefly for a good reason, and
 * the story of a lighthouse keeper cannot do without a lamp.
 */
const ESSAYS =
  /\/pages\/(?:what-is|what-is-not|darkness-hope|heaven-hell|sing-nations|great-wisdoms|why-cube|gratitude)\.md$/;

/**
 * How often a motif may stand in an essay, the larger of a number and a share of its words, and in all essays of a
 * language together. Taken from the page of heaven and hell, where bread is the subject and comes five times in 1,650
 * words; elsewhere two or three were enough.
 */
const MOST_OF_A_MOTIF = { times: 4, perThousandWords: 3.5, perThousandTogether: 1.75 };
/** How many paragraphs of an essay may end in a saying: the larger of a number and a share. */
const MOST_SAYINGS = { times: 3, share: 0.15 };

const WORDS: Record<Locale, Record<Motif, RegExp>> = {
  sl: {
    table: whole("miz(?:a|e|i|o|ah|am|ama|ami)?"),
    bread: whole("kruh\\p{L}{0,3}|hleb\\p{L}{1,4}|kraj(?:ec|ca|cu|cem)"),
    "need not": whole("ni(?:so)?(?: (?:ti|mu|ji|nam|jim|vam|se|si|je|jih|ga|bilo|nikomur|nikogar))* treba"),
    light: whole("luč(?:i|jo|mi|ih|ka|ke|ki|ko)?|svetilk\\p{L}{0,3}|sveč(?:a|e|i|o|ami)?"),
    hand: whole("rok(?:a|e|i|o|ah|am|ama|ami)?"),
    door: whole("vrat(?:a|ih|om|i)?"),
    window: whole("ok(?:no|na|nu|nom|nih|ni|en|nih)"),
    cup: whole("skodelic\\p{L}{0,3}|čaj\\p{L}{0,3}"),
  },
  en: {
    table: whole("tables?"),
    bread: whole("bread|loaf|loaves|crusts?"),
    "need not": whole(
      "need not|needn’t|need never|(?:do|does) not (?:have|need) to|(?:don’t|doesn’t) (?:have|need) to|nobody has to|no need to",
    ),
    light: whole("lights?|lamps?|candles?|lit"),
    hand: whole("hands?"),
    door: whole("doors?"),
    window: whole("windows?"),
    cup: whole("cups?|tea|kettle"),
  },
};

/** Words of others, and what search engines read. */
const NOT_OUR_VOICE =
  /^(?:quote|poem|list|statistic|source|notice|picture|document)\b|^(?:description|url|by|sign)$/;
/** Where paragraphs stand; a lead or a teaser is a sentence for itself. */
const PARAGRAPHS = ["prose", "story", "pull", "text"];

/** The music of every page and of the stories that have words of our own, in the order of the texts. */
export function listenToPages(texts: AuthoredText[]): PageMusic[] {
  const own = texts.filter(
    ({ file, place }) => /\/(?:pages\/[\w-]+\.md|stories\.yaml)$/.test(file) && !NOT_OUR_VOICE.test(place),
  );
  return [...Map.groupBy(own, ({ file }) => file)].map(([file, parts]) => listen(file, parts));
}

function listen(file: string, parts: AuthoredText[]): PageMusic {
  const locale = parts[0]?.locale ?? "sl";
  const text = parts.map((part) => part.text).join("\n");
  const motifs = Object.fromEntries(
    MOTIFS.map((motif) => [motif, [...text.matchAll(WORDS[locale][motif])].length]),
  ) as Record<Motif, number>;
  const paragraphs = parts.filter(
    ({ place, text: words, links }) =>
      PARAGRAPHS.includes(place) &&
      links.length === 0 &&
      !/^[»“]/.test(words) &&
      sentencesOf(words).length > 1,
  );
  return {
    file,
    locale,
    words: text.match(/\p{L}+/gu)?.length ?? 0,
    motifs,
    paragraphs: paragraphs.length,
    sayings: paragraphs.filter((part) => endsInSaying(part.text, locale)).length,
  };
}

/** How many words a saying has at the most. */
const SAYING_WORDS = 8;
const PAST: Record<Locale, RegExp> = {
  sl: /(?<!\p{L})(?:sem|si|je|sva|sta|smo|ste|so|bi|ni|niso|nisem|bil[aoie]?)(?!\p{L})(?=.*(?<!\p{L})\p{L}+(?:l|la|lo|li|le)(?!\p{L}))|(?<!\p{L})\p{L}+(?:al|il|el|ala|ila|ela|alo|ilo|elo|ali|ili|eli|ale|ile|ele)(?= (?:sem|si|je|sva|sta|smo|ste|so|bi)(?!\p{L}))/iu,
  en: /(?<!\p{L})(?:was|were|had|did|didn’t|wasn’t|said|came|went|took|gave|knew|sat|left|put|told|asked|stood|\p{L}{2,}ed)(?!\p{L})/iu,
};

/**
 * Whether the last sentence of a paragraph reads as a saying: short (at most eight words), about no time and nobody in
 * particular. Told by letters alone: no question, nothing said aloud, no figure, no name (a capital within the
 * sentence), and no past tense that these patterns know. So it takes some plain endings for sayings and lets
 * long sayings pass; what it is good for is to compare one page with another.
 */
export function endsInSaying(paragraph: string, locale: Locale): boolean {
  const sentences = sentencesOf(paragraph);
  const last = sentences.at(-1) ?? "";
  const words = last.match(/[\p{L}’-]+/gu) ?? [];
  if (sentences.length < 2 || words.length === 0 || words.length > SAYING_WORDS) return false;
  if (/[?…:»«“”\d]/.test(last) || PAST[locale].test(last)) return false;
  return !words.slice(1).some((word) => /^\p{Lu}/u.test(word) && !/^I(?:’|$)/.test(word));
}

function sentencesOf(paragraph: string): string[] {
  const text = paragraph.replace(/\s+/g, " ").trim();
  return text.match(/[^.!?…]+(?:[.!?…]+[»”]?|$)/g)?.filter((part) => /\p{L}/u.test(part)) ?? [];
}

/** What stands in an essay, or in all of a language, more often than it should; nothing of it stops the build. */
export function hearRepeats(pages: PageMusic[]): string[] {
  const essays = pages.filter(({ file }) => ESSAYS.test(file));
  return [
    ...essays.flatMap((page) => [...loudMotifs(page), ...manySayings(page)]),
    ...LOCALES.flatMap((locale) => loudTogether(essays.filter((page) => page.locale === locale))),
  ];
}

function loudMotifs({ file, words, motifs }: PageMusic): string[] {
  const most = Math.max(MOST_OF_A_MOTIF.times, (words / 1000) * MOST_OF_A_MOTIF.perThousandWords);
  return MOTIFS.filter((motif) => motifs[motif] > most).map(
    (motif) =>
      `${file}: "${motif}" stands here ${motifs[motif]} times. Would another thing do in some places?`,
  );
}

function manySayings({ file, paragraphs, sayings }: PageMusic): string[] {
  if (sayings <= Math.max(MOST_SAYINGS.times, paragraphs * MOST_SAYINGS.share)) return [];
  return [`${file}: ${sayings} of ${paragraphs} paragraphs end in a short saying. Let some simply stop.`];
}

function loudTogether(essays: PageMusic[]): string[] {
  const words = sum(essays, (page) => page.words);
  const most = Math.max(MOST_OF_A_MOTIF.times, (words / 1000) * MOST_OF_A_MOTIF.perThousandTogether);
  return MOTIFS.flatMap((motif) => {
    const times = sum(essays, (page) => page.motifs[motif]);
    if (times <= most) return [];
    return [`content/${essays[0]?.locale}: the essays have "${motif}" ${times} times in ${words} words.`];
  });
}

function sum(pages: PageMusic[], count: (page: PageMusic) => number): number {
  return pages.reduce((total, page) => total + count(page), 0);
}

/** The counts of all pages as a table for editors, a line for each page and one for the sum of each language. */
export function musicTable(pages: PageMusic[]): string {
  const head = ["", "words", ...MOTIFS, "sayings"];
  const rows = LOCALES.flatMap((locale) => {
    const own = pages.filter((page) => page.locale === locale);
    return [
      ...own.map((page) => [
        page.file.replace(/^content\//, ""),
        `${page.words}`,
        ...MOTIFS.map((motif) => `${page.motifs[motif] || "·"}`),
        `${page.sayings}/${page.paragraphs}`,
      ]),
      [
        `${locale}, together`,
        `${sum(own, (page) => page.words)}`,
        ...MOTIFS.map((motif) => `${sum(own, (page) => page.motifs[motif])}`),
        `${sum(own, (page) => page.sayings)}/${sum(own, (page) => page.paragraphs)}`,
      ],
    ];
  });
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => [...(row[column] ?? "")].length)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function whole(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${words})(?!\\p{L})`, "giu");
}
