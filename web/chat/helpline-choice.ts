import type { Helpline } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import { SLOVENIAN_TIME } from "../../contract/opening-hours.ts";

/** Who the card is for: somebody whose life is in danger, somebody who is hurt by another, or a child. */
export type HelpNeed = "life" | "violence" | "child";

/** The two large lines of the card, in this order (decisions.md "Safety"). */
const FIRST: Record<HelpNeed, readonly string[]> = {
  life: ["si-116123", "si-112"],
  violence: ["si-sos", "si-113"],
  child: ["si-tom", "si-112"],
};
/** Whose lines are large where there is more than one need. */
const GRAVEST_FIRST: readonly HelpNeed[] = ["life", "child", "violence"];
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
 * @param needs who the card is for
 */
export function chooseHelplines(
  helplines: readonly Helpline[],
  locale: Locale,
  country: string | undefined,
  needs: readonly HelpNeed[] = ["life"],
): HelplineChoice {
  const shown = helplines.filter((line) => line.show.includes(locale));
  const home = shown.filter((line) => FOR_ALL.includes(line.country));
  const find = (id: string) => home.find((line) => line.id === id) ?? [];
  const gravest = GRAVEST_FIRST.find((need) => needs.includes(need)) ?? "life";
  // Lines for other needs may be shown in Slovenian alone; the lines for life are shown to all.
  const fitting = FIRST[gravest].flatMap(find);
  const first = fitting.length > 0 ? fitting : FIRST.life.flatMap(find);
  const further = GRAVEST_FIRST.filter((need) => needs.includes(need))
    .flatMap((need) => FIRST[need].flatMap(find))
    .filter((line, index, all) => !first.includes(line) && all.indexOf(line) === index);
  const own = shown.filter((line) => line.country === country && !FOR_ALL.includes(line.country));
  const world = locale === "sl" ? [] : home.filter((line) => line.country === "*");
  const near = [...further, ...own, ...world];
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
