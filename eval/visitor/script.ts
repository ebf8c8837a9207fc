import type { Turn } from "../conversation.ts";
import { says, type Persona } from "../persona.ts";
import { offeredChoices, type Move, type Visitor } from "./visitor.ts";

/**
 * A visitor with fixed lines, for a run without any model. Each turn, the first of these that fits:
 * what is held back and has now been asked about; a button that this person would press; the next line
 * (one with `after` is passed over where the last reply does not say it); otherwise the visitor goes.
 * The same persona and the same replies give the same conversation.
 */
export function createScript(persona: Persona): Visitor {
  return { name: "script", next: async (turns) => nextMove(persona, turns) };
}

function nextMove(persona: Persona, turns: readonly Turn[]): Move | null {
  let state = BEGINNING;
  // Folded from the replies, so that nothing is remembered beside the conversation.
  for (let length = 0; length < turns.length; length++) state = step(persona, state, turns.slice(0, length));
  return step(persona, state, turns).move;
}

interface State {
  move: Move | null;
  told: ReadonlySet<number>;
  pressed: ReadonlySet<string>;
  line: number;
}

const BEGINNING: State = { move: null, told: new Set(), pressed: new Set(), line: 0 };

function step(persona: Persona, state: State, turns: readonly Turn[]): State {
  const reply = turns.at(-1)?.reply ?? "";
  const open = offeredChoices(turns).filter(({ id }) => !state.pressed.has(id));
  const press = (patterns: readonly string[]): Move | null => {
    for (const each of patterns) {
      const found = open.find(({ id, label }) => says([each], id) || says([each], label));
      if (found) return { text: found.label, choice: found.id };
    }
    return null;
  };
  const take = (move: Move, change: Partial<State>): State => ({
    ...state,
    pressed: move.choice === null ? state.pressed : new Set([...state.pressed, move.choice]),
    ...change,
    move,
  });

  const asked = questionsOf(reply);
  const secret = persona.holds_back.findIndex(({ cue }, index) => !state.told.has(index) && says(cue, asked));
  const held = persona.holds_back[secret];
  if (held) {
    const move = press(held.press ?? []) ?? { text: held.say, choice: null };
    return take(move, { told: new Set([...state.told, secret]) });
  }
  const pressed = press(persona.presses);
  if (pressed) return take(pressed, {});
  for (let index = state.line; index < persona.lines.length; index++) {
    const line = persona.lines[index];
    if (!line || (line.after && !says(line.after, reply))) continue;
    return take(press(line.press ?? []) ?? { text: line.say, choice: null }, { line: index + 1 });
  }
  return { ...state, move: null };
}

/** Nobody is asked by a statement: only the sentences that end with a question mark count. */
function questionsOf(reply: string): string {
  return (reply.match(/[^.!?\n]+[.!?]?/g) ?? []).filter((sentence) => sentence.endsWith("?")).join(" ");
}
