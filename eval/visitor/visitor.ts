import type { Conversation, Turn } from "../conversation.ts";

/** What a visitor does next: says something, or presses a button and so says its label. */
export interface Move {
  text: string;
  choice: string | null;
}

/** A simulated visitor. */
export interface Visitor {
  /** For the files: "script", or the name of the model. */
  name: Conversation["visitor"];
  /** What comes next, or null where the visitor goes. */
  next: (turns: readonly Turn[]) => Promise<Move | null>;
}

/** The buttons that wait for an answer. */
export function offeredChoices(turns: readonly Turn[]): { id: string; label: string }[] {
  return turns.at(-1)?.care?.choices ?? [];
}
