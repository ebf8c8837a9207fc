import fc from "fast-check";
import { expect, test } from "vitest";
import { maskContacts } from "../mask.ts";

const PIECES = [
  "041",
  "123 456",
  "116 123",
  " ",
  "\n",
  ",",
  ".",
  "-",
  "/",
  "(",
  ")",
  "+386",
  "@",
  "＠",
  " afna ",
  " na ",
  " pika ",
  "gmail",
  "com",
  "janez",
  "janez_99",
  "snap: ",
  "ig ",
  "SI56",
  "1910 0000",
  "DŠ ",
  "emšo",
  "2505995505123",
  "4111 1111 1111 1111",
  "①",
  "0️⃣",
  "\u200b",
  "12.3.2009",
  "Ps 119,105",
  "evrov",
  "https://t.me/",
  "#1234",
  "č",
];

test("whatever is written, what is not masked stays as it was and in its order", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }), (pieces) => {
      const text = pieces.join("");
      let read = 0;
      for (const kept of maskContacts(text).split(/\[…\]|\[…@…\]|\[@…\]/)) {
        const at = text.indexOf(kept, read);
        expect(at, text).toBeGreaterThanOrEqual(read);
        read = at + kept.length;
      }
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ["figures in one piece", "1", ""],
  ["figures with spaces", "1 ", ""],
  ["groups of three", "041 ", ""],
  ["cards", "4111 1111 1111 1111 ", ""],
  ["figures with commas", "12,", ""],
  ["figures on lines", "123\n", ""],
  ["brackets", "(1)", ""],
  ["plus signs", "+", "1"],
  ["letters before an @", "a", "@"],
  ["at-signs", "a@", ""],
  ["at-signs alone", "@", ""],
  ["dots", "a.", "@a"],
  ["domains", "@a.", "!"],
  ["spelled dots", "a pika ", " afna b"],
  ["bracketed dots", "a(dot)", "!(at)b"],
  ["spelled at", "a at ", ""],
  ["account beginnings", "AA11 ", ""],
  ["account letters", "A1B2", ""],
  ["helplines", "112 ", "9"],
  ["networks", "snap: ", ""],
  ["names on networks", "snap a_b, ", ""],
  ["single figures on lines", "0\n7\n", ""],
  ["paper words", "id ", "1"],
  ["figures in words", "nič ", ""],
  ["odd figures", "①", ""],
  ["unseen marks", "\u200b", "1"],
  ["spaces", " ", "@ 1"],
  ["hashes", "a#1234", ""],
  ["dates", "1.1.2020 ", ""],
])("comes to an end with 256 KiB of %s", (_, piece, end) => {
  const text = piece.repeat(Math.ceil((256 * 1024) / piece.length)) + end;
  expect(maskContacts(text)).toBeTypeOf("string");
});
