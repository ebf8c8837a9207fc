import type { Locale } from "../../contract/locale.ts";
import { answerFromLibrary } from "../chat/library-answer.ts";
import { searchAnswers } from "../retrieval/search.ts";

/** The replies of a conversation in which only the library answers. */
export function converse(language: Locale, turns: readonly string[]): string[] {
  const written: string[] = [];
  const said: string[] = [];
  for (const text of turns) {
    const passages = searchAnswers(text, language, 5);
    said.push(
      answerFromLibrary({
        text,
        language,
        passages,
        written: [...written],
        said: [...said],
        isBudgetSpent: false,
      }),
    );
    written.push(text);
  }
  return said;
}
