import { expect, test } from "vitest";
import { moveButton, type ButtonPlace } from "./chat-button-state.ts";

const scroll = (...path: number[]) => path.reduce<ButtonPlace>(moveButton, { aside: false, turn: 0 });

test("reading on sends the button aside", () => {
  expect(scroll(10, 40, 90).aside).toBe(true);
});

test("looking back brings it again, from wherever the reader turned", () => {
  expect(scroll(200, 900, 890).aside).toBe(true);
  expect(scroll(200, 900, 870).aside).toBe(false);
});

test("a trembling finger moves nothing", () => {
  expect(scroll(200, 190, 205, 195, 210).aside).toBe(true);
  expect(scroll(200, 150, 160, 170, 155).aside).toBe(false);
});

test("at the top it is always there", () => {
  expect(scroll(500, 5).aside).toBe(false);
  expect(scroll(500, -20).aside).toBe(false);
});
