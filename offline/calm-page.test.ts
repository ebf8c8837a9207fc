import { expect, test } from "vitest";
import { lastWords, listKept } from "./calm-page.ts";

const LIST = [
  '<section hidden="" data-kept=""><ul>',
  '<li hidden="" data-kept="/help">Help</li>',
  '<li hidden="" data-kept="/faq">Questions</li>',
  "</ul></section>",
].join("");

test("what is kept is shown, and nothing else", () => {
  expect(listKept(LIST, ["/help"])).toBe(
    '<section><ul><li>Help</li><li hidden="" data-kept="/faq">Questions</li></ul></section>',
  );
});

test.each(["sl", "en"] as const)("where nothing is left to show, the numbers are, in %s", (locale) => {
  const html = lastWords(locale);
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html).toContain('<a href="tel:116123">116 123</a>');
  expect(html).toContain('<a href="tel:112">112</a>');
});
