import { expect, test } from "vitest";
import { searchAnswers, searchPassages } from "./search.ts";

function bestPage(question: string, locale: "sl" | "en") {
  return searchPassages(question, locale, 3).map((passage) => passage.path);
}

test.each([
  ["Kaj je modrost?", "/wisdom/what-is"],
  ["kaj ni modrost", "/wisdom/what-is-not"],
  ["Kako naj najdem upanje v temi?", "/wisdom/darkness-hope"],
  ["kaj so nebesa in pekel", "/wisdom/heaven-hell"],
  ["zasebnost in piskotki", "/privacy"],
  ["hvaleznost", "/gratitude"],
])("finds the page that answers »%s«", (question, path) => {
  expect(bestPage(question, "sl")).toContain(path);
});

test.each([
  ["What is wisdom?", "/wisdom/what-is"],
  ["how do I find hope in the dark", "/wisdom/darkness-hope"],
  ["heaven and hell", "/wisdom/heaven-hell"],
  ["gratitude", "/gratitude"],
])("finds the page that answers “%s”", (question, path) => {
  expect(bestPage(question, "en")).toContain(path);
});

test.each([
  ["hvaležnost", "hvaleznost"],
  ["hvaležnost", "HVALEŽNOST"],
  ["hvaležnost", "hvaležnosti"],
  ["nebesa in pekel", "o nebesih in o peklu"],
  ["odpuščanje", "odpuscanja"],
  ["svetilničar", "svetilnicarju"],
  ["kocka", "kockami"],
])("»%s« and »%s« find the same page first", (question, other) => {
  expect(bestPage(other, "sl")[0]).toBe(bestPage(question, "sl")[0]);
});

test.each([
  ["sl", "svetilnčar", "/stories"],
  ["sl", "hvaležnsot", "/gratitude"],
  ["sl", "hvale", "/gratitude"],
  ["en", "lighthuose", "/stories"],
  ["en", "gratit", "/gratitude"],
] as const)("in %s the typo or beginning »%s« leads to %s", (locale, question, path) => {
  expect(bestPage(question, locale)[0]).toBe(path);
});

test.each([
  ["pomoč", "/help"],
  ["zasebnost", "/privacy"],
  ["Hvaležnost", "/gratitude"],
  ["Kaj ni modrost", "/wisdom/what-is-not"],
])("the name of a page, »%s«, finds the page before all others", (question, path) => {
  expect(bestPage(question, "sl")[0]).toBe(path);
});

test("a quotation is found by its author, and does not become part of what the assistant says", () => {
  const [best] = searchPassages("Emily Dickinson", "en", 1);
  expect(best?.path).toBe("/wisdom/darkness-hope");
  expect(best?.beside).toContain("Dickinson");
  expect(best?.text).not.toContain("Dickinson");
});

test("the assistant is given passages that say something", () => {
  const thought = "sveča ne vidi do konca noči";
  expect(searchPassages(thought, "sl", 1)[0]?.path).toBe("/throw-cube?thought=1");
  for (const passage of searchAnswers(thought, "sl", 5)) expect(passage.text).not.toBe("");
});

test.each([
  ["sl", "kaj in kako"],
  ["sl", "xqzwvk"],
  ["sl", "?!…"],
  ["sl", ""],
  ["en", "what is it that you are"],
  ["en", "qwrtzp kkkk"],
] as const)("finds nothing where there is nothing to find: %s »%s«", (locale, question) => {
  expect(searchPassages(question, locale, 3)).toEqual([]);
});
