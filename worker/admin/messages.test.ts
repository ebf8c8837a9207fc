import { beforeAll, expect, test } from "vitest";
import type { AuditReply, ConversationRow, MessagesReply } from "../../contract/logs.ts";
import { storeFeedback } from "../chat/log.ts";
import type { Database } from "../db/client.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { signInTester, type SignedInTester } from "../testing/accounts.ts";
import { ask, findId, readMessages, say } from "../testing/logs.ts";

let database: Database;
let admin: SignedInTester;
beforeAll(async () => {
  database = await openMigratedDatabase();
  admin = await signInTester();
});

const change = (id: number, body: unknown) =>
  ask<{ conversation: ConversationRow }>(`/conversations/${id}`, admin.headers, {
    method: "PATCH",
    json: body,
  });

test("messages come oldest first, with what the visitor thought of them", async () => {
  const sessionId = await say(database, { texts: ["prvo", "drugo"], signal: "self_harm" });
  const [first] = (await readMessages(sessionId, admin.headers)).messages;
  await storeFeedback(database, sessionId, { turn_id: first?.turn_id ?? "", value: -1 });
  const { conversation, messages, next_cursor } = await readMessages(sessionId, admin.headers);
  expect(conversation).toMatchObject({
    session_id: sessionId,
    message_count: 4,
    signal: "self_harm",
    state: "new",
    thumbs_up: 0,
    thumbs_down: 1,
  });
  expect(messages.map(({ role, content, signal, feedback }) => [role, content, signal, feedback])).toEqual([
    ["user", "prvo", "self_harm", null],
    ["assistant", "Odgovor: 0", null, -1],
    ["user", "drugo", "self_harm", null],
    ["assistant", "Odgovor: 1", null, null],
  ]);
  expect(next_cursor).toBeNull();
});

test("a long conversation comes in pages", async () => {
  const sessionId = await say(database, { texts: Array.from({ length: 101 }, (_, index) => `${index}`) });
  const { messages, next_cursor } = await readMessages(sessionId, admin.headers);
  expect(messages).toHaveLength(200);
  const id = await findId(sessionId, admin.headers);
  const path = `/conversations/${id}/messages?cursor=${next_cursor}`;
  const { body } = await ask<MessagesReply>(path, admin.headers);
  expect(body.messages.map(({ content }) => content)).toEqual(["100", "Odgovor: 100"]);
  expect(body.next_cursor).toBeNull();
});

test("a conversation moves through the queue, and a new sign of danger puts it back to the front", async () => {
  const sessionId = await say(database, { signal: "plan" });
  const id = await findId(sessionId, admin.headers);
  expect((await change(id, { state: "seen" })).body.conversation.state).toBe("seen");
  const closed = await change(id, { state: "closed", note: "  Poklicala sem šolo. " });
  expect(closed.body.conversation).toMatchObject({ state: "closed", note: "Poklicala sem šolo." });
  await say(database, { sessionId });
  expect((await readMessages(sessionId, admin.headers)).conversation.state).toBe("closed");
  await say(database, { sessionId, signal: "plan" });
  expect((await readMessages(sessionId, admin.headers)).conversation).toMatchObject({
    state: "new",
    note: "Poklicala sem šolo.",
  });
});

test("a conversation without a signal can be put into the queue by hand, and taken out again", async () => {
  const id = await findId(await say(database), admin.headers);
  expect((await change(id, { state: "new" })).body.conversation).toMatchObject({
    state: "new",
    signal: null,
  });
  expect((await change(id, { state: null })).body.conversation.state).toBeNull();
});

test.each([
  {},
  { state: "done" },
  { note: 1 },
  { note: "x".repeat(2_001) },
  { state: "new", id: 7 },
  [],
  null,
])("the change %j is refused", async (body) => {
  const id = await findId(await say(database), admin.headers);
  expect((await change(id, body)).status).toBe(400);
});

test("who read and changed what is written down, reading once an hour, never a visitor's words", async () => {
  const words = "skrivnost srca";
  const sessionId = await say(database, { texts: [words] });
  const id = await findId(sessionId, admin.headers);
  const reader = await signInTester();
  await readMessages(sessionId, reader.headers);
  await readMessages(sessionId, reader.headers);
  await ask(`/conversations/${id}`, reader.headers, { method: "PATCH", json: { note: words } });
  const { body, text } = await ask<AuditReply>(`/audit?conversation=${id}`, admin.headers);
  expect(body.entries.map(({ action, email }) => [action, email])).toEqual([
    ["note", reader.email],
    ["read", reader.email],
  ]);
  expect(text).not.toContain(words);
  const reads = await ask<AuditReply>("/audit?action=read", admin.headers);
  expect(new Set(reads.body.entries.map(({ action }) => action))).toEqual(new Set(["read"]));
});

test("a note that somebody else has changed meanwhile is not overwritten, and nothing is written down", async () => {
  const id = await findId(await say(database), admin.headers);
  expect((await change(id, { note: "moja", note_before: "" })).status).toBe(200);
  const late = await change(id, { note: "druga", note_before: "" });
  expect([late.status, late.text]).toEqual([409, expect.stringContaining("conflict")]);
  const { body } = await ask<AuditReply>(`/audit?conversation=${id}&action=note`, admin.headers);
  expect(body.entries).toHaveLength(1);
  expect((await change(id, { note: "druga", note_before: "moja" })).body.conversation.note).toBe("druga");
});

test("a conversation that is not there leaves no trace of reading or changing", async () => {
  const missing = 987_654;
  expect((await ask(`/conversations/${missing}/messages`, admin.headers)).status).toBe(404);
  expect((await change(missing, { state: "seen", note: "x" })).status).toBe(404);
  const { body } = await ask<AuditReply>(`/audit?conversation=${missing}`, admin.headers);
  expect(body.entries).toEqual([]);
});

test("the audit goes page by page", async () => {
  const sessionId = await say(database);
  const id = await findId(sessionId, admin.headers);
  for (let index = 0; index < 60; index++) await change(id, { note: `${index}` });
  const path = `/audit?conversation=${id}`;
  const first = await ask<AuditReply>(path, admin.headers);
  expect(first.body.entries).toHaveLength(50);
  const second = await ask<AuditReply>(`${path}&cursor=${first.body.next_cursor}`, admin.headers);
  expect(second.body.entries.length).toBeGreaterThanOrEqual(10);
  expect(second.body.next_cursor).toBeNull();
});

test.each(["action=destroy", "conversation=x", "cursor=-1", "cursor=1;", "user=1"])(
  "the audit refuses %s",
  async (query) => {
    expect((await ask(`/audit?${query}`, admin.headers)).status).toBe(400);
  },
);
