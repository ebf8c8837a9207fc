import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { ConversationFilter, ConversationsRequest } from "../../contract/admin.ts";
import type { Signal } from "../../contract/chat.ts";
import { COUNT_MAX, type ConversationRow, type ConversationsReply, type Sort } from "../../contract/logs.ts";
import type { Database } from "../db/client.ts";
import { chatConversations } from "../db/schema.ts";
import { filterConditions, planWalk, type Criteria } from "./conversation-filter.ts";
import { readCursor, writeCursor, type Place } from "./cursor.ts";
import { cutExcerpt, readSearch, readSessionId } from "./search-words.ts";

/**
 * Rows that one page looks at: with a rare mixture of criteria a page ends there, and the next one
 * goes on from that place. So no call costs more on a large table.
 */
const ROWS_MAX = 2_000;
const HITS_MAX = 1_000;

/** Messages of a search that make up a page; several of them may belong to one conversation. */
const HITS_PER_CONVERSATION = 2;

/** A row of chat_conversations as SQLite hands it over. */
export interface StoredConversation extends Omit<ConversationRow, "created_at" | "updated_at" | "match"> {
  created_at: number;
  updated_at: number;
}

type Keys = Place["keys"];

const COLUMNS = sql`id, session_id, language, message_count, signal, state, note, thumbs_up, thumbs_down, created_at, updated_at`;

/**
 * A page of the list (spec §2 "Admin chat logs"), newest first unless another order is asked for.
 *
 * @throws ApiError 400 for a cursor of another list
 */
export async function listConversations(
  database: Database,
  { q, sort, limit, cursor, ...criteria }: ConversationsRequest,
): Promise<ConversationsReply> {
  if (q) return searchConversations(database, q, criteria, { sort, limit, cursor });
  const place = cursor ? readCursor(cursor, sort) : null;
  if (sort === "signals" && !criteria.signal) return listSignalsFirst(database, criteria, { limit, place });
  const { rows, next } = await walkPage(database, criteria, { sort, limit, after: place?.keys ?? null });
  return {
    conversations: rows.map((row) => present(row)),
    next_cursor: next && writeCursor({ list: sort, keys: next, isRest: false }),
  };
}

/** Those with a signal, then the others; each group newest first. */
async function listSignalsFirst(
  database: Database,
  criteria: Criteria,
  { limit, place }: { limit: number; place: Place | null },
): Promise<ConversationsReply> {
  const write = (keys: Keys, isRest: boolean) => writeCursor({ list: "signals", keys, isRest });
  const conversations: ConversationRow[] = [];
  if (!place?.isRest) {
    const signalled = { ...criteria, signal: "any" as const };
    const page = await walkPage(database, signalled, {
      sort: "signals",
      limit,
      after: place?.keys ?? null,
    });
    conversations.push(...page.rows.map((row) => present(row)));
    if (page.next) return { conversations, next_cursor: write(page.next, false) };
  }
  const room = limit - conversations.length;
  const rest = await walkPage(
    database,
    { ...criteria, signal: "none" },
    // At least one, to know whether there is anything more.
    { sort: "signals", limit: Math.max(room, 1), after: place?.isRest ? place.keys : null },
  );
  if (room === 0) {
    const isOver = rest.rows.length === 0 && !rest.next;
    return { conversations, next_cursor: isOver ? null : write([Number.MAX_SAFE_INTEGER, 0], true) };
  }
  conversations.push(...rest.rows.map((row) => present(row)));
  return { conversations, next_cursor: rest.next && write(rest.next, true) };
}

interface WalkOptions {
  sort: Sort;
  limit: number;
  after: Keys | null;
}

