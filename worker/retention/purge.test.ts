import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "../db/client.ts";
import { chatConversations, chatMessages } from "../db/schema.ts";
import worker from "../index.ts";
import { openMigratedDatabase } from "../testing/database.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
let database: Database;
beforeAll(async () => {
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

test("the daily run deletes conversations older than the retention, with their messages, in batches", async () => {
  for (let index = 0; index < 120; index++) await addConversation(91);
  await addConversation(89);
  const context = createExecutionContext();
  await worker.scheduled(createScheduledController(), env);
  await waitOnExecutionContext(context);
  expect(await database.$count(chatConversations)).toBe(1);
  expect(await database.$count(chatMessages)).toBe(1);
});
