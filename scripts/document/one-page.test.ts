import { expect, test } from "vitest";
import type { Flow } from "./flow.ts";
import { OnePage } from "./one-page.ts";
import { PAGE, STYLES } from "./style.ts";

const { body } = STYLES;
const MARGINS = { left: 50, right: 50, top: 50, bottom: 50 };
/** A letter is ten points wide. */
const measure = (text: string) => text.length * 10;
const words = (count: number) => (flow: Flow) =>
  flow.paragraph(
    [{ text: Array.from({ length: count }, () => "a".repeat(40)).join(" "), style: body }],
    body,
  );
const LINES = Math.floor((PAGE.height - 100) / body.leading);
const unused = {} as PDFKit.PDFDocument;

test("a text that is longer than the page stops the build, and says by how much", () => {
  const page = new OnePage(measure, MARGINS);
  page.add(words(LINES));
  expect(page.room).toBeGreaterThanOrEqual(0);
  page.atBottom(() => page.add(words(1)));
  expect(page.room).toBeLessThan(0);
  expect(() => page.finish(unused, "List")).toThrow(/"List" is \d+ points too long for one page/);
});

test("a word that is wider than its place stops the build", () => {
  const page = new OnePage(measure, MARGINS);
  expect(() => page.add(words(1), { right: 100 })).toThrow("too wide");
  expect(() => page.addColumns(words(2), 2, 20)).toThrow("too wide");
});

test("columns share the text evenly, and what is at the bottom ends at the margin", () => {
  const page = new OnePage((text) => text.length * 5, MARGINS);
  page.addColumns(
    (flow) => {
      for (let part = 0; part < 4; part++) flow.together(() => words(3)(flow));
    },
    2,
    20,
  );
  expect(page.room).toBeCloseTo(PAGE.height - 100 - 6 * body.leading, 5);
  page.atBottom(() => page.add(words(1)));
  expect(page.room).toBeCloseTo(0, 5);
});

test("what stands beside a drawing leaves room for it", () => {
  const page = new OnePage(measure, MARGINS);
  page.add(words(1), { height: 100 });
  expect(page.room).toBeCloseTo(PAGE.height - 100 - 100, 5);
});
