import { beforeAll, expect, test } from "vitest";
import { wisdomChatReply, type Care, type StoredMessage } from "../../contract/api.ts";
import type { Neighbours } from "../../contract/neighbours.ts";
import compiled from "../../generated/content/neighbours.json";
import { call, chatRequest, postChat, readEvents } from "../testing/chat.ts";
import { ChatTalk } from "../testing/chat-talk.ts";
import type { Database } from "../db/client.ts";
import { openMigratedDatabase, readLog } from "../testing/database.ts";
import { scriptedModel } from "../testing/upstream.ts";

/* Outright danger in the languages of the neighbours, over the real endpoint. */

const NEIGHBOURS: Neighbours = compiled;
let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});

const SAID = [
  ["hr", "Ne želim više živjeti."],
  ["hr", "хоћу да умрем"],
  ["it", "Non voglio più vivere."],
  ["hu", "Nem akarok tovább élni."],
  ["de", "Ich will nicht mehr leben."],
] as const;

test.each(SAID)(
  "danger in %s brings the card's language, and a reply that begins in it: »%s«",
  async (language, said) => {
    const request = chatRequest([said]);
    const { chunks, text } = readEvents((await postChat(request)).text);
    expect(chunks[1]).toEqual({ type: "data-help", data: { signals: ["wish_to_die"], language } });
    expect(chunks[2]).toMatchObject({ type: "data-care", data: { level: "now" } });
    const [paragraph, ...below] = text.split("\n\n");
    expect(paragraph).toBe(NEIGHBOURS[language].reply);
    expect(below.join(" ")).toMatch(/[čšž]/);
    const { messages, conversation } = await readLog(database, request.session_id);
    expect(messages[1]?.content).toBe(text);
    expect(conversation).toMatchObject({ signal: "wish_to_die", state: "new" });
  },
);

test("one piece of JSON tells the language too, and the page's own language is the sheet's below", async () => {
  const request = chatRequest(["Ich will nicht mehr leben."], { language: "en" });
  const { text } = await postChat(request, { accept: "application/json" });
  const { help, choices, care } = wisdomChatReply.parse(JSON.parse(text));
  expect(help).toEqual({ signals: ["wish_to_die"], language: "de" });
  expect(choices[0]?.message.content).toMatch(/^Ich bin ein Programm[^]*\n\nThank you/);
  expect(care?.choices.length).toBeGreaterThan(1);
});

test("danger in the languages of the site names none: a client sees what it always saw", async () => {
  for (const said of ["nočem več živeti", "I want to die"]) {
    const { text } = await postChat(chatRequest([said]), { accept: "application/json" });
    expect((JSON.parse(text) as { help: object }).help).toEqual({ signals: ["wish_to_die"] });
  }
});

test("a conversation goes on below, by its buttons and by the page's language, and only that turn is in two", async () => {
  const talk = new ChatTalk("sl");
  const asked = await talk.say("Nem akarok tovább élni.");
  expect(asked).not.toBeNull();
  expect(talk.last.help?.language).toBe("hu");
  await talk.press("no");
  expect(talk.step).not.toBe(asked);
  expect(talk.last.help?.language).toBeUndefined();
  expect(talk.last.reply).not.toContain("Program vagyok");
});

test("the buttons of such a reply are found again in a stored conversation", async () => {
  const talk = new ChatTalk("sl");
  await talk.say("Voglio morire.");
  const { messages, care } = JSON.parse((await call(`/api/wisdom-chat/${talk.sessionId}`)).text) as {
    messages: StoredMessage[];
    care: Care;
  };
  expect(care).toEqual(talk.last.care);
  expect(messages[1]?.content).toBe(talk.last.reply);
});

test("a turn that is sent again brings the same words, the language and the buttons", async () => {
  const request = chatRequest(["Ich möchte sterben"]);
  const first = readEvents((await postChat(request)).text);
  const again = readEvents((await postChat(request)).text);
  expect(again.text).toBe(first.text);
  for (const kind of ["data-help", "data-care"])
    expect(again.chunks.find(({ type }) => type === kind)).toEqual(
      first.chunks.find(({ type }) => type === kind),
    );
  expect((await readLog(database, request.session_id)).messages).toHaveLength(2);
});

test("where the sheet has said all it has, the reply begins in that language all the same", async () => {
  const talk = new ChatTalk("sl", scriptedModel({ tokens: ["Tu sem."] }));
  for (let turn = 0; turn < 12; turn++) await talk.say("Ich will nicht mehr leben.");
  expect(talk.last.reply.startsWith(NEIGHBOURS.de.reply)).toBe(true);
  expect(talk.last.reply.length).toBeGreaterThan(NEIGHBOURS.de.reply.length + 10);
  expect(talk.last.help?.language).toBe("de");
});