/** One page along one index; `next` is null after the last row. */
export async function walkPage(
  database: Database,
  criteria: Criteria,
  { sort, limit, after }: WalkOptions,
): Promise<{ rows: StoredConversation[]; next: Keys | null }> {
  const order = sort === "longest" ? "message_count" : "updated_at";
  const key = sql.raw(order);
  const direction = sql.raw(sort === "oldest" ? "ASC" : "DESC");
  const compare = sql.raw(sort === "oldest" ? ">" : "<");
  const { index, inIndex, beside } = planWalk(criteria, order);
  const conditions = after ? [...inIndex, sql`(${key}, id) ${compare} (${after[0]}, ${after[1]})`] : inIndex;
  const walk = (columns: SQL, rows: SQL) =>
    sql`SELECT ${columns} FROM chat_conversations INDEXED BY ${sql.raw(index)} WHERE ${all(conditions)} ORDER BY ${key} ${direction}, id ${direction} ${rows}`;
  const keysOf = (row: StoredConversation): Keys => [row[order], row.id];

  if (beside.length === 0) {
    const rows = await database.all<StoredConversation>(walk(COLUMNS, sql`LIMIT ${limit + 1}`));
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return { rows: shown, next: rows.length > limit && last ? keysOf(last) : null };
  }
  const rows = await database.all<StoredConversation>(
    sql`SELECT * FROM (${walk(COLUMNS, sql`LIMIT ${ROWS_MAX}`)}) WHERE ${all(beside)} LIMIT ${limit + 1}`,
  );
  const last = rows[limit - 1];
  if (rows.length > limit && last) return { rows: rows.slice(0, limit), next: keysOf(last) };
  const [end] = await database.all<{ key: number; id: number }>(
    walk(sql`${key} AS key, id`, sql`LIMIT 1 OFFSET ${ROWS_MAX - 1}`),
  );
  return { rows, next: end ? [end.key, end.id] : null };
}

/** Newest first; `after` and the number of hits end up as whole numbers, which the index of words insists on. */
function findHits(expression: string, { sort, after }: { sort: Sort; after: number | null }, rows: SQL): SQL {
  const isOldest = sort === "oldest";
  const beyond =
    after === null ? sql`` : sql`AND rowid ${sql.raw(isOldest ? ">" : "<")} CAST(${after} AS INTEGER)`;
  return sql`SELECT rowid AS hit_id FROM chat_search WHERE chat_search MATCH ${expression} ${beyond} ORDER BY rowid ${sql.raw(isOldest ? "ASC" : "DESC")} ${rows}`;
}

/** The conversations of hits, in the order of the hits: CROSS JOIN keeps the order in which tables are read. */
function fromHits(hits: SQL, conditions: SQL[]): SQL {
  return sql`FROM (${hits}) CROSS JOIN (SELECT id AS message_id, conversation_id, content FROM chat_messages) ON message_id = hit_id CROSS JOIN chat_conversations ON id = conversation_id WHERE ${all(conditions)}`;
}

/** Conversations in the order of their newest message that holds the words; one may come again on a later page. */
async function searchConversations(
  database: Database,
  q: string,
  criteria: Criteria,
  { sort, limit, cursor }: Pick<ConversationsRequest, "sort" | "limit" | "cursor">,
): Promise<ConversationsReply> {
  const place = cursor ? readCursor(cursor, "search") : null;
  const sessionId = readSessionId(q);
  if (sessionId) return findSession(database, sessionId, criteria, limit);
  const { expression, found } = readSearch(q);
  if (!expression) return { conversations: [], next_cursor: null };

  const order = { sort, after: place?.keys[1] ?? null };
  const pageHits = limit * HITS_PER_CONVERSATION;
  const hits = await database.all<StoredConversation & { message_id: number; content: string }>(
    sql`SELECT ${COLUMNS}, message_id, content ${fromHits(findHits(expression, order, sql`LIMIT ${HITS_MAX}`), filterConditions(criteria))} LIMIT ${pageHits + 1}`,
  );
  const write = (id: number) => writeCursor({ list: "search", keys: [0, id], isRest: false });
  const conversations = new Map<number, ConversationRow>();
  let last = 0;
  for (const { message_id, content, ...row } of hits.slice(0, pageHits)) {
    if (!conversations.has(row.id)) {
      if (conversations.size === limit) break;
      conversations.set(row.id, present(row, { message_id, excerpt: cutExcerpt(content, found) }));
    }
    last = message_id;
  }
  const shown = [...conversations.values()];
  if (hits.at(-1) && hits.at(-1)?.message_id !== last)
    return { conversations: shown, next_cursor: write(last) };
  const [end] = await database.all<{ hit_id: number }>(
    findHits(expression, order, sql`LIMIT 1 OFFSET ${HITS_MAX - 1}`),
  );
  return { conversations: shown, next_cursor: end ? write(end.hit_id) : null };
}

