import { asc, eq, sql } from "drizzle-orm";
import type { Signal } from "../../contract/chat.ts";
import type { Locale } from "../../contract/locale.ts";
import type { Database } from "../db/client.ts";
import { chatConversations, chatMessages } from "../db/schema.ts";

/** One turn as the visitor saw it. */
export interface Turn {
  sessionId: string;
  /** A turn that comes again with the same id is stored once. */
  turnId: string;
  language: Locale;
  question: string;
  reply: string;
  isInterrupted: boolean;
  /** Signals of the question. */
  signals: readonly Signal[];
  askedAt: Date;
  answeredAt: Date;
}

/** Stores a turn in one batch: all of it or nothing. */
export async function logTurn(database: Database, turn: Turn): Promise<void> {
  const signal = turn.signals[0] ?? null;
  const conversation = database
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(eq(chatConversations.sessionId, turn.sessionId));
  const conversationId = sql<number>`(${conversation})`;
  const message = { conversationId, turnId: turn.turnId };
  await database.batch([
    database
      .insert(chatConversations)
      .values({
        sessionId: turn.sessionId,
        language: turn.language,
        signal,
        createdAt: turn.askedAt,
        updatedAt: turn.answeredAt,
      })
      .onConflictDoUpdate({
        target: chatConversations.sessionId,
        set: {
          language: turn.language,
          updatedAt: turn.answeredAt,
          signal: sql`coalesce(${chatConversations.signal}, excluded.signal)`,
        },
      }),
    database
      .insert(chatMessages)
      .values([
        { ...message, role: "user", content: turn.question, signal, createdAt: turn.askedAt },
        {
          ...message,
          role: "assistant",
          content: turn.reply,
          isInterrupted: turn.isInterrupted,
          createdAt: turn.answeredAt,
        },
      ])
      .onConflictDoNothing(),
    database
      .update(chatConversations)
      .set({
        messageCount: sql`(SELECT count(*) FROM ${chatMessages} WHERE ${chatMessages.conversationId} = ${chatConversations.id})`,
      })
      .where(eq(chatConversations.sessionId, turn.sessionId)),
  ]);
}

/** The messages of a conversation, oldest first; none where there is no such conversation. */
export function readMessages(database: Database, sessionId: string) {
  return database
    .select({ role: chatMessages.role, content: chatMessages.content, turn_id: chatMessages.turnId })
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
    .where(eq(chatConversations.sessionId, sessionId))
    .orderBy(asc(chatMessages.id));
}

/** Deletes a conversation and all its messages. */
export async function deleteConversation(database: Database, sessionId: string): Promise<void> {
  await database.delete(chatConversations).where(eq(chatConversations.sessionId, sessionId));
}
