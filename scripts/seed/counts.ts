import { addDays, localDay } from "../../contract/day.ts";
import { LOCALES } from "../../contract/locale.ts";
import { PAGES } from "../../contract/pages.ts";
import { createChance } from "./random.ts";

export interface SeedCount {
  day: string;
  event: "page_view" | "cube_throw";
  path: string;
  language: string;
  text: string;
  count: number;
}

const DAYS = 60;

/** Page views and throws of the last two months. */
export function makeCounts(now: Date): SeedCount[] {
  const chance = createChance(7);
  const pages = PAGES.filter((page) => !("hidden" in page) && page.id !== "help");
  return Array.from({ length: DAYS }, (_, index) => addDays(localDay(now), -index)).flatMap((day) =>
    LOCALES.flatMap((language) => [
      ...pages.map(({ path }): SeedCount => {
        const count = 2 + Math.floor(chance.next() * (path === "/" ? 90 : 25));
        return { day, event: "page_view", path, language, text: "", count };
      }),
      {
        day,
        event: "cube_throw" as const,
        path: "/throw-cube",
        language,
        text: "",
        count: 5 + Math.floor(chance.next() * 60),
      },
    ]),
  );
}
