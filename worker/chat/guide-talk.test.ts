import { beforeAll, expect, test } from "vitest";
import type { Care } from "../../contract/api.ts";
import { LOCALES } from "../../contract/locale.ts";
import repliesSl from "../../generated/content/sl/replies.json";
import { TOPICS } from "../guide/texts.ts";
import { ChatTalk } from "../testing/chat-talk.ts";
import { call, chatRequest, postChat, readEvents } from "../testing/chat.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { scriptedModel } from "../testing/upstream.ts";

/* Ordinary talk without a model, over the real endpoint: the guide and its buttons. */

beforeAll(async () => {
  await openMigratedDatabase();
});

const answersOf = (id: string) => TOPICS.find((topic) => topic.id === id)?.answers.sl ?? [];
const careOf = (stream: string) =>
  readEvents(stream).chunks.find(({ type }) => type === "data-care")?.["data"] as Care | undefined;
async function readAgain(sessionId: string): Promise<Care | null> {
  return (JSON.parse((await call(`/api/wisdom-chat/${sessionId}`)).text) as { care: Care | null }).care;
}

test("the buttons of the guide come before its words, of level nothing and without a card", async () => {
  const { chunks, text } = readEvents((await postChat(chatRequest(["osamljen sem"]))).text);
  expect(chunks.map(({ type }) => type).slice(0, 5)).toEqual([
    "start",
    "data-care",
    "text-start",
    "message-metadata",
    "text-delta",
  ]);
  expect(chunks[1]).toMatchObject({ data: { state: "O", level: "nothing" } });
  expect(text).toContain(answersOf("lonely")[0]);
});

test("below the words of a model stand no buttons, not even when the conversation is read again", async () => {
  const talk = new ChatTalk("sl", scriptedModel({ tokens: ["Modrost je posluh."] }));
  await talk.say("Kaj je modrost?");
  expect(talk.last.care).toBeNull();
  expect(await readAgain(talk.sessionId)).toBeNull();
});

test("where a model fails before its first word the guide answers with its buttons, as if there were none", async () => {
  const failed = await postChat(chatRequest(["osamljen sem"]), { model: scriptedModel({ status: 500 }) });
  const { chunks, text } = readEvents(failed.text);
  const without = await postChat(chatRequest(["osamljen sem"]));
  expect(text).toBe(readEvents(without.text).text);
  expect(careOf(failed.text)).toEqual(careOf(without.text));
  const types = chunks.map(({ type }) => type);
  expect(types.indexOf("data-care")).toBeLessThan(types.indexOf("text-delta"));
});

test("where a model is stopped the guide goes on below it, with its buttons, now and when it is read again", async () => {
  const tokens = ["Modrost je posluh. ", "Tvoj bratranec je v peklu. ", "Še kaj?"];
  const talk = new ChatTalk("sl", scriptedModel({ tokens }));
  await talk.say("Kaj je modrost?");
  expect(talk.last.reply).toContain(`${repliesSl.correction}\n\n${answersOf("wisdom")[0]}`);
  expect(talk.last.care?.state).toBe("O");
  expect(await readAgain(talk.sessionId)).toEqual(talk.last.care);
});

test("a model that breaks off midway leaves its words, and no buttons", async () => {
  const model = scriptedModel({
    tokens: ["Modrost je posluh. ", "Začne se v tišini. ", "Raste ", "počasi."],
    cutAfterBytes: 700,
  });
  const { chunks, text } = readEvents((await postChat(chatRequest(["Kaj je modrost?"]), { model })).text);
  expect(text).toContain("Modrost je posluh.");
  expect(chunks.some(({ type }) => type === "data-care")).toBe(false);
});

test("a turn that is sent again brings its words and buttons back", async () => {
  const request = chatRequest(["osamljen sem"]);
  const [first, again] = [await postChat(request), await postChat(request)];
  expect(readEvents(again.text).text).toBe(readEvents(first.text).text);
  expect(careOf(again.text)).toEqual(careOf(first.text));
  const asJson = await postChat(request, { accept: "application/json" });
  expect((JSON.parse(asJson.text) as { care: Care }).care).toEqual(careOf(first.text));
});

