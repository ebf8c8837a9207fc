import { expect, test } from "vitest";
import { stopExcess } from "./excess-filter.ts";
import { HarmfulReply } from "./harm-filter.ts";

const mend = (language: "sl" | "en") => stopExcess(language, () => false);

test("a reply without end is stopped", () => {
  const stop = mend("en");
  const sentences = Array.from({ length: 200 }, (_, index) => `Sentence number ${index} goes on and on.`);
  expect(() => sentences.map(stop)).toThrow(HarmfulReply);
});

test("a sentence that comes a third time is a loop", () => {
  const stop = mend("en");
  expect(stop("Peace be with you.")).toBe("Peace be with you.");
  expect(stop(" Peace be with you!")).toBe(" Peace be with you!");
  expect(() => stop("\nPeace be with you.")).toThrow(HarmfulReply);
});

test("short words may come as often as they will", () => {
  const stop = mend("sl");
  for (let time = 0; time < 9; time++) expect(stop("Da. ")).toBe("Da. ");
});

test.each([
  ["sl", "I think that you are not alone and it will get lighter."],
  ["en", "Mislim, da ti zdaj ni lahko in da se bojiš."],
  ["en", "Ich weiß, dass du nicht allein bist und das ist gut."],
] as const)("on a page in %s another language is stopped: %s", (language, sentence) => {
  expect(() => mend(language)(sentence)).toThrow(HarmfulReply);
});

test.each([
  ["sl", "Frankl navaja: »He who has a why to live for can bear almost any how.«"],
  ["sl", "Kocki je ime Wisdom Cube, in najdeš jo na strani."],
  ["en", "Prešeren, Cankar, Kosovel, Gregorčič, Župančič."],
  ["en", "In Slovenian people say »Počasi se daleč pride«, and it is true."],
] as const)("on a page in %s a quotation or a name may stay: %s", (language, sentence) => {
  expect(mend(language)(sentence)).toBe(sentence);
});
