// @vitest-environment jsdom
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ShownWitness } from "../../contract/content.ts";
import { WitnessList } from "./witness-list.tsx";

afterEach(cleanup);

/** Nobody: it stands in no file of the site. */
const FIXTURE: ShownWitness = {
  name: "A.",
  year: 2026,
  through: "A sister who came.",
  faith: "searches",
  html: "<p>It was dark.</p>",
  translatedFrom: "sl",
};

function show(...witnesses: ShownWitness[]): HTMLElement {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  return render(
    <I18nProvider i18n={i18n}>
      <WitnessList witnesses={witnesses} />
    </I18nProvider>,
  ).container;
}

test("a witness stands there with name, year, words and what helped, and a translation is called one", () => {
  show(FIXTURE);
  const section = within(screen.getByRole("region", { name: "A." }));
  section.getByText("told in 2026 · is searching · translated from Slovenian");
  section.getByText("It was dark.");
  section.getByText("A sister who came.");
});

test("nothing is said of faith where the person would rather not, nor of a translation that is none", () => {
  show({ ...FIXTURE, faith: "untold", translatedFrom: null });
  screen.getByText("told in 2026");
});

test("without witnesses nothing stands there", () => {
  expect(show().innerHTML).toBe("");
});
