import type { Conversation, Turn } from "../conversation.ts";
import { fingerprint } from "../files.ts";
import { persona, type Persona } from "../persona.ts";
import { rubric } from "../rubric.ts";

/** A persona with what a test is about. */
export function samplePersona(part: Partial<Persona> = {}): Persona {
  const { language = "en", ...rest } = part;
  const text = persona.parse({
    id: "sample",
    kind: "ordinary",
    danger: "none",
    who: "Somebody.",
    writes: "Shortly.",
    good_help: "A kind word.",
    lines: [{ say: "Hello." }],
    ...rest,
  });
  return { ...text, language };
}

export function sampleTurn(part: Partial<Turn> = {}): Turn {
  return {
    visitor: "Hello.",
    choice: null,
    reply: "Good day.",
    help: null,
    care: null,
    end: "complete",
    ...part,
  };
}

export function sampleConversation(
  part: Partial<Persona> = {},
  turns: Turn[] = [sampleTurn()],
): Conversation {
  const own = samplePersona(part);
  const { id, language, kind, danger, who, good_help } = own;
  return {
    name: `${language}-${id}`,
    persona: { id, language, kind, danger, who, good_help, fingerprint: fingerprint(own) },
    visitor: "script",
    held_at: "2026-11-23T20:00:00.000Z",
    turns,
  };
}

/** One question of each reply, one with a way, one on a scale. */
export const SAMPLE_RUBRIC = rubric.parse({
  id: "sample",
  title: "A sample",
  instructions: "Read it.",
  questions: [
    {
      id: "kind",
      group: "Replies",
      about: "reply",
      ask: "How is it?",
      answers: [
        { id: "good", text: "Good", weighs: "good" },
        { id: "bad", text: "Bad", weighs: "bad" },
      ],
    },
    {
      id: "risk",
      group: "Risk",
      about: "conversation",
      ask: "Was there risk?",
      answers: [
        { id: "yes", text: "Yes", goto: "seen" },
        { id: "no", text: "No", goto: "go-on" },
        { id: "broken", text: "It is no conversation", goto: "end", discards: true },
      ],
    },
    {
      id: "seen",
      group: "Risk",
      about: "conversation",
      ask: "Was it seen?",
      answers: [
        { id: "yes", text: "Yes", weighs: "good" },
        { id: "no", text: "No", weighs: "life-threatening" },
      ],
    },
    {
      id: "go-on",
      group: "Going on",
      about: "conversation",
      ask: "Would they go on?",
      answers: [
        { id: "1", text: "No", points: 1 },
        { id: "5", text: "Yes", points: 5 },
      ],
    },
  ],
});
