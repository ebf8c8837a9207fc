import { expect, test } from "vitest";
import { detectDanger, detectElsewhere, detectSignals, needsHelp } from "./detect.ts";

test.each([
  "nočem več živeti",
  "nocm vec zivet",
  "NOCEM VEC ZIVETI",
  "rad bi umrl",
  "najraje bi izginila",
  "ubil se bom",
  "se bom ubila",
  "razmišljam o samomoru",
  "Včasih si želim, da me sploh ne bi bilo več.",
  "boljše bi bilo brez mene",
  "ne da se mi več živeti",
  "želim si zaspati in se ne zbudim več",
  "nihče me ne bi pogrešal",
  "življenje nima več smisla",
  "i want to die",
  "I don't want to live anymore",
  "im going to kill myself",
  "i wanna kms",
  "thinking about suicide",
  "everyone would be better off without me",
  "no reason to live",
  "i wish i was never born",
])("sees a wish to die in »%s«", (text) => {
  expect(detectSignals(text)).toContain("wish_to_die");
});

test.each([
  ["self_harm", "spet se režem"],
  ["self_harm", "I keep cutting myself"],
  ["plan", "imam tablete"],
  ["plan", "stojim na mostu"],
  ["plan", "I have the pills right here"],
  ["farewell", "napisala sem poslovilno pismo"],
  ["farewell", "goodbye everyone, take care of my dog when I'm gone"],
  ["other_person", "moja prijateljica govori o samomoru"],
  ["other_person", "brat se hoče ubiti"],
  ["other_person", "my friend wants to kill himself"],
] as const)("sees %s in »%s«", (signal, text) => {
  expect(detectSignals(text)).toContain(signal);
});

test.each([
  "kaj je modrost",
  "kaj NI modrost",
  "kako najdem upanje v temi",
  "kaj so nebesa in pekel",
  "nočem več živeti v Ljubljani",
  "Jezus je umrl za nas",
  "pred letom mi je umrla babica",
  "umrl sem od smeha",
  "režem kruh za zajtrk",
  "stojim na postaji in čakam",
  "what is wisdom",
  "what is NOT wisdom",
  "how do I find hope in darkness",
  "what are heaven and hell",
  "I am killing time",
  "how do I kill a Python process",
  "Jesus died for us",
  "my grandmother died last year",
  "this cake is to die for",
  "I cut my hair",
  "my friend is coming tonight",
])("stays silent at »%s«", (text) => {
  expect(detectSignals(text)).toEqual([]);
});

test.each([
  "samomor",
  "SAMOMORI mladih",
  "ne morem več",
  "kako umreti",
  "suicide",
  "I want to die",
  "can't go on",
])("a search for »%s« brings the helplines first", (query) => {
  expect(needsHelp(query)).toBe(true);
});

test.each(["modrost", "nočem spati", "večno življenje", "smrt", "hope", "why did Jesus die"])(
  "a search for »%s« brings its results alone",
  (query) => {
    expect(needsHelp(query)).toBe(false);
  },
);

test.each([
  ["hr", "Ne želim više živjeti."],
  ["it", "Non voglio più vivere."],
  ["hu", "Nem akarok tovább élni."],
  ["de", "Ich will nicht mehr leben."],
  [null, "nočem več živeti"],
  [null, "I don't want to live anymore"],
  [null, "Guten Tag! Wie geht es dir?"],
])("tells the language in which danger is said outright: %s for »%s«", (language, text) => {
  expect(detectDanger(text).elsewhere).toBe(language);
  expect(detectElsewhere(text)).toBe(language);
});
