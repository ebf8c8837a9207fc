import type { Helpline } from "../../contract/content.ts";

export type Hours = Helpline["hours"];

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
  const minute = minuteOfDay(now, timeZone);
  const from = minutes(hours.from);
  const to = minutes(hours.to);
  // Over midnight: open from the evening to the end of the day, and from its start to the morning.
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

function minutes(clock: string): number {
  const [hour = "0", minute = "0"] = clock.split(":");
  return Number(hour) * 60 + Number(minute);
}

function minuteOfDay(now: Date, timeZone: string | undefined): number {
  const format = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(timeZone !== undefined && { timeZone }),
  });
  return minutes(format.format(now));
}
