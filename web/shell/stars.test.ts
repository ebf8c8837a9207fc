import { expect, test } from "vitest";
import { createStars, dim, twinkle } from "./stars.ts";

test("there are 100 stars, all inside the window and the same each night", () => {
  const stars = createStars();
  expect(stars).toHaveLength(100);
  expect(stars.every((star) => star.x >= 0 && star.x <= 1 && star.y >= 0 && star.y <= 1)).toBe(true);
  expect(createStars()).toEqual(stars);
});

test("a star twinkles with time and rests where nothing may move", () => {
  const [star] = createStars();
  if (!star) throw new Error("no star");
  expect(twinkle(star, 0)).not.toBe(twinkle(star, 1));
  expect(twinkle(star, null)).toBeCloseTo(star.brightness * 0.85);
});

test("stars are bright at the edges of the window and faint behind the text", () => {
  const [star] = createStars();
  if (!star) throw new Error("no star");
  expect([0, 0.12, 0.19, 0.26, 0.5, 0.81, 1].map((x) => Number(dim({ ...star, x }).toFixed(2)))).toEqual([
    1, 1, 0.55, 0.1, 0.1, 0.55, 1,
  ]);
});
