import { beforeAll, expect, test } from "vitest";
import type { Database } from "../db/client.ts";
import { begin, call, chatRequest, postChat, readEvents, readUntil } from "../testing/chat.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { scriptedModel } from "../testing/upstream.ts";
import { DangerSeen, watchForDanger } from "./danger-seen.ts";
import { readMessages, readSignal } from "./log.ts";

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});

/** Nothing of it says danger in words that the check knows. */
const HINT = "Lučka na hodniku bo ostala ugasnjena.";

/** A model that answers each call with the next of these texts. */
function answerInTurn(texts: string[]) {
  const prompts: string[] = [];
  const tokens: string[] = [];
  const model = scriptedModel({
    tokens,
    onCall: (body) => {
      prompts.push(JSON.stringify(body));
      tokens.splice(0, Infinity, ...(texts[prompts.length - 1]?.match(/[\s\S]{1,3}/g) ?? []));
    },
  });
  return { model, prompts };
}

async function read(pieces: string[]): Promise<string> {
  async function* give() {
    yield* pieces;
  }
  let text = "";
  for await (const piece of watchForDanger(give())) text += piece;
  return text;
}

test.each(["[[plan]]", " \n[[other_person]] Kar sledi, ne šteje."])(
  "the code %j is seen wherever it is cut",
  async (reply) => {
    for (let at = 0; at <= reply.length; at++)
      await expect(read([reply.slice(0, at), reply.slice(at)])).rejects.toThrow(DangerSeen);
  },
);

test.each([
  "",
  "[",
  "[[",
  "[[plan",
  "[[plan]",
  "[[načrt]]",
  "[Upanje](/help)",
  " Živjo [[plan]]",
  "[[plans]]",
])("%j is no code and comes whole", async (reply) => {
  for (let at = 0; at <= reply.length; at++)
    expect(await read([reply.slice(0, at), reply.slice(at)])).toBe(reply);
});

test("a model that sees danger raises the card and is asked again under the strict rules", async () => {
  const { model, prompts } = answerInTurn(["[[farewell]]", "Hvala, da pišeš. Ali razmišljaš o samomoru?"]);
  const request = chatRequest([HINT]);
  const { chunks, text } = readEvents((await postChat(request, { model })).text);
  expect(text).toBe("Hvala, da pišeš. Ali razmišljaš o samomoru?");
  const kinds = chunks.map(({ type }) => type);
  expect(kinds.indexOf("data-help")).toBeLessThan(kinds.indexOf("text-delta"));
  expect(chunks.filter(({ type }) => type === "data-help")).toEqual([
    { type: "data-help", data: { signals: ["farewell"] } },
  ]);
  expect(prompts.map((prompt) => prompt.includes("naravnost vprašaj"))).toEqual([false, true]);
  expect(prompts.map((prompt) => prompt.includes("[[farewell]]"))).toEqual([true, false]);
  expect((await readMessages(database, request.session_id)).map(({ signal }) => signal)).toEqual([
    "farewell",
    null,
  ]);
  expect(await readSignal(database, request.session_id)).toBe("farewell");
});

test("as JSON the signal that a model saw is in the reply, also when the turn is sent again", async () => {
  const { model, prompts } = answerInTurn(["[[plan]]", "Tukaj sem."]);
  const request = chatRequest([HINT]);
  for (const _ of ["first", "again"]) {
    const { text } = await postChat(request, { model, accept: "application/json" });
    expect(JSON.parse(text)).toMatchObject({
      choices: [{ message: { content: "Tukaj sem." } }],
      help: { signals: ["plan"] },
    });
  }
  expect(prompts).toHaveLength(2);
});

test("the next turn knows what a model saw: strict rules, and no invitation", async () => {
  const first = chatRequest([HINT]);
  await postChat(first, { model: answerInTurn(["[[farewell]]", "Tukaj sem."]).model });
  const { model, prompts } = answerInTurn(["Pridi v [skupino](https://t.me/+x). Kako si?"]);
  const fifth = chatRequest([HINT, "ok", "dobro", "hm", "in zdaj"], { session_id: first.session_id });
  const { text } = readEvents((await postChat({ ...fifth, should_invite_telegram: true }, { model })).text);
  expect(text.trim()).toBe("Kako si?");
  expect(prompts[0]).toContain("naravnost vprašaj");
  expect(prompts[0]).not.toContain("t.me");
});

test("a model that knows nothing but the code is passed over, and the written words answer", async () => {
  const { model, prompts } = answerInTurn(["[[wish_to_die]]", "[[wish_to_die]]"]);
  const { text, chunks } = readEvents((await postChat(chatRequest([HINT]), { model })).text);
  expect(prompts).toHaveLength(2);
  expect(text).toMatch(/116\s123/);
  expect(chunks.at(-1)).toMatchObject({ type: "finish" });
});

test("a code in the middle of a reply is not shown", async () => {
  const { model } = answerInTurn(["Modrost je posluh. [[plan]] In mir."]);
  expect(readEvents((await postChat(chatRequest(["Kaj je modrost?"]), { model })).text).text).toBe(
    "Modrost je posluh. In mir.",
  );
});

test("without the log a conversation goes on", async () => {
  const fail = () => {
    throw new Error("down");
  };
  const { reader } = await begin(chatRequest(["Živjo", "Kaj je modrost?"]), {
    model: answerInTurn(["Posluh."]).model,
    env: { DB: { prepare: fail, batch: fail } as never },
  });
  await readUntil(reader, "Posluh.");
});

test("a conversation that is taken up again brings its signals", async () => {
  const request = chatRequest([HINT]);
  await postChat(request, { model: answerInTurn(["[[self_harm]]", "Tukaj sem."]).model });
  const { text } = await call(`/api/wisdom-chat/${request.session_id}`);
  expect(JSON.parse(text)).toMatchObject({ messages: [{ signal: "self_harm" }, { signal: null }] });
});
