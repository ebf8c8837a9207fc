import { join } from "node:path";
import { expect, test } from "vitest";
import type { ProtocolPage } from "../../contract/content.ts";
import { LOCALES } from "../../contract/locale.ts";
import { compileContent } from "./compile.ts";

const { files } = compileContent(join(import.meta.dirname, "../.."), new Date("2026-11-23"));

test.each(LOCALES)("every arrow of the printed sheet leads to a step that stands on it in %s", (locale) => {
  const { data } = files.get(`${locale}/pages/protocol.json`) as ProtocolPage;
  const steps = data.states.flatMap((state) => state.steps);
  const places = new Map(steps.map(({ id, code }) => [id, code]));
  expect(new Set(places.values()).size).toBe(steps.length);
  const arrows = [
    ...data.entries.map(({ to }) => to),
    ...steps.flatMap(({ choices, free, askedBefore, screened }) => [
      ...choices.flatMap(({ to, where }) => [to, ...where.map((way) => way.to)]),
      ...(free ? [free] : []),
      ...[askedBefore, screened].filter((place) => place !== null),
    ]),
  ];
  for (const { id, code } of arrows) expect(places.get(id)).toBe(code);
});

test.each(LOCALES)(
  "no line of what leads where stands on the sheet twice, and none is code, in %s",
  (locale) => {
    const { data } = files.get(`${locale}/pages/protocol.json`) as ProtocolPage;
    const lines = data.entries.map(({ when }) => when);
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) expect(line).not.toMatch(/_|^$/);
  },
);
