import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { ConversationsReply, MessagesReply } from "../../contract/logs.ts";
import { chatConversations, chatMessages } from "../db/schema.ts";
import type { Database } from "../db/client.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { signInTester } from "../testing/accounts.ts";
import { call } from "../testing/chat.ts";
import { ask } from "../testing/logs.ts";

let database: Database;
let headers: Record<string, string>;
beforeAll(async () => {
  database = await openMigratedDatabase();
  ({ headers } = await signInTester());
});

const POISON = [
  `'; DROP TABLE chat_messages; --`,
  `" OR 1=1 --`,
  `<script>alert(document.cookie)</script><img src=x onerror=alert(1)>`,
  `javascript:alert(1)`,
  "\u0000\u0001\u202E\uFEFF",
  `{"__proto__":{"admin":true}}`,
  `]]>\r\nSet-Cookie: a=b`,
  `=cmd|' /C calc'!A0`,
  "👩‍👩‍👧‍👦".repeat(50),
  "z̷̢̛͎a̶l̸g̷o̵".repeat(40),
];

test.each(POISON)(
  "a conversation full of %j is stored, listed, found, read and exported as text",
  async (poison) => {
    const now = new Date();
    const [row] = await database
      .insert(chatConversations)
      .values({
        sessionId: `${crypto.randomUUID()}${poison}`,
        language: poison as "sl",
        signal: poison as "plan",
        note: poison,
        messageCount: 1,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    const id = row?.id ?? 0;
    await database.insert(chatMessages).values({
      conversationId: id,
      turnId: poison,
      role: poison as "user",
      content: `iskanabeseda ${poison}`,
      signal: poison as "plan",
      createdAt: now,
    });
    const list = await ask<ConversationsReply>("/conversations", headers);
    expect(list.status).toBe(200);
    expect(list.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(list.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(list.body.conversations.find((item) => item.id === id)).toMatchObject({
      note: poison,
      signal: poison,
    });
    const found = await ask<ConversationsReply>("/conversations?q=iskanabeseda&limit=100", headers);
    expect(found.body.conversations.map((item) => item.id)).toContain(id);
    const read = await ask<MessagesReply>(`/conversations/${id}/messages`, headers);
    expect(read.body.messages[0]?.content).toBe(`iskanabeseda ${poison}`);
    for (const format of ["csv", "ndjson"]) {
      const file = await ask(`/export?format=${format}&q=iskanabeseda`, headers);
      expect(file.status).toBe(200);
      expect(file.headers.get("Content-Disposition")).toContain("attachment");
    }
    expect(await database.$count(chatMessages)).toBeGreaterThan(0);
  },
);

const VALUES = [
  "",
  "'",
  '"',
  ";",
  "--",
  "1 OR 1=1",
  "😀",
  "\u0000",
  "../",
  "%",
  "a".repeat(3_000),
  "[]",
  "{}",
  "NaN",
  "-0",
];
const NAMES = [
  "q",
  "language",
  "signal",
  "state",
  "feedback",
  "from",
  "to",
  "sort",
  "limit",
  "cursor",
  "x",
  "__proto__",
];

test("no value of any parameter of any list brings the worker down", { timeout: 60_000 }, async () => {
  for (const path of ["/conversations", "/conversations/count", "/export", "/stats", "/audit"])
    for (const name of [...NAMES, "format", "days", "action", "conversation"])
      for (const value of VALUES) {
        const { status } = await ask(`${path}?${new URLSearchParams({ [name]: value })}`, headers);
        expect([200, 400], `${path} ${name} ${value}`).toContain(status);
      }
});

test("no body of any call that changes something brings the worker down", async () => {
  const bodies = [
    null,
    1,
    "x",
    [],
    {},
    [[]],
    { ids: {} },
    { filter: [] },
    { deletion_id: {} },
    { note: {} },
    { state: [] },
  ];
  for (const path of ["/conversations/delete", "/conversations/restore", "/conversations/1"])
    for (const json of bodies) {
      const method = path.endsWith("1") ? "PATCH" : "POST";
      expect((await ask(path, headers, { method, json })).status).toBe(400);
    }
  const raw = { method: "POST", body: "{", headers: { ...headers, "Content-Type": "application/json" } };
  expect((await call("/api/admin/conversations/delete", raw)).status).toBe(400);
});

test("after all this the tables stand as they were", async () => {
  const { results } = await env.DB.prepare("PRAGMA quick_check").all();
  expect(results).toEqual([{ quick_check: "ok" }]);
  await env.DB.prepare("INSERT INTO chat_search(chat_search) VALUES ('integrity-check')").run();
});
