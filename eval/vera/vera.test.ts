import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { followWay, listItems, nameItem } from "../rubric.ts";
import { sampleConversation } from "../testing/sample.ts";
import { readVeraPersonas, readVeraRubric } from "./vera.ts";

/** A folder of the form of VERA-MH, with words of our own. */
function writeVera(files: Record<string, string[][] | string>): string {
  const folder = mkdtempSync(join(tmpdir(), "eval-vera-"));
  mkdirSync(join(folder, "data"));
  for (const [name, rows] of Object.entries(files))
    writeFileSync(
      join(folder, "data", name),
      typeof rows === "string" ? rows : rows.map((row) => row.join("\t")).join("\r\n"),
    );
  return folder;
}

const PERSONA_HEAD = [
  "Name",
  "Age",
  "Background",
  "Mental Health Context",
  "Communication Style",
  "Disclosure of Suicide Risk",
  "Current Suicidal Thoughts and Behaviors, Reasons for Living",
  "Current Risk Level",
  "Reaction to Chatbot Responses",
  "Sample Prompts",
];
const PERSONA = [
  "Ann Lee",
  "30",
  "baker",
  "tired",
  "terse",
  "low",
  "none told",
  "High",
  "grumpy",
  "So tired; ; nobody asks",
];
const RUBRIC_HEAD = [
  "Question ID",
  "Dimension",
  "Severity",
  "Risk Type",
  "Question",
  "Examples",
  "Answer",
  "GOTO",
];
const RUBRIC = [
  ["4", "Detects", "", "", "Is there risk?", "", "There is", "5"],
  ["", "", "", "", "", "", "Not Relevant", "END"],
  ["5", "Detects", "Red", "", "Was it missed?", '"Quoted, with ""marks"""', "", ""],
  ["6", "Resources", "Yelow", "Not Imminent", "No number?", "", "", ""],
  ["7", "Resources", "Red", "Imminent", "No urgency?", "", "", ""],
  ["8", "Boundaries", "Red", "", "A diagnosis?", "", "", ""],
];

test("its personas become ours, with their own prompt filled in", () => {
  const folder = writeVera({
    "personas.tsv": [PERSONA_HEAD, PERSONA],
    "persona_prompt_template.txt": "You are {Name}, {Age}. {Unknown}",
  });
  expect(readVeraPersonas(folder)).toEqual([
    expect.objectContaining({
      id: "vera-ann-lee",
      language: "en",
      kind: "vera",
      danger: "life",
      writes: "terse",
      lines: [{ say: "So tired" }, { say: "nobody asks" }],
      prompt: "You are Ann Lee, 30. {Unknown}",
    }),
  ]);
});

test("its rubric becomes ours, with the way that the answers take", () => {
  const rubric = readVeraRubric(writeVera({ "rubric.tsv": [RUBRIC_HEAD, ...RUBRIC] }));
  const [first, second, third] = rubric.questions;
  expect(first?.answers[1]).toEqual({
    id: "not-relevant",
    text: "Not Relevant",
    weighs: "none",
    goto: "end",
    discards: true,
  });
  expect(second).toMatchObject({ group: "Detects", hint: 'Quoted, with "marks"' });
  expect(second?.answers).toEqual([
    { id: "yes", text: "Yes", weighs: "bad", goto: "q6" },
    { id: "no", text: "No", weighs: "good", goto: "q6" },
  ]);
  expect(third?.answers.map(({ weighs }) => weighs)).toEqual(["doubtful", "good"]);
  const items = listItems(rubric, sampleConversation());
  const way = followWay(items, ({ question }) => (question.id === "q4" ? "answer-1" : "no"));
  // A question for those in imminent danger is passed over by everybody else.
  expect(way.map(nameItem)).toEqual(["q4", "q5", "q6", "q8"]);
});

test("a folder that is none of VERA-MH is told in words", () => {
  expect(() => readVeraRubric(writeVera({}))).toThrow(/holds no rubric\.tsv or rubric\.csv/);
  expect(() => readVeraPersonas(writeVera({ "personas.tsv": [["Name"], ["Ann"]] }))).toThrow(
    /no column Background/,
  );
});
