import { expect, test } from "vitest";
import { stringify } from "yaml";
import type { Witness } from "../../contract/witnesses.ts";
import { checkWitnessTexts, compileWitnesses } from "./witnesses.ts";

const TODAY = new Date("2026-11-21T12:00:00Z");
/** Nobody: it stands in no file of the site. */
const FIXTURE: Witness = {
  name: { sl: "A.", en: "A." },
  consent: { date: "2026-11-02", held_by: "the one who runs the site", is_adult: true },
  year: 2026,
  through: { sl: "Sestra, ki je prišla.", en: "A sister who came." },
  faith: "searches",
  checked: { by: "a reader", on: "2026-11-10" },
  original: "sl",
  words: {
    sl: "Bilo je temno.\n\nČe je temno pri tebi, [tu je pomoč](/help).",
    en: "It was dark.\n\nIf it is dark where you are, [here is help](/help).",
  },
};

const check = (change: Readonly<Record<string, unknown>> = {}) =>
  checkWitnessTexts(stringify([{ ...FIXTURE, ...change }]), TODAY).map(({ message }) => message);

test("a witness with consent, a reading and a way to help is in order, and so is none", () => {
  expect(check()).toEqual([]);
  expect(checkWitnessTexts("[]", TODAY)).toEqual([]);
});

test.each([
  ["no consent", { consent: undefined }, /"0 → consent" is missing/],
  ["no day of consent", { consent: { held_by: "x", is_adult: true } }, /"0 → consent → date" is missing/],
  ["nobody who holds it", { consent: { date: "2026-11-02", is_adult: true } }, /held_by" is missing/],
  ["a child", { consent: { ...FIXTURE.consent, is_adult: false } }, /is_adult/],
  ["consent of tomorrow", { consent: { ...FIXTURE.consent, date: "2026-11-22" } }, /has not been given yet/],
  ["no reading", { checked: undefined }, /"0 → checked" is missing/],
  ["a reading of tomorrow", { checked: { by: "x", on: "2026-11-22" } }, /has not taken place yet/],
  ["a reading before consent", { checked: { by: "x", on: "2026-11-01" } }, /before there was consent/],
  ["one language alone", { words: { sl: FIXTURE.words.sl } }, /"0 → words → en" is missing/],
])("with %s it is refused", (_, change, message) => {
  expect(check(change)).toContainEqual(expect.stringMatching(message));
});

test("a way to help stands in the last paragraph of both languages", () => {
  for (const words of [
    { ...FIXTURE.words, en: "It was dark.\n\nIt is light." },
    { ...FIXTURE.words, sl: "[Pomoč](/help) je bila tu.\n\nZdaj je svetlo." },
    { ...FIXTURE.words, sl: "Bilo je temno.\n\n[Zgodbe](/stories)" },
  ])
    expect(check({ words })).toEqual([expect.stringContaining("put a link to /help there")]);
});

test.each(["She took too many pills.", "There was a rope, and I wanted to die."])(
  "words of a method are refused: %s",
  (sentence) => {
    const words = { ...FIXTURE.words, en: `${sentence}\n\n[Here is help](/help).` };
    expect(check({ words })).toEqual([expect.stringContaining("(Rule: method)")]);
  },
);

test("what helped is read for them as well", () => {
  expect(check({ through: { sl: "Sestra.", en: "Death would be a relief." } })).toEqual([
    expect.stringContaining("(Rule: death-as-relief)"),
  ]);
});

test("the page of the other language says that it is a translation", () => {
  const show = (locale: "sl" | "en") => compileWitnesses([FIXTURE], locale, (text) => text).witnesses[0];
  expect(show("sl")).toMatchObject({ name: "A.", translatedFrom: null, html: FIXTURE.words.sl });
  expect(show("en")).toMatchObject({ through: "A sister who came.", translatedFrom: "sl" });
  expect(JSON.stringify(show("en"))).not.toContain("a reader");
});
