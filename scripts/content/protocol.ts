import type { Helpline } from "../../contract/content.ts";
import { findChannel } from "../../contract/helpline-ways.ts";
import { LOCALES, type Locale } from "../../contract/locale.ts";
import { protocol as schema, type Protocol, type ProtocolStep } from "../../contract/protocol.ts";
import type { Problem } from "./problem.ts";
import { checkProtocol } from "./protocol-rules.ts";
import { bindShortWords } from "./typography.ts";
import { checkYaml, locateKeys } from "./yaml-file.ts";

/** Where the sheet stands. */
export const PROTOCOL_FILE = "content/care/protocol.yaml";

/** What is known of a line only when it is said who answers in writing. */
export const PUT_IN_LATER = ["name", "for", "to", "keyword", "until", "when", "time", "language"];

/** A text of the sheet, and the keys that lead to it. */
export interface SheetText {
  path: (string | number)[];
  locale: Locale;
  text: string;
  /** The step that says it; null where it belongs to none. */
  step: ProtocolStep | null;
  kind:
    | "title"
    | "say"
    | "again"
    | "faith"
    | "label"
    | "reflection"
    | "aside"
    | "lost"
    | "state"
    | "fact"
    | "written";
}

/**
 * Reads the sheet, puts the numbers into its texts and checks it (docs/recipes.md "Change the sheet").
 *
 * @param helplines where the numbers come from
 * @returns the sheet as the worker and the page use it, or what an editor has to mend
 */
export function compileProtocol(
  text: string,
  helplines: readonly Helpline[],
): { value: Protocol | null; problems: Problem[] } {
  const checked = checkYaml(schema, PROTOCOL_FILE, text);
  if (!checked.value) return checked;
  const lineOf = locateKeys(text);
  const problems: Problem[] = [];
  const report = (path: (string | number)[], message: string) =>
    void problems.push({ file: PROTOCOL_FILE, line: lineOf(path), message });

  const numbers = readNumbers(checked.value, helplines, report);
  const value = mapTexts(checked.value, ({ text: words, locale, path, kind }) =>
    words.replace(/\{([^}]*)\}/g, (whole, name: string) => {
      if (kind === "written" && PUT_IN_LATER.includes(name)) return whole;
      const number = numbers.get(name)?.[locale];
      if (number === undefined)
        report(path, `${whole} is not one of the numbers: ${[...numbers.keys()].join(", ")}.`);
      return number ?? whole;
    }),
  );
  checkProtocol({ written: checked.value, filled: value, report });
  if (problems.length > 0) return { value: null, problems };
  return {
    value: mapTexts(value, ({ text: words, locale }) => bindShortWords(words, locale)),
    problems: [],
  };
}

/** How each number reads, with the helplines put in. */
function readNumbers(
  { numbers }: Protocol,
  helplines: readonly Helpline[],
  report: (path: (string | number)[], message: string) => void,
): Map<string, Record<Locale, string>> {
  const read = (name: string, locale: Locale, text: string) =>
    text.replace(/\{([a-z0-9-]+)(?:\.(sms|chat|mail))?\}/g, (whole, id: string, way: string | undefined) => {
      const shown = showWay(
        helplines.find((line) => line.id === id),
        way,
      );
      if (shown === null)
        report(
          ["numbers", name, locale],
          `${whole} is not in content/helplines.yaml. Add it there, with its source.`,
        );
      return shown ?? whole;
    });
  return new Map(
    Object.entries(numbers).map(([name, { sl, en }]) => [
      name,
      { sl: read(name, "sl", sl), en: read(name, "en", en) },
    ]),
  );
}

function showWay(line: Helpline | undefined, way: string | undefined): string | null {
  const host = (url: string | undefined) => url?.replace(/^https:\/\/(www\.)?|\/$/g, "") ?? null;
  if (!line) return null;
  if (way === "chat") return host(findChannel(line, "chat")?.to);
  if (way === "mail") return findChannel(line, "mail")?.to ?? null;
  if (way === "sms") return findChannel(line, "text")?.to ?? null;
  return line.number ?? host(line.url);
}

/** Every text that a visitor or a reader of the sheet sees, changed by `change`. */
export function mapTexts(sheet: Protocol, change: (text: SheetText) => string): Protocol {
  const both = (
    texts: Record<Locale, string>,
    path: (string | number)[],
    kind: SheetText["kind"],
    step: ProtocolStep | null = null,
  ) =>
    Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        change({ path: [...path, locale], locale, text: texts[locale], step, kind }),
      ]),
    ) as Record<Locale, string>;
  const each = <T extends object>(record: T, map: (value: never, key: string) => unknown): T =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value as never, key)])) as T;

  return {
    ...sheet,
    states: each(sheet.states, (texts, key) => both(texts, ["states", key], "state")),
    facts: each(sheet.facts, (texts, key) => both(texts, ["facts", key], "fact")),
    reflections: each(sheet.reflections, (texts, key) => both(texts, ["reflections", key], "reflection")),
    heard: sheet.heard.map((texts, index) => both(texts, ["heard", index], "aside")),
    asides: sheet.asides.map((aside, index) => ({
      ...aside,
      title: both(aside.title, ["asides", index, "title"], "title"),
      say: both(aside.say, ["asides", index, "say"], "aside"),
    })),
    written: mapWritten(sheet.written, both),
    lost: sheet.lost.map((texts, index) => both(texts, ["lost", index], "lost")),
    steps: each(sheet.steps, (step: ProtocolStep, id) => {
      const path = ["steps", id];
      return {
        ...step,
        title: both(step.title, [...path, "title"], "title", step),
        say: both(step.say, [...path, "say"], "say", step),
        ...(step.again && { again: both(step.again, [...path, "again"], "again", step) }),
        ...(step.faith && { faith: both(step.faith, [...path, "faith"], "faith", step) }),
        choices: step.choices.map((choice, index) => ({
          ...choice,
          label: both(choice.label, [...path, "choices", index, "label"], "label", step),
        })),
      };
    }),
  };
}

type Both = (texts: Record<Locale, string>, path: string[], kind: "written") => Record<Locale, string>;

/** The texts of who answers in writing; some stand one level deeper. */
function mapWritten(written: Protocol["written"], both: Both): Protocol["written"] {
  const map = (value: object, path: string[]): object =>
    "sl" in value && "en" in value
      ? both(value as Record<Locale, string>, path, "written")
      : Object.fromEntries(
          Object.entries(value).map(([key, inner]) => [key, map(inner as object, [...path, key])]),
        );
  return map(written, ["written"]) as Protocol["written"];
}
