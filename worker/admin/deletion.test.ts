import { beforeEach, expect, test } from "vitest";
import { env } from "cloudflare:workers";
import { reset } from "cloudflare:test";
import type { AuditReply, DeletionReply, StatsReply } from "../../contract/logs.ts";
import { clearConversation } from "../chat/log.ts";
import type { Database } from "../db/client.ts";
import { chatConversations, chatMessages } from "../db/schema.ts";
import { purgeConversations } from "../retention/purge.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { signInTester } from "../testing/accounts.ts";
import { call } from "../testing/chat.ts";
import { ask, findId, say } from "../testing/logs.ts";

const HOUR_MS = 3_600_000;
let database: Database;
let headers: Record<string, string>;
beforeEach(async () => {
  await reset();
  database = await openMigratedDatabase();
  ({ headers } = await signInTester());
});

const listed = async () => {
  const { body } = await ask("/conversations", headers);
  return body.conversations.map((row) => row.session_id).toSorted();
};
const totals = async () => {
  const { body } = await ask<StatsReply>("/stats", headers);
  return [body.total_conversations, body.total_messages];
};
const remove = (request: object) => ask<DeletionReply>("/conversations/delete", headers, { json: request });
const restore = (deletion_id: string) =>
  ask<DeletionReply>("/conversations/restore", headers, { json: { deletion_id } });
const countWords = async () =>
  (
    await env.DB.prepare(
      "SELECT count(*) AS count FROM chat_search WHERE chat_search MATCH 'modrost'",
    ).first<{
      count: number;
    }>()
  )?.count;

test("what is deleted is hidden at once, also from the visitor, and comes back when it is restored", async () => {
  const [one, two] = [await say(database), await say(database)];
  const deletion_id = crypto.randomUUID();
  const { body } = await remove({ ids: [await findId(one, headers)], deletion_id });
  expect(body).toEqual({ deletion_id, count: 1, is_complete: true });
  expect(await listed()).toEqual([two]);
  expect(await totals()).toEqual([1, 2]);
  expect((await call(`/api/wisdom-chat/${one}`)).text).toBe('{"messages":[],"care":null}');
  expect((await ask("/conversations?q=modrost", headers)).body.conversations).toHaveLength(1);

  expect((await restore(deletion_id)).body.count).toBe(1);
  expect(await listed()).toEqual([one, two].toSorted());
  expect(await totals()).toEqual([2, 4]);
  expect((await restore(deletion_id)).body.count).toBe(0);
});

test("the daily run makes a deletion final, with its words, once it can no longer be restored", async () => {
  const sessionId = await say(database);
  const deletion_id = crypto.randomUUID();
  await remove({ ids: [await findId(sessionId, headers)], deletion_id });
  expect((await purgeConversations(database, 90, new Date())).conversations).toBe(0);
  expect(await countWords()).toBe(1);
  const later = new Date(Date.now() + 2 * HOUR_MS);
  expect((await purgeConversations(database, 90, later)).conversations).toBe(1);
  expect(await database.$count(chatConversations)).toBe(0);
  expect(await database.$count(chatMessages)).toBe(0);
  expect(await countWords()).toBe(0);
  expect((await restore(deletion_id)).body.count).toBe(0);
  expect(await totals()).toEqual([0, 0]);
});

test("a deletion can be taken back for an hour, also where the daily run is late", async () => {
  const sessionId = await say(database);
  const deletion_id = crypto.randomUUID();
  await remove({ ids: [await findId(sessionId, headers)], deletion_id });
  await database.update(chatConversations).set({ deletedAt: new Date(Date.now() - HOUR_MS - 1000) });
  expect((await restore(deletion_id)).body.count).toBe(0);
  expect(await listed()).toEqual([]);
});

test("a visitor who clears a conversation that was deleted leaves nothing to restore", async () => {
  const sessionId = await say(database);
  const deletion_id = crypto.randomUUID();
  await remove({ ids: [await findId(sessionId, headers)], deletion_id });
  await clearConversation(database, sessionId, new Date());
  expect((await restore(deletion_id)).body.count).toBe(0);
  expect(await totals()).toEqual([0, 0]);
});

