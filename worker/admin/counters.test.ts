import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { reset } from "cloudflare:test";
import { localDay } from "../../contract/day.ts";
import type { DayFigures } from "../../contract/logs.ts";
import { logTurn } from "../chat/log.ts";
import type { Database } from "../db/client.ts";
import { chatConversations } from "../db/schema.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { say } from "../testing/logs.ts";
import { readStats } from "./stats-queries.ts";

let database: Database;
beforeEach(async () => {
  await reset();
  database = await openMigratedDatabase();
});

const HOUR_MS = 3_600_000;

test("what is said counts on its day in Slovenia, at every hour around the change of the clocks", async () => {
  const moments = ["2026-03-28T20:00:00Z", "2026-10-24T20:00:00Z", "2027-12-31T20:00:00Z"].flatMap((start) =>
    Array.from({ length: 30 }, (_, hour) => new Date(Date.parse(start) + hour * HOUR_MS)),
  );
  const expected = new Map<string, number>();
  for (const at of moments) {
    await say(database, { at });
    expected.set(localDay(at), (expected.get(localDay(at)) ?? 0) + 1);
  }
  const { results } = await env.DB.prepare(
    "SELECT day, sum(count) AS count FROM daily_counts WHERE event = 'conversation' GROUP BY day",
  ).all<{ day: string; count: number }>();
  expect(new Map(results.map(({ day, count }) => [day, count]))).toEqual(expected);
});

test("a day counts conversations once, every message, and messages with a sign of danger", async () => {
  const at = new Date("2026-05-05T10:00:00Z");
  const sessionId = await say(database, { texts: ["a", "b"], at });
  await say(database, { sessionId, signal: "plan", at });
  await database.delete(chatConversations);
  const { days, ...totals } = await readStats(database, 2, at);
  const today = {
    day: "2026-05-05",
    conversations: 1,
    messages: 6,
    signals: 1,
    page_views: 0,
    cube_throws: 0,
    help_shown: 0,
    numbers_pressed: 0,
  };
  expect(days).toEqual([{ ...today, day: "2026-05-04", conversations: 0, messages: 0, signals: 0 }, today]);
  expect(totals).toEqual({
    total_conversations: 0,
    total_messages: 0,
    average_messages: 0,
    this_year: { help_shown: 0, numbers_pressed: 0 },
  });
});

test("page views and throws of all pages and languages are added up", async () => {
  await env.DB.exec(
    "INSERT INTO daily_counts VALUES ('2026-05-05','page_view','/','sl','',3), ('2026-05-05','page_view','/faq','en','',4), ('2026-05-05','cube_throw','/throw-cube','sl','a',2)",
  );
  const { days } = await readStats(database, 1, new Date("2026-05-05T10:00:00Z"));
  expect(days).toMatchObject([{ page_views: 7, cube_throws: 2 } satisfies Partial<DayFigures>]);
});

test("how often help was shown and a number pressed stands on its day, and is added up from the first of January", async () => {
  await env.DB.exec(
    "INSERT INTO daily_counts VALUES ('2025-12-31','help_shown','/chat','sl','',9), ('2026-01-01','help_shown','/chat','en','',2), ('2026-05-05','help_shown','/chat','sl','',3), ('2026-05-05','number_pressed','/chat','sl','',1)",
  );
  const { days, this_year } = await readStats(database, 1, new Date("2026-05-05T10:00:00Z"));
  expect(days).toMatchObject([{ help_shown: 3, numbers_pressed: 1 } satisfies Partial<DayFigures>]);
  expect(this_year).toEqual({ help_shown: 5, numbers_pressed: 1 });
});

test("a turn that comes again counts once", async () => {
  const at = new Date("2026-05-05T10:00:00Z");
  const turn = {
    sessionId: crypto.randomUUID(),
    turnId: crypto.randomUUID(),
    language: "sl" as const,
    question: "x",
    reply: "y",
    isInterrupted: false,
    writtenBy: "guide" as const,
    signal: null,
    conversationSignal: null,
    isRefuted: false,
    tokens: 0,
    askedAt: at,
    answeredAt: at,
  };
  await logTurn(database, turn);
  await logTurn(database, { ...turn, reply: "z" });
  const { days, total_messages } = await readStats(database, 1, at);
  expect(days[0]).toMatchObject({ conversations: 1, messages: 2 });
  expect(total_messages).toBe(2);
});
