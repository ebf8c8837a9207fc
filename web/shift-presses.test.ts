import { expect, test } from "vitest";
import { countKey, NO_PRESSES, type ShiftPresses } from "./shift-presses.ts";

const press = (...keys: string[]) =>
  keys.reduce<ShiftPresses>(
    (before, key) => countKey(countKey(before, "keydown", key), "keyup", key),
    NO_PRESSES,
  );
const go = (...steps: ["keydown" | "keyup", string][]) =>
  steps.reduce<ShiftPresses>((before, [type, key]) => countKey(before, type, key), NO_PRESSES);

test("Shift by itself is counted", () => {
  expect(press("Shift", "Shift", "Shift").count).toBe(3);
});

test("another key between begins anew", () => {
  expect(press("Shift", "Shift", "a", "Shift").count).toBe(1);
});

test("capital letters count nothing, in whatever order the keys are let go", () => {
  expect(go(["keydown", "Shift"], ["keydown", "A"], ["keyup", "A"], ["keyup", "Shift"]).count).toBe(0);
  expect(go(["keydown", "Shift"], ["keydown", "A"], ["keyup", "Shift"], ["keyup", "a"]).count).toBe(0);
});

test("a key that is held repeats itself and counts once", () => {
  expect(go(["keydown", "Shift"], ["keydown", "Shift"], ["keyup", "Shift"]).count).toBe(1);
});
