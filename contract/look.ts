/** How the site looks: paper by day, a lamp by night (docs/decisions/0022-day-and-night.md). */
export const LOOKS = ["day", "night"] as const;
export type Look = (typeof LOOKS)[number];

/** Name of the cookie that holds a choice; without one the look goes by itself. */
export const LOOK_KEY = "look";

/** In the evening and at night nobody is blinded, whatever the system says: from the one hour to the other. */
const NIGHT_FROM = 20;
const NIGHT_UNTIL = 6;

/** The choice among cookies, if there is one. */
export function readLook(cookies: string): Look | undefined {
  return /\blook=(day|night)\b/.exec(cookies)?.[1] as Look | undefined;
}

/**
 * How the site looks now. It stands inline in every page, and so without words that it can spare.
 *
 * @param chosen by the visitor, if anything
 * @param isLight what the system says (`prefers-color-scheme`)
 * @param hour on the visitor's clock, 0 to 23
 */
export function chooseLook(chosen: Look | undefined, isLight: boolean, hour: number): Look {
  return chosen ?? (isLight && hour >= NIGHT_UNTIL && hour < NIGHT_FROM ? "day" : "night");
}
