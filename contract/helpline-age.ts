import type { Helpline } from "./helplines.ts";

/** A number that was not compared with its source for this long is announced (decisions.md "Safety"). */
const MAX_AGE_DAYS = 183;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A helpline as far as its age matters. */
export type CheckedLine = Pick<Helpline, "id" | "name" | "checked">;

/** The lines that somebody should compare with their source again, those left longest first. */
export function findStale<Line extends Pick<CheckedLine, "checked">>(
  lines: readonly Line[],
  today: Date,
): Line[] {
  return lines
    .filter(({ checked }) => today.getTime() - Date.parse(checked) > MAX_AGE_DAYS * DAY_MS)
    .toSorted((one, other) => one.checked.localeCompare(other.checked));
}
