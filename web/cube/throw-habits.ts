import { openStorage, readItem, writeItem } from "../browser-storage.ts";

/** What may go along with a throw, each only for those who have asked for it. */
export const HABITS = ["sound", "vibration", "shake"] as const;
export type Habit = (typeof HABITS)[number];

/** Where the browser keeps those that are on, parted by spaces. */
const KEY = "cube_habits";

export function readHabits(): ReadonlySet<Habit> {
  const stored = readItem(
    openStorage(() => window.localStorage),
    KEY,
  )?.split(" ");
  return new Set(HABITS.filter((habit) => stored?.includes(habit)));
}

/** Where nothing can be stored, it is forgotten with the page. */
export function storeHabits(habits: ReadonlySet<Habit>): void {
  writeItem(
    openStorage(() => window.localStorage),
    KEY,
    habits.size > 0 ? [...habits].join(" ") : null,
  );
}
