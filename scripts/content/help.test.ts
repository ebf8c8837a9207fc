import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { helplines as schema, type HelpMeta } from "../../contract/content.ts";
import { HELP_COUNTRIES } from "../../contract/countries.ts";
import { LOCALES } from "../../contract/locale.ts";
import { arrangeHelp } from "./help.ts";

const LINES = schema.parse(
  parse(readFileSync(join(import.meta.dirname, "../../content/helplines.yaml"), "utf8")) as unknown,
);
const META = { words: { silent: { title: "Če ne moreš govoriti" } } } as HelpMeta;
const arrange = (locale: "sl" | "en") => arrangeHelp(LINES, META, locale);
const idsOf = (code: string) =>
  arrange("sl")
    .countries.find((country) => country.code === code)
    ?.lines.map(({ id }) => id);

test("every helpline stands on the page of help in both languages", () => {
  for (const locale of LOCALES) {
    const { countries, always, world } = arrange(locale);
    const shown = new Set([...countries.flatMap(({ lines }) => lines), ...always, world].map(({ id }) => id));
    expect([...shown].toSorted()).toEqual(LINES.map(({ id }) => id).toSorted());
    expect(countries.map(({ code }) => code)).toEqual([...HELP_COUNTRIES]);
  }
});

test("in each country the first line helps in distress and the second in danger", () => {
  expect(idsOf("SI")?.slice(0, 3)).toEqual(["si-116123", "si-112", "si-tom"]);
  expect(idsOf("US")?.slice(0, 2)).toEqual(["us-988", "us-911"]);
  expect(idsOf("DE")?.slice(0, 2)).toEqual(["de-telefonseelsorge", "si-112"]);
});

test("outside the European Union nobody is sent to 112", () => {
  for (const code of ["CH", "RS", "BA", "GB", "US", "CA", "AU"]) expect(idsOf(code)).not.toContain("si-112");
});

test("112 takes text messages in Slovenia alone", () => {
  const { countries, always } = arrange("sl");
  const kinds = (code: string) =>
    countries
      .find((country) => country.code === code)
      ?.lines.find(({ id }) => id === "si-112")
      ?.ways.map(({ kind }) => kind);
  expect(kinds("SI")).toEqual(["call", "text"]);
  expect(kinds("AT")).toEqual(["call"]);
  expect(always.find(({ id }) => id === "si-112")?.ways.map(({ kind }) => kind)).toEqual(["call"]);
});

test("who answers 112 is told of Slovenia alone", () => {
  for (const locale of LOCALES)
    for (const { code, lines } of arrange(locale).countries)
      expect(lines.find(({ id }) => id === "si-112")?.languages ?? []).toHaveLength(code === "SI" ? 2 : 0);
});

test("under the name of a country its lines do not repeat it", () => {
  for (const locale of LOCALES)
    for (const { name, lines } of arrange(locale).countries)
      for (const line of lines) expect(line.name).not.toContain(`${name}:`);
});
