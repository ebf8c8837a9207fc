import { expect, test } from "vitest";
import { chooseLocale, localizedPath } from "./locale.ts";

test("a language in the address comes before every other wish", () => {
  expect(chooseLocale({ query: "en", stored: "sl", accepted: "sl" })).toBe("en");
});

test("a stored choice comes before the browser's wish", () => {
  expect(chooseLocale({ stored: "en", accepted: "sl" })).toBe("en");
});

test("the browser's wish with the highest quality that we speak is taken", () => {
  expect(chooseLocale({ accepted: "de, sl;q=0.4, en-GB;q=0.8" })).toBe("en");
  expect(chooseLocale({ accepted: "en;q=0, sl;q=0.1" })).toBe("sl");
});

test("nonsense everywhere falls back to Slovenian", () => {
  expect(chooseLocale({ query: "xx", stored: "<script>", accepted: ";;q=,," })).toBe("sl");
  expect(chooseLocale({})).toBe("sl");
});

test("only English pages carry their language in the address", () => {
  expect(localizedPath("/faq", "sl")).toBe("/faq");
  expect(localizedPath("/faq", "en")).toBe("/faq?lng=en");
});
