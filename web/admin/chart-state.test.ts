import { expect, test } from "vitest";
import type { DayFigures } from "../../contract/logs.ts";
import { CHART_HEIGHT, CHART_WIDTH, drawChart, mergeDays } from "./chart-state.ts";

const day = (name: string, conversations: number, messages: number): DayFigures => ({
  day: name,
  conversations,
  messages,
  signals: 0,
  page_views: 0,
  cube_throws: 0,
  help_shown: 0,
  numbers_pressed: 0,
});

test("bars stand side by side, to one scale that ends at a round number", () => {
  const { top, bars } = drawChart([day("a", 10, 70), day("b", 0, 0)]);
  expect(top).toBe(100);
  expect(bars[0]?.messages).toBe(CHART_HEIGHT * 0.7);
  expect(bars[0]?.conversations).toBeCloseTo(CHART_HEIGHT * 0.1);
  expect(bars[1]?.x).toBeGreaterThan((bars[0]?.x ?? 0) + (bars[0]?.width ?? 0));
  expect((bars[1]?.x ?? 0) + (bars[1]?.width ?? 0)).toBeLessThan(CHART_WIDTH);
});

test("without a single message there is still a scale", () => {
  expect(drawChart([day("a", 0, 0)]).top).toBe(1);
  expect(drawChart([]).bars).toEqual([]);
});

test("the newest figures of a day count, and a new day comes after the others", () => {
  const merged = mergeDays([day("a", 1, 1), day("b", 1, 1)], [day("b", 2, 4), day("c", 1, 2)]);
  expect(merged.map(({ day: name, messages }) => [name, messages])).toEqual([
    ["a", 1],
    ["b", 4],
    ["c", 2],
  ]);
});
