import { sql } from "drizzle-orm";
import type { DeletionRequest } from "../../contract/admin.ts";
import type { DeletionReply } from "../../contract/logs.ts";
import type { Database } from "../db/client.ts";
import { writeAct, type Reader } from "./audit-queries.ts";
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
  const [ids, details] =
    "ids" in request
      ? [sql`SELECT value FROM json_each(${JSON.stringify(request.ids)})`, {}]
      : [
          selectIds(request.filter, {
            conditions: [sql`updated_at <= ${Date.parse(request.before)}`],
            limit: BATCH,
          }),
          { filter: request.filter },
        ];
  const deleted = await database.all<{ id: number }>(
    sql`UPDATE chat_conversations SET deleted_at = ${now.getTime()}, deletion_id = ${deletion_id} WHERE id IN (${ids}) AND deleted_at IS NULL RETURNING id`,
  );
  const [first] = deleted;
  const act = {
    action: "delete" as const,
    ...(deleted.length === 1 && first ? { conversationId: first.id } : {}),
    details: {
      ...details,
      // Of a filter that fits thousands, the filter says which.
      ...("ids" in request && deleted.length > 1 ? { ids: deleted.map(({ id }) => id) } : {}),
      count: deleted.length,
      deletion_id,
    },
  };
  if (deleted.length > 0) await writeAct(database, reader, act, now);
  return { deletion_id, count: deleted.length, is_complete: "ids" in request || deleted.length < BATCH };
}

/** Brings back what was deleted together, where it is not gone for good. */
export async function restoreConversations(
  database: Database,
  reader: Reader,
  deletion_id: string,
  now: Date,
): Promise<DeletionReply> {
  const restored = await database.all<{ id: number }>(
    sql`UPDATE chat_conversations SET deleted_at = NULL, deletion_id = NULL WHERE id IN (SELECT id FROM chat_conversations WHERE deletion_id = ${deletion_id} LIMIT ${BATCH}) RETURNING id`,
  );
  const details = { count: restored.length, deletion_id };
  if (restored.length > 0) await writeAct(database, reader, { action: "restore", details }, now);
  return { deletion_id, count: restored.length, is_complete: restored.length < BATCH };
}
