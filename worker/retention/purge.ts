import { inArray, lt } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { chatConversations, clearedSessions } from "../db/schema.ts";

/** Conversations deleted by one statement, and statements in one run: a run stays short on a large table. */
const BATCH = 50;
const BATCHES_MAX = 200;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes conversations, and with them their messages, that nobody has written in for `days`
 * days (decisions.md "Accounts and admin"). What is left over goes in the next daily run.
 *
 * @returns how many conversations were deleted
 */
export async function purgeConversations(database: Database, days: number, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - days * DAY_MS);
  // No reply is still under way after a day.
  await database
    .delete(clearedSessions)
    .where(lt(clearedSessions.clearedAt, new Date(now.getTime() - DAY_MS)));
  let deleted = 0;
  for (let batch = 0; batch < BATCHES_MAX; batch++) {
    const old = await database
      .select({ id: chatConversations.id })
      .from(chatConversations)
      .where(lt(chatConversations.updatedAt, limit))
      .orderBy(chatConversations.updatedAt)
      .limit(BATCH);
    if (old.length === 0) break;
    await database.delete(chatConversations).where(
      inArray(
        chatConversations.id,
        old.map((conversation) => conversation.id),
      ),
    );
    deleted += old.length;
  }
  return deleted;
}
