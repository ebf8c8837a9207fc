import { beforeAll, expect, test } from "vitest";
import type { Signal } from "../../contract/chat.ts";
import type { Database } from "../db/client.ts";
import { SHEET } from "../care/sheet.ts";
import { ChatTalk } from "../testing/chat-talk.ts";
import { begin, call, chatRequest, postChat, readEvents, readUntil } from "../testing/chat.ts";
import { openMigratedDatabase, readLog } from "../testing/database.ts";
import { scriptedModel } from "../testing/upstream.ts";
import { DangerSeen, removeCodes, watchForDanger } from "./danger-seen.ts";

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

test("a model that sees danger opens the question of the sheet, which the fold knows in the next turn", async () => {
  const { model, prompts } = answerInTurn(["[[farewell]]"]);
  const talk = new ChatTalk("sl", model);
  expect(await talk.say(HINT)).toBe("ask");
  expect(talk.last).toMatchObject({ reply: SHEET.steps["ask"]?.say.sl, help: null, care: { state: "A" } });
  expect(prompts).toHaveLength(1);
  expect((await readLog(database, talk.sessionId)).conversation?.signal).toBe("farewell");
  expect((await readLog(database, talk.sessionId)).messages.map(({ signal }) => signal)).toEqual([
    "farewell",
    null,
  ]);
  expect(await talk.press("very-bad")).toBe("screen-thoughts");
});

test("who was misunderstood by a model is believed, and the mark it left is gone", async () => {
  const talk = new ChatTalk("sl", answerInTurn(["[[plan]]", "Mir."]).model);
  await talk.say(HINT);
  expect(await talk.press("wrong")).toBe("sorry");
  expect((await readLog(database, talk.sessionId)).conversation).toMatchObject({ signal: null, state: null });
});

test("a question that was asked already cannot be opened again, and no code is shown", async () => {
  const { model, prompts } = answerInTurn(["[[plan]]", "Mir. [[plan]] Luč."]);
  const talk = new ChatTalk("sl", model);
  await talk.say(HINT);
  await talk.press("wrong");
  expect(await talk.say("Kaj je modrost?")).toBeNull();
  expect(talk.last.reply).toBe("Mir. Luč.");
  expect(prompts.map((prompt) => prompt.includes("[[farewell]]"))).toEqual([true, false]);
});

test("as JSON and in the stream the choices stand beside the question, also when the turn is sent again", async () => {
  const { model, prompts } = answerInTurn(["[[plan]]"]);
  const request = chatRequest([HINT]);
  for (const _ of ["first", "again"]) {
    const { chunks, text } = readEvents((await postChat(request, { model })).text);
    expect(text).toBe(SHEET.steps["ask"]?.say.sl);
    const kinds = chunks.map(({ type }) => type);
    expect(kinds).toContain("data-care");
    expect(kinds.indexOf("data-care")).toBeLessThan(kinds.indexOf("text-delta"));
    const json = JSON.parse((await postChat(request, { model, accept: "application/json" })).text) as object;
    expect(json).toMatchObject({ care: { state: "A" }, help: null });
  }
  expect(prompts).toHaveLength(1);
});

test("a code after the first words counts: what was shown stays, and the question stands below", async () => {
  const { model } = answerInTurn(["Ena je. Dve sta. Tri so. [[plan]] In mir."], 5);
  const talk = new ChatTalk("sl", model);
  expect(await talk.say(HINT)).toBe("ask");
  expect(talk.last.reply).toMatch(/^Ena je\.[^[]*\n\nHvala za zaupanje/);
  expect(talk.last.reply.endsWith(SHEET.steps["ask"]?.say.sl ?? "")).toBe(true);
  expect(await talk.press("not-live")).toBe("screen-thoughts");
});

test("without the log a conversation goes on", async () => {
  const fail = () => {
    throw new Error("down");
  };
  const { reader } = await begin(chatRequest(["Živjo", "Kaj je modrost?"]), {
    model: answerInTurn(["Posluh."]).model,
    env: { DB: { prepare: fail, batch: fail } as never },
  });
  await readUntil(reader, `"type":"finish"`);
});

test("a conversation that is taken up again brings its signals", async () => {
  const request = chatRequest([HINT]);
  await postChat(request, { model: answerInTurn(["[[self_harm]]", "Pokliči 112."]).model });
  const { text } = await call(`/api/wisdom-chat/${request.session_id}`);
  expect(JSON.parse(text)).toMatchObject({ messages: [{ signal: "self_harm" }, { signal: null }] });
});
