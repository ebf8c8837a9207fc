import { expect, test } from "vitest";
import type { Locale } from "../../contract/locale.ts";
import { findResults } from "./results.ts";

/** What people type, as they type it, and the page that is there for it (docs/recipes.md "Give a topic a page"). */
const LOOKED_FOR: Record<Locale, [typed: string, path: string][]> = {
  sl: [
    ["popravc", "/when/exams"],
    ["popravni izpit", "/when/exams"],
    ["pavšal", "/when/exams"],
    ["padla na izpitu", "/when/exams"],
    ["cvek iz matematike", "/when/exams"],
    ["ponavljam letnik", "/when/exams"],
    ["ločitev staršev", "/when/divorce"],
    ["locitev starsev", "/when/divorce"],
    ["starša gresta narazen", "/when/divorce"],
    ["rezanje", "/when/self-harm"],
    ["samopoškodovanje", "/when/self-harm"],
    ["samoposkodba", "/when/self-harm"],
    ["hči se reže", "/when/self-harm"],
    ["brazgotine na roki", "/when/self-harm"],
    ["anoreksija", "/when/body-and-food"],
    ["motnje hranjenja", "/when/body-and-food"],
    ["debela sem", "/when/body-and-food"],
    ["ne morem spat", "/when/night"],
    ["nespečnost", "/when/night"],
    ["tiktok ponoči", "/when/night"],
    ["gej", "/when/gay"],
    ["gej in vera", "/when/gay"],
    ["lezbijka", "/when/gay"],
    ["molitev pred operacijo", "/when/prayers"],
    ["molitev ponoči", "/when/prayers"],
    ["molitve", "/when/prayers"],
    ["tujec v sloveniji", "/when/new-here"],
    ["domotožje", "/when/new-here"],
    ["katera cerkev", "/about"],
    ["kdo je to napisal", "/about"],
    ["je to sekta", "/about"],
    ["pričevanja", "/witnesses"],
  ],
  en: [
    ["resit", "/when/exams"],
    ["failed my exam", "/when/exams"],
    ["repeat the year", "/when/exams"],
    ["parents divorce", "/when/divorce"],
    ["parents splitting up", "/when/divorce"],
    ["self harm", "/when/self-harm"],
    ["self-harm", "/when/self-harm"],
    ["cutting", "/when/self-harm"],
    ["scars on my arm", "/when/self-harm"],
    ["eating disorder", "/when/body-and-food"],
    ["anorexia", "/when/body-and-food"],
    ["ugly", "/when/body-and-food"],
    ["cant sleep", "/when/night"],
    ["insomnia", "/when/night"],
    ["phone at night", "/when/night"],
    ["gay", "/when/gay"],
    ["gay and christian", "/when/gay"],
    ["coming out", "/when/gay"],
    ["prayer before surgery operation", "/when/prayers"],
    ["prayer at night", "/when/prayers"],
    ["prayers", "/when/prayers"],
    ["foreigner in slovenia", "/when/new-here"],
    ["homesick", "/when/new-here"],
    ["which church", "/about"],
    ["who wrote this", "/about"],
    ["is this a cult", "/about"],
    ["witnesses", "/witnesses"],
  ],
};

for (const locale of ["sl", "en"] as const)
  test.each(LOOKED_FOR[locale])(`in ${locale} “%s” finds %s first`, (typed, path) => {
    const [first] = findResults(typed, locale);
    expect(first?.path.replace(/#.*$/, "")).toBe(path);
  });

test("the words by which a page is found are shown nowhere", () => {
  for (const [locale, typed] of [
    ["sl", "popravc"],
    ["en", "flunked"],
  ] as const) {
    const results = findResults(typed, locale);
    expect(results.length).toBeGreaterThan(0);
    expect(JSON.stringify(results).toLowerCase()).not.toContain(typed);
  }
});
