import { expect, test } from "vitest";
import { breakLines, type Span } from "./lines.ts";
import { STYLES } from "./style.ts";

/** Each letter is one point wide. */
const measure = (text: string) => text.length;
const span = (text: string, about: Partial<Span> = {}): Span => ({ text, style: STYLES.body, ...about });
const linesOf = (spans: Span[], width: number) =>
  breakLines(spans, width, measure).map((line) => line.map(({ text }) => text).join(""));

test("lines are filled evenly and end with the space at which they were broken", () => {
  expect(linesOf([span("aaa bb cc ddddd")], 6)).toEqual(["aaa ", "bb cc ", "ddddd"]);
});

test("a no-break space holds, and a word that is too long is not hyphenated", () => {
  expect(linesOf([span("pokliči 116\u00a0123 zdaj")], 11)).toEqual(["pokliči ", "116\u00a0123 ", "zdaj"]);
  expect(linesOf([span("neizmerljivost je")], 5)).toEqual(["neizmerljivost ", "je"]);
});

test("a sign stays with the link before it, and the space before a link is no part of it", () => {
  const link = { url: "https://example.org/help", label: "Pomoč" };
  const [line] = breakLines([span("na strani "), span("Pomoč", { link }), span(". Tam")], 80, measure);
  expect(line?.map(({ text, link: target, x }) => [text, target?.label, x])).toEqual([
    ["na strani ", undefined, 0],
    ["Pomoč", "Pomoč", 10],
    [". Tam", undefined, 15],
  ]);
  expect(linesOf([span("na strani "), span("Pomoč", { link }), span(". Tam")], 9)).toEqual([
    "na strani ",
    "Pomoč. ",
    "Tam",
  ]);
});

test("a line ends where the text asks for it", () => {
  expect(linesOf([span("ena\ndve tri")], 40)).toEqual(["ena", "dve tri"]);
});
