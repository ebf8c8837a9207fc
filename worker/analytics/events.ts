import { sql } from "drizzle-orm";
import type { TrackRequest } from "../../contract/api.ts";
import { localDay } from "../../contract/day.ts";
import { findPage, UNCOUNTED_PATHS } from "../../contract/pages.ts";
import type { Database } from "../db/client.ts";
import { dailyCounts } from "../db/schema.ts";

/** Every address that is no page counts as one, so that nobody can fill the table with inventions. */
const OTHER_PATH = "other";

/** Adds one to the day's counter of an event. */
export async function countEvent(database: Database, event: TrackRequest, now: Date): Promise<void> {
  if (UNCOUNTED_PATHS.includes(event.path)) return;
  await database
    .insert(dailyCounts)
    .values({
      day: localDay(now),
      event: event.event,
      path: findPage(event.path)?.path ?? OTHER_PATH,
      language: event.language,
      text: event.event === "cube_throw" ? (event.text ?? "") : "",
      count: 1,
    })
    .onConflictDoUpdate({
      target: [dailyCounts.day, dailyCounts.event, dailyCounts.path, dailyCounts.language, dailyCounts.text],
      set: { count: sql`${dailyCounts.count} + 1` },
    });
}
