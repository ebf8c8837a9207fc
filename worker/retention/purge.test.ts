import { createScheduledController, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import type { Database } from "../db/client.ts";
import { chatConversations, chatMessages } from "../db/schema.ts";
import type { Env } from "../env.ts";
import worker from "../index.ts";
import { openMigratedDatabase } from "../testing/database.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
let database: Database;
beforeEach(async () => {
  await reset();
  database = await openMigratedDatabase();
});

async function addConversation(daysAgo: number): Promise<void> {
  const time = new Date(Date.now() - daysAgo * DAY_MS);
  const [conversation] = await database
    .insert(chatConversations)
    .values({ sessionId: crypto.randomUUID(), language: "sl", createdAt: time, updatedAt: time })
    .returning();
  if (!conversation) throw new Error("nothing was inserted");
  await database
    .insert(chatMessages)
    .values({ conversationId: conversation.id, turnId: "1", role: "user", content: "x", createdAt: time });
}

const runDaily = (changes: Partial<Env> = {}) =>
  worker.scheduled(createScheduledController(), { ...env, ...changes });

test("the daily run deletes conversations older than the retention, with their messages, in batches", async () => {
  for (let index = 0; index < 120; index++) await addConversation(91);
  await addConversation(89);
  await runDaily();
  expect(await database.$count(chatConversations)).toBe(1);
  expect(await database.$count(chatMessages)).toBe(1);
});

test.each([undefined, "", " ", "0", "-1", "0.5", "1e2", "90 days", "devetdeset", "3651", "Infinity", "NaN"])(
  "where RETENTION_DAYS is %j nothing is deleted for its age, and one line says why",
  async (days) => {
    for (const daysAgo of [0, 1, 91, 4_000]) await addConversation(daysAgo);
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const changes = { RETENTION_DAYS: days } as Partial<Env>;
    await runDaily(changes);
    expect(await database.$count(chatConversations)).toBe(4);
    expect(await database.$count(chatMessages)).toBe(4);
    expect(log.mock.calls).toEqual([[expect.stringContaining("RETENTION_DAYS")]]);
    log.mockRestore();
  },
);
