import { beforeAll, expect, test } from "vitest";
import type { ConversationsReply } from "../../contract/logs.ts";
import { clearConversation } from "../chat/log.ts";
import type { Database } from "../db/client.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { signInTester } from "../testing/accounts.ts";
import { ask, say } from "../testing/logs.ts";

let database: Database;
let headers: Record<string, string>;
const sessions: Record<string, string> = {};
beforeAll(async () => {
  database = await openMigratedDatabase();
  ({ headers } = await signInTester());
  const start = Date.parse("2026-05-01T10:00:00Z");
  const texts = {
    hope: ["Ali je še kaj upanja zame?"],
    school: ["V šoli mi je težko.", "Sošolci me ne marajo, žalosten sem."],
    english: ["How do I find hope in the darkness?"],
    never: ["Nočem več hoditi tja."],
  };
  for (const [name, said] of Object.entries(texts))
    sessions[name] = await say(database, {
      texts: said,
      language: name === "english" ? "en" : "sl",
      at: new Date(start + Object.keys(sessions).length * 600_000),
    });
});

const find = async (q: string, more = "") => {
  const { status, body } = await ask(`/conversations?q=${encodeURIComponent(q)}${more}`, headers);
  expect(status).toBe(200);
  return body.conversations;
};
const names = async (q: string, more = "") =>
  (await find(q, more)).map((row) => Object.keys(sessions).find((name) => sessions[name] === row.session_id));

test.each([
  ["soli", "school"],
  ["ŠOLI", "school"],
  ["šola", "school"],
  ["upanje", "hope"],
  ["zalosten sosolci", "school"],
  ["hopes", "english"],
  ['"nočem več"', "never"],
])("the words %s find the conversation about %s", async (q, name) => {
  expect(await names(q)).toEqual([name]);
});

test("words that do not stand in one message find nothing, nor do exact words in another order", async () => {
  expect(await names("upanje šola")).toEqual([]);
  expect(await names('"več nočem"')).toEqual([]);
});

test("several messages of one conversation are one result, told by the newest", async () => {
  const found = await find("mi OR me");
  expect(found).toEqual([]);
  const [row, ...others] = await find("odgovor", "&limit=100");
  expect(others).toHaveLength(3);
  expect(row?.match?.excerpt).toEqual([
    { text: "Odgovor", match: true },
    { text: ": 0", match: false },
  ]);
});

test("a search goes page by page, and filters narrow it", async () => {
  const first = await ask("/conversations?q=odgovor&limit=1", headers);
  expect(first.body.next_cursor).not.toBeNull();
  const seen = new Set<string>();
  for (let cursor: string | null = ""; cursor !== null;) {
    const path: string = `/conversations?q=odgovor&limit=1${cursor && `&cursor=${cursor}`}`;
    const { body }: { body: ConversationsReply } = await ask(path, headers);
    for (const row of body.conversations) seen.add(row.session_id);
    cursor = body.next_cursor;
  }
  expect(seen.size).toBe(4);
  expect(await names("odgovor", "&language=en")).toEqual(["english"]);
  expect(await names("odgovor", "&signal=any")).toEqual([]);
  expect((await names("odgovor", "&sort=oldest"))[0]).toBe("hope");
});

test("the beginning of a session id finds the conversation", async () => {
  expect(await names(sessions["hope"]?.slice(0, 13).toUpperCase() ?? "")).toEqual(["hope"]);
});

test.each([
  '"',
  '""',
  "'",
  "' OR '1'='1",
  "*",
  "upanje*",
  "content:upanje",
  "{content}: x",
  "NEAR(a b, 2)",
  "a AND",
  "NOT",
  "^upanje",
  "a + b",
  "(((((",
  "-",
  "\\",
  "%",
  "_",
  "\0",
  "upanje\0x",
  "😀",
  "👨‍👩‍👧‍👦",
  "\u202Eabc",
  "\uD800",
  "<script>alert(1)</script>",
  "a ".repeat(100),
  "č".repeat(200),
  "; DROP TABLE chat_messages; --",
  "upanje OR 1=1",
])("the odd search %j is answered plainly", async (q) => {
  const { status, text } = await ask(`/conversations?q=${encodeURIComponent(q.toWellFormed())}`, headers);
  expect(status, text).toBeLessThan(500);
  if (status === 200) expect(text).toContain('"conversations":');
});

test("the index follows a reply that is written anew, and forgets what is cleared", async () => {
  const sessionId = await say(database, { texts: ["Edinstvenabeseda"] });
  sessions["once"] = sessionId;
  expect(await names("edinstvenabeseda")).toEqual(["once"]);
  await clearConversation(database, sessionId, new Date());
  expect(await names("edinstvenabeseda")).toEqual([]);
});
