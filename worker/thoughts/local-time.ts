import { THOUGHT_COUNT } from "../../contract/thoughts.ts";

const TIME_ZONE = "Europe/Ljubljana";
const DAY_MS = 24 * 60 * 60 * 1000;

/** Through 18 thoughts with one of these steps every one comes once; no step stays on a face of the cube. */
const STEPS = [5, 7, 11, 13];

/** The calendar day in Slovenia, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE }).format(moment);
}

/** The days up to `last`, newest first. */
export function daysUntil(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.parse(last) - back * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The moment at which a day begins in Slovenia, as RFC 3339 writes it: `2026-07-01T00:00:00+02:00`. */
export function startOfDay(day: string): string {
  const offset = new Intl.DateTimeFormat("en", { timeZone: TIME_ZONE, timeZoneName: "longOffset" })
    // Clocks change at one o'clock UTC, when the day has begun.
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .find((part) => part.type === "timeZoneName");
  return `${day}T00:00:00${offset?.value.replace("GMT", "")}`;
}

/**
 * The thought of a day, 1 to 18, the same for everybody. Days are counted off in rounds of 18: in each round every
 * thought comes once, and 36 rounds go by before one comes in the same order again.
 */
export function thoughtOfDay(day: string): number {
  const days = Date.parse(day) / DAY_MS;
  const round = Math.floor(days / THOUGHT_COUNT);
  const position = days - round * THOUGHT_COUNT;
  const step = STEPS[round % STEPS.length] ?? 1;
  return ((round + position * step) % THOUGHT_COUNT) + 1;
}
