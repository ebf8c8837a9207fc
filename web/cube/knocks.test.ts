import { expect, test } from "vitest";
import { vibrationOf } from "./knocks.ts";

test("the device is touched when the cube strikes, harder by harder strokes", () => {
  const strikes = [
    { at: 0.25, force: 1 },
    { at: 0.5, force: 0.5 },
  ];
  expect(vibrationOf(strikes, 2000, 0)).toEqual([0, 500, 24, 476, 12]);
});

test("what is over when it begins is left out", () => {
  const strikes = [
    { at: 0.25, force: 1 },
    { at: 0.5, force: 0.5 },
  ];
  expect(vibrationOf(strikes, 2000, 700)).toEqual([0, 300, 12]);
  expect(vibrationOf([], 2000, 0)).toEqual([]);
});
