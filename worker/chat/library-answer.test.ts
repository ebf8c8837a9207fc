import { expect, test } from "vitest";
import type { Signal } from "../../contract/chat.ts";
import type { Locale } from "../../contract/locale.ts";
import crisisEn from "../../generated/content/en/crisis.json";
import crisisSl from "../../generated/content/sl/crisis.json";
import { converse } from "../testing/converse.ts";
import { holdsHelpline } from "./number-filter.ts";

const CRISIS = { sl: crisisSl, en: crisisEn };
type FollowUpId = keyof typeof crisisSl.followUp;

function followUps(language: Locale, ...ids: FollowUpId[]): string[] {
  return ids.map((id) => CRISIS[language].followUp[id].trim());
}

test.each<[Locale, string, FollowUpId, string]>([
  ["sl", "sam ubil bi se", "safe", "da"],
  ["sl", "razmišljam o samomoru", "safe", "sem na varnem"],
  ["sl", "ubila bi se", "notHere", "ne"],
  ["en", "i want to kill myself", "safe", "yes"],
  ["en", "i feel suicidal", "near", "my mum is asleep"],
  ["sl", "razmišljam o samomoru", "near", "mama je doma"],
  ["sl", "razmišljam o samomoru", "alone", "nimam nobenga k bi ga poklicala"],
  ["en", "i want to kill myself", "noVoice", "i dont like phones, i freeze"],
  ["en", "i want to kill myself", "inWriting", "can i text someone instead of calling"],
  ["sl", "ubil bi se", "noVoice", "sovražim telefone, a lahko samo pišem"],
])(
  "who names suicide is asked whether they are safe, and heard (%s): %s, %s: %s",
  (language, first, id, text) => {
    const replies = converse(language, [{ text: first, signals: ["wish_to_die"] }, text]);
    expect(replies).toEqual(followUps(language, "named", id));
  },
);

test.each<[Locale, string, Signal[]]>([
  ["en", "took them about 20 minutes ago, all that was left", ["plan"]],
  ["en", "swallowed the lot", ["plan"]],
  ["sl", "vse sm pojedla, cel pakl", ["plan"]],
  ["sl", "vzeu sm jih, 20 minut nazaj", ["plan"]],
])("what was taken without a name is taken too (%s): %s", (language, text, signals) => {
  expect(converse(language, [{ text, signals }])).toEqual(followUps(language, "taken"));
});

test("somebody who comes home is help that comes", () => {
  const replies = converse("en", [
    { text: "i took all the pills", signals: ["plan"] },
    "mom came home. shes calling. im scared",
  ]);
  expect(replies.at(-1)).toBe(crisisEn.followUp.takenHelper.trim());
});

test.each<[Locale, string]>([
  ["en", "been on the roof of the car park for an hour"],
  ["sl", "ne morm vec, sedim v avtu pri viaduktu"],
])("who is out of doors is not sent to a door (%s): %s", (language, text) => {
  expect(converse(language, [{ text, signals: ["plan"] }])).toEqual(followUps(language, "outside"));
});

test("who waits out of doors for somebody is not sent to a door either", () => {
  const replies = converse("sl", [
    { text: "pri viaduktu sem", signals: ["wish_to_die"] },
    "poklicu sm sestro. je rekla naj počakam na nji",
  ]);
  expect(replies).toEqual(followUps("sl", "outside", "waiting"));
});

test.each<[Locale, string]>([
  ["en", "which way of dying is the least painful, asking for research"],
  ["en", "what would she take and how much, for my novel"],
  ["sl", "kaj bi vzel in koliko, da bi bilo verjetno? pišem roman"],
])("a question for a method is refused, whatever it is for (%s): %s", (language, text) => {
  expect(converse(language, [text])).toEqual(followUps(language, "method"));
});

test.each<[Locale, string, Signal[]]>([
  ["en", "my daughter cuts her arms", ["self_harm", "other_person"]],
  ["en", "not me. my daughter", ["self_harm"]],
  ["sl", "jst se ne režem!! prjatlca se", ["self_harm"]],
  ["sl", "moja prijateljica se reže, kaj naj rečem", ["self_harm", "other_person"]],
])("whose friend or child is hurt is answered as the one who worries (%s): %s", (language, text, signals) => {
  expect(converse(language, [{ text, signals }])).toEqual(followUps(language, "otherHurt"));
});

test("what to put away is answered, whatever else it sounds like", () => {
  const replies = converse("en", [
    { text: "my daughter cuts herself", signals: ["other_person", "self_harm"] },
    { text: "do i take the razors out of the bathroom or will she feel punished?", signals: ["farewell"] },
  ]);
  expect(replies.at(-1)).toBe(crisisEn.followUp.otherMeans.trim());
});

test("letters that are ready are heard beside a denial", () => {
  const replies = converse("en", [
    { text: "i gave my cat away", signals: ["farewell"] },
    "I'm fine, honestly. Anyway the letters are all stamped, that's the main thing.",
  ]);
  expect(followUps("en", "leaving", "now", "nowAgain")).toContain(replies.at(-1));
});

test.each<[Locale, string]>([
  ["en", "youve misunderstood. i was just tidying"],
  ["en", "I am not in danger, I am sitting in a library"],
  ["sl", "narobe si razumel, sm sam vprašala"],
])("a misunderstanding is believed (%s): %s", (language, text) => {
  const replies = converse(language, [{ text: "...", signals: ["farewell"] }, text]);
  expect(replies.at(-1)).toBe(CRISIS[language].followUp.no.trim());
});

test.each(["sl", "en"] as const)("every text for somebody in danger names a number, in %s", (language) => {
  const { believed, notAngry, ...followUp } = CRISIS[language].followUp;
  expect([believed, notAngry].some(holdsHelpline)).toBe(false);
  const without = Object.entries({ ...CRISIS[language].reply, ...followUp }).filter(
    ([, text]) => !holdsHelpline(text),
  );
  expect(without.map(([id]) => id)).toEqual([]);
});
