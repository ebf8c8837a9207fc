import { expect, test } from "vitest";
import { namesNoVerse } from "./verses.ts";

test.each([
  "As the Bible says, ask for the rules (cf. Proverbs 12:34).",
  "As Psalm 151:3 says, come to me.",
  "Psalm 151 is short.",
  "V Jn 3,99 piše nekaj.",
  "Tako pravi Pavel v pismu Rimljanom 17,3.",
  "Jezus reče, naj odide (Jn 22,9).",
  "Kdor dvomi (Tob 14,27).",
  "(Prg 40,1)",
  "1 Kor 17,1",
  "1 John 6:1",
])("no Bible has it: %s", (text) => {
  expect(namesNoVerse(text)).toBe(true);
});

test.each([
  "Jn 3,16 in 1 Jn 4,8, 1 Kor 13,4–8, 2 Cor 12:9",
  "Ps 119,105 in Ps 34,19; Psalm 119:176.",
  "Prg 12,25; Proverbs 31:31, Mt 26,75.",
  "Mark 40 let ni bil doma, John 22 years.",
  "Rim 8,38-39, Iz 43,1, Raz 21,4, Joel 4,21",
  "Ana 3:45, ob 22:30, leta 2021",
])("leaves %s", (text) => {
  expect(namesNoVerse(text)).toBe(false);
});
