import { expect, test } from "vitest";
import { chooseHelplines, countryOf, type HelpNeed } from "./helpline-choice.ts";
import { HELPLINES } from "./testing/texts.ts";

const ids = (lines: readonly { id: string }[]) => lines.map((line) => line.id);

test("116 123 comes first and 112 second, whatever the order of the list", () => {
  for (const locale of ["sl", "en"] as const) {
    expect(ids(chooseHelplines(HELPLINES, locale, undefined).first)).toEqual(["si-116123", "si-112"]);
    expect(ids(chooseHelplines(HELPLINES.toReversed(), locale, undefined).first)).toEqual([
      "si-116123",
      "si-112",
    ]);
  }
});

test("a Slovenian visitor sees the other Slovenian lines and the directory", () => {
  const { near, others } = chooseHelplines(HELPLINES, "sl", "SI");
  const slovenian = HELPLINES.filter((line) => line.country === "SI" && line.show.includes("sl"));
  expect(near).toEqual([]);
  expect(ids(others)).toEqual(expect.arrayContaining(["world", ...ids(slovenian.slice(1))]));
  expect(slovenian.length).toBeGreaterThan(2);
  expect(others.some((line) => line.country === "GB")).toBe(false);
});

test("an English visitor sees the line of the own country and the directory at once, no other country", () => {
  expect(ids(chooseHelplines(HELPLINES, "en", "GB").near)).toEqual(["gb-samaritans", "gb-999", "world"]);
  expect(ids(chooseHelplines(HELPLINES, "en", undefined).near)).toEqual(["world"]);
});

test("who is hurt by somebody sees the lines for that first, and a child the line for children", () => {
  const choose = (needs: readonly HelpNeed[]) => chooseHelplines(HELPLINES, "sl", "SI", needs);
  expect(ids(choose(["violence"]).first)).toEqual(["si-sos", "si-113"]);
  expect(ids(choose(["child", "violence"]).first)).toEqual(["si-tom", "si-112"]);
  expect(ids(choose(["child", "violence"]).near)).toEqual(["si-sos", "si-113"]);
  const both = choose(["violence", "life"]);
  expect(ids(both.first)).toEqual(["si-116123", "si-112"]);
  expect(ids(both.near)).toEqual(["si-sos", "si-113"]);
  expect(both.others.some((line) => both.near.includes(line))).toBe(false);
});

test("where a line is not shown in the visitor's language, the lines for all stand in its place", () => {
  expect(ids(chooseHelplines(HELPLINES, "en", undefined, ["violence"]).first)).toEqual([
    "si-116123",
    "si-112",
  ]);
});

test("the country is the first that the browser's languages name", () => {
  expect(countryOf(["en", "en-GB", "sl-SI"])).toBe("GB");
  expect(countryOf(["zh-Hant-TW"])).toBe("TW");
  expect(countryOf(["en", "sl"])).toBeUndefined();
});
