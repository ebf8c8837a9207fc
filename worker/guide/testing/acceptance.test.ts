import { expect, test } from "vitest";
import { LOCALES, type Locale } from "../../../contract/locale.ts";
import { printShare } from "../../../recognition/training/shares.ts";
import type { Question as SearchQuestion } from "../../retrieval/testing/question.ts";
import { QUESTIONS_EN } from "../../retrieval/testing/questions-en.ts";
import { QUESTIONS_SL } from "../../retrieval/testing/questions-sl.ts";
import acceptanceEn2 from "../acceptance/en-2.tsv?raw";
import acceptanceEn from "../acceptance/en.tsv?raw";
import acceptanceSl2 from "../acceptance/sl-2.tsv?raw";
import acceptanceSl from "../acceptance/sl.tsv?raw";
import devEn from "./dev-en.tsv?raw";
import devSl from "./dev-sl.tsv?raw";
import { measureQuestions } from "./figures.ts";
import { rankOf, readQuestions, type Question } from "./questions.ts";

/** A floor under the figures of docs/decisions/0013. */
const FLOOR = 0.65;
/** The acceptance sets are only measured with: their questions are never printed. */
const SETS: Record<string, Record<Locale, Question[]>> = {
  development: { sl: readQuestions(devSl), en: readQuestions(devEn) },
  search: { sl: readPages(QUESTIONS_SL), en: readPages(QUESTIONS_EN) },
  acceptance: { sl: readQuestions(acceptanceSl), en: readQuestions(acceptanceEn) },
  "acceptance-2": { sl: readQuestions(acceptanceSl2), en: readQuestions(acceptanceEn2) },
};

/** Questions that the search of the site is measured with. */
function readPages(questions: readonly SearchQuestion[]): Question[] {
  return questions.map(([text, ...accepted]) => ({ text, accepted }));
}

// `npm run guide` prints the figures.
for (const [name, sets] of Object.entries(SETS))
  for (const language of LOCALES)
    test(`of the questions of ${name} in ${language} most find their answer among the first three`, async ({
      annotate,
    }) => {
      const questions = sets[language];
      const figures = measureQuestions(questions, language);
      for (const [figure, share] of Object.entries(figures))
        await annotate(`${name}, ${language}, ${figure}: ${printShare(share)}`);
      if (!name.startsWith("acceptance"))
        for (const question of questions) {
          const rank = rankOf(question, language);
          if (rank < 0 || rank > 2) await annotate(`not found: ${question.text}`);
        }
      const { count, all } = figures["recall@3"] ?? { count: 0, all: 1 };
      expect(count / all).toBeGreaterThanOrEqual(FLOOR);
    });
