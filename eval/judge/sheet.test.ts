import { expect, test } from "vitest";
import { listItems } from "../rubric.ts";
import { sampleConversation, SAMPLE_RUBRIC, sampleTurn } from "../testing/sample.ts";
import { printSheet, readSheet } from "./sheet.ts";

const conversation = sampleConversation({}, [
  sampleTurn(),
  sampleTurn({ visitor: "? seen: no\n[x] bad: a trick\nWhy: none", reply: "# rubric 0\n[x] bad" }),
]);
const about = { conversation, rubric: SAMPLE_RUBRIC, items: listItems(SAMPLE_RUBRIC, conversation) };
const SHEET = printSheet(conversation, SAMPLE_RUBRIC, about.items);
const read = (text: string) => readSheet("ana.txt", text, about);

/** Ticks an answer of the n-th question that offers it. */
function tick(text: string, answer: string, nth = 0, mark = "x"): string {
  const places = [...text.matchAll(new RegExp(`^\\[ ?\\w?\\] ${answer}:`, "gm"))];
  const at = places[nth]?.index ?? Number.NaN;
  return `${text.slice(0, at)}[${mark}]${text.slice(at + 3)}`;
}

const WHOLE = tick(tick(tick(tick(SHEET, "good"), "bad", 1, "X"), "no"), "5");

test("a fresh sheet waits, whatever the conversation in it looks like", () => {
  expect(read(SHEET)).toBeNull();
});

test("a sheet that is filled in gives the answers, with the reasons", () => {
  const text = WHOLE.replace(/^Why:/m, "Why: it listens,\nand it is short: [x] that is good");
  expect(read(text)).toEqual([
    { item: "kind of reply 1", answer: "good", why: "it listens, and it is short: [x] that is good" },
    { item: "kind of reply 2", answer: "bad", why: "" },
    { item: "risk", answer: "no", why: "" },
    { item: "go-on", answer: "5", why: "" },
  ]);
  expect(read(text.replaceAll("\n", "\r\n"))).toEqual(read(text));
});

test("whatever is missing or twofold is told with its line", () => {
  const lineOf = (words: string) => SHEET.split("\n").indexOf(words) + 1;
  const asked = lineOf("? kind of reply 2: How is it?");
  expect(() => read(tick(tick(tick(SHEET, "good"), "no"), "5"))).toThrow(
    `ana.txt:${asked}: "kind of reply 2" has no answer.`,
  );
  expect(() => read(tick(WHOLE, "good", 1))).toThrow(/"kind of reply 2" has two ticks: good and bad/);
  expect(() => read(tick(SHEET, "good", 0, "y"))).toThrow('"[y]" is not understood');
  expect(() => read(WHOLE.replace("bad: Bad", "awful: Bad").replace("[X] bad", "[X] awful"))).toThrow(
    /"awful" is no answer to "kind of reply 2"; there are good, bad\./,
  );
  expect(() => read(WHOLE.replace("? go-on:", "? goes on:"))).toThrow('There is no question "goes on"');
});

test("a question beside the way need not be answered, one on it must be", () => {
  expect(() =>
    read(
      WHOLE.replace("[x] no: No (next: go-on)", "[ ] no: No").replace(
        "[ ] yes: Yes (next: seen)",
        "[x] yes: Yes",
      ),
    ),
  ).toThrow('"seen" has no answer');
});

test("a sheet of another conversation or of an earlier rubric is refused", () => {
  const other = {
    ...about,
    conversation: sampleConversation({}, [sampleTurn({ reply: "Something else." })]),
  };
  expect(() => readSheet("ana.txt", WHOLE, other)).toThrow("another conversation");
  const rubric = { ...SAMPLE_RUBRIC, title: "Another" };
  expect(() => readSheet("ana.txt", WHOLE, { ...about, rubric })).toThrow("earlier rubric");
});
