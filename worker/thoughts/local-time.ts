import { addDays, TIME_ZONE } from "../../contract/day.ts";

/** The days up to `last`, newest first; `YYYY-MM-DD`. */
export function daysUntil(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, back) => addDays(last, -back));
}

/** The moment at which a day begins in Slovenia, as RFC 3339 writes it: `2026-07-01T00:00:00+02:00`. */
export function writeStartOfDay(day: string): string {
  const offset = new Intl.DateTimeFormat("en", { timeZone: TIME_ZONE, timeZoneName: "longOffset" })
    // Clocks change at one o'clock UTC, when the day has begun.
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .find((part) => part.type === "timeZoneName");
  return `${day}T00:00:00${offset?.value.replace("GMT", "")}`;
}
