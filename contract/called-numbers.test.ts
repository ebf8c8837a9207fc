import { expect, test } from "vitest";
import { findCalls, splitCalls, type CallableNumber } from "./called-numbers.ts";

const NUMBERS: CallableNumber[] = [
  { number: "112", tel: "tel:112", sms: true },
  { number: "113", tel: "tel:113" },
  { number: "116 123", tel: "tel:116123" },
  { number: "01 520 99 00", tel: "tel:+38615209900" },
  { number: "988", tel: "tel:988", sms: true },
];

const linked = (text: string) =>
  findCalls(text, NUMBERS, "essay").map(({ start, end }) => text.slice(start, end));
const hrefs = (text: string) => findCalls(text, NUMBERS, "essay").map(({ href }) => href);

test("several numbers of one sentence, in both languages", () => {
  expect(linked("Pokliči 116 123, v nevarnosti pa 112.")).toEqual(["116 123", "112"]);
  expect(linked("Call 116 123 (Slovenia, UK, Ireland) or 988 (US, Canada).")).toEqual(["116 123", "988"]);
  expect(linked("Brezplačni so tudi klici na 116 123 in 112.")).toEqual(["116 123", "112"]);
  expect(splitCalls("Pokliči 116 123 ali 112.", NUMBERS)).toEqual([
    { text: "Pokliči " },
    { text: "116 123", href: "tel:116123" },
    { text: " ali " },
    { text: "112", href: "tel:112" },
    { text: "." },
  ]);
});

test("however a number is spaced", () => {
  expect(hrefs("116\u00a0123")).toEqual(["tel:116123"]);
  expect(hrefs("116123")).toEqual(["tel:116123"]);
  expect(hrefs("01 520 99 00")).toEqual(["tel:+38615209900"]);
  expect(hrefs("+386 1 520 99 00")).toEqual(["tel:+38615209900"]);
});

test.each([
  "Če je hudo, preberi Psalm 112 ali pokliči koga.",
  "Ps 113 in telefon",
  "Ps. 112",
  "Psalma 112",
  "V nevarnosti preberi stran 112.",
  "Telefon leži na strani 113.",
  "Call me after page 112.",
  "112,4",
  "112:4",
  "V zbirki je 112 pesmi.",
  "The number of guests was large: 112 people came.",
  "Pokliče po 112 dneh? Ne, po 112 dni.",
  "klic traja 112 minut",
  "klic na 5 116 1234",
  "pokliči 1123",
  "leta 988 je bil v nevarnosti",
  "",
])("other numbers stay text: %s", (text) => {
  expect(linked(text)).toEqual([]);
});

test("a short number counts where its sentence speaks of calling or names a long one, and at the beginning", () => {
  expect(linked("V nevarnosti 112: povej, kje si.")).toEqual(["112"]);
  expect(linked("Knjiga ima številko. V njej je 112 zgodb.")).toEqual([]);
  expect(linked("Čez dan 988, ponoči 116 123")).toEqual(["988", "116 123"]);
  expect(linked("988 in the US and Canada.")).toEqual(["988"]);
  expect(linked("If somebody is violent, the police: 113.")).toEqual(["113"]);
});

test("in words about help a short number needs no word of calling, but a psalm is none there either", () => {
  const parts = (text: string) =>
    splitCalls(text, NUMBERS).flatMap(({ text: part, href }) => (href ? [part] : []));
  expect(parts("Si na zvezi s 112?")).toEqual(["112"]);
  expect(parts("Če še ne: 112, zdaj, na zvočnik.")).toEqual(["112"]);
  expect(parts("Psalm 112 in stran 113.")).toEqual([]);
});

test("where one is told to write, the link writes", () => {
  expect(hrefs("In the US and Canada you can text 988.")).toEqual(["sms:988"]);
  expect(hrefs("Pošlji SMS na 112.")).toEqual(["sms:112"]);
  expect(hrefs("Call or text 988.")).toEqual(["tel:988"]);
  expect(hrefs("Sporočilo ne zadošča: pokliči 112.")).toEqual(["tel:112"]);
  // Nobody reads messages there.
  expect(hrefs("Text 116 123.")).toEqual(["tel:116123"]);
});
