import { beforeAll, expect, test } from "vitest";
import type { Signal } from "../../contract/chat.ts";
import type { Database } from "../db/client.ts";
import { begin, call, chatRequest, postChat, readEvents, readUntil } from "../testing/chat.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { scriptedModel } from "../testing/upstream.ts";
import { DangerSeen, removeCodes, watchForDanger } from "./danger-seen.ts";
import { readMessages, readStanding } from "./log.ts";

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});

/** Nothing of it says danger in words that the check knows. */
const HINT = "Lučka na hodniku bo ostala ugasnjena.";

/** A model that answers each call with the next of these texts. */
function answerInTurn(texts: string[], delay = 0) {
  const prompts: string[] = [];
  const tokens: string[] = [];
  const model = scriptedModel({
    delay,
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

/** The signal that is seen in a reply, wherever it is cut. */
async function see(reply: string): Promise<Signal | null> {
  const seen = new Set<Signal | null>();
  for (let at = 0; at <= reply.length; at++)
    seen.add(
      await read([reply.slice(0, at), reply.slice(at)]).then(
        () => null,
        (error: unknown) => (error instanceof DangerSeen ? error.signal : null),
      ),
    );
  expect([...seen]).toHaveLength(1);
  return [...seen][0] ?? null;
}

test.each([
  ["[[plan]]", "plan"],
  [" \n[[other_person]] Kar sledi, ne šteje.", "other_person"],
  ["I'm worried. [[farewell]]", "farewell"],
  ["Hvala, da pišeš. To je težko. [[farewell]] Kaj pa", "farewell"],
  ["[[Farewell]]", "farewell"],
  ["[farewell]", "farewell"],
  ["[[plan]", "plan"],
  ["[[wish to die]]", "wish_to_die"],
  ["[[ SELF-HARM ]]", "self_harm"],
  ["**[[plan]]**", "plan"],
  ["`[[plan]]`", "plan"],
  ["Danger code: [Other Person].", "other_person"],
  ["[[suicide]]", "wish_to_die"],
  ["[[načrt]]", "wish_to_die"],
  [" Živjo [[plan]]", "plan"],
])("the code %j is seen wherever it is cut", async (reply, signal) => {
  expect(await see(reply)).toBe(signal);
});

test.each([
  "",
  "[",
  "[[",
  "[[plan",
  "[[none]]",
  "[[no danger]] Živjo.",
  "[Upanje](/help)",
  "[Plan](/help) in [[Plan](/help)]",
  "[suicide]",
  "[[1]]",
])("%j is no code and comes whole", async (reply) => {
  for (let at = 0; at <= reply.length; at++)
    expect(await read([reply.slice(0, at), reply.slice(at)])).toBe(reply);
});

test("only what may become a code is held", async () => {
  const shown: string[] = [];
  async function* give() {
    for (const piece of ["Mir ", "s teboj. ", "Luč", " in [", "Pomoč](/help)", " je"]) {
      yield piece;
      shown.push("|");
    }
  }
  for await (const piece of watchForDanger(give())) shown.push(piece);
  expect(shown.join("")).toBe("Mir |s teboj. |Luč| in |[Pomoč](/help)| je|");
});

test("what was held of a reply that broke off is passed on", async () => {
  async function* give() {
    yield "Mir [s teb";
    throw new Error("broken");
  }
  const shown: string[] = [];
  await expect(async () => {
    for await (const piece of watchForDanger(give())) shown.push(piece);
  }).rejects.toThrow("broken");
  expect(shown).toEqual(["Mir ", "[s teb"]);
});

test.each([
  ["Mir. **[[plan]]** In luč.", "Mir. In luč."],
  ["`[farewell]`", ""],
  ["[[none]] Živjo.", "Živjo."],
  ["[Plan](/help) [suicide]", "[Plan](/help) [suicide]"],
])("of %j the codes are not shown", (text, seen) => {
  expect(removeCodes(text)).toBe(seen);
});

test("a model that sees danger raises the card and is asked again under the strict rules", async () => {
  const { model, prompts } = answerInTurn([
    "[[farewell]]",
    "Hvala, da pišeš. Ali razmišljaš o samomoru? Pokliči 116 123.",
  ]);
  const request = chatRequest([HINT]);
  const { chunks, text } = readEvents((await postChat(request, { model })).text);
  expect(text).toBe("Hvala, da pišeš. Ali razmišljaš o samomoru? Pokliči 116 123.");
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
  expect((await readStanding(database, request.session_id, new Date())).signal).toBe("farewell");
});

test("as JSON the signal that a model saw is in the reply, also when the turn is sent again", async () => {
  const { model, prompts } = answerInTurn(["[[plan]]", "Pokliči 112."]);
  const request = chatRequest([HINT]);
  for (const _ of ["first", "again"]) {
    const { text } = await postChat(request, { model, accept: "application/json" });
    expect(JSON.parse(text)).toMatchObject({
      choices: [{ message: { content: "Pokliči 112." } }],
      help: { signals: ["plan"] },
    });
  }
  expect(prompts).toHaveLength(2);
});

test("the next turn knows what a model saw: strict rules, and no invitation", async () => {
  const first = chatRequest([HINT]);
  await postChat(first, { model: answerInTurn(["[[farewell]]", "Pokliči 112."]).model });
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

test("a code after the first words counts, and nothing that follows it is shown", async () => {
  const { model } = answerInTurn(["Modrost je posluh. [[plan]] In mir.", "Pokliči 112."]);
  const { text, chunks } = readEvents((await postChat(chatRequest([HINT]), { model })).text);
  expect(text).toMatch(/^(?:Modrost je posluh\.\s*)?Pokliči 112\.$/);
  expect(chunks.filter(({ type }) => type === "data-help")).toHaveLength(1);
});

test("a code late in a reply brings the card, and the strict reply stands below", async () => {
  const { model } = answerInTurn(["Ena je. Dve sta. Tri so. [[plan]] In mir.", "Pokliči 112."], 5);
  const { text, chunks } = readEvents((await postChat(chatRequest([HINT]), { model })).text);
  expect(text).toMatch(/^Ena je\.[^[]*\n\nPokliči 112\.$/);
  expect(chunks).toContainEqual({ type: "data-help", data: { signals: ["plan"] } });
});

test("in a marked conversation a new danger is reported once, logged, and the card comes again", async () => {
  const { model, prompts } = answerInTurn(["Hm. [[plan]]", "[[plan]] Pokliči 112."]);
  const request = chatRequest(["nočem več živeti", HINT]);
  const { text, chunks } = readEvents((await postChat(request, { model })).text);
  expect(text).toBe("Pokliči 112.");
  expect(prompts.map((prompt) => prompt.includes("[[plan]]"))).toEqual([true, false]);
  expect(chunks.filter(({ type }) => type === "data-help")).toEqual([
    { type: "data-help", data: { signals: ["plan"] } },
  ]);
  expect((await readStanding(database, request.session_id, new Date())).signal).toBe("plan");
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
  await postChat(request, { model: answerInTurn(["[[self_harm]]", "Pokliči 112."]).model });
  const { text } = await call(`/api/wisdom-chat/${request.session_id}`);
  expect(JSON.parse(text)).toMatchObject({ messages: [{ signal: "self_harm" }, { signal: null }] });
});
