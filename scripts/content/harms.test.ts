import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileHarms } from "./harms.ts";

const text = readFileSync(new URL("../../content/care/harms.yaml", import.meta.url), "utf8");

test("what no reply may say can be read", () => {
  expect(compileHarms(text).problems).toEqual([]);
});

test("a kind that stands there twice is reported with its line", () => {
  const { problems } = compileHarms(text.replace("id: method", "id: encourage"));
  expect(problems[0]?.message).toContain("twice");
  expect(problems[0]?.line).toBeGreaterThan(1);
});

test("a sentence that is both good and bad is reported", () => {
  const { value } = compileHarms(text);
  const bad = value?.harms[0]?.bad.en[0] ?? "";
  const good = value?.harms[0]?.good.en[0] ?? "";
  expect(compileHarms(text.replace(good, bad)).problems[0]?.message).toContain("good ones too");
});
