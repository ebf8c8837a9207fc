import { drizzle } from "drizzle-orm/d1";
import { localDay } from "../../contract/day.ts";
import type { Served } from "../chat-stack.ts";
import { ACCESS_COOKIE } from "../../worker/auth/cookies.ts";
import { startSession } from "../../worker/auth/session.ts";
import { adminRoutes } from "../../worker/admin/routes.ts";
import * as schema from "../../worker/db/schema.ts";
import { countingDatabase } from "./counting-database.ts";

/** The log room of a served site, asked as an admin. */
export interface LogRoom {
  /** Milliseconds of one whole call. */
  time: (path: string) => Promise<number>;
  /** Rows that the database reads for it, and its least time in SQL, both without the guard's. */
  count: (path: string) => Promise<{ rows: number; sql: number }>;
  exportFile: (
    count: number,
  ) => Promise<{ bytes: number; ms: number; memory: number[]; conversations: number }>;
}

const COUNTED = 7;
const CHUNK = 20_000;
const TEXTS = 4_000;
const WORDS =
  "modrost upanje vera ljubezen bog srce dan noč pot luč tema mir strah žalost veselje prijatelj mama oče šola delo hvala molitev resnica laž odpuščanje jeza sam otrok svet življenje smrt nebo morje gora beseda tišina vprašanje odgovor kako zakaj kdaj kje kaj kdo lahko moram hočem nočem vem mislim čutim iščem najdem dam vzamem grem ostanem čakam jokam smejim poslušam govorim berem pišem spim živim".split(
    " ",
  );

/** Conversations of one turn each, a minute apart, up to now; one in twenty with a signal, one in ten with a thumb. */
export async function fillLog(site: Served, size: number): Promise<void> {
  await site.query("CREATE TABLE bench_texts (id INTEGER PRIMARY KEY, content TEXT NOT NULL)");
  for (let first = 0; first < TEXTS; first += 100) {
    const rows = Array.from(
      { length: 100 },
      (_, index) => `(${first + index}, '${makeText(first + index)}')`,
    );
    await site.query(`INSERT INTO bench_texts VALUES ${rows.join(",")}`);
  }
  const start = Date.now() - size * 60_000;
  const numbers = (first: number, last: number) =>
    `WITH RECURSIVE numbers(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM numbers WHERE i < ${last})`;
  for (let first = 1; first <= size; first += CHUNK) {
    const last = Math.min(size, first + CHUNK - 1);
    await site.query(
      `INSERT INTO chat_conversations (id, session_id, language, message_count, signal, created_at, updated_at)
        ${numbers(first, last)} SELECT i, printf('%08x-0000-4000-8000-%012x', (i * 2654435761) % 4294967296, i), iif(i % 3, 'sl', 'en'), 2,
        CASE WHEN i % 20 THEN NULL WHEN i % 40 THEN 'wish_to_die' ELSE 'plan' END, ${start} + i * 60000, ${start} + i * 60000 FROM numbers`,
    );
    const message = (role: string, texts: string, signal: string, feedback: string) =>
      site.query(
        `INSERT INTO chat_messages (conversation_id, turn_id, role, content, signal, created_at, feedback)
          ${numbers(first, last)} SELECT i, 't', '${role}', ${texts}, ${signal}, ${start} + i * 60000, ${feedback} FROM numbers`,
      );
    const text = (step: number) => `(SELECT content FROM bench_texts WHERE id = (i * ${step}) % ${TEXTS})`;
    await message(
      "user",
      `${text(7919)} || iif(i % 1000, '', ' besedica7')`,
      "iif(i % 20, NULL, 'plan')",
      "NULL",
    );
    await message(
      "assistant",
      `${text(104_729)} || '. ' || ${text(1_299_709)} || '. ' || ${text(15_485_863)}`,
      "NULL",
      "CASE i % 20 WHEN 3 THEN 1 WHEN 7 THEN -1 END",
    );
  }
}

/** Ten words; those at the beginning of the list come far more often, as in any language. */
function makeText(seed: number): string {
  let state = seed + 1;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  for (let warm = 0; warm < 8; warm++) random();
  return Array.from({ length: 10 }, () => WORDS[Math.floor(random() ** 2 * WORDS.length)]).join(" ");
}

/** Signs in as an admin who exists for the benchmark alone. */
export async function openLogRoom(site: Served): Promise<LogRoom> {
  // Two copies of the same types.
  const binding = (await site.database()) as unknown as D1Database;
  const database = drizzle(binding);
  const now = new Date();
  const [user] = await database
    .insert(schema.users)
    .values({ email: "bench@example.org", passwordHash: "none", createdAt: now })
    .returning({ id: schema.users.id });
  if (!user) throw new Error("the account was not stored");
  await database.insert(schema.userRoles).values({ userId: user.id, role: "admin" });
  const store = { database, kv: (await site.sessions()) as unknown as KVNamespace };
  const { access } = await startSession(store, { userId: user.id, device: "Bench" }, new Date());
  const headers = { Cookie: `${ACCESS_COOKIE}=${access}` };

  const counter = countingDatabase(binding);
  // The same routes in this process, at the same database.
  const ask = async (path: string) => {
    counter.take();
    await adminRoutes.request(path, { headers }, { DB: counter.database, SESSIONS: store.kv });
    return counter.take();
  };

  return {
    async time(path) {
      const startedAt = performance.now();
      const response = await fetch(`${site.url}/api/admin${path}`, { headers });
      await response.arrayBuffer();
      if (response.status !== 200 && response.status !== 404)
        throw new Error(`${path} was answered with ${response.status}`);
      return performance.now() - startedAt;
    },
    async count(path) {
      const guard = await ask("/no-such-call");
      const costs = [];
      for (let time = 0; time < COUNTED; time++) costs.push(await ask(path));
      const sql = Math.min(...costs.map((cost) => cost.sql));
      return { rows: (costs.at(-1)?.rows ?? 0) - guard.rows, sql: Math.max(0, sql - guard.sql) };
    },
    async exportFile(count) {
      const from = localDay(new Date(Date.now() - count * 60_000));
      const startedAt = performance.now();
      const before = site.memory();
      const response = await fetch(`${site.url}/api/admin/export?format=ndjson&from=${from}`, { headers });
      if (!response.ok || !response.body) throw new Error(await response.text());
      const quarters = [before, before, before, before];
      let [bytes, conversations] = [0, 0];
      for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
        bytes += chunk.byteLength;
        conversations += chunk.reduce((lines, byte) => lines + Number(byte === 10), 0);
        const quarter = Math.min(3, Math.floor((4 * conversations) / count));
        quarters[quarter] = Math.max(quarters[quarter] ?? 0, site.memory());
      }
      return {
        bytes,
        ms: performance.now() - startedAt,
        memory: [before, ...quarters],
        conversations,
      };
    },
  };
}