test("a visitor who writes on after a deletion is seen, without what was deleted", async () => {
  const sessionId = await say(database, { texts: ["prej"] });
  const deletion_id = crypto.randomUUID();
  await remove({ ids: [await findId(sessionId, headers)], deletion_id });
  await say(database, { texts: ["potem"], sessionId, signal: "plan" });
  const { body } = await ask("/conversations", headers);
  expect(body.conversations).toMatchObject([{ session_id: sessionId, message_count: 2, state: "new" }]);
  expect((await restore(deletion_id)).body.count).toBe(0);
  expect(await totals()).toEqual([1, 2]);
});

test("a deletion by filter takes what was there, not what came since, and is restored as one", async () => {
  const old = await say(database, { language: "en", at: new Date(Date.now() - HOUR_MS) });
  const other = await say(database, { language: "sl", at: new Date(Date.now() - HOUR_MS) });
  const before = new Date(Date.now() - HOUR_MS / 2).toISOString();
  const late = await say(database, { language: "en" });
  const deletion_id = crypto.randomUUID();
  const { body } = await remove({ filter: { language: "en" }, before, deletion_id });
  expect(body).toMatchObject({ count: 1, is_complete: true });
  expect(await listed()).toEqual([other, late].toSorted());
  await restore(deletion_id);
  expect(await listed()).toEqual([old, other, late].toSorted());
});

test("a deletion by words takes the conversations that hold them", async () => {
  await say(database, { texts: ["reklama za nakup", "reklama"] });
  const kept = await say(database, { texts: ["nekaj drugega"] });
  const before = new Date(Date.now() + HOUR_MS).toISOString();
  const request = { filter: { q: "reklama" }, before, deletion_id: crypto.randomUUID() };
  expect((await remove(request)).body.count).toBe(1);
  expect(await listed()).toEqual([kept]);
});

test("DELETE deletes one conversation, once", async () => {
  const id = await findId(await say(database), headers);
  expect((await ask(`/conversations/${id}`, headers, { method: "DELETE" })).status).toBe(204);
  expect((await ask(`/conversations/${id}`, headers, { method: "DELETE" })).status).toBe(404);
  expect((await ask(`/conversations/${id}/messages`, headers)).status).toBe(404);
});

const deletion_id = "0f8fad5b-d9cb-469f-a165-70867728950e";
const before = "2026-01-01T00:00:00.000Z";
test.each([
  {},
  { deletion_id },
  { ids: [1] },
  { ids: [], deletion_id },
  { ids: ["1"], deletion_id },
  { ids: [1.5], deletion_id },
  { ids: Array.from({ length: 501 }, (_, index) => index + 1), deletion_id },
  { filter: {}, before, deletion_id },
  { filter: { langauge: "sl" }, before, deletion_id },
  { filter: { language: "sl" }, deletion_id },
  { filter: { language: "sl" }, before: "now", deletion_id },
  { ids: [1], filter: { language: "sl" }, before, deletion_id },
  { ids: [1], deletion_id: "x" },
])("the deletion %j is refused", async (request) => {
  await say(database);
  expect((await remove(request)).status).toBe(400);
  expect(await listed()).toHaveLength(1);
});

test("who deleted and restored is written down", async () => {
  const id = await findId(await say(database), headers);
  await remove({ ids: [id], deletion_id });
  await restore(deletion_id);
  const { body } = await ask<AuditReply>("/audit", headers);
  expect(body.entries.map(({ action, details }) => [action, details])).toEqual([
    ["restore", { count: 1, deletion_id }],
    ["delete", { count: 1, deletion_id }],
    ["search", expect.anything()],
  ]);
});

test("of several that were marked and deleted, it is written down which", async () => {
  const ids = [await findId(await say(database), headers), await findId(await say(database), headers)];
  await remove({ ids: [...ids, 999_999], deletion_id });
  const { body } = await ask<AuditReply>("/audit?action=delete", headers);
  expect(body.entries.map(({ details }) => details)).toEqual([{ ids, count: 2, deletion_id }]);
});
