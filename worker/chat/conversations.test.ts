/// <reference types="vite/types/importMeta.d.ts" />
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import type { Locale } from "../../contract/locale.ts";
import { ChatTalk } from "../testing/chat-talk.ts";
import { openMigratedDatabase } from "../testing/database.ts";

/*
 * Whole conversations as people hold them, without a model, through the real endpoint. Each file of
 * `conversations/` says what the visitor writes or presses, which steps of the sheet may answer, and what
 * every reply must and must not hold.
 */

/** The name of ordinary talk among the steps. */
const ORDINARY = "-";
/** Nobody in danger reads more than this at once. */
const WORDS_MAX = 60;

/** A text, found whatever its case and apostrophes, or a /pattern/. */
const expected = z.string().min(1);
const conversation = z.strictObject({
  language: z.enum(["sl", "en"]),
  turns: z
    .array(
      z.strictObject({
        /** What is written; of several ways to say it each is tried. */
        visitor: z.union([z.string(), z.array(z.string()).min(1)]).optional(),
        /** The button that is pressed instead, by its name. */
        press: z.string().optional(),
        /** The steps that may answer, a star for any ending, "-" for ordinary talk. */
        step: z.array(expected).min(1),
        /** Whether the help card comes; left out, either is right. */
        card: z.enum(["yes", "no"]).optional(),
        must: z.array(expected).default([]),
        mustNot: z.array(expected).default([]),
      }),
    )
    .min(1),
});
type Conversation = z.infer<typeof conversation>;

const files = import.meta.glob<string>("./conversations/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

beforeAll(async () => {
  await openMigratedDatabase();
});

describe.each(Object.entries(files))("%s", (_, source) => {
  const { language, turns } = conversation.parse(parse(source));
  const ways = Math.max(...turns.map(({ visitor = "" }) => [visitor].flat().length));
  test.each([...Array(ways).keys()])("is answered well, said in way %i", async (way) => {
    expect(await judge(language, turns, way)).toBe("");
  });
});

/** Plays a conversation and returns it with what is wrong in it; nothing where all is well. */
async function judge(language: Locale, turns: Conversation["turns"], way: number): Promise<string> {
  const talk = new ChatTalk(language);
  const faults: string[] = [];
  const heard: string[] = [];
  for (const [index, { visitor = "", press, step, card, must, mustNot }] of turns.entries()) {
    const said = [visitor].flat();
    const found = (await (press ? talk.press(press) : talk.say(said[way % said.length] ?? ""))) ?? ORDINARY;
    const { reply, help, care } = talk.last;
    const turn = `reply ${index + 1}`;
    if (!step.some((name) => isNamed(found, name)))
      faults.push(`${turn} is ${found}, not ${step.join(" or ")}`);
    if (card && (card === "yes") !== (help !== null)) faults.push(`${turn}: ${help ? "a card" : "no card"}`);
    for (const each of must) if (!holds(reply, each)) faults.push(`${turn} lacks ${each}`);
    for (const each of mustNot) if (holds(reply, each)) faults.push(`${turn} holds ${each}`);
    if (care && heard.includes(reply)) faults.push(`${turn} says the same again`);
    if (care && care.state !== "O" && reply.split(/\s+/).length > WORDS_MAX)
      faults.push(`${turn} is too long`);
    heard.push(reply);
  }
  if (faults.length === 0) return "";
  const spoken = talk.messages.map(({ role, content }) => `${role === "user" ? "> " : ""}${content.trim()}`);
  return [...faults, ...spoken].join("\n");
}

function isNamed(step: string, name: string): boolean {
  return name.endsWith("*") ? step.startsWith(name.slice(0, -1)) : step === name;
}

function holds(reply: string, wanted: string): boolean {
  const pattern = /^\/(.+)\/$/s.exec(wanted)?.[1];
  const plain = reply.replaceAll("’", "'").replace(/\s+/g, " ");
  if (pattern !== undefined) return new RegExp(pattern, "i").test(plain);
  return plain.toLowerCase().includes(wanted.replaceAll("’", "'").toLowerCase());
}
