import { join } from "node:path";
import { expect, test } from "vitest";
import { followWay, listItems, nameItem, readRubric, readRules, rubric } from "./rubric.ts";
import { sampleConversation, SAMPLE_RUBRIC, sampleTurn } from "./testing/sample.ts";

const FOLDER = join(import.meta.dirname, "rubric");

test("the rubric of the project and the rules beside it fit together", () => {
  const own = readRubric(join(FOLDER, "counsellor.yaml"));
  const rules = readRules(join(FOLDER, "counsellor.rules.yaml"), own);
  expect(Object.keys(rules.otherwise).toSorted()).toEqual(own.questions.map(({ id }) => id).toSorted());
  expect(own.questions.find(({ id }) => id === "go-on")?.answers.map(({ points }) => points)).toEqual([
    1, 2, 3, 4, 5,
  ]);
});

test("questions about replies come once a reply; some are asked of some personas only", () => {
  const conversation = sampleConversation({ kind: "faith" }, [sampleTurn(), sampleTurn()]);
  expect(listItems(SAMPLE_RUBRIC, conversation).map(nameItem)).toEqual([
    "kind of reply 1",
    "kind of reply 2",
    "risk",
    "seen",
    "go-on",
  ]);
  const own = readRubric(join(FOLDER, "counsellor.yaml"));
  const asked = listItems(own, conversation).map(({ question }) => question.id);
  expect(asked).toContain("faith");
  expect(asked).toContain("alarm");
  expect(asked).not.toContain("seen");
});

test("the answers lead past questions, and to the end", () => {
  const items = listItems(SAMPLE_RUBRIC, sampleConversation());
  const follow = (answers: Record<string, string>) =>
    followWay(items, ({ question }) => answers[question.id] ?? null).map(nameItem);
  expect(follow({ kind: "good", risk: "no" })).toEqual(["kind of reply 1", "risk", "go-on"]);
  expect(follow({ kind: "good", risk: "broken" })).toEqual(["kind of reply 1", "risk"]);
  expect(follow({ kind: "good", risk: "yes", seen: "no" })).toEqual([
    "kind of reply 1",
    "risk",
    "seen",
    "go-on",
  ]);
  expect(follow({})).toEqual(["kind of reply 1", "risk"]);
});

test("a rubric that leads nowhere, or says an id twice, is refused", () => {
  const [first, ...rest] = SAMPLE_RUBRIC.questions;
  const check = (questions: unknown[]) =>
    rubric.safeParse({ ...SAMPLE_RUBRIC, questions }).error?.issues[0]?.message;
  expect(check([first, first])).toBe("the id kind stands twice");
  expect(check([first, ...rest.toReversed()])).toContain("is no later question");
  expect(check([{ ...first, answers: [first?.answers[0], { id: "b", text: "b", points: 3 }] }])).toContain(
    "points",
  );
  expect(check(SAMPLE_RUBRIC.questions)).toBeUndefined();
});
