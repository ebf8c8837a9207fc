import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { maskContacts } from "../../worker/chat/mask.ts";
import { measureMasking, readMaskingItems } from "./measure-masking.ts";

const SETS = new URL("../../worker/chat/masking/", import.meta.url);
const RECALL_MIN = 0.98;
/** Kinds that may never be masked: to lose one of these could cost more than a number that is kept. */
const NEVER_MASKED = new Set(["helpline", "verse", "year", "sum"]);

test.each(readdirSync(SETS).filter((file) => file.endsWith(".tsv")))(
  "of %s what is private is masked, and nothing of what everybody may know",
  (file) => {
    const items = readMaskingItems(readFileSync(new URL(file, SETS), "utf8"));
    const figures = measureMasking(items, maskContacts);
    const told = ({ language, kind, text }: (typeof items)[number]) =>
      `${language} ${kind}: ${text}\n    → ${maskContacts(text)}`;
    const report = [
      `${file}: ${items.length} lines, recall ${figures.recall.toFixed(3)} ${JSON.stringify(figures.recallByLanguage)}`,
      ...figures.leaks.map((item) => `  leak  ${told(item)}`),
      ...figures.wrong.map((item) => `  wrong ${told(item)}`),
    ].join("\n");
    console.log(report);
    expect(figures.recall, report).toBeGreaterThanOrEqual(RECALL_MIN);
    expect(figures.wrong.filter(({ kind }) => NEVER_MASKED.has(kind)).map(told)).toEqual([]);
  },
);

test("of what people in distress write, and others, next to nothing is masked", () => {
  const corpus = new URL("../../recognition/corpus/", import.meta.url);
  const lines = ["sl", "en"].flatMap((language) =>
    ["harmless", "distressed"].flatMap((file) =>
      readFileSync(new URL(`${language}/train/${file}.tsv`, corpus), "utf8").split("\n"),
    ),
  );
  expect(lines.length).toBeGreaterThan(1000);
  // Nothing in them is private but the code of a telephone.
  expect(lines.filter((line) => maskContacts(line) !== line && !/\bpin is \d{4}/.test(line))).toEqual([]);
});

const ITEM = "sl\tphone\tKliči ⟦041 123 456⟧, star 16";

test.each([
  ["nothing is masked", "Kliči 041 123 456, star 16", true],
  ["half of it is masked", "Kliči […] 456, star 16", true],
  ["two figures are left", "Kliči […]56, star 16", false],
  ["all of it is masked", "Kliči […], star 16", false],
  ["all of it and more is masked", "Kliči […]", false],
])("a number leaks where %s: %s", (_, masked, leaks) => {
  const { recall } = measureMasking(readMaskingItems(ITEM), () => masked);
  expect(recall).toBe(leaks ? 0 : 1);
});

test.each([
  ["piši janez.novak@[…]", true],
  ["piši […@…]", false],
])("a name leaks where most of its letters are left: %s", (masked, leaks) => {
  const items = readMaskingItems("sl\temail\tpiši ⟦janez.novak@gmail.com⟧");
  expect(measureMasking(items, () => masked).leaks).toHaveLength(leaks ? 1 : 0);
});

test("a line without marks that was changed is a wrong mask", () => {
  const items = readMaskingItems("sl\tyear\tleta 1991\n\n# a note\nsl\tphone\t⟦041 123\\n456⟧");
  expect(items).toHaveLength(2);
  expect(items[1]?.text).toBe("041 123\n456");
  expect(measureMasking(items, () => "[…]").wrong.map(({ kind }) => kind)).toEqual(["year"]);
});
