import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { addDays, localDay } from "../../contract/day.ts";
import type { DayFigures, StatsReply } from "../../contract/logs.ts";
import type { Database } from "../db/client.ts";
import { chatTotals, dailyCounts } from "../db/schema.ts";

const FIGURES = {
  conversation: "conversations",
  message: "messages",
  signal: "signals",
  page_view: "page_views",
  cube_throw: "cube_throws",
  help_shown: "help_shown",
  number_pressed: "numbers_pressed",
} as const satisfies Record<string, keyof DayFigures>;

/** The totals, from running counters, and what was counted on each of the last days (spec §2, §9). */
export async function readStats(database: Database, days: number, now: Date): Promise<StatsReply> {
  const today = localDay(now);
  const first = addDays(today, 1 - days);
  const [[totals], counts, helped] = await database.batch([
    database.select().from(chatTotals).where(eq(chatTotals.id, 1)),
    database
      .select({
        day: dailyCounts.day,
        event: dailyCounts.event,
        count: sql<number>`sum(${dailyCounts.count})`,
      })
      .from(dailyCounts)
      .where(gte(dailyCounts.day, first))
      .groupBy(dailyCounts.day, dailyCounts.event),
    database
      .select({ event: dailyCounts.event, count: sql<number>`sum(${dailyCounts.count})` })
      .from(dailyCounts)
      .where(
        and(
          gte(dailyCounts.day, `${today.slice(0, 4)}-01-01`),
          inArray(dailyCounts.event, ["help_shown", "number_pressed"]),
        ),
      )
      .groupBy(dailyCounts.event),
  ]);
  const sumOf = (name: string) => helped.find(({ event }) => event === name)?.count ?? 0;
  const { conversations, messages } = totals ?? { conversations: 0, messages: 0 };
  const figures = new Map<string, DayFigures>();
  for (let day = first; day <= today; day = addDays(day, 1))
    figures.set(day, {
      day,
      conversations: 0,
      messages: 0,
      signals: 0,
      page_views: 0,
      cube_throws: 0,
      help_shown: 0,
      numbers_pressed: 0,
    });
  for (const { day, event, count } of counts) {
    const figure = figures.get(day);
    if (figure) figure[FIGURES[event]] = count;
  }
  return {
    total_conversations: conversations,
    total_messages: messages,
    average_messages: conversations === 0 ? 0 : messages / conversations,
    days: [...figures.values()],
    this_year: { help_shown: sumOf("help_shown"), numbers_pressed: sumOf("number_pressed") },
  };
}
