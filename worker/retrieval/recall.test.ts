import { expect, test } from "vitest";
import { LOCALES, type Locale } from "../../contract/locale.ts";
import { searchPassages } from "./search.ts";
import type { Question } from "./testing/question.ts";
import { QUESTIONS_EN } from "./testing/questions-en.ts";
import { QUESTIONS_SL } from "./testing/questions-sl.ts";

const QUESTIONS: Record<Locale, Question[]> = { sl: QUESTIONS_SL, en: QUESTIONS_EN };

/** Every third question is kept aside: nothing is tuned on it. */
const isAside = (_: Question, index: number) => index % 3 === 2;

/** The share of questions whose page is the first result, and among the first three; and which are not. */
function measure(questions: Question[], locale: Locale) {
  const ranks = questions.map(([question, ...paths]) =>
    searchPassages(question, locale, 3).findIndex((passage) => paths.includes(passage.path)),
  );
  const share = (isFound: (rank: number) => boolean) => ranks.filter(isFound).length / ranks.length;
  return {
    number: questions.length,
    first: share((rank) => rank === 0),
    firstThree: share((rank) => rank >= 0),
    missed: questions.filter((_, index) => ranks[index] === -1).map(([question]) => question),
  };
}

// `npx vitest run --project worker --reporter verbose worker/retrieval/recall.test.ts` prints the figures.
for (const locale of LOCALES) {
  test(`nine of ten questions in ${locale} find their page among the first three results`, async ({
    annotate,
  }) => {
    const all = measure(QUESTIONS[locale], locale);
    const aside = measure(QUESTIONS[locale].filter(isAside), locale);
    for (const [name, { number, first, firstThree }] of Object.entries({ all, aside })) {
      await annotate(
        `${locale} ${name}: ${number} questions, first ${first.toFixed(3)}, first three ${firstThree.toFixed(3)}`,
      );
    }
    expect(all.number).toBeGreaterThanOrEqual(60);
    expect(all.firstThree, `not found: ${all.missed.join(" | ")}`).toBeGreaterThanOrEqual(0.9);
  });
}
