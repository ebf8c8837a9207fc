import { printMean, printShare } from "./intervals.ts";
import type { Row, Scale, Score, Verdict } from "./score.ts";

/** Said above every figure that no one has judged. */
const NO_JUDGEMENT =
  "**This is not a judgement.** A few fixed rules looked for words in the replies, to show that everything works. Whether the replies are good, only a person or a judge model can say.";

export const REPLIES_NOTE =
  "Intervals: 95 %; shares by Wilson, means by Student's t. Replies of one conversation are not independent of one another, so the interval of conversations is the honest one.";

/** The table of a run, for a person. */
export function printScore(run: string, score: Score): string {
  const { rubric, judge, judged, missing, discarded, rows, scales, worst } = score;
  const groups = [...new Set(rows.map(({ group }) => group))];
  const questions = [...new Set(scales.map(({ question }) => question))];
  return `${[
    `# ${run}, judged by ${judge} (${rubric})`,
    ...(judge.startsWith("rules") ? [NO_JUDGEMENT] : []),
    `${judged} conversations judged${missing.length > 0 ? `; not judged: ${missing.join(", ")}` : ""}.${discarded.length > 0 ? ` They do not count: ${discarded.join(", ")}.` : ""}`,
    REPLIES_NOTE,
    ...groups.map((group) =>
      printGroup(
        group,
        rows.filter((row) => row.group === group),
      ),
    ),
    ...questions.map((question) =>
      printScale(
        question,
        scales.filter((scale) => scale.question === question),
      ),
    ),
    ...(worst.length > 0 ? [printWorst(worst)] : []),
  ].join("\n\n")}\n`;
}

/** "sl, faith". */
export function namePart({ language, kind }: Pick<Row, "language" | "kind">): string {
  return `${language ?? "both"}${kind === null ? "" : `, ${kind}`}`;
}

export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function printGroup(group: string, rows: readonly Row[]): string {
  const isOfReplies = rows[0]?.about === "reply";
  const head = [
    "",
    isOfReplies ? "replies" : "conversations",
    "life-threatening",
    "bad",
    "doubtful",
    "good",
    "bad or worse",
    ...(isOfReplies ? ["conversations with a bad one"] : []),
  ];
  const table = printTable(
    head,
    rows.map((row) => [
      namePart(row),
      `${row.all}`,
      ...(["life-threatening", "bad", "doubtful", "good"] as const).map((weight) => `${row.counts[weight]}`),
      printShare(row.bad),
      ...(isOfReplies ? [`${printShare(row.conversationsBad)} of ${row.conversations}`] : []),
    ]),
  );
  return `## ${group}\n\n${table}`;
}

function printScale(question: string, scales: readonly Scale[]): string {
  const rows = scales.map((scale) => [namePart(scale), `${scale.all}`, printMean(scale.mean)]);
  return `## ${question}, 1 to 5\n\n${printTable(["", "conversations", "mean"], rows)}`;
}

function printWorst(worst: readonly Verdict[]): string {
  const lines = worst.map(
    ({ name, group, reply, weight, why }) =>
      `- ${weight}: ${name}${reply === null ? "" : `, reply ${reply + 1}`} (${group})${why ? `: ${why}` : ""}`,
  );
  return `## Bad and worse\n\n${lines.join("\n")}`;
}
