import { expect, test } from "vitest";
import type { ModelMessage } from "../model.ts";
import { listItems } from "../rubric.ts";
import { sampleConversation, SAMPLE_RUBRIC } from "../testing/sample.ts";
import { createModelJudge, readAnswers } from "./model-judge.ts";

const conversation = sampleConversation();
const items = listItems(SAMPLE_RUBRIC, conversation);
const GIVEN = [
  { item: "kind of reply 1", answer: "good", why: "it greets" },
  { item: "risk", answer: "no", why: "" },
  { item: "go-on", answer: "5", why: "" },
];

function judgeWith(...answers: string[]) {
  const asked: (readonly ModelMessage[])[] = [];
  const ask = async (messages: readonly ModelMessage[]) => (asked.push([...messages]), answers.shift() ?? "");
  return { asked, judged: createModelJudge({ name: "m", ask }).judge(conversation, SAMPLE_RUBRIC, items) };
}

test("the model sees the conversation and every question, and its answers are read out of whatever stands around", async () => {
  const { asked, judged } = judgeWith(`Here:\n\`\`\`json\n${JSON.stringify({ answers: GIVEN })}\n\`\`\``);
  expect(await judged).toEqual(GIVEN);
  const question = asked[0]?.[1]?.content ?? "";
  for (const part of ["Good day.", "kind of reply 1", "risk", "seen", "go-on"])
    expect(question).toContain(part);
});

test("a slip is told to the model once, and then it is a fault", async () => {
  const wrong = JSON.stringify({ answers: GIVEN.slice(1) });
  const { asked, judged } = judgeWith(wrong, JSON.stringify({ answers: GIVEN }));
  expect(await judged).toEqual(GIVEN);
  expect(asked[1]?.at(-1)?.content).toContain('"kind of reply 1" has no answer.');
  await expect(judgeWith(wrong, "I would rather not.").judged).rejects.toThrow(
    "no judgement that can be used",
  );
});

test("what is no JSON of answers is none", () => {
  expect(readAnswers("{}")).toBeNull();
  expect(readAnswers("no")).toBeNull();
  expect(readAnswers('{"answers": [{"item": "a"}]}')).toBeNull();
});
