import { expect, test } from "vitest";
import { Flow } from "./flow.ts";
import { fillPages } from "./pages.ts";
import { CONTENT_WIDTH, STYLES } from "./style.ts";

const { body, heading } = STYLES;
/** A word as wide as a line, so that each word is a line. */
const measure = (text: string) => (text === " " ? 1 : CONTENT_WIDTH);
const words = (count: number) => [{ text: Array.from({ length: count }, () => "a").join(" "), style: body }];
const rowsOnPages = (flow: Flow, lines: number) =>
  fillPages(flow.rows, lines * body.leading).map((page) => page.length);

test("neither the first nor the last line of a paragraph stands alone on a page", () => {
  const flow = new Flow(measure);
  flow.paragraph(words(4), body);
  flow.paragraph(words(4), body);
  expect(rowsOnPages(flow, 5)).toEqual([4, 4]);
  expect(rowsOnPages(flow, 7)).toEqual([6, 2]);
});

test("a heading goes to the next page with the text below it", () => {
  const flow = new Flow(measure);
  flow.paragraph(words(4), body);
  flow.heading(2, "Naslov", heading);
  flow.paragraph(words(3), body);
  expect(rowsOnPages(flow, 6.7)).toEqual([4, 4]);
});

test("what is kept together goes to one page, and what announces it comes along", () => {
  const flow = new Flow(measure);
  flow.paragraph(words(4), body);
  flow.keepLast();
  flow.together(() => {
    flow.paragraph(words(1), body);
    flow.paragraph(words(1), body);
  });
  expect(rowsOnPages(flow, 5)).toEqual([2, 4]);
});

test("room above a row is dropped at the top of a page", () => {
  const flow = new Flow(measure);
  flow.paragraph(words(1), body);
  flow.space(100);
  flow.startPage();
  flow.paragraph(words(1), body);
  const pages = fillPages(flow.rows, 500);
  expect(pages.map((page) => page.map((row) => row.top))).toEqual([[0], [0]]);
});
