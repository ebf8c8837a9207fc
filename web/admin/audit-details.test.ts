import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { describeDetails } from "./audit-details.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const describe = (details: Record<string, unknown>) => describeDetails(i18n, details);

test("the details of an act are told in words, what they were narrowed by among them", () => {
  const filter = { signal: "plan", language: "sl", q: "modrost", from: "2026-11-01" };
  expect(describe({ filter, format: "csv", count: 12, deletion_id: "x" })).toBe(
    "Signal: Plan or means · Language: Slovenian · Words: modrost · From: 2026-11-01 · Format: csv · Number: 12",
  );
  expect(describe({ ids: [3, 4], count: 2 })).toBe("Conversations: 3, 4 · Number: 2");
});

test("a state that was taken away, an empty filter and an unknown name are told too", () => {
  expect(describe({ state: null })).toBe("State: none");
  expect(describe({ filter: {}, count: 1 })).toBe("Number: 1");
  expect(describe({ constructor: "x" })).toBe("constructor: x");
  expect(describe({ state: "constructor" })).toBe("State: constructor");
});