test.each(LOCALES)(
  "in %s each button that is pressed is answered, and all are found again when the conversation is read again",
  async (language) => {
    const talk = new ChatTalk(language);
    await talk.say(language === "sl" ? "osamljen sem" : "i feel so alone");
    for (let pressed = 0; pressed < 8; pressed++) {
      const choices = talk.last.care?.choices ?? [];
      const next = choices[pressed % choices.length];
      expect(await talk.say(next?.label ?? "", next?.id), next?.id).toBeNull();
      expect(talk.last.care).toMatchObject({ state: "O", level: "nothing" });
      expect(talk.last.help).toBeNull();
      expect(await readAgain(talk.sessionId)).toEqual(talk.last.care);
    }
    expect(new Set(talk.messages.map(({ content }) => content)).size).toBeGreaterThan(8);
  },
);

test("a thought is given where its button is pressed", async () => {
  const talk = new ChatTalk();
  await talk.say("osamljen sem");
  await talk.press("thought");
  expect(talk.last.reply).toMatch(/\n\n> .+\n\n\[.+\]\(\/throw-cube\?thought=\d+\)/s);
});

test.each(["guide.story", "topic.lonely", "guide.nothing", "topic.nothing", "topic.constructor"])(
  "words of danger weigh more than the choice %s that is sent with them",
  async (choice) => {
    const talk = new ChatTalk();
    await talk.say("živjo");
    expect(await talk.say("nočem več živeti", choice)).not.toBeNull();
    expect(talk.last.help).not.toBeNull();
  },
);

test("a choice of the guide answers no question of the sheet", async () => {
  const [talk, other] = [new ChatTalk(), new ChatTalk()];
  for (const each of [talk, other]) await each.say("nočem več živeti");
  const withChoice = await talk.say("Ena misel", "guide.thought");
  expect(withChoice).not.toBeNull();
  expect(withChoice).toBe(await other.say("Ena misel"));
});

test("a choice of no form is refused as before", async () => {
  const request = chatRequest(["živjo"]);
  const messages = [{ role: "user", content: "živjo", choice: "Guide thought" }];
  expect((await postChat({ ...request, messages })).status).toBe(400);
});

test("after danger the guide offers nothing bright", async () => {
  const talk = new ChatTalk();
  await talk.say("nočem več živeti");
  await talk.calmDown();
  for (const text of ["Kaj je modrost?", "zelene ladje plujejo mimo", "aha", "hvala", "kaj je ljubezen"]) {
    expect(await talk.say(text), text).toBeNull();
    const ids = talk.last.care?.choices.map(({ id }) => id) ?? [];
    expect(ids).not.toContain("guide.story");
    expect(ids).not.toContain("guide.thought");
  }
});

test("who says the same danger again and again is never left without help", async () => {
  const talk = new ChatTalk();
  for (let said = 0; said < 14; said++) {
    await talk.say("hočem umreti");
    expect(talk.last.help).not.toBeNull();
    if (talk.step === null) expect(talk.last.reply).toMatch(/116\s123/);
  }
});

test("that the model's day is spent is said once, before the guide's answer", async () => {
  const texts = ["osamljen sem", "kaj je upanje"];
  const request = chatRequest(texts.slice(0, 1));
  const spent = { model: scriptedModel({ tokens: ["Ne."] }), env: { AI_DAILY_TOKENS: "-1" } };
  const first = readEvents((await postChat(request, spent)).text).text;
  expect(first).toBe(
    `${repliesSl.budget}\n\n${answersOf("lonely")[0]}${first.split(answersOf("lonely")[0] ?? "")[1]}`,
  );
  expect(await readAgain(request.session_id)).toMatchObject({ state: "O" });
  const messages = [
    { role: "user" as const, content: "osamljen sem" },
    { role: "assistant" as const, content: first },
    { role: "user" as const, content: "kaj je upanje" },
  ];
  const second = readEvents((await postChat(chatRequest(texts, { messages }), spent)).text).text;
  expect(second).not.toContain(repliesSl.budget);
  expect(second).toContain(answersOf("hope")[0]);
});
