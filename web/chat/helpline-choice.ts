import type { Helpline } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import { SLOVENIAN_TIME } from "./opening-hours.ts";

/** The two numbers of every help card, in this order (decisions.md "Safety"). */
const FIRST = ["116123", "112"];
/** Countries of lines that everyone sees; others see a line only from their own country. */
const FOR_ALL = ["SI", "EU", "*"];

export interface HelplineChoice {
  /** Shown large. */
  first: Helpline[];
  /** Shown below, where the first may be far away: the visitor's own country and the directory of the world. */
  near: Helpline[];
  /** Shown when asked for. */
  others: Helpline[];
}

/**
 * The lines of the help card.
 *
 * @param country the visitor's country as two letters, if known
 */
export function chooseHelplines(
  helplines: readonly Helpline[],
  locale: Locale,
  country: string | undefined,
): HelplineChoice {
  const shown = helplines.filter((line) => line.show.includes(locale));
  const home = shown.filter((line) => FOR_ALL.includes(line.country));
  const first = FIRST.flatMap((number) => home.find((line) => digits(line) === number) ?? []);
  const own = shown.filter((line) => line.country === country && !FOR_ALL.includes(line.country));
  const world = locale === "sl" ? [] : home.filter((line) => line.country === "*");
  const near = [...own, ...world];
  return { first, near, others: home.filter((line) => !first.includes(line) && !near.includes(line)) };
}

/** The country named by the browser's languages, as in `en-GB`. */
export function countryOf(languages: readonly string[]): string | undefined {
  return languages
    .map((language) => /-([A-Z]{2})\b/.exec(language)?.[1])
    .find((region) => region !== undefined);
}

/** The clock of a line: Slovenian time, or the visitor's own where the line is in the visitor's country. */
export function clockOf(line: Helpline): string | undefined {
  return line.country === "SI" || line.country === "EU" ? SLOVENIAN_TIME : undefined;
}

function digits(line: Helpline): string {
  return (line.number ?? "").replace(/\D/g, "");
}
