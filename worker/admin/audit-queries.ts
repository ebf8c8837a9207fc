import { sql, type SQL } from "drizzle-orm";
import type { AuditRequest } from "../../contract/admin.ts";
import type { AuditAction, AuditEntry, AuditReply } from "../../contract/logs.ts";
import type { Database } from "../db/client.ts";
import { adminAudit } from "../db/schema.ts";

/** Somebody who works in the log room. */
export interface Reader {
  userId: number;
  email: string;
}

/** What is written down of an act. `details` never hold words of a visitor. */
export interface Act {
  action: AuditAction;
  conversationId?: number;
  details?: Record<string, unknown>;
}

const PAGE = 50;
/** Whoever keeps a conversation open reads it once an hour. */
const SAME_ACT_MS = 60 * 60 * 1000;

/**
 * A statement that writes down an act, to be put into the batch of the act itself: neither happens without the other.
 *
 * @param condition under which there is anything to write down; the batch runs it before the act
 */
export function writeAct(database: Database, reader: Reader, act: Act, now: Date, condition = sql`true`) {
  const { userId, email } = reader;
  const { action, conversationId = null } = act;
  const details = JSON.stringify(act.details ?? {});
  // The columns stand in the order of the table.
  return database
    .insert(adminAudit)
    .select(
      sql`SELECT NULL, ${userId}, ${email}, ${action}, ${conversationId}, ${details}, ${now.getTime()} WHERE ${condition}`,
    );
}

/** As `writeAct`, but once an hour for the same reader and act: for reading and searching. */
export function writeActOnce(database: Database, reader: Reader, act: Act, now: Date, condition = sql`true`) {
  const { action, conversationId = null } = act;
  const details = JSON.stringify(act.details ?? {});
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${adminAudit} WHERE user_id = ${reader.userId} AND action = ${action}
    AND created_at > ${now.getTime() - SAME_ACT_MS} AND conversation_id IS ${conversationId} AND details = ${details})`;
  return writeAct(database, reader, act, now, sql`${condition} AND ${isNew}`);
}

/**
 * As `writeAct`, for what is done to many conversations: `ids` selects them, and their number is noted; of one, and of
 * several that were marked, it is noted which.
 */
export function writeActOnMany(
  database: Database,
  reader: Reader,
  { action, details, ids, areMarked }: Act & { ids: SQL; areMarked: boolean },
  now: Date,
) {
  const { userId, email } = reader;
  const counted = sql`iif(${areMarked} AND count(*) > 1, json_object('ids', json_group_array(id), 'count', count(*)), json_object('count', count(*)))`;
  return database
    .insert(adminAudit)
    .select(
      sql`SELECT NULL, ${userId}, ${email}, ${action}, iif(${areMarked} AND count(*) = 1, min(id), NULL), json_patch(${JSON.stringify(details ?? {})}, ${counted}), ${now.getTime()} FROM (${ids}) HAVING count(*) > 0`,
    );
}

interface StoredAct {
  id: number;
  action: AuditAction;
  email: string;
  conversation_id: number | null;
  details: string;
  created_at: number;
}

/** Who did what, newest first. */
export async function readAudit(
  database: Database,
  { action, conversation, cursor }: AuditRequest,
): Promise<AuditReply> {
  const conditions = [
    sql`true`,
    ...(action ? [sql`action = ${action}`] : []),
    ...(conversation ? [sql`conversation_id = ${conversation}`] : []),
    ...(cursor ? [sql`id < ${cursor}`] : []),
  ];
  const rows = await database.all<StoredAct>(
    sql`SELECT id, action, email, conversation_id, details, created_at FROM admin_audit WHERE ${sql.join(conditions, sql` AND `)} ORDER BY id DESC LIMIT ${PAGE + 1}`,
  );
  const shown = rows.slice(0, PAGE);
  return {
    entries: shown.map(present),
    next_cursor: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

function present({ details, created_at, ...rest }: StoredAct): AuditEntry {
  return {
    ...rest,
    details: JSON.parse(details) as Record<string, unknown>,
    created_at: new Date(created_at).toISOString(),
  };
}
