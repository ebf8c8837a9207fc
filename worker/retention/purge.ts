import { asc, lt, sql } from "drizzle-orm";
import { UNDO_MINUTES } from "../../contract/logs.ts";
import type { Database } from "../db/client.ts";
import { adminAudit, chatConversations, chatMessages, clearedSessions } from "../db/schema.ts";

/** Conversations or messages deleted by one statement, and statements in one run: a run stays short on a large table. */
const BATCH = 500;
const BATCHES_MAX = 200;

/** Pages of the search index written anew by one statement, and statements in one run: a large index takes some nights. */
const INDEX_PAGES = 500;
const INDEX_RUNS_MAX = 20;

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What admins did is kept for a year. */
const AUDIT_DAYS = 365;

/** How much one run has deleted. */
export interface Purged {
  /** Those that went as a whole. */
  conversations: number;
  /** Single messages, of conversations that are still written in. */
  messages: number;
}

/**
 * Deletes for good what was said more than `days` days ago: whole conversations that nobody has
 * written in since, and the older messages of all others (decisions.md "Accounts and admin"). Deletes too what
 * an admin deleted and can no longer restore. What is left over goes in the
 * next daily run.
 *
 * @param days null where it is not known: then nothing is deleted for its age
 */
export async function purgeConversations(
  database: Database,
  days: number | null,
  now: Date,
): Promise<Purged> {
  // No reply is still under way after a day.
  await database.delete(clearedSessions).where(lt(clearedSessions.clearedAt, ago(now, DAY_MS)));
  await database.delete(adminAudit).where(lt(adminAudit.createdAt, ago(now, AUDIT_DAYS * DAY_MS)));

  const purged: Purged = { conversations: 0, messages: 0 };
  let batchesLeft = BATCHES_MAX;
  const repeat = async (purge: () => Promise<boolean>) => {
    while (batchesLeft > 0) {
      batchesLeft -= 1;
      if (await purge()) return;
    }
  };
  const purgeWhole = (condition: ReturnType<typeof sql>) =>
    repeat(async () => {
      const gone = await database.all(
        sql`DELETE FROM ${chatConversations} WHERE id IN (SELECT id FROM ${chatConversations} WHERE ${condition} LIMIT ${BATCH}) RETURNING id`,
      );
      purged.conversations += gone.length;
      return gone.length < BATCH;
    });

  // Each condition is the one of an index.
  const deletedBefore = ago(now, UNDO_MINUTES * MINUTE_MS).getTime();
  await purgeWhole(sql`deleted_at IS NOT NULL AND deleted_at < ${deletedBefore}`);
  if (days !== null) {
    const oldest = ago(now, days * DAY_MS);
    await purgeWhole(sql`deleted_at IS NULL AND updated_at < ${oldest.getTime()} ORDER BY updated_at, id`);
    await repeat(async () => {
      const { found, messages, conversations } = await purgeMessages(database, oldest);
      purged.messages += messages;
      purged.conversations += conversations;
      return found < BATCH;
    });
  }
  await renewIndex(database);
  return purged;
}

/**
 * A deleted word leaves the search index at once, but its beginning may stay as a signpost between
 * two pages (docs/decisions/0010-log-room.md "Erasing"). Writes the index anew, some pages at a time.
 */
async function renewIndex(database: Database): Promise<void> {
  const merge = (pages: number) =>
    database.run(sql`INSERT INTO chat_search(chat_search, rank) VALUES ('merge', ${pages})`);
  // The negative number begins it, or goes on with what a run before has begun.
  await merge(-INDEX_PAGES);
  for (let run = 1; run < INDEX_RUNS_MAX; run++) {
    // The statement itself counts as one.
    if ((await merge(INDEX_PAGES)).meta.changes < 2) return;
  }
}

/**
 * Deletes some of the messages older than `oldest`. What is known of their conversations is made
 * true again in the same batch; one that is empty now goes. Its sign of danger stays with one that
 * goes on: whoever answers next must know. Thumbs, totals and the words of the search follow by triggers.
 */
async function purgeMessages(
  database: Database,
  oldest: Date,
): Promise<Purged & { /** Messages that were looked at. */ found: number }> {
  const old = await database
    .select({ id: chatMessages.id, conversationId: chatMessages.conversationId })
    .from(chatMessages)
    .where(lt(chatMessages.createdAt, oldest))
    .orderBy(asc(chatMessages.createdAt))
    .limit(BATCH);
  if (old.length === 0) return { found: 0, messages: 0, conversations: 0 };
  const listed = (ids: Iterable<number>) => sql`(SELECT value FROM json_each(${JSON.stringify([...ids])}))`;
  const conversations = listed(new Set(old.map(({ conversationId }) => conversationId)));
  const [messages, , emptied] = await database.batch([
    database
      .delete(chatMessages)
      // A reply that was given anew meanwhile is no old one any more.
      .where(sql`id IN ${listed(old.map(({ id }) => id))} AND created_at < ${oldest.getTime()}`)
      .returning({ id: chatMessages.id }),
    database
      .update(chatConversations)
      .set({
        messageCount: sql`(SELECT count(*) FROM ${chatMessages} WHERE conversation_id = chat_conversations.id)`,
        createdAt: sql`coalesce((SELECT min(created_at) FROM ${chatMessages} WHERE conversation_id = chat_conversations.id), created_at)`,
      })
      .where(sql`id IN ${conversations}`),
    database
      .delete(chatConversations)
      .where(
        sql`id IN ${conversations} AND NOT EXISTS (SELECT 1 FROM ${chatMessages} WHERE conversation_id = chat_conversations.id)`,
      )
      .returning({ id: chatConversations.id }),
  ]);
  return { found: old.length, messages: messages.length, conversations: emptied.length };
}

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
