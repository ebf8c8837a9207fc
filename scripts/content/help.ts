import type { CardLine, Helpline, HelpData, HelpLine, HelpMeta } from "../../contract/content.ts";
import { HELP_COUNTRIES, servesCountry, withoutCountry, type HelpCountry } from "../../contract/countries.ts";
import { isForChildren, waysOf } from "../../contract/helpline-ways.ts";
import type { Locale } from "../../contract/locale.ts";
import { PLAIN_HELP } from "../../contract/plain-help.ts";
import { slugify } from "./markdown.ts";

/** Shown wherever somebody is: the line of Slovenia and the number for danger. */
const ALWAYS = ["si-116123", "si-112"];
/** The directory of the world. */
const WORLD = "world";

/**
 * Puts the helplines in the order of /help: by country, in each the first line that helps in distress, then the number
 * for danger, then the others as they stand in the file.
 *
 * @throws when one of those that are always shown is missing
 */
export function arrangeHelp(helplines: readonly Helpline[], { words }: HelpMeta, locale: Locale): HelpData {
  const languageNames = new Intl.DisplayNames(locale, { type: "language" });
  const countryNames = new Intl.DisplayNames(locale, { type: "region" });
  const show = (line: Helpline, name: string, country: HelpCountry | null): HelpLine => ({
    id: line.id,
    name,
    about: line.for[locale],
    hoursText: line.hours_text[locale],
    holidays: line.holidays === "open",
    timeZone: line.time_zone ?? null,
    ways: waysOf(line, country),
    url: line.url ?? null,
    // Whoever reads this page speaks its language; who answers 112 is known of Slovenia alone.
    languages:
      line.languages?.join() === locale || (line.country === "EU" && country !== "SI")
        ? []
        : (line.languages ?? []).map((code) => nameOf(languageNames, code)),
    isFree: line.cost === "free",
    isUnbilled: line.bill === "hidden",
    ages: line.ages ?? null,
  });
  const find = (id: string) => {
    const line = helplines.find((candidate) => candidate.id === id);
    if (!line) throw new Error(`content/helplines.yaml has no line "${id}", which /help always shows.`);
    return line;
  };
  return {
    countries: HELP_COUNTRIES.map((code) => ({
      code,
      name: nameOf(countryNames, code),
      lines: linesOf(code, helplines).map((line) => show(line, withoutCountry(line.name[locale]), code)),
    })),
    always: ALWAYS.map((id) => show(find(id), find(id).name[locale], null)),
    world: show(find(WORLD), find(WORLD).name[locale], null),
    plain: PLAIN_HELP.map(({ path, language, name }) => ({ path, language, name })),
    silentId: slugify(words.silent.title),
  };
}

/**
 * The helplines of the chat's card: those that are shown in a language, and of each country those that stand first
 * there (web/chat/helpline-choice.ts): the one for distress, the one for danger, the one for children.
 */
export function cardLines(helplines: readonly Helpline[], locale: Locale): CardLine[] {
  const first = HELP_COUNTRIES.flatMap((country) => {
    const called = linesOf(country, helplines).filter(({ tel }) => tel !== undefined);
    return [
      called.find((line) => !line.emergency),
      called.find((line) => line.emergency),
      called.find(isForChildren),
    ];
  });
  return helplines.filter((line) => line.show.includes(locale) || first.includes(line)).map(pickForCard);
}

function pickForCard(line: Helpline): CardLine {
  const { id, name, country, emergency, number, tel, url, hours, hours_text, time_zone, cost, ages, show } =
    line;
  return { id, name, country, emergency, number, tel, url, hours, hours_text, time_zone, cost, ages, show };
}

function linesOf(country: HelpCountry, helplines: readonly Helpline[]): Helpline[] {
  const own = helplines.filter((line) => servesCountry(line, country));
  const inDanger = own.filter((line) => line.emergency);
  const [first, ...others] = own.filter((line) => !line.emergency);
  return [...(first ? [first] : []), ...inDanger, ...others];
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  return names.of(code) ?? code;
}
