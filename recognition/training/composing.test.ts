import { expect, test } from "vitest";
import { composeMessages } from "./composing.ts";

const HARMLESS = ["It rains", "I had soup.", "Who won?"];

test("a line of danger stands once among as many harmless sentences as asked for, each ended", () => {
  for (const { withDanger, without } of composeMessages(["help me", "I am lost!"], HARMLESS, 4, 1)) {
    expect(withDanger.match(/[^.!?]+[.!?]/g)).toHaveLength(5);
    expect(without.match(/[^.!?]+[.!?]/g)).toHaveLength(4);
    expect(withDanger).toMatch(/help me\.|I am lost!/);
    expect(without).not.toMatch(/help me|I am lost/);
  }
});

test("the same seed composes the same messages, another seed others, and the place changes", () => {
  const dangers = Array.from({ length: 30 }, () => "help me");
  const composed = composeMessages(dangers, HARMLESS, 2, 7);
  expect(composeMessages(dangers, HARMLESS, 2, 7)).toEqual(composed);
  expect(composeMessages(dangers, HARMLESS, 2, 8)).not.toEqual(composed);
  expect(composed.some(({ withDanger }) => withDanger.startsWith("help me"))).toBe(true);
  expect(composed.some(({ withDanger }) => withDanger.endsWith("help me."))).toBe(true);
});
