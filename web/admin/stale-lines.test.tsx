// @vitest-environment jsdom
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { CheckedLine } from "../../contract/helpline-age.ts";
import { StaleLines } from "./stale-lines.tsx";

afterEach(cleanup);

const LINES: CheckedLine[] = [
  { id: "new", name: { sl: "Nova", en: "New line" }, checked: "2026-11-26" },
  { id: "old", name: { sl: "Stara", en: "Old line" }, checked: "2026-08-15" },
];

function show(now: string, lines?: CheckedLine[]): string[] {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  render(
    <I18nProvider i18n={i18n}>
      <StaleLines locale="en" now={new Date(now)} {...(lines && { lines })} />
    </I18nProvider>,
  );
  return screen.queryAllByRole("listitem").map((item) => item.textContent);
}

test("a line is named with its day from the day after six months on, the one left longest first", () => {
  expect(show("2027-02-13T12:00:00Z", LINES)).toEqual([]);
  cleanup();
  expect(show("2027-02-14T12:00:00Z", LINES)).toEqual(["Old line (15.08.2026)"]);
  cleanup();
  expect(show("2027-12-01T12:00:00Z", LINES)).toEqual(["Old line (15.08.2026)", "New line (26.11.2026)"]);
});

test("nothing stands there while all lines are fresh, and in ten years every line of the site does", () => {
  expect(show("2001-01-01T00:00:00Z")).toEqual([]);
  expect(screen.queryByText(/more than six months/)).toBeNull();
  cleanup();
  expect(show("2036-01-01T00:00:00Z").length).toBeGreaterThan(20);
});
