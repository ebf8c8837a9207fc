import { createScheduledController, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { chatConversations, chatMessages, chatTotals } from "../db/schema.ts";
import type { Env } from "../env.ts";
import worker from "../index.ts";
import { openDatabase, type Database } from "../db/client.ts";
import { openMigratedDatabase, readLog } from "../testing/database.ts";
import { say } from "../testing/logs.ts";
import { purgeConversations } from "./purge.ts";

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

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const search = async (word: string) =>
  (await env.DB.prepare("SELECT rowid FROM chat_search WHERE chat_search MATCH ?").bind(word).all()).results
    .length;
const readTotals = async () => {
  const [totals] = await database.select().from(chatTotals);
  return [totals?.conversations, totals?.messages];
};

test("a conversation that is still written in loses what is older, and everything known of it stays right", async () => {
  const sessionId = await say(database, { texts: ["starodavno"], at: ago(91), signal: "plan" });
  await database.update(chatMessages).set({ feedback: 1 }).where(eq(chatMessages.role, "assistant"));
  await say(database, { texts: ["nedavno"], at: ago(89), sessionId });
  await say(database, { texts: ["zdajle"], at: ago(0), sessionId });
  const { conversation: before } = await readLog(database, sessionId);
  expect(before).toMatchObject({ messageCount: 6, thumbsUp: 1 });

  await runDaily();
  const { conversation, messages } = await readLog(database, sessionId);
  expect(messages.map(({ content }) => content)).toEqual(["nedavno", "Odgovor: 0", "zdajle", "Odgovor: 0"]);
  expect(conversation).toEqual({
    ...before,
    messageCount: 4,
    thumbsUp: 0,
    createdAt: messages[0]?.createdAt,
    updatedAt: messages.at(-1)?.createdAt,
  });
  expect(conversation?.signal).toBe("plan");
  expect(await readTotals()).toEqual([1, 4]);
  expect([await search("starodavno"), await search("nedavno"), await search("zdajle")]).toEqual([0, 1, 1]);
  await say(database, { texts: ["še"], sessionId });
  expect((await readLog(database, sessionId)).conversation?.messageCount).toBe(6);
  expect(await readTotals()).toEqual([1, 6]);
});

test("a message goes when it is as old as the retention, not before", async () => {
  const now = new Date();
  const sessionId = await say(database, { at: now });
  for (const [turnId, ms] of [
    ["older", 90 * DAY_MS + 1],
    ["younger", 90 * DAY_MS - 1],
  ] as const)
    await database.insert(chatMessages).values({
      conversationId: (await readLog(database, sessionId)).conversation?.id ?? 0,
      turnId,
      role: "user",
      content: "x",
      createdAt: new Date(now.getTime() - ms),
    });
  expect(await purgeConversations(database, 90, now)).toEqual({ conversations: 0, messages: 1 });
  const { messages } = await readLog(database, sessionId);
  expect(messages.map(({ turnId }) => turnId)).toContain("younger");
  expect(messages.map(({ turnId }) => turnId)).not.toContain("older");
});

test("a conversation that has no message left goes, whatever its last day says", async () => {
  const sessionId = await say(database, { at: ago(91) });
  await database.update(chatConversations).set({ updatedAt: new Date() });
  expect(await purgeConversations(database, 90, new Date())).toEqual({ conversations: 1, messages: 2 });
  expect((await readLog(database, sessionId)).conversation).toBeNull();
  expect(await readTotals()).toEqual([0, 0]);
});

test("what an admin has hidden grows old too", async () => {
  const sessionId = await say(database, { at: ago(91), texts: ["skrito"] });
  await say(database, { sessionId });
  await database.update(chatConversations).set({ deletedAt: new Date(), deletionId: crypto.randomUUID() });
  expect(await purgeConversations(database, 90, new Date())).toEqual({ conversations: 0, messages: 2 });
  expect(await search("skrito")).toBe(0);
  expect(await readTotals()).toEqual([0, 0]);
});

test("many old messages of living conversations go, batch by batch", async () => {
  const sessions = await Promise.all([1, 2, 3].map(() => say(database)));
  for (const sessionId of sessions)
    await env.DB.prepare(
      `INSERT INTO chat_messages (conversation_id, turn_id, role, content, created_at)
        WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 400)
        SELECT (SELECT id FROM chat_conversations WHERE session_id = ?), 'old-' || i, 'user', 'beseda', i FROM numbers`,
    )
      .bind(sessionId)
      .run();
  expect(await purgeConversations(database, 90, new Date())).toEqual({ conversations: 0, messages: 1_200 });
  for (const sessionId of sessions)
    expect((await readLog(database, sessionId)).conversation?.messageCount).toBe(2);
  expect(await database.$count(chatMessages)).toBe(6);
  expect(await readTotals()).toEqual([3, 6]);
});

test("no statement of the daily run walks through a whole table", async () => {
  const sessionId = await say(database, { at: ago(91) });
  await say(database, { sessionId });
  await say(database, { at: ago(91) });
  const asked: { query: string; values: unknown[] }[] = [];
  const binding = new Proxy(env.DB, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== "prepare") return typeof value === "function" ? value.bind(target) : value;
      return (query: string) =>
        new Proxy(target.prepare(query), {
          get(statement, method) {
            const own: unknown = Reflect.get(statement, method);
            if (method !== "bind") return typeof own === "function" ? own.bind(statement) : own;
            return (...values: unknown[]) => {
              asked.push({ query, values });
              return statement.bind(...values);
            };
          },
        });
    },
  });
  expect(await purgeConversations(openDatabase(binding), 90, new Date())).toEqual({
    conversations: 1,
    messages: 2,
  });
  const walked = [];
  for (const { query, values } of asked) {
    const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
      .bind(...values)
      .all<{ detail: string }>();
    walked.push(...plan.results.map(({ detail }) => detail));
  }
  expect(walked.filter((detail) => /chat_messages_created_at/.test(detail))).toHaveLength(1);
  expect(asked.filter(({ query }) => query.includes("chat_search(chat_search"))).toHaveLength(2);
  expect(walked.filter((detail) => /SCAN (?!json_each)|TEMP B-TREE/.test(detail))).toEqual([
    // It holds a day.
    "SCAN cleared_sessions",
  ]);
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
