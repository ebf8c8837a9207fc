import { expect, test } from "vitest";
import { leaveOut, pickDay, pickRules, splitPrint } from "./page-style.ts";

const page = (body: string) => `<html lang="sl"><body>${body}</body></html>`;

test("only rules about what stands on the page are kept, in their layers", async () => {
  const style = "@layer base{p{margin:0}}@layer components{.quote{color:red}.poem p{color:blue}}";
  expect(await pickRules(style, page('<p class="quote">poem</p>'))).toBe(
    "@layer base{p{margin:0}}@layer components{.quote{color:red}}",
  );
});

test("what a visitor may open, press or hide keeps its rules", async () => {
  const style = "details[open] p{color:red}a[aria-busy=true]{color:blue}p[hidden]{display:none}";
  expect(await pickRules(style, page("<details><p><a>…</a></p></details>"))).toBe(style);
});

test("elements that come before the app keep theirs", async () => {
  const style = "mark{color:red}.result-page{color:blue}";
  const picked = await pickRules(style, page("<p></p>"), ['`<p class="result-page"><mark>`']);
  expect(picked).toBe(style);
});

test("variables are kept where this style or another one uses them", async () => {
  const style = ":root{--a:1px;--b:2px;--c:3px}p{margin:var(--a)}";
  const picked = await pickRules(style, page("<p></p>"), [], [".chat{margin:var(--b)}"]);
  expect(picked).toBe(":root{--a:1px;--b:2px}p{margin:var(--a)}");
});

test("registered properties that nobody uses are dropped", async () => {
  const style =
    '@layer properties{@supports (margin:0){*{--tw-blur:initial}}}@layer theme{:root{--a:1px}}p{margin:var(--a)}@property --tw-blur{syntax:"*";inherits:false}';
  expect(await pickRules(style, page("<p></p>"))).toBe("@layer theme{:root{--a:1px}}p{margin:var(--a)}");
});

test("what a page has already is left out, and nothing else", () => {
  const font = "@font-face{font-family:A;src:local(A)}";
  const present = `${font}@layer base{:root{--a:1px}p,a{margin:0}}@media print{p{color:red}}`;
  const style = `${font}@layer base{:root{--a:1px;--b:2px}p,a{margin:0}}@layer components{p,a{margin:0}}p{color:red}`;
  expect(leaveOut(style, present)).toBe(
    "@layer base{:root{--b:2px}}@layer components{p,a{margin:0}}p{color:red}",
  );
});

test("what is for paper is parted from what is for the screen", () => {
  const { screen, print } = splitPrint(
    "@layer base{p{margin:0}@media print{p{color:#000}}}p{padding:0}@media print{a{color:#111}}",
  );
  expect(screen).toBe("@layer base{p{margin:0}}p{padding:0}");
  expect(print).toBe("@layer base{@media print{p{color:#000}}}@media print{a{color:#111}}");
});

test("what is said of the day is taken out for a page without scripts, in its layers and with the same weight", () => {
  const style =
    "@layer base{:root{--ink:#fff}[data-day]{--ink:#000}@media print{a{color:red}}}@layer components{.by-day,[data-day] .by-night{display:none}.sky{top:0}}";
  expect(pickDay(style)).toBe(
    "@layer base{:root{--ink:#000}}@layer components{:root .by-night{display:none}}",
  );
});
