import { beforeAll, expect, test } from "vitest";
import type { Database } from "../db/client.ts";
import { begin, call, chatRequest, postChat, postJson, readEvents, readUntil } from "../testing/chat.ts";
import { openMigratedDatabase, readLog } from "../testing/database.ts";
import { scriptedModel } from "../testing/upstream.ts";

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});

const TOKENS = ["Vidno. ", "Še ", "ne ", "vidno."];

function startReply(changes: object = {}) {
  const state = { calls: 0, isClosed: false };
  const request = chatRequest(["Kaj je modrost?"], changes);
  const model = scriptedModel({
    tokens: TOKENS,
    delay: 150,
    onCall: () => state.calls++,
    onCancel: () => (state.isClosed = true),
  });
  return { state, request, model };
}

test("a reply that the visitor may come back for is finished once, and found by the conversation's id", async () => {
  const { state, request, model } = startReply({ finish_when_lost: true });
  const { reader, settled } = await begin(request, { model });
  await readUntil(reader, "Vidno.");
  await reader.cancel();
  await settled();
  const { messages } = JSON.parse((await call(`/api/wisdom-chat/${request.session_id}`)).text) as {
    messages: unknown[];
  };
  expect(messages).toEqual([
    {
      role: "user",
      content: "Kaj je modrost?",
      turn_id: request.turn_id,
      is_interrupted: false,
      signal: null,
      written_by: null,
    },
    {
      role: "assistant",
      content: TOKENS.join(""),
      turn_id: request.turn_id,
      is_interrupted: false,
      signal: null,
      written_by: "model",
    },
  ]);
  expect(state.calls).toBe(1);
});

test("asked again while it is being finished, the same reply comes, and nothing is doubled", async () => {
  const { state, request, model } = startReply({ finish_when_lost: true });
  const { reader, settled } = await begin(request, { model });
  await readUntil(reader, "Vidno.");
  await reader.cancel();
  const again = await postChat(request, { model });
  await settled();
  expect(readEvents(again.text).text).toBe(TOKENS.join(""));
  expect(state.calls).toBe(1);
  expect((await readLog(database, request.session_id)).messages).toHaveLength(2);
});

test("a reply that is stopped is given up, and the part that was seen is stored", async () => {
  const { state, request, model } = startReply({ finish_when_lost: true });
  const { reader, settled } = await begin(request, { model });
  await readUntil(reader, "Vidno.");
  const stop = await postJson(`/api/wisdom-chat/${request.session_id}/stop`, { turn_id: request.turn_id });
  expect(stop.status).toBe(204);
  await reader.cancel();
  await settled();
  expect(state.isClosed).toBe(true);
  expect((await readLog(database, request.session_id)).messages[1]).toMatchObject({
    content: "Vidno.",
    isInterrupted: true,
  });
});

test("a reply that nobody comes back for is given up when the visitor goes", async () => {
  const { state, request, model } = startReply();
  const { reader, settled } = await begin(request, { model });
  await readUntil(reader, "Vidno.");
  await reader.cancel();
  await settled();
  expect(state.isClosed).toBe(true);
  expect((await readLog(database, request.session_id)).messages[1]).toMatchObject({
    content: "Vidno.",
    isInterrupted: true,
  });
});

test("a stop that names no turn is refused", async () => {
  expect((await postJson(`/api/wisdom-chat/${crypto.randomUUID()}/stop`, {})).status).toBe(400);
});
