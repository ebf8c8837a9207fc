import { expect, test } from "vitest";
import helplines from "../../generated/content/helplines.json";
import site from "../../generated/content/site.json";
import { EMAIL_MARK, maskContacts, TELEPHONE_MARK } from "./mask.ts";

test.each([
  "janez.novak@gmail.com",
  "Janez_Novak+test@student.uni-lj.si",
  "maja@šola.si",
  "mary.o'brien@example.co.uk",
  "janez.novak (at) gmail.com",
  "janez(afna)gmail.com",
  "janez afna gmail pika com",
  "janez at gmail dot com",
])("masks the e-mail address %s", (address) => {
  expect(maskContacts(`Piši mi na ${address}, prosim.`)).toBe(`Piši mi na ${EMAIL_MARK}, prosim.`);
});

test.each([
  "041 123 456",
  "041/123-456",
  "041123456",
  "41 123 456",
  "+386 41 123 456",
  "00386 41 123 456",
  "(01) 234 56 78",
  "01 234 56 78",
  "07911 123456",
  "+44 7911 123456",
  "020 7946 0958",
  "(555) 123-4567",
  "555-123-4567",
  "1-555-123-4567",
])("masks the telephone number %s", (number) => {
  expect(maskContacts(`Pokliči me na ${number}. Hvala.`)).toBe(`Pokliči me na ${TELEPHONE_MARK}. Hvala.`);
});

test.each([
  ...helplines.flatMap(({ number }) => (number ? [`Klical sem ${number}, 24 ur na dan.`] : [])),
  `Pišem na ${site.email} in kličem ${site.phone}.`,
  "Rodil sem se 12.3.2009, leta 2009, star sem 16 let.",
  "Ps 119,105 in 1 Kor 13,4–8; ob 19.30 v sobi 312.",
  "Dolguje mi 12 000 evrov, skupaj 1 000 000.",
  "Dobiva se at noon. Kaj pa ti?",
  "I look at the sky. Dot.",
])("keeps %s", (text) => {
  expect(maskContacts(text)).toBe(text);
});
