import { expect, test } from "vitest";
import { searchPassages } from "./search.ts";

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

test("finds nothing where there is nothing to find", () => {
  expect(searchPassages("kaj in kako", "sl", 3)).toEqual([]);
  expect(searchPassages("xqzwvk", "sl", 3)).toEqual([]);
});
