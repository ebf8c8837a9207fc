import { expect, test } from "vitest";
import { cutExcerpt } from "./excerpt.ts";

const FILLER = "Ena dve tri štiri pet šest sedem osem devet deset. ".repeat(10);
const spoken = (excerpt: { text: string }[]) => excerpt.map((piece) => piece.text).join("");
const marked = (excerpt: { text: string; match: boolean }[]) =>
  excerpt.filter((piece) => piece.match).map((piece) => piece.text);

test("a short text comes whole, with every form of the words marked", () => {
  const text = "Modrost je kakor luč. Modri ljudje je ne zakrivajo.";
  const excerpt = cutExcerpt(text, ["modr"], "sl");
  expect(spoken(excerpt)).toBe(text);
  expect(marked(excerpt)).toEqual(["Modrost", "Modri"]);
});

test("of a long text the sentence with the words is shown, cut between words", () => {
  const excerpt = spoken(cutExcerpt(`${FILLER}Tu je svetilnik na rtu. ${FILLER}`, ["svetilnic"], "sl"));
  expect(excerpt).toMatch(
    /^… Tu je svetilnik na rtu\. .*(?:dve|tri|štiri|pet|šest|sedem|osem|devet|deset|Ena)\.? …$/,
  );
  expect(excerpt.length).toBeLessThan(215);
});

test("a place with two of the words comes before many places with one", () => {
  const text = `Vera. Vera. Vera. ${FILLER}Tu sta vera in upanje. ${FILLER}`;
  expect(marked(cutExcerpt(text, ["ver", "upanj"], "sl"))).toEqual(["vera", "upanje"]);
});

test("where only the title was found, the text begins at its beginning", () => {
  const excerpt = cutExcerpt(FILLER, ["modr"], "sl");
  expect(spoken(excerpt)).toMatch(/^Ena dve/);
  expect(marked(excerpt)).toEqual([]);
});

test("marks stay on the letters of the text: čšž, capitals and apostrophes are kept", () => {
  expect(marked(cutExcerpt("Žalost? ŽALOSTNA, žalostjo.", ["zalosc"], "sl"))).toEqual([
    "Žalost",
    "ŽALOSTNA",
    "žalostjo",
  ]);
  expect(marked(cutExcerpt("It is God’s hope", ["god"], "en"))).toEqual(["God’s"]);
});

test("nothing of a text is lost or added inside an excerpt", () => {
  const text = `${FILLER}<b>Svetilnik</b> & »svetilnik«. ${FILLER}`;
  const inside = spoken(cutExcerpt(text, ["svetilnic"], "sl")).replace(/^… | …$/g, "");
  expect(text).toContain(inside);
});
