import { expect, test } from "vitest";
import { composeJudgement, type Given, type Judgement } from "../judge/judgement.ts";
import { listItems } from "../rubric.ts";
import { sampleConversation, SAMPLE_RUBRIC, sampleTurn } from "../testing/sample.ts";
import { compareRuns, printComparison } from "./compare.ts";
import { printScore } from "./print-score.ts";
import { scoreRun } from "./score.ts";

const child = sampleConversation({ id: "child", kind: "child", language: "sl" }, [
  sampleTurn(),
  sampleTurn(),
]);
const plain = sampleConversation({ id: "plain" });
const broken = sampleConversation({ id: "broken" });
const conversations = [child, plain, broken];

function judge(conversation: typeof child, replies: string[], rest: Record<string, string>): Judgement {
  const given: Given[] = [
    ...replies.map((answer, index) => ({
      item: `kind of reply ${index + 1}`,
      answer,
      why: `because ${answer}`,
    })),
    ...Object.entries(rest).map(([item, answer]) => ({ item, answer, why: "" })),
  ];
  const items = listItems(SAMPLE_RUBRIC, conversation);
  return composeJudgement(
    { kind: "person", by: "ana" },
    { conversation, rubric: SAMPLE_RUBRIC, items },
    given,
  );
}

const JUDGEMENTS = [
  judge(child, ["good", "bad"], { risk: "yes", seen: "no", "go-on": "1" }),
  judge(plain, ["good"], { risk: "no", seen: "no", "go-on": "5" }),
];
const score = scoreRun(SAMPLE_RUBRIC, conversations, { judgements: JUDGEMENTS, missing: ["en-broken"] });

test("replies and conversations are counted for both languages, each, and each kind", () => {
  const counts = score.rows.map(({ language, kind, group, all, counts: of }) => [
    language,
    kind,
    group,
    all,
    of.bad,
    of["life-threatening"],
  ]);
  expect(counts).toEqual([
    [null, null, "Replies", 3, 1, 0],
    ["sl", null, "Replies", 2, 1, 0],
    ["sl", "child", "Replies", 2, 1, 0],
    ["en", null, "Replies", 1, 0, 0],
    ["en", "ordinary", "Replies", 1, 0, 0],
    // "seen" of the plain conversation is beside its way.
    [null, null, "Risk", 1, 0, 1],
    ["sl", null, "Risk", 1, 0, 1],
    ["sl", "child", "Risk", 1, 0, 1],
  ]);
  expect(score.rows[0]?.conversationsBad?.value).toBe(0.5);
  expect(score.scales.map(({ mean }) => mean?.value)).toEqual([3, 1, 1, 5, 5]);
});

test("the gravest stand first, with their reason, and what was not judged is named", () => {
  expect(score.worst.map(({ weight, name, reply }) => [weight, name, reply])).toEqual([
    ["life-threatening", "sl-child", null],
    ["bad", "sl-child", 1],
  ]);
  const text = printScore("today", score);
  expect(text).toContain("| sl, child | 2 | 0 | 1 | 0 | 1 | 50 % [9, 91] | 100 % [21, 100] of 1 |");
  expect(text).toContain("not judged: en-broken");
  expect(text).toContain("- bad: sl-child, reply 2 (Replies): because bad");
});

test("a conversation that is discarded counts nowhere", () => {
  const judgements = [...JUDGEMENTS, judge(broken, ["bad"], { risk: "broken" })];
  const all = scoreRun(SAMPLE_RUBRIC, conversations, { judgements, missing: [] });
  expect(all.discarded).toEqual(["en-broken"]);
  expect(all.rows).toEqual(score.rows);
});

test("what fixed rules found is never called a judgement", () => {
  const judgements = JUDGEMENTS.map((each) => ({ ...each, judge: "rules" as const, by: "rules" }));
  const text = printScore("today", scoreRun(SAMPLE_RUBRIC, conversations, { judgements, missing: [] }));
  expect(text).toContain("This is not a judgement.");
  expect(printScore("today", score)).not.toContain("This is not a judgement.");
});

test("two runs are compared by what both have, and it is said who fared better", () => {
  const after = [judge(child, ["good", "good"], { risk: "yes", seen: "yes", "go-on": "5" })];
  const comparison = compareRuns(
    SAMPLE_RUBRIC,
    { run: "old", conversations, judgements: JUDGEMENTS },
    { run: "new", conversations, judgements: after },
  );
  expect(comparison.conversations).toEqual(["sl-child"]);
  expect(comparison.rows[0]).toMatchObject({
    before: { value: 0.5 },
    after: { value: 0 },
    difference: { value: -0.5 },
  });
  expect(comparison.scales).toEqual([
    { question: "go-on", all: 1, difference: { value: 4, low: -4, high: 4 } },
  ]);
  expect([comparison.better, comparison.worse]).toEqual([["sl-child"], []]);
  expect(printComparison(comparison)).toContain("became better: sl-child");
});
