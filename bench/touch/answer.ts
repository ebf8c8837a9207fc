import { findChange, recordWindow } from "./pixels.ts";
import { boxOf, tap, type Visitor } from "./visitor.ts";
import type { Goal } from "./watch.ts";

/** What a touch brought, in milliseconds after it; null where it did not come while it was watched. */
export type Touched = Record<string, number | null>;

export const FIRST_ANSWER = "first answer";

/** Presses a control and watches what comes of it. */
export function press(visitor: Visitor, selector: string, goals: Record<string, Goal>): Promise<Touched> {
  return watchAnswer(visitor, goals, selector, () => tap(visitor, selector));
}

/**
 * Does something and watches what comes of it: the goals, and the first answer of any kind.
 *
 * @param control what is acted on; how it looks when it is pressed is no answer
 * @param act returns the time (ms since 1970) from which all is counted
 */
export async function watchAnswer(
  { page, session, window, watcher }: Visitor,
  goals: Record<string, Goal>,
  control: string | undefined,
  act: () => Promise<number>,
): Promise<Touched> {
  const apart = control === undefined ? undefined : await boxOf(page, control);
  const untilSeen = await watcher.start(goals);
  const recording = await recordWindow(session, window);
  const began = await act();
  const seen = await untilSeen();
  const changed = await findChange(await recording.stop(), window, began, apart);
  const answers = [changed, ...Object.values(seen)].filter((time) => typeof time === "number");
  return {
    [FIRST_ANSWER]: answers.length > 0 ? Math.min(...answers) - began : null,
    ...Object.fromEntries(Object.entries(seen).map(([name, time]) => [name, since(began, time)])),
  };
}

/** From one time to another (ms since 1970), or null. */
export function since(began: number, time: number | null | undefined): number | null {
  return typeof time === "number" ? time - began : null;
}
