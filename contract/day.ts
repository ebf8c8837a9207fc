/** The site counts its days, and the log room tells its times, by the clock in Slovenia. */
export const TIME_ZONE = "Europe/Ljubljana";

const LOCAL_DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE, dateStyle: "short" });
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The day in Slovenia at a moment, YYYY-MM-DD. */
export function localDay(moment: Date): string {
  return LOCAL_DAY.format(moment);
}

/**
 * The moment at which a day begins in Slovenia.
 *
 * @param day YYYY-MM-DD
 */
export function startOfDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const summer = new Date(midnight - 2 * HOUR_MS);
  return localDay(summer) === day ? summer : new Date(midnight - HOUR_MS);
}

/** The day so many days after another, or before it; both YYYY-MM-DD. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** How many seconds a day in Slovenia still has at a moment: 1 to 90,000, for one day of the year has 25 hours. */
export function secondsLeft(moment: Date): number {
  const end = startOfDay(addDays(localDay(moment), 1));
  return Math.ceil((end.getTime() - moment.getTime()) / 1000);
}
