/** The cube holds 18 thoughts (spec §9). */
export const THOUGHT_COUNT = 18;

/** Name of the query parameter that opens one of them. */
export const THOUGHT_KEY = "thought";

/** The number of the thought that an address names, 1 to 18, or null: anything else is the page of the cube itself. */
export function readThought(value: unknown): number | null {
  if (typeof value !== "string" || !/^[1-9]\d?$/.test(value)) return null;
  return Number(value) <= THOUGHT_COUNT ? Number(value) : null;
}

/** The permanent link of a thought, 1 to 18; `localizedPath` adds the language. */
export function thoughtPath(number: number): string {
  return `/throw-cube?${THOUGHT_KEY}=${number}`;
}

/** The feed with the thought of each day; `localizedPath` adds the language. */
export const FEED_PATH = "/feed.xml";

/** The calendar with the thoughts of the coming year; `localizedPath` adds the language. */
export const CALENDAR_PATH = "/thought.ics";
