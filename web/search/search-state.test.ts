import { expect, test } from "vitest";
import { describeState, hasNothing } from "./search-state.ts";

const WORDS = { found: "Zadetki: {count}", nothing: { title: "Nič." }, failed: "Ne odgovarja." };
const RESULT = { path: "/faq", title: "Vprašanja", section: "Koliko stane?", excerpt: [] };

test("before a question nothing is said", () => {
  expect(describeState({ phase: "idle" }, WORDS)).toBe("");
});

test("the number of results is said, whether they were fetched or came with the page", () => {
  expect(describeState({ phase: "found", results: [RESULT, RESULT] }, WORDS)).toBe("Zadetki: 2");
  expect(describeState({ phase: "served", html: "<li></li>", count: 1 }, WORDS)).toBe("Zadetki: 1");
});

test("an empty answer is no failure, and a failure is no empty answer", () => {
  expect(describeState({ phase: "found", results: [] }, WORDS)).toBe("Nič.");
  expect(hasNothing({ phase: "found", results: [] })).toBe(true);
  expect(describeState({ phase: "failed" }, WORDS)).toBe("Ne odgovarja.");
  expect(hasNothing({ phase: "failed" })).toBe(false);
  expect(hasNothing({ phase: "idle" })).toBe(false);
});
