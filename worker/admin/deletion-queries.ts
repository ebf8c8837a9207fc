import { sql } from "drizzle-orm";
import type { DeletionRequest } from "../../contract/admin.ts";
import { UNDO_MINUTES, type DeletionReply } from "../../contract/logs.ts";
import type { Database } from "../db/client.ts";
import { chatConversations } from "../db/schema.ts";
import { writeActOnMany, type Reader } from "./audit-queries.ts";
import { selectIds } from "./conversation-queries.ts";

/** Conversations that one call deletes or restores; the caller asks again while there are more. */
const BATCH = 2_000;

/** Hides conversations everywhere; the daily run deletes them for good (retention/purge.ts). */
export async function deleteConversations(
  database: Database,
  reader: Reader,
  request: DeletionRequest,
  now: Date,
): Promise<DeletionReply> {
  const { deletion_id } = request;
  const areMarked = "ids" in request;
  const wanted = areMarked
    ? sql`SELECT value FROM json_each(${JSON.stringify(request.ids)})`
    : selectIds(request.filter, {
        conditions: [sql`updated_at <= ${Date.parse(request.before)}`],
        limit: BATCH,
      });
  const ids = sql`SELECT id FROM chat_conversations WHERE id IN (${wanted}) AND deleted_at IS NULL`;
  const details = areMarked ? { deletion_id } : { filter: request.filter, deletion_id };
  const [, deleted] = await database.batch([
    writeActOnMany(database, reader, { action: "delete", details, ids, areMarked }, now),
    database
      .update(chatConversations)
      .set({ deletedAt: now, deletionId: deletion_id })
      .where(sql`id IN (${ids})`)
      .returning({ id: chatConversations.id }),
  ]);
  return { deletion_id, count: deleted.length, is_complete: areMarked || deleted.length < BATCH };
}

/** Brings back what was deleted together less than an hour ago, where it is not gone for good. */
export async function restoreConversations(
  database: Database,
  reader: Reader,
  deletion_id: string,
  now: Date,
): Promise<DeletionReply> {
  const earliest = now.getTime() - UNDO_MINUTES * 60 * 1000;
  const ids = sql`SELECT id FROM chat_conversations WHERE deletion_id = ${deletion_id} AND deleted_at >= ${earliest} ORDER BY id LIMIT ${BATCH}`;
  const [, restored] = await database.batch([
    writeActOnMany(
      database,
      reader,
      { action: "restore", details: { deletion_id }, ids, areMarked: false },
      now,
    ),
    database
      .update(chatConversations)
      .set({ deletedAt: null, deletionId: null })
      .where(sql`id IN (${ids})`)
      .returning({ id: chatConversations.id }),
  ]);
  return { deletion_id, count: restored.length, is_complete: restored.length < BATCH };
}
