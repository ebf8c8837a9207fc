import { expect, test } from "vitest";
import { findSlips } from "./punctuation.ts";

const SLIPS: [string, string, string][] = [
  ["sl", 'Rekel je "dober dan" in šel.', '"dober'],
  ["sl", "Rekel je “dober dan” in šel.", "“dober"],
  ["sl", "Rekel je „dober dan“ in šel.", "„dober"],
  ["en", "She said »hello« to him.", "»hello«"],
  ["en", "She doesn't know.", "doesn't"],
  ["sl", "In potem ... nič.", "..."],
  ["sl", "Dve  presledka.", "Dve  presledka."],
  ["en", "A hyphen - not a dash.", "hyphen - not"],
  ["sl", "Presledek , pred vejico.", "Presledek ,"],
  ["en", "Is it so ?", "so ?"],
  ["en", "The end .", "end ."],
  ["en", "A bracket ( with a space.", "( with"],
  ["sl", "Bilo je 5.9.2025 zjutraj.", "5.9.2025"],
  ["sl", "Padlo je za 3.5 stopinje.", "3.5"],
  ["en", "It fell by 3,5 degrees.", "3,5"],
];

for (const [language, text, words] of SLIPS) {
  test(`${language}: “${text}” is set wrongly`, () => {
    expect(findSlips(text, language).map((slip) => slip.words)).toContain(words);
  });
}

const RIGHT: [string, string][] = [
  ["sl", "»Kaj je to?« je vprašal. »‘Glejte, tukaj je!’ so rekli …«"],
  ["sl", "Leta 354–430, dne 5. 9. 2025 ob 19.30, za 3,5 odstotka in 14.892 stikov (Ps 34,19)."],
  ["en", "“It’s here,” she said — or ‘there’ … at 3.5 degrees, 10,000 reasons, Psalm 34:18."],
  ["fr", "« Dans nos obscurités »"],
  ["en", "A well-known night-time walk (1972)."],
];

for (const [language, text] of RIGHT) {
  test(`${language}: “${text}” is in order`, () => {
    expect(findSlips(text, language)).toEqual([]);
  });
}
