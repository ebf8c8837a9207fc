import type { CardLine } from "../../contract/content.ts";
import { readCountry, servesCountry } from "../../contract/countries.ts";
import { isForChildren } from "../../contract/helpline-ways.ts";
import type { Locale } from "../../contract/locale.ts";

/** Who the card is for: somebody whose life is in danger, somebody who is hurt by another, or a child. */
export type HelpNeed = "life" | "violence" | "child";

/** The two large lines of the card where no other country is known, in this order (decisions.md "Safety"). */
const FIRST: Record<HelpNeed, readonly string[]> = {
  life: ["si-116123", "si-112"],
  violence: ["si-sos", "si-113"],
  child: ["si-tom", "si-112"],
};
/** Whose lines are large where there is more than one need. */
const GRAVEST_FIRST: readonly HelpNeed[] = ["life", "child", "violence"];
/** Countries of lines that everyone sees; others see a line only from their own country. */
const FOR_ALL = ["SI", "EU", "*"];

/** Where a visitor is, as two letters. */
export interface Place {
  /** What the network tells, or the page of help that is open; it decides which lines stand first. */
  known?: string | null | undefined;
  /** What the browser's languages name: many a browser in Slovenia says `en-US`, so its lines stand second. */
  guessed?: string | undefined;
}

export interface HelplineChoice {
  /** Shown large. */
  first: CardLine[];
  /** Shown below, where the first may be far away: 116 123 and 112, a country that is guessed, the directory of the world. */
  near: CardLine[];
  /** Shown when asked for; in another country only what can be called from there. */
  others: CardLine[];
}

/**
 * The lines of the help card, one's own country first as on /help (docs/decisions/0019-own-country-first.md).
 *
 * @param needs who the card is for
 */
export function chooseHelplines(
  helplines: readonly CardLine[],
  locale: Locale,
  { known, guessed }: Place,
  needs: readonly HelpNeed[] = ["life"],
): HelplineChoice {
  const shown = helplines.filter((line) => line.show.includes(locale));
  const home = shown.filter((line) => FOR_ALL.includes(line.country));
  const find = (id: string) => home.find((line) => line.id === id) ?? [];
  const gravest = GRAVEST_FIRST.find((need) => needs.includes(need)) ?? "life";
  const always = FIRST.life.flatMap(find);
  // Lines for other needs may be shown in Slovenian alone; the lines for life are shown to all.
  const fitting = FIRST[gravest].flatMap(find);
  const abroad = known === "SI" ? [] : linesAbroad(helplines, known, gravest);
  const first = abroad.length > 0 ? abroad : fitting.length > 0 ? fitting : always;
  const further = GRAVEST_FIRST.filter((need) => needs.includes(need)).flatMap((need) =>
    FIRST[need].flatMap(find),
  );
  const foreign = (code: string | undefined) =>
    shown.filter((line) => line.country === code && !FOR_ALL.includes(line.country));
  // In a country that is known, its own lines answer; the directory can be asked for.
  const world = locale === "sl" || abroad.length > 0 ? [] : home.filter((line) => line.country === "*");
  const near = unlike(first, [...further, ...foreign(known ? undefined : guessed), ...world]);
  return {
    first,
    near,
    others: unlike([...first, ...near], abroad.length > 0 ? home.filter(canBeReachedAbroad) : home),
  };
}

/** The two lines that stand large in a country other than Slovenia; none where they are not known. */
function linesAbroad(
  helplines: readonly CardLine[],
  code: string | null | undefined,
  need: HelpNeed,
): CardLine[] {
  const country = readCountry(code);
  if (country === null) return [];
  const own = helplines.filter((line) => servesCountry(line, country));
  const inDistress = own.filter((line) => !line.emergency);
  const inDanger = own.find((line) => line.emergency);
  const answering = (need === "child" && inDistress.find(isForChildren)) || inDistress[0];
  const both = need === "violence" ? [inDanger, answering] : [answering, inDanger];
  return both.filter((line) => line !== undefined);
}

/** A short or free number calls nobody from another country, or a line of that country. */
function canBeReachedAbroad({ country, tel }: CardLine): boolean {
  return country !== "SI" || tel === undefined || tel.startsWith("tel:+");
}

/** Lines that none of the others calls already: 116 123 is a helpline of several countries. */
function unlike(others: readonly CardLine[], lines: readonly CardLine[]): CardLine[] {
  const isSame = (one: CardLine, other: CardLine) =>
    one.id === other.id || (one.tel !== undefined && one.tel === other.tel);
  return lines.filter(
    (line, index) =>
      !others.some((other) => isSame(line, other)) &&
      lines.findIndex((other) => isSame(line, other)) === index,
  );
}

/** The country named by the browser's languages, as in `en-GB`. */
export function countryOf(languages: readonly string[]): string | undefined {
  return languages
    .map((language) => /-([A-Z]{2})\b/.exec(language)?.[1])
    .find((region) => region !== undefined);
}
