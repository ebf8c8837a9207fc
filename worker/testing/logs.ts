import type { Signal } from "../../contract/chat.ts";
import type { Locale } from "../../contract/locale.ts";
import type { ConversationsReply, MessagesReply } from "../../contract/logs.ts";
import { logTurn } from "../chat/log.ts";
import type { Database } from "../db/client.ts";
import { call } from "./chat.ts";

/** A conversation for the log: a question and a reply for each text, the last one at `at`. */
interface Said {
  texts?: string[];
  language?: Locale;
  signal?: Signal | null;
  at?: Date;
  sessionId?: string;
}

const MINUTE_MS = 60_000;

/** Stores a conversation as the chat does. @returns its session id */
export async function say(database: Database, said: Said = {}): Promise<string> {
  const { texts = ["Kaj je modrost?"], language = "sl", signal = null, at = new Date() } = said;
  const sessionId = said.sessionId ?? crypto.randomUUID();
  for (const [index, text] of texts.entries()) {
    const time = new Date(at.getTime() - (texts.length - 1 - index) * MINUTE_MS);
    await logTurn(database, {
      sessionId,
      turnId: crypto.randomUUID(),
      language,
      question: text,
      reply: `Odgovor: ${index}`,
      isInterrupted: false,
      writtenBy: "guide",
      signal,
      conversationSignal: signal,
      isRefuted: false,
      tokens: 0,
      askedAt: time,
      answeredAt: time,
    });
  }
  return sessionId;
}

/** What the log room is told. */
export async function ask<Reply = ConversationsReply>(
  path: string,
  headers: Record<string, string>,
  init: RequestInit & { json?: unknown } = {},
): Promise<{ status: number; body: Reply; text: string; headers: Headers }> {
  const { json, ...rest } = init;
  const answer = await call(`/api/admin${path}`, {
    ...rest,
    headers: { ...headers, ...(json === undefined ? {} : { "Content-Type": "application/json" }) },
    ...(json === undefined ? {} : { method: init.method ?? "POST", body: JSON.stringify(json) }),
  });
  const isJson = answer.headers.get("Content-Type")?.startsWith("application/json") ?? false;
  return { ...answer, body: (isJson ? JSON.parse(answer.text) : null) as Reply };
}

/** The id by which the log room knows a conversation. */
export async function findId(sessionId: string, headers: Record<string, string>): Promise<number> {
  const { body } = await ask(`/conversations?q=${sessionId}`, headers);
  const id = body.conversations[0]?.id;
  if (id === undefined) throw new Error("there is no such conversation");
  return id;
}

export async function readMessages(
  sessionId: string,
  headers: Record<string, string>,
): Promise<MessagesReply> {
  const id = await findId(sessionId, headers);
  return (await ask<MessagesReply>(`/conversations/${id}/messages`, headers)).body;
}
