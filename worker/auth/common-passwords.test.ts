import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

const ALL = dictionary["passwords-common"].map(String);
const isCommon = (password: string) => isCommonPassword(password, "ana@example.org");

test("each of the commonest 10,000 is refused, in capitals too", () => {
  const long = ALL.slice(0, 10_000).filter((password) => password.length >= 6);
  expect(long.length).toBeGreaterThan(8_000);
  expect(long.filter((password) => !isCommon(password) || !isCommon(password.toUpperCase()))).toEqual([]);
});

test("rarer ones are not", () => {
  expect(ALL.slice(10_000, 20_000).filter(isCommon)).toEqual([]);
});
