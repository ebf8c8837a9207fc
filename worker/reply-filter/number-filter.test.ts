import { expect, test } from "vitest";
import helplines from "../../generated/content/helplines.json";
import { holdsHelpline, replaceNumbers } from "./number-filter.ts";

const mend = replaceNumbers("[številke](/help)");

const numbersOf = (lines: typeof helplines) =>
  lines.flatMap(({ number, tel }) => [number, tel?.replace("tel:", "")]).filter((text) => text !== undefined);
const listed = numbersOf(helplines.filter(({ show }) => show.length > 0));
const [long, short] = [
  numbersOf(helplines).filter((text) => text.replace(/\D/g, "").length > 6),
  numbersOf(helplines).filter((text) => text.replace(/\D/g, "").length <= 6 && !listed.includes(text)),
];

// In groups of one and two figures it is no number to the filter, but a count or a reference.
test.each(short.filter((text) => !text.includes(" ")))(
  "takes out %s, which is a short number of another country alone",
  (number) => {
    expect(mend(`Pokliči ${number}, če moreš.`)).toBe("Pokliči [številke](/help), če moreš.");
  },
);

test.each([...listed, ...long])("leaves %s, which is a helpline", (number) => {
  for (const text of [
    `Pokliči ${number} zdaj.`,
    `**${number}**`,
    `(${number}, 24 ur na dan)`,
    `Call ${number}!`,
  ])
    expect(mend(text)).toBe(text);
});

test.each([
  "Pokliči 116\u00a0123 ali 112.",
  "Pokliči 112/116 123.",
  "Pokliči 112 (116 123).",
  "Pokliči 116 123 24 ur na dan.",
  "Call 988 or text 988, 24/7.",
  "Klic v duševni stiski: +386 (0)1 520 99 00.",
  "Ps 119,105, Jn 3,16, 1 Kor 13,4–8 in Psalm 23.",
  "As we call on God, Psalm 145:18 says he is near.",
  "Leta 2021 in v letih 1914–1918.",
  "Od 12.10.2026 do 2026-11-05.",
  "Stane 1.250,00 € ali 12 000 evrov, 1 000 000 ljudi.",
  "Pridi ob 19.30 ali 18:45.",
  "Pokliči prijatelja za 15 minut, 365 dni v letu.",
  "Štej nazaj: 10 9 8 7 6 5 4 3 2 1.",
  "Dihaj 4-7-8.",
  "Pokliči me leta 2027.",
  "V Jn 21 je 153 rib.",
  "[posnetek](https://www.youtube.com/watch?v=12345678901)",
  "[pokliči](tel:116123)",
  "modrost-12-1790000000123.4",
  "Klic v duševni stiski: +386 1 520 99 00 ali 00386 1 520 99 00.",
  "TOM je na 116 111 12-20, Klic v duševni stiski na 01 520 99 00 19.00–7.00.",
  "Odprto 07.30-08.15 in 8.00 - 16.30.",
  "Od 12.3.2009-15.4.2010, v letih 2019/20 2020/21 in 5/10/2026 18.",
  "Izid 21-19 18-21 21-15.",
  "Otroci so stari 3,5,8,10,12,15,18.",
  "Stane 12.500.000,00 €.",
  "Število je 0.123456789.",
])("leaves what is no stranger's number: %s", (text) => {
  expect(mend(text)).toBe(text);
});

test.each([
  "01 234 56 78",
  "041 123 456",
  "041/123-456",
  "041123456",
  "+386 41 123 456",
  "+38641123456",
  "(01) 234 56 78",
  "00386 1 234 56 78",
  "080 12 34",
  "0\u200b41 123\u202f456",
  "０４１ １２３ ４５６",
  "1-800-273-8255",
  "(800) 273-8255",
  "+44 20 7946 0958",
  "020 7946 0958",
  "041_123_456",
  "041,123,456",
  "38641123000",
  "122",
  "199",
  "1-9-9",
  "116 006",
  "741741",
])("replaces the whole of %s", (number) => {
  expect(mend(`Pokliči ${number}, če moreš.`)).toBe("Pokliči [številke](/help), če moreš.");
  expect(mend(`Call **${number}**.`)).toBe("Call **[številke](/help)**.");
});

test("a number beside a helpline goes alone", () => {
  expect(mend("Pokliči 112/122 ali 199.")).toBe("Pokliči 112/[številke](/help) ali [številke](/help).");
  expect(mend("The emergency number is 199.")).toBe("The emergency number is [številke](/help).");
});

test("a number in italics goes as well", () => {
  expect(mend("Pokliči _041 123 456_.")).toBe("Pokliči _[številke](/help)_.");
});

test("a long row of helplines is read to its end", () => {
  expect(holdsHelpline("112 ".repeat(60_000))).toBe(true);
  expect(holdsHelpline(`${"112 ".repeat(60_000)}94`)).toBe(true);
  expect(holdsHelpline(`${"112 ".repeat(60_000)}9494`)).toBe(false);
});

test("within a link the words alone take the place of the number", () => {
  expect(mend("[Kliči 041 123 456](/help)")).toBe("[Kliči številke](/help)");
});

test.each([
  "You can also call our counsellor Anna on 07700 900461 or 07700 900462.",
  "Her mobile is 07700 900461.",
  "The owner is Janez Novak, his private number is 07700 900461.",
  "Or ring me on 07700 900461.",
  "Pokliči našo svetovalko Ano na 041 123 456.",
  "Dežurni duhovnik je na 041 123 456.",
  "Njena zasebna številka je 041 123 456.",
])("the number of a particular person takes its sentence with it: %s", (sentence) => {
  expect(mend(sentence)).toBe("");
});

test.each(["Our counsellors at school can help.", "Call our emergency number 112.", "Pokliči me leta 2027."])(
  "a person without a number stays: %s",
  (sentence) => {
    expect(mend(sentence)).toBe(sentence);
  },
);

test("with nothing to put in its place, an unknown number takes its sentence with it", () => {
  expect(replaceNumbers(null)("Pokliči 041 123 456 ali 112.")).toBe("");
  expect(replaceNumbers(null)("Pokliči 116 123 ali 112.")).toBe("Pokliči 116 123 ali 112.");
});

test("a text is asked for a checked number", () => {
  expect(holdsHelpline("Tu sem. Pokliči 116 123.")).toBe(true);
  expect(holdsHelpline("Leta 2021 jih je bilo 12.")).toBe(false);
});
