import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { ConversationsReply, StatsReply } from "../../contract/logs.ts";
import type { Database } from "../db/client.ts";
import { storeFeedback } from "../chat/log.ts";
import { openMigratedDatabase, readLog } from "../testing/database.ts";
import { signInTester } from "../testing/accounts.ts";
import { ask, findId, say } from "../testing/logs.ts";
import { planWalk } from "./conversation-filter.ts";

const MINUTE_MS = 60_000;
const START = Date.parse("2026-03-01T12:00:00Z");
const COUNT = 60;

let database: Database;
let headers: Record<string, string>;
/** Session ids, oldest first. Every second is English, every fifth has a signal, every sixth a thumb. */
const sessions: string[] = [];

beforeAll(async () => {
  database = await openMigratedDatabase();
  ({ headers } = await signInTester());
  for (let index = 0; index < COUNT; index++) {
    const sessionId = await say(database, {
      texts: Array.from({ length: 1 + (index % 3) }, () => (index % 2 ? "What is hope?" : "Kaj je upanje?")),
      language: index % 2 ? "en" : "sl",
      signal: index % 5 === 0 ? (index % 2 ? "farewell" : "wish_to_die") : null,
      at: new Date(START + index * MINUTE_MS),
    });
    sessions.push(sessionId);
    if (index % 6 !== 0) continue;
    const { messages } = await readLog(database, sessionId);
    const value = index % 12 === 0 ? (1 as const) : (-1 as const);
    await storeFeedback(database, sessionId, { turn_id: messages[0]?.turnId ?? "", value });
  }
});

/** Every session id of a list, page by page. */
async function readAll(query: string, limit = 7): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const path: string = `/conversations?limit=${limit}&${query}${cursor && `&cursor=${cursor}`}`;
    const { status, body }: { status: number; body: ConversationsReply } = await ask(path, headers);
    expect(status).toBe(200);
    expect(body.conversations.length).toBeLessThanOrEqual(limit);
    found.push(...body.conversations.map((conversation) => conversation.session_id));
    cursor = body.next_cursor;
  }
  return found;
}

const newest = (keep: (index: number) => boolean) => sessions.filter((_, index) => keep(index)).toReversed();

test("the list comes newest first, each conversation once, whatever the size of a page", async () => {
  expect(await readAll("")).toEqual(newest(() => true));
  expect(await readAll("", 50)).toEqual(newest(() => true));
  expect(await readAll("sort=oldest")).toEqual(sessions);
});

const FILTERS: [string, (index: number) => boolean][] = [
  ["language=en", (index) => index % 2 === 1],
  ["signal=any", (index) => index % 5 === 0],
  ["signal=farewell", (index) => index % 5 === 0 && index % 2 === 1],
  ["state=new", (index) => index % 5 === 0],
  ["feedback=up", (index) => index % 12 === 0],
  ["feedback=down", (index) => index % 12 === 6],
  ["language=sl&signal=any", (index) => index % 10 === 0],
  ["language=sl&feedback=up&state=new", (index) => index % 60 === 0],
  ["signal=wish_to_die&language=en", () => false],
];

test.each(FILTERS)("the filter %s finds what it means, in every order", async (query, keep) => {
  expect(await readAll(query)).toEqual(newest(keep));
  expect(await readAll(`${query}&sort=oldest`)).toEqual(newest(keep).toReversed());
  const longest = await readAll(`${query}&sort=longest`);
  expect(longest.toSorted()).toEqual(newest(keep).toSorted());
  const count = await ask<{ count: number }>(`/conversations/count?${query}`, headers);
  expect(count.body.count).toBe(newest(keep).length);
});

test("days are days in Slovenia, both included", async () => {
  const early = await say(database, { at: new Date("2026-01-31T23:00:00Z") });
  const late = await say(database, { at: new Date("2026-02-01T22:59:59Z") });
  expect(await readAll("from=2026-02-01&to=2026-02-01")).toEqual([late, early]);
  expect(await readAll("to=2026-01-31")).toEqual([]);
  expect(await readAll("to=2026-02-01&language=sl&sort=oldest")).toEqual([early, late]);
  expect(await readAll("to=2026-02-01&sort=longest")).toEqual([late, early]);
  for (const sessionId of [early, late])
    await ask(`/conversations/${await findId(sessionId, headers)}`, headers, { method: "DELETE" });
});

