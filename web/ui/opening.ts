import type { HelpMeta } from "../../contract/content.ts";
import {
  clockTime,
  isOpen,
  nextOpening,
  WEEKDAYS,
  type Hours,
  type Weekday,
} from "../../contract/opening-hours.ts";

/*
 * What only a clock can tell on a page that is finished without a script: whether a helpline is open at this minute.
 * The page holds the hours (`data-hours`) and the words (`data-opening`); without a script the hours stand there in words.
 */

/** How often the time on the page is told anew. */
const EVERY_MS = 20_000;

/** The sentences of a language (`words.opening` of `pages/help.md`). */
export type OpeningWords = HelpMeta["words"]["opening"];

/** "Europe/Ljubljana 12:00-20:00 mon tue", as it stands in `data-hours`; null where nothing can be told. */
export function writeHours(hours: Hours, timeZone: string | null): string | null {
  if (hours === undefined || timeZone === null) return null;
  if (hours === "always") return `${timeZone} always`;
  return [timeZone, `${hours.from}-${hours.to}`, ...(hours.days ?? [])].join(" ");
}

/** Whether a line is open, and the sentence that says so; null where the hours cannot be read. */
export function describeOpening(
  written: string,
  words: OpeningWords,
  now: Date,
  locale: string,
): { isOpen: boolean; text: string } | null {
  const { hours, timeZone } = readHours(written);
  const open = isOpen(hours, now, timeZone);
  if (open === undefined) return null;
  const time = clockTime(now, locale, timeZone);
  const there = time === clockTime(now, locale) ? "" : ` ${words.there}`;
  if (open) return { isOpen: true, text: words.open.replace("{now}", time + there) };
  const next = nextOpening(hours, now, timeZone);
  if (!next) return null;
  const sentence = [words.today, words.tomorrow][next.inDays] ?? words.later;
  const day = words.days[WEEKDAYS.indexOf(next.weekday)] ?? "";
  return { isOpen: false, text: sentence.replace("{day}", day).replace("{at}", next.at + there) };
}

let timer: ReturnType<typeof setInterval> | undefined;

/** Fills every place on the page that tells whether a line is open, and keeps doing so. */
export function keepOpening(): void {
  showOpening();
  timer ??= setInterval(showOpening, EVERY_MS);
}

function showOpening(): void {
  const now = new Date();
  for (const place of document.querySelectorAll<HTMLElement>("[data-hours]")) {
    const words = place.closest<HTMLElement>("[data-opening]")?.dataset["opening"];
    if (!words) continue;
    const told = describeOpening(
      place.dataset["hours"] ?? "",
      JSON.parse(words) as OpeningWords,
      now,
      document.documentElement.lang,
    );
    place.textContent = told?.text ?? "";
    place.classList.toggle("is-open", told?.isOpen ?? false);
  }
}

function readHours(written: string): { hours: Hours; timeZone: string } {
  const [timeZone = "", span = "", ...days] = written.split(" ");
  if (span === "always") return { hours: "always", timeZone };
  const [from, to] = span.split("-");
  if (!from || !to) return { hours: undefined, timeZone };
  return { hours: { from, to, days: days.length > 0 ? (days as Weekday[]) : undefined }, timeZone };
}
