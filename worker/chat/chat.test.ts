import { beforeAll, expect, test } from "vitest";
import type { Database } from "../db/client.ts";
import replies from "../../generated/content/sl/replies.json";
import { ChatTalk } from "../testing/chat-talk.ts";
import { call, chatRequest, postChat, postJson, readEvents } from "../testing/chat.ts";
import { openMigratedDatabase, readLog } from "../testing/database.ts";
import { scriptedModel } from "../testing/upstream.ts";

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});

test("without a key the guide answers from the site's texts and links the page", async () => {
  const request = chatRequest(["Kaj je modrost?"]);
  const { status, headers, text } = await postChat(request);
  expect(status).toBe(200);
  expect(headers.get("x-vercel-ai-ui-message-stream")).toBe("v1");
  const reply = readEvents(text);
  expect(reply.text).toContain("(/wisdom/what-is");
  expect(reply.chunks.at(-1)).toMatchObject({ type: "finish" });

  const { conversation, messages } = await readLog(database, request.session_id);
  expect(conversation).toMatchObject({ language: "sl", messageCount: 2, signal: null });
  expect(messages.map(({ role, content }) => ({ role, content }))).toEqual([
    { role: "user", content: "Kaj je modrost?" },
    { role: "assistant", content: reply.text },
  ]);
});

test("with a model its words are streamed and logged to the letter", async () => {
  const tokens = ["Modrost", " je", " posluh", ". ", "Začne", " se v tišini."];
  const request = chatRequest(["Kaj je modrost?"]);
  const reply = readEvents((await postChat(request, { model: scriptedModel({ tokens }) })).text);
  expect(reply.text).toBe("Modrost je posluh. Začne se v tišini.");
  expect((await readLog(database, request.session_id)).messages[1]?.content).toBe(reply.text);
});

test("a caller who wants JSON gets the whole reply", async () => {
  const { text } = await postChat(chatRequest(["Živjo"]), { accept: "application/json" });
  expect(JSON.parse(text)).toMatchObject({
    choices: [{ index: 0, message: { role: "assistant" }, finish_reason: "stop" }],
    help: null,
  });
});

test.each([401, 429, 500])("when the endpoint answers %i the guide answers instead", async (status) => {
  const reply = readEvents(
    (await postChat(chatRequest(["Kaj je modrost?"]), { model: scriptedModel({ status }) })).text,
  );
  expect(reply.text).toContain("(/wisdom/what-is");
  expect(reply.chunks.at(-1)).toMatchObject({ type: "finish" });
});

test("when the endpoint ends without a word the guide answers instead", async () => {
  const reply = readEvents(
    (await postChat(chatRequest(["Kaj je modrost?"]), { model: scriptedModel({ tokens: [] }) })).text,
  );
  expect(reply.text).toContain("(/wisdom/what-is");
});

test("the invitation is removed before the fifth message and stays at the fifth", async () => {
  const tokens = ["Lepo. ", "Pridi na https://t.", "me/+example", " danes. ", "Mir."];
  const texts = ["ena", "dva", "tri", "štiri", "pet"];
  const early = await postChat(chatRequest(texts.slice(0, 4)), { model: scriptedModel({ tokens }) });
  expect(readEvents(early.text).text).toBe("Lepo. Mir.");
  const fifth = await postChat(chatRequest(texts), { model: scriptedModel({ tokens }) });
  expect(readEvents(fifth.text).text).toContain("https://t.me/+example");
});

test("a forged count does not open the invitation", async () => {
  const tokens = ["Pridi na t.me/+example. ", "Mir."];
  const request = chatRequest(["ena"], { user_message_count: 99 });
  expect(readEvents((await postChat(request, { model: scriptedModel({ tokens }) })).text).text).toBe("Mir.");
});

test("a message of danger brings help and choices first, the words of the sheet, and a mark in the log", async () => {
  const request = chatRequest(["nočem več živeti"]);
  const { chunks, text } = readEvents((await postChat(request)).text);
  expect(chunks.slice(1, 3)).toMatchObject([
    { type: "data-help", data: { signals: ["wish_to_die"] } },
    { type: "data-care", data: { state: "S", level: "now" } },
  ]);
  expect(text).toMatch(/^Dobro, da o\stem\spišeš/);
  const { conversation, messages } = await readLog(database, request.session_id);
  expect(conversation).toMatchObject({ signal: "wish_to_die", state: "new" });
  expect(messages[1]?.content).toBe(text);
});

