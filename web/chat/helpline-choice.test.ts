import { expect, test } from "vitest";
import { chooseHelplines, countryOf, type HelpNeed } from "./helpline-choice.ts";
import { HELPLINES } from "./testing/texts.ts";

const ids = (lines: readonly { id: string }[]) => lines.map((line) => line.id);

test("116 123 comes first and 112 second, whatever the order of the list", () => {
  for (const locale of ["sl", "en"] as const) {
    expect(ids(chooseHelplines(HELPLINES, locale, {}).first)).toEqual(["si-116123", "si-112"]);
    expect(ids(chooseHelplines(HELPLINES.toReversed(), locale, {}).first)).toEqual(["si-116123", "si-112"]);
  }
});

test("a Slovenian visitor sees the other Slovenian lines and the directory", () => {
  const { near, others } = chooseHelplines(HELPLINES, "sl", { known: "SI" });
  const slovenian = HELPLINES.filter((line) => line.country === "SI" && line.show.includes("sl"));
  expect(near).toEqual([]);
  expect(ids(others)).toEqual(expect.arrayContaining(["world", ...ids(slovenian.slice(1))]));
  expect(slovenian.length).toBeGreaterThan(2);
  expect(others.some((line) => line.country === "GB")).toBe(false);
});

test.each([
  ["US", "us-988", "us-911"],
  ["GB", "gb-samaritans", "gb-999"],
  ["DE", "de-telefonseelsorge", "si-112"],
  ["RS", "rs-sos", "rs-194"],
  ["SI", "si-116123", "si-112"],
])("in %s, which the network tells, its own lines come first in both languages", (known, ...large) => {
  for (const locale of ["sl", "en"] as const) {
    const { first, near, others } = chooseHelplines(HELPLINES, locale, { known, guessed: "AU" }, ["life"]);
    expect(ids(first)).toEqual(large);
    const calls = [...first, ...near].map(({ tel }) => tel);
    expect(calls).toEqual(expect.arrayContaining(["tel:116123", "tel:112"]));
    expect(new Set(calls).size).toBe(calls.length);
    expect(ids([...near, ...others])).toContain("world");
    expect(ids([...near, ...others])).not.toContain("au-lifeline");
  }
});

test("from another country only those Slovenian lines are offered further down that can be called from there", () => {
  const tels = (known: string) =>
    chooseHelplines(HELPLINES, "sl", { known }).others.flatMap(({ country, tel }) =>
      country === "SI" && tel ? [tel] : [],
    );
  expect(tels("SI")).toEqual(expect.arrayContaining(["tel:116111", "tel:0801155"]));
  expect(tels("DE").filter((tel) => !tel.startsWith("tel:+"))).toEqual([]);
});

test("a country that the browser only lets guess stands below 116 123, and one that nobody knows nowhere", () => {
  const guess = chooseHelplines(HELPLINES, "en", { guessed: "GB" });
  expect(ids(guess.first)).toEqual(["si-116123", "si-112"]);
  expect(ids(guess.near)).toEqual(["gb-999", "world"]);
  expect(ids(chooseHelplines(HELPLINES, "en", { known: null, guessed: "US" }).near)).toEqual([
    "us-988",
    "us-911",
    "world",
  ]);
  for (const place of [{}, { known: "BR", guessed: "US" }, { known: "xx" }]) {
    const { first, near } = chooseHelplines(HELPLINES, "en", place);
    expect([ids(first), ids(near)]).toEqual([["si-116123", "si-112"], ["world"]]);
  }
});

test("in another country a child sees its line for children, and who is hurt the number for danger first", () => {
  const choose = (need: HelpNeed) => ids(chooseHelplines(HELPLINES, "en", { known: "GB" }, [need]).first);
  expect(choose("child")).toEqual(["gb-childline", "gb-999"]);
  expect(choose("violence")).toEqual(["gb-999", "gb-samaritans"]);
});

test("who is hurt by somebody sees the lines for that first, and a child the line for children", () => {
  const choose = (needs: readonly HelpNeed[]) => chooseHelplines(HELPLINES, "sl", { known: "SI" }, needs);
  expect(ids(choose(["violence"]).first)).toEqual(["si-sos", "si-113"]);
  expect(ids(choose(["child", "violence"]).first)).toEqual(["si-tom", "si-112"]);
  expect(ids(choose(["child", "violence"]).near)).toEqual(["si-sos", "si-113"]);
  const both = choose(["violence", "life"]);
  expect(ids(both.first)).toEqual(["si-116123", "si-112"]);
  expect(ids(both.near)).toEqual(["si-sos", "si-113"]);
  expect(both.others.some((line) => both.near.includes(line))).toBe(false);
});

test("where a line is not shown in the visitor's language, the lines for all stand in its place", () => {
  expect(ids(chooseHelplines(HELPLINES, "en", {}, ["violence"]).first)).toEqual(["si-116123", "si-112"]);
});

test("the country is the first that the browser's languages name", () => {
  expect(countryOf(["en", "en-GB", "sl-SI"])).toBe("GB");
  expect(countryOf(["zh-Hant-TW"])).toBe("TW");
  expect(countryOf(["en", "sl"])).toBeUndefined();
});
