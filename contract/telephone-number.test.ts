import { expect, test } from "vitest";
import { isSameNumber } from "./telephone-number.ts";

test.each([
  ["116 123", "tel:116123", "SI"],
  ["112", "tel:112", "EU"],
  ["01 520 99 00", "tel:015209900", "SI"],
  ["01 520 99 00", "tel:+38615209900", "SI"],
  ["(01) 520-99-00", "tel:+38615209900", "SI"],
  ["080 11 55", "tel:+386801155", "SI"],
  ["+386 1 520 99 00", "tel:+38615209900", "SI"],
  ["+386 1 520 99 00", "tel:015209900", "SI"],
  ["06 80 820 111", "tel:+3680820111", "HU"],
  ["02 2327 2327", "tel:+390223272327", "IT"],
  ["1-800-668-6868", "tel:+18006686868", "CA"],
  ["800-273-8255", "tel:+18002738255", "US"],
])("%s is dialled by %s in %s", (number, tel, country) => {
  expect(isSameNumber(number, tel, country)).toBe(true);
});

test.each([
  ["116 123", "tel:116132", "SI"],
  ["116 123", "tel:11612", "SI"],
  ["116 123", "tel:1161233", "SI"],
  // With a country's code a short number reaches nobody.
  ["116 123", "tel:+386116123", "SI"],
  ["112", "tel:+112", "EU"],
  ["01 520 99 00", "tel:+38515209900", "SI"],
  ["01 520 99 00", "tel:+386015209900", "SI"],
  ["01 520 99 00", "tel:38615209900", "SI"],
  ["01 520 99 00", "tel:+38615209901", "SI"],
  ["+386 1 520 99 00", "tel:38615209900", "SI"],
  ["01 520 99 00", "tel:+38615209900", "XX"],
  ["night line", "tel:", "SI"],
])("%s is not dialled by %s in %s", (number, tel, country) => {
  expect(isSameNumber(number, tel, country)).toBe(false);
});
