import type { LanguageModelV4 } from "@ai-sdk/provider";
import { expect, test } from "vitest";
import { scriptedModel } from "../testing/upstream.ts";
import { passThrough } from "../reply-filter/sentence-filter.ts";
import { streamReply, type ReplyEnd } from "./reply.ts";

const PATIENCE = { firstWord: 60, betweenWords: 60 };
const FALLBACK = "Tako so napisali ljudje.";

interface Options {
  signal?: AbortSignal;
  /** Milliseconds that the visitor takes for each piece. */
  slowness?: number;
}

async function read(model: LanguageModelV4, options: Options = {}): Promise<{ text: string; end: ReplyEnd }> {
  const reply = streamReply({
    model,
    prompt: [{ role: "user", content: [{ type: "text", text: "Živjo" }] }],
    filter: passThrough(),
    fallback: () => FALLBACK,
    signal: options.signal ?? new AbortController().signal,
    patience: PATIENCE,
  });
  let text = "";
  let step = await reply.next();
  for (; !step.done; step = await reply.next()) {
    text += step.value;
    if (options.slowness) await pause(options.slowness);
  }
  return { text, end: step.value };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

test("a model that says nothing in time is given up, and the fallback is said", async () => {
  let isClosed = false;
  const silent = scriptedModel({ tokens: ["prepozno"], delay: 5_000, onCancel: () => (isClosed = true) });
  expect(await read(silent)).toEqual({ text: FALLBACK, end: "stop" });
  expect(isClosed).toBe(true);
});

test("a model that falls silent midway leaves the reply interrupted and is closed", async () => {
  let isClosed = false;
  const stalling = scriptedModel({
    tokens: ["Prva ", "beseda"],
    stallAfter: 2,
    onCancel: () => (isClosed = true),
  });
  const { text, end } = await read(stalling);
  expect("Prva beseda".startsWith(text) && text !== "").toBe(true);
  expect(end).toBe("interrupted");
  expect(isClosed).toBe(true);
});

test("a visitor who reads slowly is no reason to give the model up", async () => {
  const model = scriptedModel({ tokens: ["Ena ", "dva ", "tri."], delay: 20 });
  expect(await read(model, { slowness: 100 })).toEqual({ text: "Ena dva tri.", end: "stop" });
});

test("when the visitor goes, the model is closed and nothing more is said", async () => {
  const leaving = new AbortController();
  let isClosed = false;
  const stalling = scriptedModel({ tokens: ["Prva "], stallAfter: 1, onCancel: () => (isClosed = true) });
  setTimeout(() => leaving.abort(), 20);
  expect(await read(stalling, { signal: leaving.signal })).toEqual({
    text: "Prva ",
    end: "aborted",
  });
  expect(isClosed).toBe(true);
});
