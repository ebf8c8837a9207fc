import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LOCALES } from "../contract/locale.ts";
import { readPersonas, says } from "./persona.ts";

const OWN = join(import.meta.dirname, "personas");

function writePersonas(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "eval-personas-"));
  mkdirSync(join(folder, "en"));
  writeFileSync(join(folder, "en", "some.yaml"), text);
  return folder;
}

test("there are at least 24 visitors in each language, the same ones in both, six of them with questions of faith", () => {
  const personas = readPersonas(OWN);
  const [slovenian, english] = LOCALES.map((locale) =>
    personas
      .filter(({ language }) => language === locale)
      .map(({ id, kind, danger }) => `${id} ${kind} ${danger}`),
  );
  expect(slovenian?.length).toBeGreaterThanOrEqual(24);
  expect(english).toEqual(slovenian);
  expect(slovenian?.filter((each) => each.includes(" faith "))).toHaveLength(6);
});

test("a mistake in a persona is told with file, line and key", () => {
  const persona = (more: string) =>
    `personas:\n  - id: one\n    kind: ordinary\n    danger: none\n    who: a\n    writes: b\n    good_help: c\n${more}`;
  const read = (more: string) => () => readPersonas(writePersonas(persona(more)));
  expect(read("    lines: []\n")).toThrow(/some\.yaml:8: personas → 0 → lines: /);
  expect(read("    lines: [{ say: a, after: ['('] }]\n")).toThrow(/lines → 0 → after → 0: is no regular/);
  expect(read("    lines: [{ say: a }]\n    mood: sad\n")).toThrow(/some\.yaml:2: personas → 0: .*mood/);
  expect(read("    lines: [{ say: a }\n")).toThrow(/some\.yaml:\d+: /);
});

test("two personas of one name, and a folder without any, are told", () => {
  const one =
    "- { id: a, kind: ordinary, danger: none, who: a, writes: b, good_help: c, lines: [{ say: d }] }\n";
  expect(() => readPersonas(writePersonas(`personas:\n${one}${one}`))).toThrow(
    "two personas are called en-a",
  );
  expect(() => readPersonas(mkdtempSync(join(tmpdir(), "eval-none-")))).toThrow("holds no personas");
});

test("a pattern is found with and without the marks of Slovenian letters, in any case", () => {
  expect(says(["zivet", "x"], "Ne morem več ŽIVETI.")).toBe(true);
  expect(says(["življenj"], "zivljenje")).toBe(true);
  expect(says(["\\bdan\\b"], "Dandanes")).toBe(false);
});
