import { applyD1Migrations, reset, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { openDatabase, type Database } from "../db/client.ts";
import { chatConversations, chatMessages } from "../db/schema.ts";
import { call } from "../testing/chat.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { say } from "../testing/logs.ts";
import { purgeConversations } from "./purge.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A word whose end stands nowhere else: neighbours in the index share only their beginnings. */
const SECRET = "skrivnostxqz";
const TRACE = "xqz";

let database: Database;
beforeEach(async () => {
  await reset();
  database = await openMigratedDatabase();
});

/** In how many places of the database the secret is still written. */
async function countTraces(): Promise<number> {
  const places = [
    "SELECT count(*) AS count FROM chat_search_data WHERE instr(block, CAST(?1 AS BLOB))",
    "SELECT count(*) AS count FROM chat_search_idx WHERE instr(CAST(term AS BLOB), CAST(?1 AS BLOB))",
    "SELECT count(*) AS count FROM chat_messages WHERE instr(content, ?1)",
  ];
  let traces = 0;
  for (const place of places)
    traces += (await env.DB.prepare(place).bind(TRACE).first<{ count: number }>())?.count ?? 0;
  return traces;
}

const find = async (word: string) =>
  (await env.DB.prepare("SELECT rowid FROM chat_search WHERE chat_search MATCH ?").bind(word).all()).results
    .length;

/** What others say before and after lies beside it in the index. */
async function sayAmongOthers(at = new Date()): Promise<string> {
  for (let index = 0; index < 20; index++) await say(database, { texts: [`modrost skrb${index} upanje`] });
  const sessionId = await say(database, { texts: ["modrost", `to je ${SECRET}`], at });
  for (let index = 0; index < 20; index++) await say(database, { texts: [`skrivnost mir${index}`] });
  expect(await countTraces()).toBeGreaterThan(1);
  expect(await find(SECRET)).toBe(1);
  return sessionId;
}

/** Nothing of the secret is left, and everything else is still found. */
async function expectErased(): Promise<void> {
  expect(await countTraces()).toBe(0);
  expect(await find(SECRET)).toBe(0);
  expect([await find("modrost"), await find("skrivnost"), await find("skrb7"), await find("mir7")]).toEqual([
    20 + (await keptQuestions()),
    20,
    1,
    1,
  ]);
  // The index holds exactly the words of the messages.
  await env.DB.prepare("INSERT INTO chat_search(chat_search, rank) VALUES ('integrity-check', 1)").run();
}

/** Whether the first question of the conversation with the secret is still there. */
const keptQuestions = async () =>
  (
    await env.DB.prepare("SELECT count(*) AS count FROM chat_messages WHERE content = 'modrost'").first<{
      count: number;
    }>()
  )?.count ?? 0;

test("after Clear no word of the conversation is left in the index, nor in the table", async () => {
  const sessionId = await sayAmongOthers();
  const answer = await call(`/api/wisdom-chat/${sessionId}`, { method: "DELETE" });
  expect(answer.status).toBe(204);
  await expectErased();
});

test("what the daily run deletes for its age is erased, a conversation or a message", async () => {
  await sayAmongOthers(new Date(Date.now() - 91 * DAY_MS));
  await purgeConversations(database, 90, new Date());
  await expectErased();

  const sessionId = await say(database, { texts: [SECRET], at: new Date(Date.now() - 91 * DAY_MS) });
  await say(database, { sessionId });
  expect(await countTraces()).toBeGreaterThan(0);
  await purgeConversations(database, 90, new Date());
  expect(await countTraces()).toBe(0);
});

test("what an admin deleted is erased when it can no longer be restored", async () => {
  const sessionId = await sayAmongOthers();
  await env.DB.prepare("UPDATE chat_conversations SET deleted_at = ? WHERE session_id = ?")
    .bind(Date.now() - DAY_MS, sessionId)
    .run();
  await purgeConversations(database, null, new Date());
  await expectErased();
});

test("of a message whose text is replaced the first words are erased", async () => {
  await say(database, { texts: [`modrost ${SECRET}`] });
  await say(database);
  expect(await countTraces()).toBeGreaterThan(0);
  await database
    .update(chatMessages)
    .set({ content: "modrost je dar" })
    .where(like(chatMessages.content, `%${SECRET}%`));
  expect(await countTraces()).toBe(0);
  expect(await find("dar")).toBe(1);
});

test("many deletions among others leave the index whole", async () => {
  const sessions = [];
  for (let index = 0; index < 60; index++)
    sessions.push(await say(database, { texts: [`modrost upanje ${SECRET} beseda${index}`, "še nekaj"] }));
  for (const sessionId of sessions.filter((_, index) => index % 2 === 0))
    await call(`/api/wisdom-chat/${sessionId}`, { method: "DELETE" });
  expect(await find(SECRET)).toBe(30);
  expect(await find("beseda1")).toBe(1);
  expect(await find("beseda2")).toBe(0);
  await env.DB.prepare("INSERT INTO chat_search(chat_search, rank) VALUES ('integrity-check', 1)").run();
});

test("the beginnings of deleted words by which the index finds its pages are gone after the daily run", async () => {
  // Words of two conversations that lie mixed in the index, enough for many pages.
  const makeWord = (index: number) => ((index * 7_919_317) % 2_000_003).toString(36).padStart(5, "0");
  const words = [0, 1].map((one) => Array.from({ length: 6_000 }, (_, index) => makeWord(2 * index + one)));
  const sessions: string[] = [];
  for (const its of words) {
    const texts = Array.from({ length: 20 }, (_, index) =>
      its.slice(index * 300, (index + 1) * 300).join(" "),
    );
    sessions.push(await say(database, { texts }));
  }
  await env.DB.prepare("INSERT INTO chat_search(chat_search) VALUES ('optimize')").run();
  const [kept = [], deleted = []] = words;
  /** Signposts that only a deleted word can have left. */
  const findLeft = async () => {
    const { results } = await env.DB.prepare(
      "SELECT substr(CAST(term AS TEXT), 2) AS term FROM chat_search_idx",
    ).all<{ term: string }>();
    return results.filter(
      ({ term }) =>
        deleted.some((word) => word.startsWith(term)) && !kept.some((word) => word.startsWith(term)),
    );
  };
  await call(`/api/wisdom-chat/${sessions[1]}`, { method: "DELETE" });
  await say(database);
  expect((await findLeft()).length).toBeGreaterThan(0);
  await purgeConversations(database, 90, new Date());
  expect(await findLeft()).toEqual([]);
  expect([await find(kept[77] ?? ""), await find(deleted[77] ?? ""), await find("modrost")]).toEqual([
    1, 0, 1,
  ]);
});

test("words that were stored before are found and erased after the migration as well", async () => {
  await reset();
  const { TEST_MIGRATIONS } = env as unknown as { TEST_MIGRATIONS: D1Migration[] };
  // Those that came later are there already: what is stored is written by the code of today.
  const others = TEST_MIGRATIONS.filter(({ name }) => !name.includes("erase-searched-words"));
  expect(others).toHaveLength(TEST_MIGRATIONS.length - 1);
  await applyD1Migrations(env.DB, others);
  database = openDatabase(env.DB);
  const sessionId = await sayAmongOthers();
  // Deleted before the migration, and still in the blocks.
  const gone = await say(database, { texts: [SECRET] });
  await env.DB.prepare("DELETE FROM chat_conversations WHERE session_id = ?").bind(gone).run();
  await applyD1Migrations(env.DB, TEST_MIGRATIONS);
  expect(await find(SECRET)).toBe(1);
  expect(await database.$count(chatConversations)).toBe(41);
  expect(await database.$count(chatMessages)).toBe(84);
  await call(`/api/wisdom-chat/${sessionId}`, { method: "DELETE" });
  await expectErased();
});
