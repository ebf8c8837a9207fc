import { expect, test } from "vitest";
import type { Turn } from "../conversation.ts";
import type { Persona } from "../persona.ts";
import { samplePersona, sampleTurn } from "../testing/sample.ts";
import { createScript } from "./script.ts";

/** Talks until the visitor goes; the replies come in order, the last one again and again. */
async function talk(persona: Persona, replies: Partial<Turn>[]): Promise<string[]> {
  const visitor = createScript(persona);
  const turns: Turn[] = [];
  for (let move = await visitor.next(turns); move && turns.length < 20; move = await visitor.next(turns))
    turns.push(
      sampleTurn({
        visitor: move.text,
        choice: move.choice,
        reply: "Aha.",
        ...(replies[turns.length] ?? replies.at(-1)),
      }),
    );
  return turns.map(({ visitor: text, choice }) => (choice ? `[${choice}]` : text));
}

const ask = (...ids: string[]): Partial<Turn> => ({
  care: { state: "A", level: "ask", choices: ids.map((id) => ({ id, label: `Label of ${id}` })) },
});

test("the lines come one after the other, then the visitor goes", async () => {
  expect(await talk(samplePersona({ lines: [{ say: "One." }, { say: "Two." }] }), [])).toEqual([
    "One.",
    "Two.",
  ]);
});

test("what is held back is told under its question, once, and not where the word only stands in a statement", async () => {
  const persona = samplePersona({
    lines: [{ say: "One." }, { say: "Two." }, { say: "Three." }],
    holds_back: [{ what: "a sister", asked: "who is near", cue: ["kdo"], say: "My sister." }],
  });
  expect(await talk(persona, [{ reply: "Kdo ve." }])).toEqual(["One.", "Two.", "Three."]);
  expect(await talk(persona, [{ reply: "Hvala. KDO je ob tebi?" }])).toEqual([
    "One.",
    "My sister.",
    "Two.",
    "Three.",
  ]);
});

test("a button that fits is pressed by id or label, each once; without one the line is said", async () => {
  const persona = samplePersona({
    lines: [{ say: "One." }, { say: "Two.", press: ["label of b\\.two"] }],
    presses: ["^a\\.yes$"],
  });
  expect(await talk(persona, [ask("a.yes", "b.two")])).toEqual(["One.", "[a.yes]", "[b.two]"]);
  expect(await talk(persona, [ask("a.yes-no")])).toEqual(["One.", "Two."]);
  expect(await talk(persona, [{ care: null }])).toEqual(["One.", "Two."]);
});

test("a line with a condition is passed over where the last reply does not say it", async () => {
  const persona = samplePersona({
    lines: [{ say: "One." }, { say: "Thanks.", after: ["here is"] }, { say: "Bye." }],
  });
  expect(await talk(persona, [{ reply: "Here is a thought." }])).toEqual(["One.", "Thanks.", "Bye."]);
  expect(await talk(persona, [])).toEqual(["One.", "Bye."]);
});
