import { and, eq, gt, sql, type SQL } from "drizzle-orm";
import type { ConversationChange } from "../../contract/admin.ts";
import type { Signal } from "../../contract/chat.ts";
import {
  MESSAGES_PAGE_SIZE,
  type ConversationRow,
  type LoggedMessage,
  type MessagesReply,
} from "../../contract/logs.ts";
import type { Database } from "../db/client.ts";
import { chatConversations, chatMessages } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { writeAct, writeActOnce, type Act, type Reader } from "./audit-queries.ts";
import { CONVERSATION_COLUMNS, isKept, present, type StoredConversation } from "./conversation-queries.ts";

type StoredMessage = Omit<LoggedMessage, "created_at"> & { created_at: number };

const COLUMNS = {
  id: chatMessages.id,
  conversation_id: chatMessages.conversationId,
  turn_id: chatMessages.turnId,
  role: chatMessages.role,
  content: chatMessages.content,
  is_interrupted: chatMessages.isInterrupted,
  signal: sql<Signal | null>`${chatMessages.signal}`,
  feedback: sql<1 | -1 | null>`${chatMessages.feedback}`,
  written_by: chatMessages.writtenBy,
  created_at: sql<number>`${chatMessages.createdAt}`,
};

/**
 * A conversation with its messages, oldest first (spec §7); that it was read is written down in the same batch.
 *
 * @param after id of the last message of the page before
 * @returns null where there is no such conversation
 */
export async function readConversation(
  database: Database,
  reader: Reader,
  { id, after, now }: { id: number; after: number; now: Date },
): Promise<MessagesReply | null> {
  const [conversations, messages] = await database.batch([
    database.select(CONVERSATION_COLUMNS).from(chatConversations).where(isKept(id)),
    database
      .select(COLUMNS)
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, id), gt(chatMessages.id, after)))
      .orderBy(chatMessages.id)
      .limit(MESSAGES_PAGE_SIZE + 1),
    writeActOnce(database, reader, { action: "read", conversationId: id }, now, exists(id)),
  ]);
  const [conversation] = conversations;
  if (!conversation) return null;
  const shown = messages.slice(0, MESSAGES_PAGE_SIZE);
  return {
    conversation: present(conversation),
    messages: shown.map(presentMessage),
    next_cursor: messages.length > MESSAGES_PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** The messages of several conversations, by conversation, oldest first. */
export async function readMessagesOf(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, LoggedMessage[]>> {
  const rows = await database
    .select(COLUMNS)
    .from(chatMessages)
    // One bound value, however many conversations.
    .where(sql`${chatMessages.conversationId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
    .orderBy(chatMessages.conversationId, chatMessages.id);
  return Map.groupBy(rows.map(presentMessage), ({ conversation_id }) => conversation_id);
}

/**
 * Moves a conversation in the queue, or notes something about it.
 *
 * @returns null where there is no such conversation
 * @throws ApiError `conflict` where somebody else has changed the note meanwhile
 */
export async function changeConversation(
  database: Database,
  reader: Reader,
  { id, change, now }: { id: number; change: ConversationChange; now: Date },
): Promise<ConversationRow | null> {
  const { state, note, note_before } = change;
  const isExpected =
    note_before === undefined ? exists(id) : sql`${exists(id)} AND ${hasNote(id, note_before)}`;
  const audit = (act: Act) => writeAct(database, reader, { ...act, conversationId: id }, now, isExpected);
  const update = database
    .update(chatConversations)
    .set({ ...(state === undefined ? {} : { state }), ...(note === undefined ? {} : { note }) })
    .where(and(isKept(id), isExpected))
    .returning(CONVERSATION_COLUMNS);
  const [kept, ...others] = [
    database.select(CONVERSATION_COLUMNS).from(chatConversations).where(isKept(id)),
    ...(state === undefined ? [] : [audit({ action: "state", details: { state } })]),
    ...(note === undefined ? [] : [audit({ action: "note", details: { length: note.length } })]),
  ] as const;
  const results = await database.batch([kept, ...others, update]);
  const [conversation] = results.at(-1) as StoredConversation[];
  if (conversation) return present(conversation);
  if (results[0].length > 0) throw new ApiError("conflict", "Somebody else has changed the note meanwhile.");
  return null;
}

function exists(id: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${chatConversations} WHERE id = ${id} AND deleted_at IS NULL)`;
}

function hasNote(id: number, note: string): SQL {
  return sql`(SELECT note FROM ${chatConversations} WHERE id = ${id}) = ${note}`;
}

function presentMessage({ created_at, ...rest }: StoredMessage): LoggedMessage {
  return { ...rest, created_at: new Date(created_at).toISOString() };
}
