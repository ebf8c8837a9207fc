import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { helplines as schema } from "../../contract/content.ts";
import { PLAIN_HELP } from "../../contract/plain-help.ts";
import { compileNeighbours, NEIGHBOURS_FILE } from "./neighbours.ts";
import { compilePlainHelp, unreadPlainHelp } from "./plain-help.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, "../..", file), "utf8");
const HELPLINES = schema.parse(parse(read("content/helplines.yaml")) as unknown);
const NEIGHBOURS = compileNeighbours(read(NEIGHBOURS_FILE), HELPLINES).value!;

/** The short versions with one place of one of them changed. */
function compile(id?: string, from: string | RegExp = "", to = "") {
  const readText = (file: string) =>
    file.endsWith(`/${id}.yaml`) ? read(file).replace(from, to) : read(file);
  return compilePlainHelp(readText, HELPLINES, NEIGHBOURS);
}

test("each short version has numbers that are called, and says that nobody has read it yet", () => {
  const { value, problems } = compile();
  expect(problems).toEqual([]);
  expect(value.map(({ id }) => id)).toEqual(PLAIN_HELP.map(({ id }) => id));
  for (const { lines, notRead } of value) {
    expect(lines.flatMap(({ ways }) => ways.filter(({ kind }) => kind === "call")).length).toBeGreaterThan(1);
    expect(notRead).toBeTruthy();
  }
  expect(unreadPlainHelp(value).join()).toContain("easy, it, hu, hr, de");
});

test("who reads Croatian or Serbian is given the emergency numbers of Serbia and Bosnia beside 112", () => {
  const hr = compile().value.find(({ id }) => id === "hr");
  const calls = hr?.lines.flatMap(({ ways }) => ways.map(({ href }) => href));
  expect(calls).toEqual(expect.arrayContaining(["tel:112", "tel:194", "tel:124"]));
});

test("a number that is not in the list, and a line that is not, are told", () => {
  expect(compile("it", "chiama il 112:", "chiama il 118:").problems[0]?.message).toContain("118 is not in");
  expect(compile("easy", "id: si-tom", "id: si-tim").problems[0]?.message).toContain('"si-tim" is not in');
});
