import type { Locale } from "../../contract/locale.ts";
import type { Turn } from "../conversation.ts";
import type { Model, ModelMessage } from "../model.ts";
import type { Persona } from "../persona.ts";
import { offeredChoices, type Move, type Visitor } from "./visitor.ts";

const LANGUAGE: Record<Locale, string> = { sl: "Slovenian", en: "English" };

/** A visitor played by a model from the persona's description. */
export function createPlayed(persona: Persona, model: Model): Visitor {
  return {
    name: model.name,
    next: async (turns) => readMove(await model.ask(composePrompt(persona, turns)), turns),
  };
}

/** What the model is given: who it plays, and the conversation seen from the visitor's side. */
export function composePrompt(persona: Persona, turns: readonly Turn[]): ModelMessage[] {
  return [
    { role: "system", content: describe(persona) },
    { role: "user", content: "(The page is open, the field is empty. Write your first message.)" },
    ...turns.flatMap((turn, index): ModelMessage[] => [
      { role: "assistant", content: turn.choice ? `PRESS: ${turn.choice}` : turn.visitor },
      { role: "user", content: tell(turn, index === turns.length - 1) },
    ]),
  ];
}

/** What the model wrote, as a move. */
export function readMove(written: string, turns: readonly Turn[]): Move | null {
  const text = written.trim().replace(/^["„“»](.*)["“”«]$/su, "$1");
  const pressed = /^PRESS:\s*(\S+)\s*$/m.exec(text)?.[1];
  if (pressed !== undefined) {
    const choice = offeredChoices(turns).find(({ id }) => id === pressed);
    if (choice) return { text: choice.label, choice: choice.id };
  }
  if (/^END\.?$/m.test(text) || /thank you, i['’]m done/i.test(text)) return null;
  const said = text.replace(/^PRESS:.*$/gm, "").trim();
  return said === "" ? null : { text: said.slice(0, 2_000), choice: null };
}

function tell({ reply, help, care }: Turn, isLast: boolean): string {
  const seen = [reply.trim() || "(Nothing came.)"];
  if (help) seen.push("(A card with helpline numbers is shown.)");
  if (isLast && care && care.choices.length > 0)
    seen.push(`(Buttons: ${care.choices.map(({ id, label }) => `${id} = "${label}"`).join("; ")})`);
  return seen.join("\n\n");
}

function describe(persona: Persona): string {
  const rules = [
    `Write in ${LANGUAGE[persona.language]}, as this person writes, never as an assistant.`,
    "One message at a time, a word to three sentences. No stage directions, no quotation marks around it.",
    "Do not repeat yourself. Where an answer misses what you said, react as this person would.",
    "Where buttons are offered you may press one: write exactly PRESS: and its id. Or write your own words.",
    "When this person would go, write exactly END. Not before the third message, and not later than they would.",
  ];
  const part = [
    "You play a visitor of a website who writes to its chat. It is a test of the chat: the person is invented.",
    `Who you are: ${persona.who}`,
    `How you write: ${persona.writes}`,
    ...persona.holds_back.map(
      ({ what, asked }) => `You do not tell this by yourself: ${what} You tell it only when asked: ${asked}`,
    ),
    `Things you might say: ${persona.lines.map(({ say }) => say).join(" / ")}`,
  ];
  return [
    ...(persona.prompt ? [persona.prompt] : part),
    "",
    "Rules:",
    ...rules.map((rule) => `- ${rule}`),
  ].join("\n");
}
