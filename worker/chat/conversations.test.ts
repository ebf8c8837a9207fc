/// <reference types="vite/types/importMeta.d.ts" />
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import type { ChatMessage, WisdomChatReply } from "../../contract/api.ts";
import type { Locale } from "../../contract/locale.ts";
import { postChat } from "../testing/chat.ts";
import { openMigratedDatabase } from "../testing/database.ts";

/*
 * Whole conversations as people hold them, without a model, through the real endpoint. Each file of
 * `conversations/` says what the visitor writes and what every reply must and must not hold; it names
 * no code and no stored text, so that it judges whatever answers.
 */

/** A text, found whatever its case and apostrophes, or a /pattern/. */
const expected = z.string().min(1);
const conversation = z.strictObject({
  language: z.enum(["sl", "en"]),
  turns: z
    .array(
      z.strictObject({
        /** What is written; of several ways to say it each is tried. */
        visitor: z.union([z.string(), z.array(z.string()).min(1)]),
        /** Whether the help card comes; left out, either is right. */
        card: z.enum(["yes", "no"]).optional(),
        must: z.array(expected).default([]),
        mustNot: z.array(expected).default([]),
      }),
    )
    .min(1),
});
type Conversation = z.infer<typeof conversation>;

const files = import.meta.glob<string>("./conversations/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

beforeAll(async () => {
  await openMigratedDatabase();
});

describe.each(Object.entries(files))("%s", (_, source) => {
  const { language, turns } = conversation.parse(parse(source));
  const ways = Math.max(...turns.map(({ visitor }) => [visitor].flat().length));
  test.each([...Array(ways).keys()])("is answered well, said in way %i", async (way) => {
    expect(await judge(language, turns, way)).toBe("");
  });
});

/** Plays a conversation and returns it with what is wrong in it; nothing where all is well. */
async function judge(language: Locale, turns: Conversation["turns"], way: number): Promise<string> {
  const messages: ChatMessage[] = [];
  const faults: string[] = [];
  for (const { visitor, card, must, mustNot } of turns) {
    const said = [visitor].flat();
    messages.push({ role: "user", content: said[way % said.length] ?? "" });
    const { reply, hasCard } = await ask(language, messages);
    messages.push({ role: "assistant", content: reply });
    const turn = `reply ${messages.length / 2}`;
    if (card && (card === "yes") !== hasCard) faults.push(`${turn}: ${hasCard ? "a card" : "no card"}`);
    for (const each of must) if (!holds(reply, each)) faults.push(`${turn} lacks ${each}`);
    for (const each of mustNot) if (holds(reply, each)) faults.push(`${turn} holds ${each}`);
  }
  if (faults.length === 0) return "";
  const spoken = messages.map(({ role, content }) => `${role === "user" ? "> " : ""}${content.trim()}`);
  return [...faults, ...spoken].join("\n");
}

/** Each reply is asked for with the whole conversation before it, as the app does. */
async function ask(language: Locale, messages: ChatMessage[]): Promise<{ reply: string; hasCard: boolean }> {
  const request = {
    messages,
    language,
    session_id: crypto.randomUUID(),
    turn_id: crypto.randomUUID(),
    user_message_count: messages.filter(({ role }) => role === "user").length,
  };
  const { status, text } = await postChat(request, { accept: "application/json" });
  expect(status, text).toBe(200);
  const { choices, help } = JSON.parse(text) as WisdomChatReply;
  return { reply: choices[0]?.message.content ?? "", hasCard: help !== null };
}

function holds(reply: string, wanted: string): boolean {
  const pattern = /^\/(.+)\/$/s.exec(wanted)?.[1];
  const plain = reply.replaceAll("’", "'").replace(/\s+/g, " ");
  if (pattern !== undefined) return new RegExp(pattern, "i").test(plain);
  return plain.toLowerCase().includes(wanted.replaceAll("’", "'").toLowerCase());
}
