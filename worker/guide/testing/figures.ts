import type { Locale } from "../../../contract/locale.ts";
import { deniesWrongly, rankOf, readQuestions, type Question } from "./questions.ts";

/** So many of so many. */
interface Share {
  count: number;
  all: number;
}

/** How the guide answers questions that the site can answer. */
export type GuideFigures = Record<"recall@1" | "recall@3" | "shown at all" | "wrong denials", Share>;

/** Measures the guide with a file of questions (`readQuestions`). */
export function measureGuideFigures(tsv: string, language: Locale): GuideFigures {
  return measureQuestions(readQuestions(tsv), language);
}

/** Measures the guide with questions; those that nothing on the site answers count nowhere. */
export function measureQuestions(questions: readonly Question[], language: Locale): GuideFigures {
  const answerable = questions.filter(({ accepted }) => !accepted.includes("none"));
  const ranks = answerable.map((question) => rankOf(question, language));
  const share = (isFound: (rank: number) => boolean): Share => ({
    count: ranks.filter(isFound).length,
    all: ranks.length,
  });
  return {
    "recall@1": share((rank) => rank === 0),
    "recall@3": share((rank) => rank >= 0 && rank < 3),
    "shown at all": share((rank) => rank >= 0),
    "wrong denials": {
      count: answerable.filter((question) => deniesWrongly(question, language)).length,
      all: answerable.length,
    },
  };
}
