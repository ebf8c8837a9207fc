import type { Locale } from "../../contract/locale.ts";
import { TIME_ZONE } from "../../contract/day.ts";

/* The forms of the specification (§9), the same in both languages, by the clock in Slovenia. */

const SESSION_ID_CHARACTERS = 20;

/** First 20 characters and an ellipsis. */
export function shortenSessionId(sessionId: string): string {
  return `${sessionId.slice(0, SESSION_ID_CHARACTERS)}…`;
}

const PARTS = new Intl.DateTimeFormat("en-GB", {
  timeZone: TIME_ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

function readParts(time: string): Record<string, string> {
  return Object.fromEntries(PARTS.formatToParts(new Date(time)).map(({ type, value }) => [type, value]));
}

/** dd.MM.yyyy HH:mm */
export function formatDateTime(time: string): string {
  const { day, month, year, hour, minute } = readParts(time);
  return `${day}.${month}.${year} ${hour}:${minute}`;
}

/** HH:mm:ss */
export function formatTime(time: string): string {
  const { hour, minute, second } = readParts(time);
  return `${hour}:${minute}:${second}`;
}

/** dd.MM.yyyy */
export function formatDate(time: string): string {
  const { day, month, year } = readParts(time);
  return `${day}.${month}.${year}`;
}

/** "2026-05-01" → "01.05.2026" */
export function formatDay(day: string): string {
  return day.split("-").toReversed().join(".");
}

/** To one decimal. */
export function formatAverage(average: number, locale: Locale): string {
  return average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

export function formatCount(count: number, locale: Locale): string {
  return count.toLocaleString(locale);
}