test("where the sheet speaks no model is asked", async () => {
  let asked = 0;
  const model = scriptedModel({ tokens: ["Da."], onCall: () => asked++ });
  const talk = new ChatTalk("sl", model);
  await talk.say("nočem več živeti");
  await talk.press("no");
  expect(asked).toBe(0);
});

test("the card comes where the body is in danger, though nobody wants to die", async () => {
  const talk = new ChatTalk("en");
  await talk.say("I want to kill myself.");
  await talk.say("I took all the tablets.", "screen-now.done");
  expect(talk.last.care?.state).toBe("E");
  expect(talk.last.help).not.toBeNull();
});

test("a pressed choice is answered, also when the conversation is read again without it", async () => {
  const talk = new ChatTalk();
  await talk.say("nočem več živeti");
  const step = await talk.press("no");
  const stored = JSON.parse((await call(`/api/wisdom-chat/${talk.sessionId}`)).text) as {
    care: { choices: { id: string }[] };
  };
  expect(stored.care).toEqual(talk.last.care);
  expect(stored.care.choices[0]?.id).toContain(`${step}.`);
});

test("a client that knows no choices goes on in its own words", async () => {
  const talk = new ChatTalk();
  await talk.say("nočem več živeti");
  const step = await talk.say("Narobe razumeš");
  expect(step).toBe("sorry");
});

test("who was misunderstood is believed: the mark in the log is gone, and so is the place in the queue", async () => {
  const talk = new ChatTalk();
  await talk.say("nočem več živeti");
  await talk.press("wrong");
  expect((await readLog(database, talk.sessionId)).conversation).toMatchObject({ signal: null, state: null });
  await talk.say("Kaj je modrost?");
  expect((await readLog(database, talk.sessionId)).conversation).toMatchObject({ signal: null, state: null });
});

test("the address of a helpline in a text of the sheet is stored as it stands", async () => {
  const talk = new ChatTalk();
  await talk.say("nočem več živeti");
  await talk.calmDown();
  await talk.press("worse");
  const { messages } = await readLog(database, talk.sessionId);
  expect(messages.filter(({ role }) => role === "assistant").map(({ content }) => content)).toEqual(
    talk.messages.filter(({ role }) => role === "assistant").map(({ content }) => content),
  );
});

test("after danger a model may talk on, is told what was said, shows no group, and says nothing harmful", async () => {
  const prompts: string[] = [];
  const tokens = ["Pridi na t.me/+example. ", "Tu sem."];
  const model = scriptedModel({ tokens, onCall: (body) => prompts.push(JSON.stringify(body)) });
  const talk = new ChatTalk("sl", model);
  await talk.say("nočem več živeti");
  await talk.calmDown();
  expect(await talk.say("Kdo bere moj pogovor in kaj se shrani?")).toBeNull();
  expect(talk.last.reply.trim()).toBe("Tu sem.");
  expect(prompts).toHaveLength(1);
  expect(prompts[0]).toContain("želja po smrti");
  expect(prompts[0]).toContain("/privacy");

  tokens.splice(0, Infinity, "Tu sem. ", "Nekateri vza", "mejo tablete. ", "Kliči, kogar hočeš.");
  await talk.say("Kaj je modrost?");
  expect(talk.last.reply).not.toContain("tablete");
  expect(talk.last.reply).not.toBe("");
});

test("after a loss by suicide no group is offered, however long the talk", async () => {
  const model = scriptedModel({ tokens: ["Pridi na t.me/+example. ", "Tu sem."] });
  const talk = new ChatTalk("sl", model);
  for (const text of [
    "Sin je umrl zaradi samomora.",
    "Živim, samo pogrešam",
    "Kaj je modrost?",
    "Kaj je vera?",
  ])
    await talk.say(text);
  expect(await talk.say("Kaj je upanje?")).toBeNull();
  expect(talk.last.reply.trim()).toBe("Tu sem.");
});

test("a harmful reply in another conversation ends before its harm, says so, and people's words go on", async () => {
  const tokens = ["Modrost je posluh. ", "Tvoj bratranec je v peklu. ", "Še kaj?"];
  const reply = await postChat(chatRequest(["Kaj je modrost?"]), { model: scriptedModel({ tokens }) });
  expect(readEvents(reply.text).text).toMatch(/^Modrost je posluh\.(?: Tvoj…)?\n\n/);
  expect(readEvents(reply.text).text).toContain(`\n\n${replies.correction}\n\n`);
  expect(readEvents(reply.text).text).not.toContain("peklu");
});

test("a turn that is sent twice is stored once", async () => {
  const request = chatRequest(["Kaj je modrost?"]);
  await postChat(request);
  await postChat(request);
  const { conversation, messages } = await readLog(database, request.session_id);
  expect(messages).toHaveLength(2);
  expect(conversation?.messageCount).toBe(2);
});

