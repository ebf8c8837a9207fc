import { expect, test } from "vitest";
import type { ModelMessage } from "../model.ts";
import { samplePersona, sampleTurn } from "../testing/sample.ts";
import { composePrompt, createPlayed, readMove } from "./played.ts";

const turns = [
  sampleTurn({
    reply: "How bad is it?",
    help: ["plan"],
    care: { state: "A", level: "ask", choices: [{ id: "ask.bad", label: "Very bad" }] },
  }),
];

test("the model is told who it is, what it holds back until asked, and sees the buttons and the card", () => {
  const persona = samplePersona({
    language: "sl",
    who: "A widower.",
    holds_back: [{ what: "He is alone.", asked: "who is near", cue: ["who"], say: "Alone." }],
  });
  const prompt = composePrompt(persona, turns);
  expect(prompt[0]?.content).toMatch(/A widower\.[^]*He is alone\.[^]*who is near[^]*Slovenian/);
  expect(prompt.at(-1)?.content).toMatch(/How bad is it\?[^]*card with helpline[^]*ask\.bad = "Very bad"/);
  // A good conversation is the judge's to know.
  expect(JSON.stringify(prompt)).not.toContain(persona.good_help);
});

test("a prompt that comes with a persona stands in the place of the description", () => {
  const [first] = composePrompt(samplePersona({ prompt: "You are Ray.", who: "A widower." }), []);
  expect(first?.content).toMatch(/^You are Ray\./);
  expect(first?.content).not.toContain("A widower.");
});

test("what the model writes is words, a button that is offered, or the end", () => {
  expect(readMove(' "I am so tired" ', turns)).toEqual({ text: "I am so tired", choice: null });
  expect(readMove("PRESS: ask.bad", turns)).toEqual({ text: "Very bad", choice: "ask.bad" });
  expect(readMove("PRESS: ask.none", turns)).toBeNull();
  expect(readMove("PRESS: ask.none\nI don't know", turns)).toEqual({ text: "I don't know", choice: null });
  expect(readMove("END", turns)).toBeNull();
  expect(readMove("It will never end.", turns)).toEqual({ text: "It will never end.", choice: null });
});

test("a visitor is played with whatever model is given", async () => {
  const asked: (readonly ModelMessage[])[] = [];
  const model = {
    name: "m",
    ask: async (messages: readonly ModelMessage[]) => (asked.push(messages), "hej"),
  };
  expect(await createPlayed(samplePersona(), model).next(turns)).toEqual({ text: "hej", choice: null });
  expect(asked[0]?.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
});
