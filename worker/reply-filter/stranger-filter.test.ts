import { expect, test } from "vitest";
import { RULES } from "../chat/prompt.ts";
import { findsWords } from "./quote-filter.ts";
import { removeStrangers } from "./stranger-filter.ts";

const input = {
  isRule: findsWords(RULES),
  hosts: ["findahelpline.com", "kockamodrosti.si"],
  isStored: (words: string) => words === "Gospod je blizu potrtim v srcu",
  isOwn: (sentence: string) => sentence === "Posnetki so na youtube-nocookie.com.",
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
  "More at uksobs.org.",
  "Lahko tudi WhatsApp wa.me.",
  "Write to @kocka_modrosti.",
  "Tukaj: t . me / kockamodrosti.",
  "Tukaj: t(dot)me/joinchat/abc.",
  "As Psalm 151:3 says, come to me, my tired child.",
])("takes out unknown websites and accounts, and verses that do not exist: %s", (sentence) => {
  expect(mend(sentence)).toBe("");
  expect(mendInDanger(sentence)).toBe("");
});

test("where somebody may be in danger no verse comes from memory", () => {
  const sentence = "Sveto pismo pravi, da je čas za smrt (Prd 3,2).";
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
  "Posnetki so na youtube-nocookie.com.",
  "Piši na info@kockamodrosti.si.",
  "Na www.findahelpline.com je imenik.",
])("leaves the rest: %s", (sentence) => {
  expect(mendInDanger(sentence)).toBe(sentence);
});
