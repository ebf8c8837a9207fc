import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { helplines as helplineSchema } from "../../contract/content.ts";
import { NEIGHBOUR_LANGUAGES } from "../../contract/neighbours.ts";
import outright from "../../generated/content/outright.json" with { type: "json" };
import { compileNeighbours, NEIGHBOURS_FILE } from "./neighbours.ts";

const ROOT = join(import.meta.dirname, "../..");
const WORDS = readFileSync(join(ROOT, NEIGHBOURS_FILE), "utf8");
const LINES: unknown = parse(readFileSync(join(ROOT, "content/helplines.yaml"), "utf8"));
const HELPLINES = helplineSchema.parse(LINES);

/** What the build says of the words with one place changed. */
function change(from: string | RegExp, to: string): string {
  const text = WORDS.replace(from, to);
  expect(text).not.toBe(WORDS);
  return compileNeighbours(text, HELPLINES)
    .problems.map(({ line, message }) => `${line}: ${message}`)
    .join("\n");
}

test("every language in which danger is heard has its words, with the numbers filled in", () => {
  const { value, problems } = compileNeighbours(WORDS, HELPLINES);
  expect(problems).toEqual([]);
  expect(Object.keys(outright.elsewhere).toSorted()).toEqual([...NEIGHBOUR_LANGUAGES].toSorted());
  for (const language of NEIGHBOUR_LANGUAGES) {
    const { card, reply, first, more } = value?.[language] ?? {};
    expect(first?.at(-1)).toMatchObject({ id: "si-112", tel: "tel:112" });
    expect(`${card?.text} ${reply}`).not.toMatch(/[{}]/);
    expect(card?.text).toContain("112");
    expect(reply).toContain("112");
    expect(more?.url).toBe("https://findahelpline.com");
  }
  expect(value?.de.reply).toContain("in Deutschland 0800\u00a0111\u00a00\u00a0111, in Österreich 142");
});

test("the build says which words no native speaker has read", () => {
  expect(compileNeighbours(WORDS, HELPLINES).warnings.join()).toContain("native speaker: hr, it, hu, de");
  const read = WORDS.replaceAll('read_by_native: ""', 'read_by_native: "Ana, 2026-12-01"');
  expect(compileNeighbours(read, HELPLINES).warnings).toEqual([]);
});

test("a number stands by its id only, and only one that is in the list and speaks the language", () => {
  expect(change("ruf {si-112} an", "ruf 112 an")).toMatch(/^\d+: Numbers stand here by their id only/);
  expect(change("{hu-lesz}", "{hu-lsz}")).toContain("{hu-lsz} is not in content/helplines.yaml");
  expect(change("id: at-telefonseelsorge", "id: at-telefon")).toContain('"at-telefon" is no number');
  expect(change("id: at-telefonseelsorge", "id: world")).toContain('"world" is no number');
  expect(change("id: at-telefonseelsorge", "id: hu-lesz")).toContain('"hu-lesz" speaks hu');
});

test("a language that is missing is told", () => {
  expect(change(/^hu:\n(?: .*\n)+/m, "")).toContain('"hu" is missing');
});

test("the lines of the neighbours stand in no list of the site but that of their countries on /help", () => {
  const neighbours = HELPLINES.filter(({ spoken }) => spoken);
  expect(neighbours.length).toBeGreaterThan(4);
  for (const line of neighbours) expect(line.show).toEqual([]);
});

test("where 112 is not sure, the words name the country's own numbers beside it", () => {
  const { card, reply } = compileNeighbours(WORDS, HELPLINES).value?.hr ?? {};
  for (const text of [card?.text, reply])
    for (const number of ["194", "192", "124", "122"]) expect(text).toContain(number);
});
