import { join } from "node:path";
import { expect, test } from "vitest";
import type { Helpline } from "../../contract/content.ts";
import { compileContent } from "../content/compile.ts";
import { groupByNumber, nameCountries, sayChecked } from "./numbers.ts";

const { files } = compileContent(join(import.meta.dirname, "../.."), new Date("2026-11-27"));
const helplines = files.get("helplines.json") as Helpline[];

test("lines with the same number share a place, in the order of the sheet", () => {
  const groups = groupByNumber(["si-116123", "us-988", "gb-samaritans", "ca-988", "world"], helplines);
  expect(groups.map((lines) => lines.map(({ id }) => id))).toEqual([
    ["si-116123", "gb-samaritans"],
    ["us-988", "ca-988"],
    ["world"],
  ]);
  expect(nameCountries(groups[0] ?? [], "en")).toBe("Slovenia, UK");
});

test("the oldest day on which a number was checked is told", () => {
  const days = ["2026-08-15", "2026-11-26"];
  const lines = helplines.slice(0, 2).map((line, index) => ({ ...line, checked: days[index] ?? "" }));
  const rows = [lines.map(({ id }) => id)];
  expect(sayChecked("checked {date}", rows, { helplines: lines, locale: "en" })).toBe(
    "checked\u00a015\u00a0August\u00a02026",
  );
});
