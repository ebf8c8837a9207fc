import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { helplines } from "../../contract/helplines.ts";
import { findWrittenHelp } from "../../contract/written-help.ts";

const ROOT = join(import.meta.dirname, "../..");
const LINES = helplines.parse(parse(readFileSync(join(ROOT, "content/helplines.yaml"), "utf8")));

/** Who answers in writing, shortly: "si-tom chat likely". */
function find(country: string, now: string, language = "sl"): string[] {
  return findWrittenHelp(LINES, { country, language, now: new Date(now) }).map(
    ({ line, way, is, until, next }) =>
      [line.id, way.kind, is, until, next && `${next.inDays} ${next.at}`].filter(Boolean).join(" "),
  );
}

test("a chat whose hours nobody tells is likely while its line is open, and closed while it is not", () => {
  expect(find("SI", "2026-11-27T14:00:00+01:00")[0]).toBe("si-tom chat likely 20:00");
  expect(find("SI", "2026-12-25T19:59:00+01:00")[0]).toBe("si-tom chat likely 20:00");
  expect(find("SI", "2026-11-27T20:00:00+01:00")[0]).toBe("si-tom chat closed 1 12:00");
  expect(find("SI", "2026-11-27T02:10:00+01:00")[0]).toBe("si-tom chat closed 0 12:00");
});

test("the clock is the line's own, in summer too, wherever the server stands", () => {
  expect(find("SI", "2026-07-01T10:30:00Z")[0]).toContain("likely");
  expect(find("SI", "2026-07-01T18:00:00Z")[0]).toContain("closed");
  expect(find("AT", "2026-07-01T14:00:00Z")[0]).toBe("at-telefonseelsorge chat open 23:00");
  expect(find("AT", "2026-07-01T21:00:00Z")[0]).toBe("at-telefonseelsorge chat closed 1 16:00");
});

test("a mail is answered later at any hour, and the number for danger is for danger alone", () => {
  for (const hour of ["02", "14"]) {
    const found = find("SI", `2026-11-27T${hour}:00:00+01:00`);
    expect(found).toContain("si-tom mail later");
    expect(found.join()).not.toContain("si-112");
  }
});

test("what is surely open comes first, and of two those who speak the language", () => {
  expect(find("US", "2026-11-27T02:10:00Z", "en").slice(0, 2)).toEqual([
    "us-988 text open",
    "us-crisis-text-line text open",
  ]);
  expect(find("GB", "2026-11-27T02:10:00Z", "en")[0]).toBe("gb-shout text open");
  expect(find("CH", "2026-11-27T02:10:00Z", "fr")[0]).toBe("ch-147 text likely");
  expect(find("CH", "2026-11-27T02:10:00Z", "de")[0]).toBe("ch-143 chat likely");
});

test("where nobody is known to answer in writing, nobody is named", () => {
  expect(find("HU", "2026-11-27T14:00:00Z")).toEqual([]);
  expect(find("FR", "2026-11-27T14:00:00Z")).toEqual([]);
});
