import { expect, test } from "vitest";
import { findsWords, mendQuotes } from "./quote-filter.ts";
import { filterSentences } from "./sentence-filter.ts";
import { run } from "../testing/filter.ts";

const isStored = findsWords([
  "Gospod je blizu tistim, ki imajo strto srce, in rešuje tiste, ki so potrtega duha.",
  "I wait for Yahweh. My soul waits. I hope in his word.",
]);
const mend = (text: string, language: "sl" | "en" = "sl") =>
  run(filterSentences([mendQuotes(language, isStored)], null), text);

test.each([
  "»Gospod je blizu tistim, ki imajo strto srce, in rešuje tiste, ki so potrtega duha« (Ps 34,19).",
  "V Ps 34,19 piše: „Gospod je blizu tistim, ki imajo strto srce … ki so potrtega duha.“",
  "“I wait for Yahweh. My soul waits. I hope in his word.” (Psalm 130:5)",
  "Jezus pravi: »Ne boj se.« (Mr 5,36)",
  "Lahko ji napišeš: »Danes mi je težko, ali imaš zvečer kaj časa zame in za čaj?« Potem počakaj.",
  "On je »priden«, ona je »dobra«.",
])("leaves stored words, short ones and those that nobody is said to have said: %s", (text) => {
  expect(mend(text)).toBe(text);
});

test.each([
  [
    "»Bog ti nikoli ne naloži več, kakor moreš v resnici nositi« (1 Kor 10,13). Mir.",
    "Bog ti nikoli ne naloži več, kakor moreš v resnici nositi (prim. 1 Kor 10,13). Mir.",
  ],
  [
    "V Jn 3,99 piše: »Kdor ponoči ne spi, naj prižge luč in počaka jutra pri oknu.« Mir.",
    "V Jn 3,99 piše: Kdor ponoči ne spi, naj prižge luč in počaka jutra pri oknu. Mir.",
  ],
  [
    "Sveti Avguštin pravi: „Kdor moli, ta dvakrat poje, in kdor poje, ta trikrat ljubi.“",
    "Sveti Avguštin pravi: Kdor moli, ta dvakrat poje, in kdor poje, ta trikrat ljubi.",
  ],
  [
    "»Kdor išče luč, jo bo našel tam, kjer je nihče ne išče.« (Tomaž Kempčan)",
    "Kdor išče luč, jo bo našel tam, kjer je nihče ne išče. (prim. Tomaž Kempčan)",
  ],
  [
    "»Bog je luč in v njem ni nobene teme. Kdor hodi za njo, se nikoli ne spotakne ob kamen.« (1 Jn 1,5)",
    "»Bog je luč in v njem ni nobene teme. Kdor hodi za njo, se nikoli ne spotakne ob kamen.« (prim. 1 Jn 1,5)",
  ],
  [
    "»Kdor hodi za njo, se v temi nikoli več ne spotakne ob kamen.«\n— 1 Jn 1,5\n",
    "»Kdor hodi za njo, se v temi nikoli več ne spotakne ob kamen.«\n— prim. 1 Jn 1,5\n",
  ],
])("marks words of its own: %s", (text, mended) => {
  expect(mend(text)).toBe(mended);
});

test("in English the mark is “cf.”", () => {
  expect(
    mend("“God helps those who help themselves before the long night comes” (Hezekiah 4:2).", "en"),
  ).toBe("God helps those who help themselves before the long night comes (cf. Hezekiah 4:2).");
});
