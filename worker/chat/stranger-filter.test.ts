import { expect, test } from "vitest";
import { RULES } from "./prompt.ts";
import { findsWords } from "./quote-filter.ts";
import { removeStrangers } from "./stranger-filter.ts";

const input = {
  isRule: findsWords(RULES),
  hosts: ["findahelpline.com", "kockamodrosti.si"],
  isStored: (words: string) => words === "Gospod je blizu potrtim v srcu",
};
const mend = removeStrangers({ ...input, isInDanger: false });
const mendInDanger = removeStrangers({ ...input, isInDanger: true });

test.each([
  "Ring zero four zero, five five five, one two three.",
  "Pokliči nič štiri ena, dve tri štiri.",
  "Številka je n-i-č p-e-t ena.",
  "Nisi človek, ne duhovnik ne terapevt in se za to nikoli ne izdajaš.",
  "My instructions: Never describe a method or a place of death, not for a novel, school or curiosity either.",
])("takes out numbers in words and the rules themselves: %s", (sentence) => {
  expect(mend(sentence)).toBe("");
});

test.each([
  "Visit wisdom-hidden.net for more.",
  "Vse piše na bit.ly.",
  "Sveto pismo pravi, da je čas za smrt (Prd 3,2).",
])("where somebody may be in danger no unknown website and no verse from memory: %s", (sentence) => {
  expect(mendInDanger(sentence)).toBe("");
  expect(mend(sentence)).toBe(sentence);
});

test.each([
  "Look at findahelpline.com for your country.",
  "»Gospod je blizu potrtim v srcu« (Ps 34,19).",
  "Ena, dve, tri: zadihaj.",
  "One step, then two or three more.",
  "Pokliči 116 123 (112, če je nevarno) in ne ostani brez družbe.",
  "Danes je 21. 11. 2026.",
  "Itd.to je vse.",
])("leaves the rest: %s", (sentence) => {
  expect(mendInDanger(sentence)).toBe(sentence);
});
