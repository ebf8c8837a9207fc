import { APIError, OpenAI } from "openai";
import { beforeAll, expect, inject, test } from "vitest";
import { MESSAGE_MAX_CHARACTERS } from "../../contract/chat.ts";
import type { Database } from "../db/client.ts";
import { dailyTokens } from "../db/schema.ts";
import { call, chatRequest, postChat, readEvents } from "../testing/chat.ts";
import { openMigratedDatabase, readLog } from "../testing/database.ts";
import { USAGE, type ANSWERS } from "../testing/openai-server.ts";
import { openModel } from "./model.ts";

const WISDOM: keyof typeof ANSWERS = "Kaj je modrost?";
const HOPE: keyof typeof ANSWERS = "Kaj je upanje?";

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});

const openaiUrl = inject("openaiUrl");
const model = openModel({ OPENAI_API_KEY: "test", OPENAI_BASE_URL: openaiUrl, OPENAI_MODEL: "gpt-4o-mini" });
const official = new OpenAI({ apiKey: "test", baseURL: openaiUrl, maxRetries: 0 });

/** The official client, talking to our own worker. */
const ours = new OpenAI({
  apiKey: "test",
  baseURL: "https://example.com/api",
  maxRetries: 0,
  fetch: async (input, init) => {
    const { pathname } = new URL(String(input));
    const { status, headers, text } = await call(pathname, init as RequestInit, { model });
    return new Response(text, { status, headers });
  },
});

async function askOfficial(question: string): Promise<string> {
  const stream = await official.chat.completions.create({
    model: "gpt-4o-mini",
    stream: true,
    messages: [{ role: "user", content: question }],
  });
  let text = "";
  for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? "";
  return text;
}

test("a server that is not ours is streamed to the letter, as the official client reads it", async () => {
  const request = chatRequest([HOPE]);
  const reply = readEvents((await postChat(request, { model })).text);
  expect(reply.text).toBe(await askOfficial(HOPE));
  expect(reply.chunks.at(-1)).toMatchObject({ type: "finish" });
  expect((await readLog(database, request.session_id)).messages[1]?.content).toBe(reply.text);
});

test("what it should not have said is kept out", async () => {
  expect(await askOfficial(WISDOM)).toContain("041 123 456");
  const { text } = readEvents((await postChat(chatRequest([WISDOM]), { model })).text);
  expect(text).toContain("[Kaj je modrost](/wisdom/what-is)");
  expect(text).toContain("116 123");
  expect(text).not.toContain("041");
});

test("its own count of tokens is the one that is stored", async () => {
  const count = async () => (await database.select().from(dailyTokens))[0]?.tokens ?? 0;
  const before = await count();
  await postChat(chatRequest([HOPE]), { model });
  const [entry] = ((await (await fetch(new URL("/__aimock/journal", openaiUrl))).json()) as Entry[]).slice(
    -1,
  );
  expect(entry?.body).toMatchObject({ stream: true, stream_options: { include_usage: true } });
  expect(entry?.body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect((await count()) - before).toBe(USAGE.total_tokens);
});
interface Entry {
  body: { stream: boolean; stream_options: object; messages: { role: string }[] };
}

test.each([401, 429, 500, 503])("when it refuses with %i the guide answers", async (status) => {
  await expect(askOfficial(`Napaka ${status}`)).rejects.toMatchObject({ status });
  const { chunks, text } = readEvents((await postChat(chatRequest([`Napaka ${status}`]), { model })).text);
  expect(text).not.toBe("");
  expect(chunks.map(({ type }) => type)).toContain("data-care");
  expect(chunks.at(-1)).toMatchObject({ type: "finish" });
});

test("when it breaks off, what came whole stays, marked as interrupted", async () => {
  const { chunks, text } = readEvents((await postChat(chatRequest(["Prekini"]), { model })).text);
  expect(text).toMatch(/^Prva poved je cela\.( D\w*)? ?$/);
  expect(chunks.at(-1)).toMatchObject({ type: "error" });
});

test("the official client reads our reply in one piece", async () => {
  const reply: OpenAI.ChatCompletion = await ours.post("/wisdom-chat", { body: chatRequest([HOPE]) });
  expect(reply.choices[0]?.message).toEqual({ role: "assistant", content: await askOfficial(HOPE) });
  expect(reply.choices[0]?.finish_reason).toBe("stop");
});

test("the official client reads our errors", async () => {
  const body = chatRequest(["a".repeat(MESSAGE_MAX_CHARACTERS + 1)]);
  const error: unknown = await ours.post("/wisdom-chat", { body }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(APIError);
  expect(error).toMatchObject({ status: 400, code: "invalid_request" });
});
