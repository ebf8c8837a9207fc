import type { Helpline } from "../../contract/content.ts";
import type { HelpCountry } from "../../contract/countries.ts";
import type { Locale } from "../../contract/locale.ts";
import type { NextOpening } from "../../contract/opening-hours.ts";
import type { Protocol } from "../../contract/protocol.ts";
import { findWrittenHelp, type WrittenHelp, type WrittenKind } from "../../contract/written-help.ts";
import compiled from "../../generated/content/helplines.json";

/** The lines as the build made them, which checked them against the schema. */
const HELPLINES = compiled as unknown as readonly Helpline[];

/** Where and when somebody asks. */
export interface Moment {
  now: Date;
  /** Null where it is not known, or its helplines are not. */
  country: HelpCountry | null;
}

/** A sentence, and how much it matters where there is no room for all: the least number first. */
interface Sentence {
  text: string;
  rank: number;
  /** It is for danger, and out of place in ordinary talk. */
  isForDanger?: true;
}

/** Who answers in writing at a moment, in the words of the sheet. */
export interface WrittenWords {
  /** In the order in which they are said; the first of rank names who is open, or says that nobody is. */
  sentences: readonly Sentence[];
  /** Where there is room for next to nothing; empty where nobody is known. */
  brief: string;
}

/** Puts into words who answers in writing at this hour, when the next one opens, and what can be done meanwhile. */
export function sayWritten(
  { written }: Pick<Protocol, "written">,
  { now, country }: Moment,
  language: Locale,
  lines: readonly Helpline[] = HELPLINES,
): WrittenWords {
  const words = new Words(written, language);
  // Slovenian is read in Slovenia where nothing tells otherwise.
  const home = country ?? (language === "sl" ? "SI" : null);
  const danger: Sentence = { text: words.plain("danger"), rank: 1, isForDanger: true };
  if (home === null)
    return {
      sentences: [{ text: words.plain("anywhere"), rank: 0 }, danger],
      brief: words.plain("brief"),
    };
  const found = findWrittenHelp(lines, { country: home, language, now });
  const first = found.find(({ is }) => is === "open" || is === "likely");
  const later = found.find(({ is }) => is === "later");
  const isAtHome = home === "SI";
  const sentences = [
    ...(first ? [{ text: words.now(first), rank: 0 }] : sayNone(words, found)),
    ...(later && first?.is !== "open" ? [{ text: words.way(written.later, later), rank: 4 }] : []),
    ...(isAtHome && first ? [{ text: words.plain("adults"), rank: 3 }] : []),
    ...(!first && !later ? [{ text: words.plain("elsewhere"), rank: 2 }] : []),
    ...(isAtHome ? [danger] : []),
  ];
  const text = found.find(({ is, way }) => is === "open" && way.kind === "text");
  const elsewhere = text
    ? words.way(text.way.keyword === null ? written.brief_text : written.brief_keyword, text)
    : "";
  return { sentences, brief: isAtHome ? words.plain("brief") : elsewhere };
}

function sayNone(words: Words, found: readonly WrittenHelp[]): Sentence[] {
  const next = found
    .filter((help) => help.is === "closed" && help.next !== null)
    .toSorted((one, other) => soonness(one.next) - soonness(other.next))[0];
  return [{ text: words.plain("none"), rank: 0 }, ...(next ? [{ text: words.next(next), rank: 2 }] : [])];
}

function soonness(next: NextOpening | null): number {
  return next === null ? Infinity : next.inDays * 24 + Number(next.at.slice(0, 2));
}

/** As many sentences as there is room for, in their order; none where not even the first of rank fits. */
export function fitWritten(sentences: readonly Sentence[], room: number): string {
  let left = room;
  const chosen = new Set<Sentence>();
  for (const sentence of sentences.toSorted((one, other) => one.rank - other.rank)) {
    const length = countWords(sentence.text);
    if (length > left && sentence.rank === 0) return "";
    if (length > left) continue;
    left -= length;
    chosen.add(sentence);
  }
  return sentences
    .filter((sentence) => chosen.has(sentence))
    .map(({ text }) => text)
    .join(" ");
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}

type Written = Protocol["written"];
type Text = Written["lead"];

/** The sentences of the sheet in one language, with what is true at the moment put in. */
class Words {
  private readonly written: Written;
  private readonly language: Locale;

  constructor(written: Written, language: Locale) {
    this.written = written;
    this.language = language;
  }

  plain(name: "danger" | "anywhere" | "brief" | "none" | "adults" | "elsewhere"): string {
    return this.written[name][this.language];
  }

  now(help: WrittenHelp): string {
    const kind = help.way.keyword === null ? (help.way.kind as WrittenKind) : "keyword";
    return this.way(this.written[help.is === "open" ? "open" : "likely"][kind], help);
  }

  next(help: WrittenHelp): string {
    return this.way(this.written.next[help.way.kind as WrittenKind], help);
  }

  way(text: Text, { line, way, until, next }: WrittenHelp): string {
    const values: Record<string, string> = {
      name: this.nameOf(line),
      for: line.for[this.language],
      to: way.href.startsWith("https:") ? `[${way.shown}](${way.href})` : way.shown,
      keyword: way.keyword ?? "",
      until: until === null ? "" : this.fill(this.written.until, { time: this.clock(until) }),
      when: next === null ? "" : this.when(next),
    };
    return this.fill(text, values);
  }

  /** "Slovenia: TOM, helpline for children" is called TOM; its language is told where it is another one. */
  private nameOf({ name, languages }: Helpline): string {
    const short = name[this.language].replace(/^[^:]*: /, "").replace(/,.*$/, "");
    const spoken = languages?.[0];
    if (spoken === undefined || languages?.includes(this.language)) return short;
    const language = new Intl.DisplayNames(this.language, { type: "language" }).of(spoken) ?? spoken;
    return `${short} (${this.fill(this.written.language, { language })})`;
  }

  private when({ at, inDays, weekday }: NextOpening): string {
    const { today, tomorrow, days } = this.written;
    const day = inDays === 0 ? today : inDays === 1 ? tomorrow : days[weekday];
    return this.fill(day, { time: this.clock(at) });
  }

  private clock(time: string): string {
    return this.language === "sl" ? time.replace(/^0/, "").replace(":", ".") : time;
  }

  private fill(text: Text, values: Record<string, string>): string {
    return text[this.language]
      .replace(/\{([a-z]+)\}/g, (_, name: string) => values[name] ?? "")
      .replace(/\s+(?=[.,;:])/g, "")
      .replace(/ {2,}/g, " ");
  }
}