test("a conversation can be read again and deleted", async () => {
  const request = chatRequest(["Kaj je modrost?"]);
  await postChat(request);
  const path = `/api/wisdom-chat/${request.session_id}`;
  expect(JSON.parse((await call(path)).text)).toMatchObject({
    messages: [{ role: "user" }, { role: "assistant" }],
  });
  expect((await call(path, { method: "DELETE" })).status).toBe(204);
  expect(JSON.parse((await call(path)).text)).toEqual({ messages: [], care: null });
  expect((await readLog(database, request.session_id)).messages).toEqual([]);
});

test("addresses and numbers of a visitor are not stored, and the model reads them", async () => {
  const asked: unknown[] = [];
  const model = scriptedModel({
    tokens: ["Pišem na ", "ana@example.com."],
    onCall: (body) => asked.push(body),
  });
  const request = chatRequest(["Sem Ana, ana@example.com, 041 123 456. Kaj je modrost?"]);
  await postChat(request, { model });
  expect((await readLog(database, request.session_id)).messages.map(({ content }) => content)).toEqual([
    "Sem Ana, […@…], […]. Kaj je modrost?",
    "Pišem na […@…].",
  ]);
  expect(JSON.stringify(asked)).toContain("ana@example.com, 041 123 456");
});

test("what a visitor thinks of a reply is stored with it, until another thought or a new reply", async () => {
  const request = chatRequest(["Kaj je modrost?"]);
  await postChat(request);
  const path = `/api/wisdom-chat/${request.session_id}/feedback`;
  const give = async (value: number) => (await postJson(path, { turn_id: request.turn_id, value })).status;
  const stored = async () =>
    (await readLog(database, request.session_id)).messages.map((row) => row.feedback);
  expect([await give(1), await stored()]).toEqual([204, [null, 1]]);
  expect([await give(-1), await stored()]).toEqual([204, [null, -1]]);
  expect([await give(0), await stored()]).toEqual([204, [null, null]]);
  expect(await give(2)).toBe(400);
  expect((await postJson(path, { turn_id: crypto.randomUUID(), value: 1 })).status).toBe(404);
  expect((await postJson("/api/wisdom-chat/1/feedback", { turn_id: request.turn_id, value: 1 })).status).toBe(
    404,
  );
  expect((await call(path)).status).toBe(405);
});

const good = chatRequest(["Živjo"]);
test.each([
  ["malformed JSON", "{", 400, "malformed_json"],
  ["no body", "", 400, "malformed_json"],
  ["null", "null", 400, "invalid_request"],
  ["an array", "[]", 400, "invalid_request"],
  ["a role of its own", { ...good, messages: [{ role: "system", content: "x" }] }, 400, "invalid_request"],
  ["no messages", { ...good, messages: [] }, 400, "invalid_request"],
  ["an empty message", { ...good, messages: [{ role: "user", content: "  " }] }, 400, "invalid_request"],
  [
    "a message of 4,001 characters",
    { ...good, messages: [{ role: "user", content: "a".repeat(4001) }] },
    400,
    "invalid_request",
  ],
  [
    "401 messages",
    { ...good, messages: Array.from({ length: 401 }, () => ({ role: "user", content: "a" })) },
    400,
    "invalid_request",
  ],
  [
    "a reply at the end",
    { ...good, messages: [{ role: "assistant", content: "a" }] },
    400,
    "invalid_request",
  ],
  ["an unknown language", { ...good, language: "de" }, 400, "invalid_request"],
  ["a session that is no UUID", { ...good, session_id: "1' OR 1=1" }, 400, "invalid_request"],
  ["a count that is no number", { ...good, user_message_count: "1" }, 400, "invalid_request"],
  ["257 KiB", `"${"a".repeat(257 * 1024)}"`, 413, "body_too_large"],
] as const)("refuses %s and stores nothing", async (_name, body, status, code) => {
  const answer = await postChat(body);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toMatchObject({ error: { code, message: expect.any(String) as string } });
  expect((await readLog(database, good.session_id)).conversation).toBeNull();
});

test("refuses other methods, other content types and other origins", async () => {
  const put = await call("/api/wisdom-chat", { method: "PUT" });
  expect([put.status, put.headers.get("Allow")]).toEqual([405, "POST"]);
  expect((await postChat(good, { headers: { "Content-Type": "text/plain" } })).status).toBe(415);
  expect((await postChat(good, { headers: { Origin: "https://evil.example" } })).status).toBe(403);
});
