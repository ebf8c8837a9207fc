import type { Page } from "@playwright/test";

/** Something that a visitor waits for: an element of this selector is seen, with these words in it where they are given. */
export interface Goal {
  selector: string;
  words?: string;
}

/** Looks out for goals in a page and in those that follow it in its tab. */
export interface Watcher {
  /** Begins to look; what it gives tells the time (ms since 1970) of the first frame of each, null where it did not come. */
  start: (goals: Record<string, Goal>) => Promise<() => Promise<Record<string, number | null>>>;
}

declare global {
  interface Window {
    keepTime: (name: string, time: number) => void;
  }
}

/** The name of the goal that is reached, too, when the browser brings back a page as it was left. */
export const PAGE_SHOWN = "page shown";

/** So long somebody waits. */
const WATCHED_MS = 6000;

/** @param page before it has been anywhere */
export async function createWatcher(page: Page): Promise<Watcher> {
  const times = new Map<string, number>();
  let isComplete = () => false;
  let finish = () => {};
  await page.exposeFunction("keepTime", (name: string, time: number) => {
    if (!times.has(name)) times.set(name, time);
    if (isComplete()) finish();
  });
  await page.addInitScript((name) => {
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      requestAnimationFrame(() => window.keepTime(name, performance.timeOrigin + performance.now()));
    });
  }, PAGE_SHOWN);

  return {
    async start(goals) {
      const names = Object.keys(goals);
      isComplete = () => names.every((name) => times.has(name));
      const { promise, resolve } = Promise.withResolvers<void>();
      finish = resolve;
      await page.addInitScript(look, goals);
      await page.evaluate(look, goals);
      return async () => {
        const end = setTimeout(finish, WATCHED_MS);
        if (isComplete()) finish();
        await promise;
        clearTimeout(end);
        return Object.fromEntries(names.map((name) => [name, times.get(name) ?? null]));
      };
    },
  };
}

/** Runs in the page, frame by frame. */
function look(goals: Record<string, Goal>): void {
  const missing = new Map(Object.entries(goals));
  const isSeen = ({ selector, words = "" }: Goal) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.checkVisibility() && element.textContent.includes(words),
    );
  const step = () => {
    for (const [name, goal] of missing) {
      if (!isSeen(goal)) continue;
      missing.delete(name);
      window.keepTime(name, performance.timeOrigin + performance.now());
    }
    if (missing.size > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
