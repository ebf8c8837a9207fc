import { DefaultChatTransport, readUIMessageStream, type UIMessage, type UIMessageChunk } from "ai";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "../db/client.ts";
import { chatTotals } from "../db/schema.ts";
import type { Env } from "../env.ts";
import { begin, call, chatRequest, postChat, readEvents, readUntil } from "../testing/chat.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { scriptedModel } from "../testing/upstream.ts";
import { readMessages } from "./log.ts";

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});

test("50 equal turns at once ask the model once, are stored once and all get the same reply", async () => {
  let calls = 0;
  const model = scriptedModel({ tokens: ["Modrost ", "je ", "posluh."], delay: 20, onCall: () => calls++ });
  const request = chatRequest(["Kaj je modrost?"]);
  const replies = await Promise.all(Array.from({ length: 50 }, () => postChat(request, { model })));
  expect(replies.map(({ text }) => readEvents(text).text)).toEqual(
    Array.from({ length: 50 }, () => "Modrost je posluh."),
  );
  expect(calls).toBe(1);
  expect(await readMessages(database, request.session_id)).toHaveLength(2);
});

test("a turn that was interrupted is answered anew, and the new reply stands in the log", async () => {
  const request = chatRequest(["Kaj je modrost?"]);
  await postChat(request, { model: scriptedModel({ tokens: ["Modrost ", "je"], cutAfterBytes: 500 }) });
  const again = await postChat(request, { model: scriptedModel({ tokens: ["Modrost je posluh."] }) });
  expect(readEvents(again.text).text).toBe("Modrost je posluh.");
  expect((await readMessages(database, request.session_id)).map(({ content }) => content)).toEqual([
    "Kaj je modrost?",
    "Modrost je posluh.",
  ]);
});

test("when the visitor leaves during a silence, the endpoint is closed and the log holds what was seen", async () => {
  let isClosed = false;
  const model = scriptedModel({
    tokens: ["Vidno.", " Še ne cela"],
    stallAfter: 2,
    onCancel: () => (isClosed = true),
  });
  const request = chatRequest(["Kaj je modrost?"]);
  const { reader, settled } = await begin(request, { model });
  // The full stop may come with the next words.
  await readUntil(reader, "Vidno");
  await reader.cancel();
  await settled();
  expect(isClosed).toBe(true);
  expect((await readMessages(database, request.session_id))[1]?.content).toMatch(/^Vidno\.?$/);
});

test("a conversation that is cleared while a reply comes does not come back", async () => {
  const request = chatRequest(["Kaj je modrost?"]);
  const { reader, settled } = await begin(request, {
    model: scriptedModel({ tokens: ["Vidno. ", "In še"], stallAfter: 2 }),
  });
  await readUntil(reader, "Vidno.");
  await call(`/api/wisdom-chat/${request.session_id}`, { method: "DELETE" });
  await reader.cancel();
  await settled();
  expect(await readMessages(database, request.session_id)).toEqual([]);
});

test("the totals follow every turn and every deletion", async () => {
  const totals = async () => (await database.select().from(chatTotals))[0];
  const before = await totals();
  if (!before) throw new Error("there is no row of totals");
  const request = chatRequest(["Kaj je modrost?"]);
  await postChat(request);
  await postChat({ ...request, turn_id: crypto.randomUUID() });
  expect(await totals()).toEqual({
    id: 1,
    conversations: before.conversations + 1,
    messages: before.messages + 4,
  });
  await call(`/api/wisdom-chat/${request.session_id}`, { method: "DELETE" });
  expect(await totals()).toEqual(before);
});

test("beyond the limit of a conversation a call is refused, but a person in danger is answered", async () => {
  const conversation = { session_id: crypto.randomUUID() };
  const send = (text: string) =>
    postChat(chatRequest([text], conversation), { model: scriptedModel({ tokens: ["Da."] }) });
  let answer = await send("Živjo");
  for (let count = 0; answer.status === 200 && count < 45; count++) answer = await send("Živjo");
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(JSON.parse(answer.text)).toMatchObject({ error: { code: "rate_limited" } });

  const inDanger = readEvents((await send("nočem več živeti")).text);
  expect(inDanger.chunks[1]).toMatchObject({ type: "data-help" });
  expect(inDanger.chunks[2]).toMatchObject({ type: "data-care" });
});

test("one address may send many messages, then it is held off", async () => {
  const send = (address: string, limits: Partial<Env> = {}) =>
    postChat(chatRequest(["Živjo"]), { headers: { "CF-Connecting-IP": address }, env: limits });
  const full = { ADDRESS_LIMIT: { limit: () => Promise.resolve({ success: false }) } };
  const refused = await send("192.0.2.1", full);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect((await send("192.0.2.2")).status).toBe(200);
});

test("the AI SDK's own chat transport understands the reply, help included", async () => {
  const transport = new DefaultChatTransport({
    api: "https://example.com/api/wisdom-chat",
    prepareSendMessagesRequest: () => ({ body: chatRequest(["nočem več živeti"]) }),
    fetch: async (input, init) => {
      const { text, headers } = await postChat(String(init?.body), {
        headers: Object.fromEntries(new Headers(init?.headers)),
      });
      expect(String(input)).toContain("wisdom-chat");
      return new Response(text, { headers });
    },
  });
  const stream: ReadableStream<UIMessageChunk> = await transport.sendMessages({
    chatId: "1",
    messages: [],
    trigger: "submit-message",
    messageId: undefined,
    abortSignal: undefined,
  });
  let last: UIMessage | undefined;
  for await (const message of readUIMessageStream({ stream })) last = message;
  expect(last?.parts.map((part) => part.type)).toEqual(["data-help", "data-care", "text"]);
  expect(last?.parts[2]).toMatchObject({ state: "done" });
});
