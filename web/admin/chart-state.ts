import type { DayFigures } from "../../contract/logs.ts";

/** A day in the chart, in the units of the drawing. */
export interface Bar {
  day: string;
  x: number;
  width: number;
  conversations: number;
  messages: number;
}

export interface Chart {
  bars: Bar[];
  /** Highest value of the scale, and its height in the drawing. */
  top: number;
}

export const CHART_WIDTH = 600;
export const CHART_HEIGHT = 140;

/** Bars of messages with the conversations inside them, all to one scale that ends at a round number. */
export function drawChart(days: readonly DayFigures[]): Chart {
  const top = roundUp(
    Math.max(1, ...days.map(({ messages, conversations }) => Math.max(messages, conversations))),
  );
  const step = CHART_WIDTH / Math.max(1, days.length);
  const height = (value: number) => (value / top) * CHART_HEIGHT;
  return {
    top,
    bars: days.map(({ day, conversations, messages }, index) => ({
      day,
      x: index * step + step * 0.12,
      width: step * 0.76,
      conversations: height(conversations),
      messages: height(messages),
    })),
  };
}

/** The figures of today take the place of those that were there. */
export function mergeDays(days: readonly DayFigures[], newer: readonly DayFigures[]): DayFigures[] {
  const fresh = new Map(newer.map((figures) => [figures.day, figures]));
  const merged = days.map((figures) => fresh.get(figures.day) ?? figures);
  return [...merged, ...newer.filter(({ day }) => !days.some((figures) => figures.day === day))];
}

/** 1, 2, 5, 10, 20, 50 … */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10) * power;
}
