// `npm run answers`: learns what free words mean where a question of the sheet stands, writes
// recognition/answers-model.json and prints how many answers kept aside are understood.
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import {
  ELSE,
  listAnswers,
  openAnswers,
  pairFeatures,
  WORD_FEATURES,
  type AnswerChoice,
  type AnswersModel,
} from "../answers.ts";
import { readWindows } from "../features.ts";
import { readMessage } from "../message.ts";
import { measureFacts } from "../recognise.ts";
import { hashLine, LANGUAGES, readAnswerLines, type AnswerLine } from "./corpus.ts";
import { mistype, MUST_WRITER } from "./danger-training.ts";
import { packWeights, roundWeights } from "./packing.ts";
import { createRandom } from "./random.ts";
import { printShare, printTable } from "./shares.ts";
import { createLinearExample, keepHeaviest, learnLinear } from "./svm.ts";

const SIZE = 2 ** 21;
const SETTINGS = { size: SIZE, cost: 1, rounds: 6 };
const KEPT = 300_000;
/** What the right answer weighs, against each wrong one. */
const RIGHT_WEIGHT = 3;
const TYPO_WEIGHT = 0.3;
/** What a line weighs that may not be understood wrongly. */
const MUST_WEIGHT = 6;
/** One in so many lines is kept aside to choose how sure is sure. */
const ASIDE_EVERY = 5;
/** Of the answers kept aside so many may be understood wrongly. */
const WRONG_MOST = 0.07;
const AHEAD = Array.from({ length: 17 }, (_, index) => (index + 1) / 20);

interface Sheet {
  steps: Record<string, { choices: AnswerChoice[] }>;
}

const { steps } = parse(
  readFileSync(new URL("../../content/care/protocol.yaml", import.meta.url), "utf8"),
) as Sheet;
const choicesOf = (step: string) => steps[step]?.choices ?? [];
const isKnown = ({ step, label }: AnswerLine) =>
  label.startsWith("-") || choicesOf(step).some(({ id }) => id === label);
const lines = LANGUAGES.flatMap(readAnswerLines).filter(isKnown);
const isAside = ({ text, writer }: AnswerLine) =>
  writer !== MUST_WRITER && hashLine(text) % ASIDE_EVERY === 0;

/** Each line as itself and mistyped, beside every answer to its question. */
function learn(learned: readonly AnswerLine[]): AnswersModel {
  const random = createRandom(11);
  const pairs = learned
    .flatMap((line) => [
      { ...line, weight: line.writer === MUST_WRITER ? MUST_WEIGHT : 1 },
      { ...line, text: mistype(line.text, random), weight: TYPO_WEIGHT },
    ])
    .flatMap(({ step, label, text, weight }) => {
      const { whole } = readWindows(readMessage(text), WORD_FEATURES);
      if (whole.length === 0) return [];
      return listAnswers(step, choicesOf(step)).map((answer) => ({
        features: pairFeatures(whole, answer.keys, SIZE),
        isRight: answer.label === label,
        weight: weight * (answer.label === label ? RIGHT_WEIGHT : 1),
      }));
    });
  const solve = (allowed?: Uint8Array) =>
    learnLinear(
      pairs.map(({ features, isRight, weight }) => createLinearExample(features, isRight, weight, allowed)),
      SETTINGS,
    );
  const { weights } = solve(keepHeaviest(solve().weights, KEPT));
  return { size: SIZE, ahead: 1, ...packWeights(roundWeights(weights)) };
}

/** How answers are understood: as they were meant, otherwise, or not surely. */
function judge(model: AnswersModel, judged: readonly AnswerLine[]) {
  const read = openAnswers(model, measureFacts);
  const understood = judged.map(({ step, label, text }) => {
    const guess = read(step, choicesOf(step), text);
    const isTaken = guess !== null && guess.margin > 1 && guess.label !== ELSE;
    if (!isTaken) return label === ELSE ? "right" : "open";
    return guess?.label === label ? "right" : "wrong";
  });
  const share = (kind: string) => ({
    count: understood.filter((each) => each === kind).length,
    all: understood.length,
  });
  return { right: share("right"), wrong: share("wrong"), open: share("open") };
}

const aside = lines.filter(isAside);
const part = learn(lines.filter((line) => !isAside(line)));
const ahead =
  AHEAD.find((margin) => {
    const { wrong } = judge({ ...part, ahead: margin }, aside);
    return wrong.count / wrong.all <= WRONG_MOST;
  }) ?? 1;
const rows = LANGUAGES.map((language) => {
  const own = aside.filter((line) => line.language === language);
  const { right, wrong, open } = judge({ ...part, ahead }, own);
  return [language, ...[right, wrong, open].map(printShare)];
});
console.log(printTable([`kept aside, ${ahead} ahead`, "as meant", "otherwise", "asked again"], rows));
writeFileSync(
  new URL("../answers-model.json", import.meta.url),
  `${JSON.stringify({ ...learn(lines), ahead })}\n`,
);
