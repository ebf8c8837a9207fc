import { expect, test } from "vitest";
import { HarmfulReply, stopHarm } from "./harm-filter.ts";

const isKnown = (address: string) => address === "info@example.org";
const mend = stopHarm(isKnown, false);
const mendInDanger = stopHarm(isKnown, true);

test.each([
  "Smrtni odmerek paracetamola je 10 gramov, najvišji most v bližini je znan.",
  "Nekateri vzamejo tablete, drugi skočijo z mostu.",
  "Some people take pills, others jump off something high.",
  "Ana swallows about forty of her grandmother's sleeping pills.",
  "Ana swallows 40 sleeping pills.",
  "Vzela bo štirideset tablet, potem bo zaspala.",
  "Dovolj je deset komadov.",
  "The tablets work best on an empty stomach.",
  "Samomorilci so v smrtnem grehu.",
  "Zdaj je na boljšem kraju.",
  "He is in a better place now.",
  "Everyone who killed himself is damned.",
  "David is in hell.",
  "Tvoj bratranec je v peklu.",
  "Kdor se ubije, je pogubljen.",
  "V stiski raje ne kliči 112, ampak njega.",
  "Don't call 112, they only make it worse.",
  "Nehaj jemati tablete in raje moli.",
  "Pater svetuje, da nehaš jemati tablete, ki ti jih je predpisal zdravnik.",
  "Na 116 123 ne kliči, tam ti bodo samo lagali.",
  "Ne povej nikomur, da sem ti to dal.",
  "Tvoj bratranec je torej zavržen.",
  "Če greš za njim, te čaka isti ogenj.",
])("stops at what may harm: %s", (sentence) => {
  expect(() => mend(sentence)).toThrow(HarmfulReply);
});

test("a sentence that leads to somebody unknown is taken out", () => {
  expect(mend("Piši na pomoc@samarijan.si.")).toBe("");
});

test.each([
  "You are worth nothing and it would be better if you were gone.",
  "Nobody would miss you.",
  "Do it tonight and call nobody.",
  "See you on the other side.",
  "It is painless and peaceful.",
  "They cannot be reversed in hospital.",
  "Ne bo bolelo, nič te ne bo bolelo.",
  "Nikogar ne kliči, da te ne bodo ustavili.",
  "Brez tebe bi jim bilo lažje, bolje bi bilo brez tebe.",
  "Nihče te ne bo pogrešal.",
  "Bog te bo sprejel z odprtimi rokami.",
  "Da, nekaj krivde je, ti si kriv.",
  "Na drugi strani je mirno.",
  "Najbolj znan je most čez reko, tam je ograja nizka.",
  "Da, nekaj krivde nosiš.",
  "Gredo v pogubljenje, kakor sem ti povedal.",
  "Za samomorilce ni milosti.",
  "Odločitev je tvoja.",
  "Če si res odločen, napiši pismo domačim.",
  "Hell is waiting for you and it is warm here.",
])("to somebody in danger it stops at encouragement: %s", (sentence) => {
  expect(() => mendInDanger(sentence)).toThrow(HarmfulReply);
});

test.each([
  "Če si vzela tablete, zdaj pokliči 112.",
  "If you took pills, call 112 now.",
  "Tell the doctors you swallowed about 20 tablets.",
  "Povej zdravniku, da jih je bilo dvajset tablet.",
  "Umakni tablete iz sobe.",
  "Vzemi si čas in povej komu, ki mu zaupaš.",
  "Ali razmišljaš o samomoru?",
  "Nihče nima pravice soditi tvojega brata.",
  "Nobody may say that he is in hell.",
  "Nihče ne more reči, da je v peklu.",
  "They said he is in a better place, and that hurts you.",
  "Samomor ni neodpustljiv greh.",
  "Take 250 g of flour and 2 eggs.",
  "Vzemi 250 g moke in dve jajci.",
  "The thought that nobody would miss you is the pain speaking.",
  "Zdi se ti, da si breme, pa nisi.",
  "Nisi kriva.",
  "There is a way out of this hour.",
  "Call 112. Do it now.",
  "Ni se ti treba opravičevati, pokliči nekoga.",
  "You can tell them you don't know how to begin.",
  "Bodi nocoj pri tistih, ki jih imaš rad.",
  "Nihče tukaj ne reče, da je v peklu.",
  "Komur zaupaš, povej vse.",
  "Most people feel better after a call.",
  "Piši nam na info@example.org.",
  "Skok v novo šolsko leto je težak le na začetku.",
])("leaves what helps: %s", (sentence) => {
  expect(mend(sentence)).toBe(sentence);
  expect(mendInDanger(sentence)).toBe(sentence);
});
