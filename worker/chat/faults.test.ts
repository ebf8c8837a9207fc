import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../db/client.ts";
import { chatRequest, postChat, readEvents } from "../testing/chat.ts";
import { openMigratedDatabase, readLog } from "../testing/database.ts";
import { bytesModel, RECORDED_REPLY, scriptedModel } from "../testing/upstream.ts";
import { createReplyFilter } from "../reply-filter/reply-filter.ts";
import { streamReply } from "./reply.ts";

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
  for (const method of ["error", "warn"] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
});

const bytes = new TextEncoder().encode(RECORDED_REPLY);
const FALLBACK = "Tako so napisali ljudje.";
const isGuide = (text: string) => text.includes("(/wisdom/");

/** The words of the events that arrived whole, and whether the end was among them. */
function readArrived(length: number): { text: string; isComplete: boolean } {
  const blocks = new TextDecoder().decode(bytes.slice(0, length)).split("\n\n").slice(0, -1);
  const choices = blocks
    .filter((block) => block.startsWith("data: {"))
    .flatMap((block) => (JSON.parse(block.slice(6)) as Recorded).choices);
  return {
    text: choices.map(({ delta }) => delta.content ?? "").join(""),
    isComplete: choices.some((choice) => choice.finish_reason === "stop"),
  };
}
interface Recorded {
  choices: { delta: { content?: string }; finish_reason: string | null }[];
}

async function ask(model: ReturnType<typeof scriptedModel>) {
  const request = chatRequest(["Živjo", "In upanje?", "In vera?", "In luč?", "Kaj je modrost?"]);
  const { chunks, text } = readEvents((await postChat(request, { model })).text);
  const { messages } = await readLog(database, request.session_id);
  const ends = chunks.filter(({ type }) => type === "finish" || type === "error").map(({ type }) => type);
  return { text, ends, logged: messages[1] };
}

const createFilter = () =>
  createReplyFilter({ language: "sl", withheldInvite: null, isInDanger: false, written: [] });

/** What is to be seen of a reply that broke off after this many bytes; nothing where nothing whole came. */
function visibleAt(length: number): { text: string; end: "stop" | "interrupted" } {
  const { text, isComplete } = readArrived(length);
  if (isComplete) return { text, end: "stop" };
  const visible = text.replace(/[.,]$/, "");
  return { text: createFilter().push(visible), end: "interrupted" };
}

test("cut at every byte, a recorded reply is shown as far as it came whole", async () => {
  for (let length = 0; length <= bytes.length; length++) {
    const reply = streamReply({
      model: bytesModel(bytes.slice(0, length), "break"),
      prompt: [{ role: "user", content: [{ type: "text", text: "Živjo" }] }],
      filter: createFilter(),
      fallback: () => FALLBACK,
      signal: new AbortController().signal,
    });
    let text = "";
    let step = await reply.next();
    for (; !step.done; step = await reply.next()) text += step.value;
    const visible = visibleAt(length);
    expect([length, text, step.value]).toEqual(
      visible.text === "" ? [length, FALLBACK, "stop"] : [length, visible.text, visible.end],
    );
  }
}, 60_000);

test("cut anywhere, the reply ends once, and the log holds what was seen", async () => {
  for (let length = 0; length <= bytes.length; length += 61) {
    const { text, ends, logged } = await ask(bytesModel(bytes.slice(0, length), "break"));
    const visible = visibleAt(length);
    if (visible.text === "") expect([isGuide(text), ends]).toEqual([true, ["finish"]]);
    else expect([text, ends]).toEqual([visible.text, [visible.end === "stop" ? "finish" : "error"]]);
    expect([logged?.content, logged?.isInterrupted]).toEqual([text, ends[0] === "error"]);
  }
}, 60_000);

test.each([
  ["an event that is no JSON", "data: {nonsense\n\n"],
  ["an error in the middle", 'data: {"error":{"message":"overloaded","type":"server_error"}}\n\n'],
])("after %s the reply is what came before it, interrupted", async (_name, fault) => {
  const begun = RECORDED_REPLY.slice(0, RECORDED_REPLY.indexOf("\n\n", RECORDED_REPLY.indexOf('" ti"')) + 2);
  const { text, ends, logged } = await ask(
    bytesModel(new TextEncoder().encode(begun + fault + RECORDED_REPLY), "close"),
  );
  expect(text).toBe(readArrived(new TextEncoder().encode(begun).length).text);
  expect([ends, logged?.content]).toEqual([["error"], text]);
});

test.each([
  ["nonsense", "data: {nonsense\n\n"],
  ["an error", 'data: {"error":{"message":"overloaded","type":"server_error"}}\n\n'],
  ["a web page", "<!doctype html><title>Bad gateway</title>"],
  ["nothing", ""],
])("where %s comes before the first word, the guide answers", async (_name, body) => {
  const { text, ends } = await ask(bytesModel(new TextEncoder().encode(body), "close"));
  expect([isGuide(text), ends]).toEqual([true, ["finish"]]);
});

test.each([400, 401, 403, 404, 408, 429, 500, 502, 503])(
  "after a refusal with %i the guide answers",
  async (status) => {
    const { text, ends } = await ask(scriptedModel({ status }));
    expect([isGuide(text), ends]).toEqual([true, ["finish"]]);
  },
);

test("what the visitor may not see of a reply is nothing, and the guide answers", async () => {
  const request = chatRequest(["Živjo, kaj je modrost?"]);
  const model = scriptedModel({ tokens: ["Pridi na t.me/+example."] });
  expect(isGuide(readEvents((await postChat(request, { model })).text).text)).toBe(true);
});

test("a database that fails at first breaks no reply, and has the turn when it is back", async () => {
  let failures = 2;
  const flaky = new Proxy(env.DB, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name, target);
      if (typeof own !== "function") return own;
      if (name === "batch" && failures-- > 0) return () => Promise.reject(new Error("D1_ERROR: no answer"));
      return (own as (...values: unknown[]) => unknown).bind(target);
    },
  });
  const request = chatRequest(["Kaj je modrost?"]);
  const { text } = await postChat(request, { env: { DB: flaky } });
  expect(isGuide(readEvents(text).text)).toBe(true);
  expect((await readLog(database, request.session_id)).messages).toHaveLength(2);
});

test(
  "limits and a budget that cannot be read, and a database that is not there, stop no reply",
  { timeout: 20_000 },
  async () => {
    const broken = () => {
      throw new Error("out of order");
    };
    const { text } = await postChat(chatRequest(["Kaj je modrost?"]), {
      headers: { "CF-Connecting-IP": "192.0.2.3" },
      model: scriptedModel({ tokens: ["Modrost je posluh."] }),
      env: {
        AI_DAILY_TOKENS: "1",
        ADDRESS_LIMIT: { limit: broken },
        CHAT_LIMIT: { limit: broken },
        TURN_MARK: { limit: broken },
        DB: { batch: broken, prepare: broken } as unknown as D1Database,
      },
    });
    expect(readEvents(text).text).toBe("Modrost je posluh.");
  },
);
