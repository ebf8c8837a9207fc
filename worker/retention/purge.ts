import { lt, sql } from "drizzle-orm";
import { UNDO_MINUTES } from "../../contract/logs.ts";
import type { Database } from "../db/client.ts";
import { adminAudit, clearedSessions } from "../db/schema.ts";

/** Conversations deleted by one statement, and statements in one run: a run stays short on a large table. */
const BATCH = 500;
const BATCHES_MAX = 200;

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What admins did is kept for a year. */
const AUDIT_DAYS = 365;

/**
 * Deletes for good, and with them their messages, conversations that nobody has written in for
 * `days` days, and those that an admin deleted and can no longer restore (decisions.md "Accounts
 * and admin"). What is left over goes in the next daily run.
 *
 * @param days null where it is not known: then nothing is deleted for its age
 * @returns how many conversations were deleted
 */
export async function purgeConversations(
  database: Database,
  days: number | null,
  now: Date,
): Promise<number> {
  // No reply is still under way after a day.
  await database.delete(clearedSessions).where(lt(clearedSessions.clearedAt, ago(now, DAY_MS)));
  await database.delete(adminAudit).where(lt(adminAudit.createdAt, ago(now, AUDIT_DAYS * DAY_MS)));
  const deletedBefore = ago(now, UNDO_MINUTES * MINUTE_MS).getTime();
  // Each condition is the one of an index.
  const over = [
    sql`SELECT id FROM chat_conversations WHERE deleted_at IS NOT NULL AND deleted_at < ${deletedBefore} LIMIT ${BATCH}`,
  ];
  if (days !== null) {
    const unusedSince = ago(now, days * DAY_MS).getTime();
    over.push(
      sql`SELECT id FROM chat_conversations WHERE deleted_at IS NULL AND updated_at < ${unusedSince} ORDER BY updated_at, id LIMIT ${BATCH}`,
    );
  }
  let deleted = 0;
  let batches = 0;
  for (const ids of over) {
    for (let isOver = false; !isOver && batches < BATCHES_MAX; batches++) {
      const gone = await database.all(sql`DELETE FROM chat_conversations WHERE id IN (${ids}) RETURNING id`);
      deleted += gone.length;
      isOver = gone.length < BATCH;
    }
  }
  return deleted;
}

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