test("the longest come first, and equals by their number", async () => {
  const { body } = await ask("/conversations?sort=longest&limit=100", headers);
  const order = body.conversations.map(({ message_count, id }) => [message_count, id] as const);
  expect(order).toEqual(order.toSorted(([a, b], [c, d]) => c - a || d - b));
});

test("on request those with a signal come first, each group newest first", async () => {
  for (const limit of [5, 12, 100])
    expect(await readAll("sort=signals", limit)).toEqual([
      ...newest((index) => index % 5 === 0),
      ...newest((index) => index % 5 !== 0),
    ]);
  expect(await readAll("sort=signals&language=en")).toEqual([
    ...newest((index) => index % 2 === 1 && index % 5 === 0),
    ...newest((index) => index % 2 === 1 && index % 5 !== 0),
  ]);
});

test("a conversation that goes on while pages are read is neither lost nor doubled", async () => {
  const first = await ask("/conversations?limit=10", headers);
  const sessionId = await say(database, { at: new Date(START + COUNT * MINUTE_MS) });
  const second = await ask(`/conversations?limit=100&cursor=${first.body.next_cursor}`, headers);
  const read = [...first.body.conversations, ...second.body.conversations].map((row) => row.session_id);
  expect(read).toEqual(newest(() => true));
  await ask(`/conversations/${await findId(sessionId, headers)}`, headers, { method: "DELETE" });
});

test("the totals are the sums of the list", async () => {
  const { body } = await ask<StatsReply>("/stats?days=3", headers);
  const list = await ask("/conversations?limit=100", headers);
  const messages = list.body.conversations.reduce((sum, row) => sum + row.message_count, 0);
  expect(body).toMatchObject({
    total_conversations: COUNT,
    total_messages: messages,
    average_messages: messages / COUNT,
  });
  expect(body.days).toHaveLength(3);
});

test.each([
  "language=de",
  "language=",
  "signal=none",
  "signal=' OR 1=1--",
  "state=any",
  "feedback=1",
  "from=2026-02-30",
  "from=yesterday",
  "to=-1",
  "from=0000-01-01",
  "sort=id",
  "sort=updated_at DESC; DROP TABLE users",
  "order=asc",
  "limit=0",
  "limit=101",
  "limit=1e9",
  "limit=abc",
  "cursor=abc",
  "cursor=",
  "cursor=%00",
  `cursor=${"a".repeat(201)}`,
  `q=${"a".repeat(201)}`,
  "q=",
  "q=%20%20",
  "offset=1",
])("the query %j is refused with 400", async (query) => {
  const { status, text } = await ask(`/conversations?${query}`, headers);
  expect(status, text).toBe(400);
});

test("the cursor of one order does not fit another, nor a search", async () => {
  const { body } = await ask("/conversations?limit=5", headers);
  for (const query of ["sort=oldest", "sort=longest", "sort=signals", "q=upanje"])
    expect((await ask(`/conversations?${query}&cursor=${body.next_cursor}`, headers)).status).toBe(400);
});

test.each(["abc", "0", "-1", "1.5", "1e3x", "99999999999999999999", "%00", "1;DROP", "9007199254740991"])(
  "the conversation %s is not found",
  async (id) => {
    expect((await ask(`/conversations/${id}/messages`, headers)).status).toBe(404);
    expect((await ask(`/conversations/${id}`, headers, { method: "DELETE" })).status).toBe(404);
    const change = { method: "PATCH", json: { note: "x" } };
    expect((await ask(`/conversations/${id}`, headers, change)).status).toBe(404);
  },
);

test("every list is read along an index, in the order of that index", async () => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'chat_conversations'",
  ).all<{ name: string }>();
  const names = results.map(({ name }) => name);
  for (const order of ["updated_at", "message_count"] as const)
    for (const feedback of [undefined, "up", "down"] as const)
      for (const state of [undefined, "new"] as const)
        for (const signal of [undefined, "any", "none", "plan"] as const)
          for (const language of [undefined, "sl"] as const)
            expect(names).toContain(planWalk({ feedback, state, signal, language }, order).index);
});
