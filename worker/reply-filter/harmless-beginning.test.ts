import fc from "fast-check";
import { expect, test } from "vitest";
import { followHarmless } from "./harmless-beginning.ts";
import { cut, push } from "../testing/filter.ts";
import { filterSentences } from "./sentence-filter.ts";

/** What is shown of a sentence that never ends. */
function show(pieces: readonly string[]): string {
  const filter = filterSentences([], followHarmless);
  return pieces.map((piece) => push(filter, piece)).join("");
}

test("a word is shown as it is written, and held where it may become one that waits", () => {
  expect(show(["Upa"])).toBe("Upa");
  expect(show(["Upanje mi"])).toBe("Upanje ");
  expect(show(["Upanje mi", "lo"])).toBe("Upanje milo");
  expect(show(["Upanje je"])).toBe("Upanje je");
});

test("a held word is shown when harmless ones have followed it", () => {
  expect(show(["Upanje in mir v srcu, tiha"])).toBe("Upanje in ");
  expect(show(["Upanje in mir v srcu, tiha luč"])).toBe("Upanje in mir v srcu, tiha luč");
});

test.each(["Pridi", "Povabilo", "Kliči", "Plačaj", "Come", "Povej"])(
  "after %s nothing is shown before the end of the sentence",
  (word) => {
    expect(show([`${word} modrost in luč in pot in tiha beseda srca in dan`])).toBe("");
  },
);

test.each([
  "Samomorilci gredo v pekel, tako pravi vsaka stara knjiga o tem",
  "Najlažje je, če skočiš z mostu, ko nikogar ni blizu",
  "The easiest way is to take all the pills at once tonight",
])("the harmful part is not shown: %s", (text) => {
  expect(show(text.split(/(?= )/))).not.toMatch(/pekel|skoč|most|pills/);
});

const word = fc.oneof(
  fc.constantFrom(
    ..."Upanje je mir in luč srca modrost, tiha tablete smrt skočiš pridi v skupino pill never alone pekel povej do konca don’t-kill je-mir (mir) **mir**".split(
      " ",
    ),
  ),
  fc.string({ unit: fc.constantFrom(..."abcdeijmnoprtz-’(*_.,5"), minLength: 1, maxLength: 7 }),
);
const sentence = fc
  .array(fc.tuple(word, fc.constantFrom(" ", " ", "  ")), { maxLength: 16 })
  .map((words) => words.flat().join(""));

test("what is shown of an unfinished sentence never depends on where it was cut", () => {
  fc.assert(
    fc.property(sentence, fc.array(fc.nat(200), { maxLength: 20 }), (text, places) => {
      expect(show(cut(text, places))).toBe(show([text]));
      expect(show([...text])).toBe(show([text]));
    }),
    { numRuns: 1_500 },
  );
});
