import { expect, test } from "vitest";
import { cutExcerpt, readSearch, readSessionId } from "./search-words.ts";

test("quotation marks keep words together, as they are", () => {
  expect(readSearch('"Nočem več" bog').expression).toBe('"nocem vec" AND ("bog")');
  expect(readSearch("»nočem več«").expression).toBe('"nocem vec"');
});

test("a quotation mark that is left alone is no quotation", () => {
  expect(readSearch('"bog').expression).toBe('("bog")');
});

test.each(["", "😀", '""', "* : ^ - + ( )", "\0", "'--"])("%j holds no word", (text) => {
  expect(readSearch(text).expression).toBeNull();
});

test.each(["bog AND sin", "NEAR(bog sin)", "content : bog", "bog*", "bog; DROP TABLE x", "a".repeat(200)])(
  "of %j nothing but words in quotation marks reaches the index",
  (text) => {
    expect(readSearch(text).expression).toMatch(/^[\p{L}\p{N}" ()ANDOR]+$/u);
    expect(readSearch(text).expression?.replaceAll(/"[^"]*"/g, "")).toMatch(/^(?:[ ()]|AND|OR)*$/);
  },
);

test("the beginning of a session id is told from words", () => {
  expect(readSessionId("0F8FAD5B-d9cb")).toBe("0f8fad5b-d9cb");
  expect(readSessionId("0f8fad5b-d9cb-469f-a…")).toBe("0f8fad5b-d9cb-469f-a");
  expect(readSessionId("0f8fad5")).toBeNull();
  expect(readSessionId("deadbeef or not")).toBeNull();
});

test("an excerpt begins near the first word found and marks each", () => {
  const text = `${"Dolg uvod. ".repeat(20)}Vprašal je po upanju, in še enkrat: Upanje. ${"Konec. ".repeat(40)}`;
  const excerpt = cutExcerpt(text, readSearch("upanje").found);
  expect(excerpt.filter((piece) => piece.match).map((piece) => piece.text)).toEqual(["upanju", "Upanje"]);
  const whole = excerpt.map((piece) => piece.text).join("");
  expect(whole.length).toBeLessThan(160);
  expect(whole.startsWith("… ")).toBe(true);
  expect(whole.endsWith(" …")).toBe(true);
});

test("an excerpt of a text without the words is its beginning", () => {
  expect(cutExcerpt("Kratko.", new Set(["x"]))).toEqual([{ text: "Kratko.", match: false }]);
});
