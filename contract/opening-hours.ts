/* When somebody answers; without the schema library, for the browser. */

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * Day and night, or from and to, `HH:mm` by the clock of the helpline; over midnight where `to` is not after `from`.
 * `days` are those on which it opens; without them, every day.
 */
export type Hours =
  | "always"
  | { from: string; to: string; days?: readonly Weekday[] | undefined }
  | undefined;

/** The clock by which the Slovenian lines open and close. */
export const SLOVENIAN_TIME = "Europe/Ljubljana";

/**
 * Whether a line is open; undefined where the hours are not known.
 *
 * @param timeZone the clock of the line; without one the clock of the visitor
 */
export function isOpen(hours: Hours, now: Date, timeZone?: string): boolean | undefined {
  if (hours === undefined) return undefined;
  if (hours === "always") return true;
  const { weekday, minute } = wallClock(now, timeZone);
  const from = minutes(hours.from);
  const to = minutes(hours.to);
  const opensOn = (day: number) => hours.days === undefined || hours.days.includes(nameOf(day));
  if (from < to) return opensOn(weekday) && minute >= from && minute < to;
  // Over midnight: from the evening to the end of the day, and from the start of the next one to the morning.
  return (opensOn(weekday) && minute >= from) || (opensOn(weekday - 1) && minute < to);
}

/** When a line that is closed opens. */
export interface NextOpening {
  /** `HH:mm` by the clock of the line. */
  at: string;
  /** In how many days by that clock: 0 is today, 1 tomorrow. */
  inDays: number;
  weekday: Weekday;
}

/**
 * When a line opens next; null where it is open, or its hours are not known.
 *
 * @param timeZone the clock of the line; without one the clock of the visitor
 */
export function nextOpening(hours: Hours, now: Date, timeZone?: string): NextOpening | null {
  if (hours === undefined || hours === "always" || isOpen(hours, now, timeZone)) return null;
  const { weekday, minute } = wallClock(now, timeZone);
  const isToCome = (inDays: number) => inDays > 0 || minute < minutes(hours.from);
  for (let inDays = 0; inDays <= WEEKDAYS.length; inDays++) {
    const day = nameOf(weekday + inDays);
    if (isToCome(inDays) && (hours.days === undefined || hours.days.includes(day)))
      return { at: hours.from, inDays, weekday: day };
  }
  return null;
}

/** The time of day on a clock, as a language writes it: "02:10". */
export function clockTime(now: Date, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(timeZone !== undefined && { timeZone }),
  }).format(now);
}

function minutes(clock: string): number {
  const [hour = "0", minute = "0"] = clock.split(":");
  return Number(hour) * 60 + Number(minute);
}

/** Monday is 0; also for days before it and after Sunday. */
function nameOf(day: number): Weekday {
  return WEEKDAYS[(day + WEEKDAYS.length) % WEEKDAYS.length] ?? "mon";
}

function wallClock(now: Date, timeZone: string | undefined): { weekday: number; minute: number } {
  const name = new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    ...(timeZone !== undefined && { timeZone }),
  }).format(now);
  return {
    weekday: WEEKDAYS.findIndex((day) => day === name.toLowerCase()),
    minute: minutes(clockTime(now, "en-GB", timeZone)),
  };
}
