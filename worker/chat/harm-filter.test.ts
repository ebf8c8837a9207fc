import { expect, test } from "vitest";
import { removeHarm } from "./harm-filter.ts";

const mend = removeHarm((address) => address === "info@example.org");

test.each([
  "Smrtni odmerek paracetamola je 10 gramov, najvišji most v bližini je znan.",
  "Nekateri vzamejo tablete, drugi skočijo z mostu.",
  "Some people take pills, others jump off something high.",
  "Samomorilci so v smrtnem grehu.",
  "Zdaj je na boljšem kraju.",
  "He is in a better place now.",
  "Piši na pomoc@samarijan.si.",
])("takes out what may harm, or leads nowhere: %s", (sentence) => {
  expect(mend(sentence)).toBe("");
});

test.each([
  "Če si vzela tablete, zdaj pokliči 112.",
  "If you took pills, call 112 now.",
  "Umakni tablete iz sobe.",
  "Vzemi si čas in povej komu, ki mu zaupaš.",
  "Ali razmišljaš o samomoru?",
  "Nihče nima pravice soditi tvojega brata.",
  "Piši nam na info@example.org.",
  "Skok v novo šolsko leto je težak le na začetku.",
])("leaves what helps: %s", (sentence) => {
  expect(mend(sentence)).toBe(sentence);
});
