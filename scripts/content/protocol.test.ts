import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { helplines as helplineSchema } from "../../contract/content.ts";
import { compileProtocol, PROTOCOL_FILE } from "./protocol.ts";

const ROOT = join(import.meta.dirname, "../..");
const SHEET = readFileSync(join(ROOT, PROTOCOL_FILE), "utf8");
const HELPLINES = helplineSchema.parse(parse(readFileSync(join(ROOT, "content/helplines.yaml"), "utf8")));

/** What the build says of the sheet with one place changed. */
function change(from: string | RegExp, to: string): string[] {
  const text = SHEET.replace(from, to);
  expect(text).not.toBe(SHEET);
  return compileProtocol(text, HELPLINES).problems.map(({ line, message }) => `${line}: ${message}`);
}

function lineOf(words: string): number {
  return SHEET.slice(0, SHEET.indexOf(words)).split("\n").length;
}

test("the sheet is sound, and its numbers are those of the helplines", () => {
  const { value, problems } = compileProtocol(SHEET, HELPLINES);
  expect(problems).toEqual([]);
  expect(value?.steps["emergency"]?.say.en).toContain(
    "Call 112 (999 in the UK, 911 in the US and Canada) now",
  );
  expect(value?.steps["high"]?.say.sl).toContain("116\u00a0123");
  expect(value?.written.danger.sl).toContain("SMS na 112");
  expect(value?.written.open.text.en).toContain("{name}, {for}, answers now {until}: text {to}.");
});

test("a step that does not exist is told with the line that names it", () => {
  expect(
    change("tells: [thoughts], to: screen-how }", "tells: [thoughts], to: screen-who }").join(),
  ).toContain('No step is called "screen-who"');
  expect(change("    to: emergency-done\n", "    to: emergency-gone\n")[0]).toMatch(
    /^\d+: No step is called "emergency-gone"/,
  );
});

test("a step to which nothing leads, and one that cannot be left, stop the build", () => {
  const step = `  lonely:
    state: S
    level: now
    title: { sl: "A", en: "A" }
    say: { sl: "Beseda ena?", en: "One word?" }
    again: { sl: "Beseda dve?", en: "Two words?" }
    choices:
      - { id: a, label: { sl: "A", en: "A" }, to: lonely }
      - { id: b, label: { sl: "B", en: "B" }, to: lonely }
`;
  const problems = change("  screen-thoughts:\n", `${step}\n  screen-thoughts:\n`);
  expect(problems).toEqual([
    expect.stringContaining("Nothing leads to this step"),
    expect.stringContaining("This step cannot be left"),
  ]);
});

test("a text of more than sixty words is refused where somebody is in danger, with its numbers counted", () => {
  const problems = change(
    "Stay on the line. Move away from anything that could hurt you,",
    `Stay on the line. ${"Now ".repeat(14)}move away from anything that could hurt you,`,
  );
  expect(problems).toEqual([expect.stringMatching(/This text has 6\d words with its numbers; in state E/)]);
});

test("who answers in writing leaves room for the step, asks nothing, and names no line by heart", () => {
  expect(change("Človeku, ki ga poznaš, lahko", `Človeku, ki ga ${"zelo ".repeat(15)}poznaš, lahko`)).toEqual(
    [expect.stringContaining("where who answers in writing stands before it, it may have at most 24")],
  );
  expect(change('Govoriti ni treba.", en', 'Lahko govoriš?", en')).toEqual([
    expect.stringContaining("This sentence asks a question"),
  ]);
  expect(change("ne poznam, poglej na {to}", "ne poznam, poglej na {two}")).toEqual([
    expect.stringContaining("{two} is not one of the numbers"),
  ]);
});

test("two questions at once are refused; those in quotation marks are words to say", () => {
  expect(change("do you want to die today?", "do you want to die? Today?")).toEqual([
    expect.stringContaining("more than one question"),
  ]);
});

test("figures are refused in prose, and a name that is no number", () => {
  expect(change("Pokliči {emergency} zdaj, preden", "Pokliči 112 zdaj, preden")).toEqual([
    expect.stringContaining('"112": no figures stand here'),
  ]);
  expect(change("Pokliči {emergency} zdaj, preden", "Pokliči {emergancy} zdaj, preden")).toEqual([
    expect.stringContaining("{emergancy} is not one of the numbers"),
  ]);
  expect(change('sl: "{si-113}"', 'sl: "{si-114}"').join()).toContain(
    "{si-114} is not in content/helplines.yaml",
  );
});

test("a number that takes no text messages cannot be named for them", () => {
  expect(change('sl: "{si-112.sms}"', 'sl: "{si-sos.sms}"').join()).toContain("{si-sos.sms} is not in");
});

test("faith outside the close, the same text twice and a long button are refused", () => {
  expect(change("Prosim, ne odhajaj še.", "Bog te ima rad, ne odhajaj še.")).toEqual([
    expect.stringContaining('"Bog": faith stands in the steps of state C only'),
  ]);
  expect(
    change(
      "Misel in namen nista isto. Imaš tudi namen?",
      "Hvala za odgovor. Še nekaj pomembnega: ali samomor tudi nameravaš?",
    ),
  ).toEqual([expect.stringContaining("no text is said twice")]);
  const [problem = ""] = change(
    'en: "I’m in danger now" }, means: [intent, farewell]',
    'en: "I think I might be in danger now" }, means: [intent, farewell]',
  );
  expect(problem).toBe(
    `${lineOf('en: "I’m in danger now" }, means: [intent, farewell]')}: This button has 8 words; it may have at most 6.`,
  );
});

test("one meaning belongs to one answer, and a missing language is told in plain words", () => {
  expect(
    change(
      "means: [unsure], tells: [thoughts], to: screen-how }",
      "means: [unsure, no], tells: [thoughts], to: screen-how }",
    ),
  ).toEqual([expect.stringContaining('"no" already means the choice "unsure" of this step')]);
  expect(change(/\n {6}en: "Please don’t go yet\.[^\n]*/, "")).toEqual([
    expect.stringContaining('say → en" is missing'),
  ]);
});
