import { expect, test } from "vitest";
import { firstSentence } from "./first-sentence.ts";

test.each([
  ["Tu sem. Kaj se je zgodilo?", "Tu sem."],
  ["**Pokliči 116 123.** Oglasi se nekdo.", "Pokliči 116 123."],
  ["## Upanje\n\nUpanje je majhno.", "Upanje"],
  ["- [Tema in upanje](/wisdom/darkness-hope) je esej. Drugi.", "Tema in upanje je esej."],
  ["> *Vse mine.*\n> Tako pravi.", "Vse mine."],
  ["\n\n1. Diha naj.", "Diha naj."],
  ["Slišim te", "Slišim te"],
  ["", ""],
  ["***", ""],
])("%j begins with %j", (markdown, sentence) => {
  expect(firstSentence(markdown, "sl")).toBe(sentence);
});

test("a sentence without end is cut after a word", () => {
  const cut = firstSentence("in potem ".repeat(60), "sl");
  expect(cut.length).toBeLessThanOrEqual(162);
  expect(cut).toMatch(/(in|potem) …$/);
});
