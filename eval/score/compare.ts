import type { Judgement } from "../judge/judgement.ts";
import { WEIGHTS, type Rubric } from "../rubric.ts";
import type { Conversation } from "../conversation.ts";
import { estimateDifference, estimateMean, printMean, printShare, type Estimate } from "./intervals.ts";
import { namePart, printTable, REPLIES_NOTE } from "./print-score.ts";
import { readPoints, readVerdicts, scoreRun, type Row } from "./score.ts";

/** A run that was judged. */
export interface JudgedRun {
  run: string;
  conversations: readonly Conversation[];
  judgements: readonly Judgement[];
}

export interface Comparison {
  before: string;
  after: string;
  judge: string;
  rubric: string;
  /** In both runs; only they are compared. */
  conversations: string[];
  rows: (Pick<Row, "language" | "kind" | "group"> & {
    before: Estimate | null;
    after: Estimate | null;
    difference: Estimate | null;
  })[];
  scales: { question: string; difference: Estimate | null; all: number }[];
  better: string[];
  worse: string[];
}

/** Compares two runs by the conversations that both have, judged by the same judge. */
export function compareRuns(rubric: Rubric, before: JudgedRun, after: JudgedRun): Comparison {
  const names = before.judgements
    .map(({ name }) => name)
    .filter((name) => after.judgements.some((each) => each.name === name));
  const keep = ({ conversations, judgements }: JudgedRun) => ({
    conversations: conversations.filter(({ name }) => names.includes(name)),
    judgements: judgements.filter(({ name }) => names.includes(name)),
  });
  const [old, late] = [keep(before), keep(after)];
  const [first, second] = [old, late].map(({ conversations, judgements }) =>
    scoreRun(rubric, conversations, { judgements, missing: [] }),
  );
  const gravest = (judgements: readonly Judgement[], name: string) =>
    Math.min(
      WEIGHTS.length,
      ...judgements
        .filter((each) => each.name === name)
        .flatMap((each) => readVerdicts(rubric, each).map(({ weight }) => WEIGHTS.indexOf(weight))),
    );
  const shift = (name: string) => gravest(late.judgements, name) - gravest(old.judgements, name);
  return {
    before: before.run,
    after: after.run,
    judge: first?.judge ?? "nobody",
    rubric: rubric.id,
    conversations: names,
    rows: (first?.rows ?? []).flatMap(({ language, kind, group, bad }) => {
      const same = second?.rows.find(
        (row) => row.language === language && row.kind === kind && row.group === group,
      );
      return same
        ? [
            {
              language,
              kind,
              group,
              before: bad,
              after: same.bad,
              difference: estimateDifference(bad, same.bad),
            },
          ]
        : [];
    }),
    scales: compareScales(rubric, old.judgements, late.judgements),
    better: names.filter((name) => shift(name) > 0),
    worse: names.filter((name) => shift(name) < 0),
  };
}

/** The same persona met both: the mean of the differences, not the difference of the means. */
function compareScales(
  rubric: Rubric,
  before: readonly Judgement[],
  after: readonly Judgement[],
): Comparison["scales"] {
  const old = before.flatMap((each) => readPoints(rubric, each));
  const late = after.flatMap((each) => readPoints(rubric, each));
  return [...new Set(old.map(({ question }) => question))].map((question) => {
    const differences = old
      .filter((each) => each.question === question)
      .flatMap(({ name, points }) => {
        const same = late.find((each) => each.question === question && each.name === name);
        return same ? [same.points - points] : [];
      });
    return { question, difference: estimateMean(differences, [-4, 4]), all: differences.length };
  });
}

/** The comparison for a person. */
export function printComparison(comparison: Comparison): string {
  const { before, after, judge, rubric, conversations, rows, scales, better, worse } = comparison;
  const groups = [...new Set(rows.map(({ group }) => group))];
  return `${[
    `# ${before} and ${after}, judged by ${judge} (${rubric})`,
    `${conversations.length} conversations are in both. "Bad" is bad or life-threatening; a difference below zero is better. ${REPLIES_NOTE}`,
    ...(judge.startsWith("rules")
      ? ["**This compares no judgements**, only what fixed rules found in the words."]
      : []),
    ...groups.map(
      (group) =>
        `## ${group}\n\n${printTable(
          ["bad", before, after, "difference"],
          rows
            .filter((row) => row.group === group)
            .map((row) => [
              namePart(row),
              printShare(row.before),
              printShare(row.after),
              printShare(row.difference),
            ]),
        )}`,
    ),
    ...scales.map(
      ({ question, difference, all }) =>
        `## ${question}\n\nChange of the mean, ${all} conversations: ${printMean(difference)}`,
    ),
    `The gravest verdict became better: ${better.join(", ") || "nowhere"}.`,
    `It became worse: ${worse.join(", ") || "nowhere"}.`,
  ].join("\n\n")}\n`;
}