/** Conversations whose session id begins like this. */
async function findSession(
  database: Database,
  beginning: string,
  criteria: Criteria,
  limit: number,
): Promise<ConversationsReply> {
  const rows = await database.all<StoredConversation>(
    sql`SELECT ${COLUMNS} FROM chat_conversations INDEXED BY chat_conversations_session_id WHERE ${all([hasSession(beginning), ...filterConditions(criteria)])} ORDER BY session_id LIMIT ${limit}`,
  );
  return { conversations: rows.map((row) => present(row)), next_cursor: null };
}

function hasSession(beginning: string): SQL {
  return sql`session_id >= ${beginning} AND session_id < ${`${beginning}g`}`;
}

/**
 * The ids of all conversations that a filter means, in no order.
 *
 * @param options.hitsMax how many messages of a search are looked at
 */
export function selectIds(
  { q, ...criteria }: ConversationFilter,
  { conditions = [], limit, hitsMax }: { conditions?: SQL[]; limit: number; hitsMax?: number },
): SQL {
  if (!q) {
    const { index, inIndex, beside } = planWalk(criteria, "updated_at");
    return sql`SELECT id FROM chat_conversations INDEXED BY ${sql.raw(index)} WHERE ${all([...inIndex, ...beside, ...conditions])} LIMIT ${limit}`;
  }
  const filter = [...filterConditions(criteria), ...conditions];
  const sessionId = readSessionId(q);
  if (sessionId)
    return sql`SELECT id FROM chat_conversations INDEXED BY chat_conversations_session_id WHERE ${all([hasSession(sessionId), ...filter])} LIMIT ${limit}`;
  const { expression } = readSearch(q);
  if (!expression) return sql`SELECT id FROM chat_conversations WHERE false`;
  const hits = findHits(expression, { sort: "newest", after: null }, hitsMax ? sql`LIMIT ${hitsMax}` : sql``);
  return sql`SELECT DISTINCT id ${fromHits(hits, filter)} LIMIT ${limit}`;
}

/** How many conversations a filter means, at most COUNT_MAX + 1. */
export async function countConversations(database: Database, filter: ConversationFilter): Promise<number> {
  const ids = selectIds(filter, { limit: COUNT_MAX + 1, hitsMax: COUNT_MAX + 1 });
  const [row] = await database.all<{ count: number }>(sql`SELECT count(*) AS count FROM (${ids})`);
  return row?.count ?? 0;
}

/** The columns of a StoredConversation, for the query builder: only its statements can stand in a batch. */
export const CONVERSATION_COLUMNS = {
  id: chatConversations.id,
  session_id: chatConversations.sessionId,
  language: chatConversations.language,
  message_count: chatConversations.messageCount,
  signal: sql<Signal | null>`${chatConversations.signal}`,
  state: chatConversations.state,
  note: chatConversations.note,
  thumbs_up: chatConversations.thumbsUp,
  thumbs_down: chatConversations.thumbsDown,
  created_at: sql<number>`${chatConversations.createdAt}`,
  updated_at: sql<number>`${chatConversations.updatedAt}`,
};

/** A conversation of the log that is not deleted. */
export function isKept(id: number) {
  return and(eq(chatConversations.id, id), isNull(chatConversations.deletedAt));
}

/** A stored row as the contract has it. */
export function present(row: StoredConversation, match: ConversationRow["match"] = null): ConversationRow {
  const { created_at, updated_at, ...rest } = row;
  return {
    ...rest,
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at).toISOString(),
    match,
  };
}

function all(conditions: SQL[]): SQL {
  return sql.join(conditions, sql` AND `);
}
