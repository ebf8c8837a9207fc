import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { FeedbackRequest } from "../../contract/api.ts";
import type { ReplyAuthor, Signal } from "../../contract/chat.ts";
import type { Locale } from "../../contract/locale.ts";
import type { Database } from "../db/client.ts";
import { chatConversations, chatMessages, clearedSessions, dailyTokens } from "../db/schema.ts";
import type { StoredReply } from "./admission.ts";

/** One turn as the visitor saw it. */
export interface Turn {
  sessionId: string;
  /** A turn that comes again with the same id is stored once. */
  turnId: string;
  language: Locale;
  question: string;
  reply: string;
  isInterrupted: boolean;
  /** Who wrote the reply; null where no word was said. */
  writtenBy: ReplyAuthor | null;
  /** The gravest signal of the question, and of the conversation so far. */
  signal: Signal | null;
  conversationSignal: Signal | null;
  /** The visitor has taken back something that was read as danger: what stands now is all there is. */
  isRefuted: boolean;
  /** What the model has cost. */
  tokens: number;
  askedAt: Date;
  answeredAt: Date;
}

/**
 * Stores a turn in one batch: all of it or nothing, and nothing in a conversation that was
 * cleared meanwhile. Of a turn that was answered twice the last reply stays: the visitor saw it.
 */
export async function logTurn(database: Database, turn: Turn): Promise<void> {
  const { sessionId, turnId } = turn;
  const [askedAt, answeredAt] = [turn.askedAt.getTime(), turn.answeredAt.getTime()];
  // The columns of each SELECT stand in the order of the table.
  const conversation = sql`FROM ${chatConversations} WHERE session_id = ${sessionId}`;
  await database.batch([
    // What an admin has deleted does not come back, but what is said from now on must be seen.
    database
      .delete(chatConversations)
      .where(and(eq(chatConversations.sessionId, sessionId), isNotNull(chatConversations.deletedAt))),
    database
      .insert(chatConversations)
      .select(
        sql`SELECT NULL, ${sessionId}, ${turn.language}, 2, ${turn.conversationSignal}, ${askedAt}, ${answeredAt}, NULL, '', 0, 0, NULL, NULL
          WHERE NOT EXISTS (SELECT 1 FROM ${clearedSessions} WHERE session_id = ${sessionId})`,
      )
      .onConflictDoUpdate({
        target: chatConversations.sessionId,
        set: {
          language: sql`excluded.language`,
          messageCount: sql`2 + (SELECT count(*) FROM ${chatMessages}
            WHERE ${chatMessages.conversationId} = ${chatConversations.id} AND turn_id <> ${turnId})`,
          updatedAt: sql`max(${chatConversations.updatedAt}, excluded.updated_at)`,
          // What a model reported stands in the log alone, until the visitor takes it back.
          signal: turn.isRefuted
            ? sql`excluded.signal`
            : sql`coalesce(excluded.signal, ${chatConversations.signal})`,
          // Nobody has looked yet at what is no danger any more.
          state: turn.isRefuted
            ? sql`iif(excluded.signal IS NULL AND ${chatConversations.signal} IS NOT NULL AND ${chatConversations.state} = 'new', NULL, ${chatConversations.state})`
            : sql`${chatConversations.state}`,
        },
      }),
    database
      .insert(chatMessages)
      .select(
        sql`SELECT NULL, id, ${turnId}, 'user', ${turn.question}, 0, ${turn.signal}, ${askedAt}, NULL, NULL ${conversation}
          UNION ALL SELECT NULL, id, ${turnId}, 'assistant', ${turn.reply}, ${Number(turn.isInterrupted)}, NULL, ${answeredAt}, NULL, ${turn.writtenBy} ${conversation}`,
      )
      .onConflictDoUpdate({
        target: [chatMessages.conversationId, chatMessages.turnId, chatMessages.role],
        set: {
          content: sql`excluded.content`,
          isInterrupted: sql`excluded.is_interrupted`,
          createdAt: sql`excluded.created_at`,
          feedback: null,
          writtenBy: sql`excluded.written_by`,
        },
        setWhere: eq(chatMessages.role, "assistant"),
      }),
    database
      .insert(dailyTokens)
      .values({ day: dayOf(turn.askedAt), tokens: turn.tokens })
      .onConflictDoUpdate({
        target: dailyTokens.day,
        set: { tokens: sql`${dailyTokens.tokens} + excluded.tokens` },
      }),
  ]);
}

/** What the model has cost on this day; the visitor waits for it. */
export async function readDailyTokens(database: Database, now: Date): Promise<number> {
  const rows = await database
    .select({ tokens: dailyTokens.tokens })
    .from(dailyTokens)
    .where(eq(dailyTokens.day, dayOf(now)));
  return rows[0]?.tokens ?? 0;
}

/** The language of the last turn of a conversation, or null where there is none. */
export async function readLanguage(database: Database, sessionId: string): Promise<Locale | null> {
  const rows = await database
    .select({ language: chatConversations.language })
    .from(chatConversations)
    .where(isKept(sessionId));
  return rows[0]?.language ?? null;
}

/** The reply of a turn that was answered before, or null. */
export async function readReply(
  database: Database,
  sessionId: string,
  turnId: string,
): Promise<StoredReply | null> {
  const replies = await database
    .select({
      text: chatMessages.content,
      isInterrupted: chatMessages.isInterrupted,
      writtenBy: chatMessages.writtenBy,
    })
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
    .where(and(isKept(sessionId), eq(chatMessages.turnId, turnId), eq(chatMessages.role, "assistant")));
  return replies[0] ?? null;
}

/** The messages of a conversation, oldest first; none where there is no such conversation. */
export function readMessages(database: Database, sessionId: string) {
  return database
    .select({
      role: chatMessages.role,
      content: chatMessages.content,
      turn_id: chatMessages.turnId,
      is_interrupted: chatMessages.isInterrupted,
      signal: chatMessages.signal,
      written_by: chatMessages.writtenBy,
    })
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
    .where(isKept(sessionId))
    .orderBy(asc(chatMessages.id));
}

/**
 * Stores what the visitor thinks of the reply of a turn.
 *
 * @returns whether there is such a reply
 */
export async function storeFeedback(
  database: Database,
  sessionId: string,
  { turn_id, value }: FeedbackRequest,
): Promise<boolean> {
  const conversation = database
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(isKept(sessionId));
  const updated = await database
    .update(chatMessages)
    .set({ feedback: value === 0 ? null : value })
    .where(
      and(
        inArray(chatMessages.conversationId, conversation),
        eq(chatMessages.turnId, turn_id),
        eq(chatMessages.role, "assistant"),
      ),
    )
    .returning({ id: chatMessages.id });
  return updated.length > 0;
}

/** Deletes a conversation and all its messages; a reply that is still under way is not stored any more. */
export async function clearConversation(database: Database, sessionId: string, now: Date): Promise<void> {
  await database.batch([
    database.insert(clearedSessions).values({ sessionId, clearedAt: now }).onConflictDoNothing(),
    database.delete(chatConversations).where(eq(chatConversations.sessionId, sessionId)),
  ]);
}

/** The conversation of a session, unless an admin has deleted it. */
function isKept(sessionId: string) {
  return and(eq(chatConversations.sessionId, sessionId), isNull(chatConversations.deletedAt));
}

/** YYYY-MM-DD, UTC. */
function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
