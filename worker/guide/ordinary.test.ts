import { expect, test } from "vitest";
import type { ChatMessage, WisdomChatReply } from "../../contract/api.ts";
import type { CareOffer } from "../../contract/protocol.ts";
import { call, chatRequest, postChat, readEvents } from "../testing/chat.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { scriptedModel } from "../testing/upstream.ts";
import { answerOrdinarily } from "./ordinary.ts";
import { GUIDE } from "./texts.ts";

await openMigratedDatabase();

async function ask(request: object): Promise<WisdomChatReply> {
  return JSON.parse((await postChat(request, { accept: "application/json" })).text) as WisdomChatReply;
}

test("without a model the guide answers, with buttons, in JSON and in the stream alike", async () => {
  const body = await ask(chatRequest(["Včasih sem zelo osamljena."]));
  expect(body.care).toMatchObject({ state: "O", level: "nothing" });
  expect(body.care?.choices.length).toBeGreaterThan(0);
  const { chunks, text } = readEvents((await postChat(chatRequest(["Včasih sem zelo osamljena."]))).text);
  expect(text).toBe(body.choices[0]?.message.content);
  const care = chunks.findIndex(({ type }) => type === "data-care");
  expect(chunks[care]).toMatchObject({ data: body.care });
  expect(care).toBeLessThan(chunks.findIndex(({ type }) => type === "text-delta"));
});

test("where a model answers there are no buttons; where it fails before a word, there are", async () => {
  const said = await postChat(chatRequest(["Kaj je modrost?"]), {
    model: scriptedModel({ tokens: ["Modrost", " je posluh."] }),
    accept: "application/json",
  });
  expect(JSON.parse(said.text)).toMatchObject({ care: null });
  const failed = await postChat(chatRequest(["Kaj je modrost?"]), {
    model: scriptedModel({ status: 500 }),
    accept: "application/json",
  });
  expect(JSON.parse(failed.text)).toMatchObject({ care: { state: "O" } });
});

test("a turn that is sent again, and a stored conversation, have the same buttons", async () => {
  const request = { ...chatRequest(["Kako naj molim?"]), turn_id: crypto.randomUUID() };
  const body = await ask(request);
  expect(await ask(request)).toEqual(body);
  const stored = await call(`/api/wisdom-chat/${request.session_id}`);
  expect(JSON.parse(stored.text)).toMatchObject({ care: body.care });
});

test.each(["guide.thought", "guide.story", "guide.page", "guide.write", "guide.none", "topic.lonely"])(
  "the button %s is answered, and stored without its name its words are enough",
  (choice) => {
    const label = choice.startsWith("guide.")
      ? GUIDE.choices[choice.slice(6) as keyof typeof GUIDE.choices].sl
      : "Osamljenost";
    const before: ChatMessage[] = [
      { role: "user", content: "živjo" },
      { role: "assistant", content: "Pozdrav." },
    ];
    const pressed = answer([...before, { role: "user", content: label, choice }]);
    expect(answer([...before, { role: "user", content: label }])).toEqual(pressed);
    expect(pressed.text).not.toBe("");
  },
);

function answer(
  messages: ChatMessage[],
  signals: ["wish_to_die"] | [] = [],
): { text: string; care: CareOffer } {
  return answerOrdinarily({ messages, language: "sl" }, { signals, facts: new Set() });
}

test("who told of danger earlier is offered no story and no thought", () => {
  const messages: ChatMessage[] = [{ role: "user", content: "povej kaj" }];
  const idsOf = ({ care }: { care: CareOffer }) => care.choices.map(({ id }) => id);
  expect(idsOf(answer(messages))).toContain("guide.thought");
  expect(idsOf(answer(messages, ["wish_to_die"]))).not.toContain("guide.thought");
});
