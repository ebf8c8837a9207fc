import { expect, test } from "vitest";
import {
  addTyped,
  EMPTY_PLAN,
  formatPlan,
  hasIdea,
  parsePlan,
  setWords,
  shareText,
  splitNumbers,
  toggleIdea,
} from "./plan-state.ts";

test("what was stored is read again as it was", () => {
  const plan = setWords(setWords(EMPTY_PLAN, "signs", "Ponoči ne spim"), "reason", "Pes\nMorje");
  expect(parsePlan(formatPlan(plan))).toEqual(plan);
});

test("of an empty plan nothing is stored", () => {
  expect(parsePlan(null)).toEqual(EMPTY_PLAN);
  expect(formatPlan(EMPTY_PLAN)).toBeNull();
  expect(formatPlan(setWords(EMPTY_PLAN, "alone", "  \n"))).toBeNull();
});

test.each([
  "",
  "{",
  "null",
  "[]",
  '"a plan"',
  '{"version":2,"words":{"signs":"later"}}',
  '{"version":1}',
  '{"version":1,"words":["x"]}',
])("what cannot be read (%s) is an empty plan that shows it", (stored) => {
  const plan = parsePlan(stored);
  expect(plan).toEqual({ words: {}, unread: stored });
  expect(parsePlan(formatPlan(plan))).toEqual(plan);
});

test("what can be read of a damaged plan is taken, and the rest is kept as it stood", () => {
  const stored = '{"version":1,"words":{"signs":"a","alone":7,"other":"b"},"unread":null}';
  expect(parsePlan(stored)).toEqual({ words: { signs: "a" }, unread: stored });
});

test("an idea is a line of its own, put in once and taken out again", () => {
  const bound = "116 123, noč in\u00a0dan";
  const words = toggleIdea("Ana, 040 123 456\n", bound);
  expect(words).toBe("Ana, 040 123 456\n116 123, noč in dan");
  expect(hasIdea(words, bound)).toBe(true);
  expect(toggleIdea(words, bound)).toBe("Ana, 040 123 456");
  expect(toggleIdea("", "Topel tuš")).toBe("Topel tuš");
  expect(toggleIdea(" \n", "Topel tuš")).toBe("Topel tuš");
});

test("what was typed before the app came stands after what is stored, and only once", () => {
  const plan = setWords(EMPTY_PLAN, "people", "Knjižnica");
  expect(addTyped(plan, "people", "Trening").words.people).toBe("Knjižnica\nTrening");
  expect(addTyped(plan, "people", "Knjižnica")).toBe(plan);
  expect(addTyped(EMPTY_PLAN, "people", "Trening").words.people).toBe("Trening");
});

test.each([
  ["Ana 040 123 456", "tel:040123456"],
  ["Ana: 040/123-456.", "tel:040123456"],
  ["+386 40 123 456 (Ana)", "tel:+38640123456"],
  ["116 123, noč in dan", "tel:116123"],
  ["01 520 99 00, od 19. do 7. ure", "tel:015209900"],
  ["112, kadar gre za življenje", "tel:112"],
  ["call 988", "tel:988"],
])("in “%s” the number can be called", (text, tel) => {
  const pieces = splitNumbers(text);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.flatMap((piece) => piece.tel ?? [])).toEqual([tel]);
});

test.each(["", "v nedeljo ob 20", "od 12. do 20. ure", "leta 2024", "5. 9. 2025", "12:00–20:00", "soba 305"])(
  "in “%s” nothing can be called",
  (text) => {
    expect(splitNumbers(text)).toEqual(text === "" ? [] : [{ text }]);
  },
);

test("two numbers in one step are two calls", () => {
  const tels = splitNumbers("Ana 040 123 456\nTeta 031 222 333").flatMap(({ tel }) => tel ?? []);
  expect(tels).toEqual(["tel:040123456", "tel:031222333"]);
});

test("one person is sent the message and the steps that have words", () => {
  const entries = [
    { title: "Kako se\u00a0začne", words: "Ne spim\n" },
    { title: "Družba", words: "  " },
  ];
  expect(shareText("To je moj načrt.", entries)).toBe("To je moj načrt.\n\nKako se začne:\nNe spim");
});
