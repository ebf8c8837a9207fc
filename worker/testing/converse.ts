import type { Signal } from "../../contract/chat.ts";
import type { Locale } from "../../contract/locale.ts";
import { searchAnswers } from "../retrieval/search.ts";
import { answerFromLibrary } from "../chat/library-answer.ts";

export interface Turn {
  text: string;
  /** Stands for what the safety check finds, so that these tests do not depend on it. */
  signals?: Signal[];
}

/** The replies of a conversation in which only the library answers. */
export function converse(language: Locale, turns: (Turn | string)[]): string[] {
  const written: string[] = [];
  const said: string[] = [];
  const earlier: Signal[] = [];
  for (const turn of turns) {
    const { text, signals = [] } = typeof turn === "string" ? { text: turn } : turn;
    said.push(
      answerFromLibrary({
        text,
        language,
        passages: searchAnswers(text, language, 5),
        signals,
        earlier: [...earlier],
        written: [...written],
        said: [...said],
        isBudgetSpent: false,
      }),
    );
    written.push(text);
    earlier.push(...signals);
  }
  return said;
}
