import { expect, test } from "vitest";
import { NEIGHBOUR_LANGUAGES } from "../../contract/neighbours.ts";
import { chooseNeighbourLines, NEIGHBOURS, splitNeighbour } from "./neighbours.ts";

const idsOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);

test("the line of the visitor's own country stands large, where there is one", () => {
  const german = chooseNeighbourLines("de", undefined);
  expect(idsOf(german.first)).toEqual(["de-telefonseelsorge", "si-112"]);
  expect(chooseNeighbourLines("de", "DE")).toEqual(german);
  const austrian = chooseNeighbourLines("de", "AT");
  expect(idsOf(austrian.first)).toEqual(["at-telefonseelsorge", "si-112"]);
  expect(idsOf(austrian.further)).toContain("de-telefonseelsorge");
  expect(idsOf(austrian.further)).not.toContain("at-telefonseelsorge");
  expect(idsOf(chooseNeighbourLines("hu", "SI").first)).toEqual(["si-116123", "si-112"]);
  expect(idsOf(chooseNeighbourLines("it", "FR").first)).toEqual(["it-telefono-amico", "si-112"]);
});

test("a line for children takes no adult's place", () => {
  expect(idsOf(chooseNeighbourLines("hr", "HR").first)).toEqual(["si-112"]);
});

test("where 112 is not sure, the numbers of the country stand in its place, and it below", () => {
  const serbian = chooseNeighbourLines("hr", "RS");
  expect(idsOf(serbian.first)).toEqual(["rs-sos", "rs-194"]);
  expect(idsOf(serbian.further)).toContain("si-112");
  const bosnian = chooseNeighbourLines("hr", "BA");
  expect(idsOf(bosnian.first)).toEqual(["ba-124", "ba-plavi-telefon"]);
  for (const { first, further } of [serbian, bosnian])
    expect(new Set(idsOf([...first, ...further])).size).toBe(8);
});

test("a reply that begins with the paragraph of a neighbour is parted, any other is left as it is", () => {
  for (const language of NEIGHBOUR_LANGUAGES) {
    const { reply } = NEIGHBOURS[language];
    expect(splitNeighbour(`${reply}\n\nHvala, da poveš.`)).toEqual({
      before: { language, text: reply },
      text: "Hvala, da poveš.",
    });
  }
  expect(splitNeighbour("Hvala, da poveš.")).toEqual({ before: null, text: "Hvala, da poveš." });
});
