import { expect, test } from "vitest";
import { readCsv, readEntities } from "./file-formats.ts";
import { readers } from "./human-readers.ts";
import { CRISIS, readSources } from "./human-sources.ts";
import { chooseSplit, foldLine, keepLines, partLongText } from "./human-text.ts";

test("lines of the same letters are one line, whatever their case, marks and stops", () => {
  expect(foldLine("  Živjo,  SVET!  ")).toBe(foldLine("zivjo svet"));
  const lines = keepLines(["Živjo, svet!", "zivjo svet", "Še ena"], { taken: new Set(), crisis: new Set() });
  expect(lines.map(({ text }) => text).toSorted()).toEqual(["Še ena", "Živjo, svet!"].toSorted());
});

test("a line of an earlier source, a crisis text, one word and sixty-one words are left out", () => {
  const taken = new Set(["said before"]);
  const long = Array.from({ length: 61 }, (_, index) => `w${index}`).join(" ");
  const lines = keepLines(["Said before.", "In crisis", "word", long, "Something new"], {
    taken,
    crisis: new Set(["in crisis"]),
  });
  expect(lines).toEqual([{ split: chooseSplit("Something new"), text: "Something new" }]);
  expect(taken.has("something new")).toBe(true);
});

test("a long text is taken apart into its sentences, a short one is not", () => {
  expect(partLongText("One. Two.")).toEqual(["One. Two."]);
  const long = "many words ".repeat(31).trim();
  expect(partLongText(`${long}. And  more!`)).toEqual([`${long}.`, "And more!"]);
});

test("a quoted cell of a table may hold commas, quotes and line breaks", () => {
  const rows = readCsv('id,text\n1,"a, ""b""\nc"\r\n2,plain\n\n');
  expect(rows.map((row) => [row("id"), row("text")])).toEqual([
    ["1", 'a, "b"\nc'],
    ["2", "plain"],
  ]);
});

test("entities become their letters, and a bare ampersand stays", () => {
  expect(readEntities("a &amp; b &#39;c&#x27; &lt3 & &zzz;")).toBe("a & b 'c' <3 & &zzz;");
});

test("every source that is named can be read, and none is read that is not named", () => {
  const named = readSources().map(({ id }) => id);
  expect([...Object.keys(readers), CRISIS].toSorted()).toEqual(named.toSorted());
});
