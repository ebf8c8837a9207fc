import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, type Locale } from "../../contract/locale.ts";
import { witnesses as schema, type ShownWitness, type Witness } from "../../contract/witnesses.ts";
import type { Problem } from "./problem.ts";
import { findUnsafeWords } from "./safe-messaging.ts";
import { checkYaml, locateKeys } from "./yaml-file.ts";

export const WITNESSES_FILE = "content/witnesses.yaml";

/** A link to the page of help, in Markdown. */
const HELP_LINK = /\]\(\/help(?:#[^)]*)?\)/;

/**
 * What must be true of each witness beside its form: consent before publication and not in the future, a reading for
 * safe messaging after it, a way to help at the end, and no words that can harm, so that no exception excuses them here.
 *
 * @param today no consent and no reading is later than that
 */
export function checkWitnesses(root: string, today: Date): Problem[] {
  const path = join(root, WITNESSES_FILE);
  return existsSync(path) ? checkWitnessTexts(readFileSync(path, "utf8"), today) : [];
}

/** The same of a text; what is wrong with its form is told as well. */
export function checkWitnessTexts(text: string, today: Date): Problem[] {
  const checked = checkYaml(schema, WITNESSES_FILE, text);
  if (!checked.value) return checked.problems;
  const lineOf = locateKeys(text);
  const day = today.toISOString().slice(0, 10);
  return checked.value.flatMap((witness, index) => {
    const problems: Problem[] = [];
    const report = (keys: PropertyKey[], message: string) =>
      void problems.push({ file: WITNESSES_FILE, line: lineOf([index, ...keys]), message });
    if (witness.consent.date > day) report(["consent", "date"], "This consent has not been given yet.");
    if (witness.checked.on > day) report(["checked", "on"], "This reading has not taken place yet.");
    if (witness.checked.on < witness.consent.date)
      report(
        ["checked", "on"],
        "It was read before there was consent. Read the words once more as they stand.",
      );
    for (const locale of LOCALES) checkWords(witness, locale, report);
    return problems;
  });
}

function checkWords(
  witness: Witness,
  locale: Locale,
  report: (keys: PropertyKey[], message: string) => void,
): void {
  const words = witness.words[locale];
  const last = words.split(/\n\s*\n/).at(-1) ?? "";
  if (!HELP_LINK.test(last))
    report(["words", locale], "The last paragraph leads to help: put a link to /help there.");
  for (const place of [words, witness.through[locale], witness.name[locale]])
    for (const { words: found, advice, rule } of findUnsafeWords(place))
      report(["words", locale], `"${found}": ${advice} (Rule: ${rule})`);
}

/** The witnesses as the page of a language shows them. */
export function compileWitnesses(
  witnesses: readonly Witness[],
  locale: Locale,
  toHtml: (text: string) => string,
): { witnesses: ShownWitness[] } {
  return {
    witnesses: witnesses.map(({ name, year, through, faith, original, words }) => ({
      name: name[locale],
      year,
      through: through[locale],
      faith,
      html: toHtml(words[locale]),
      translatedFrom: original === locale ? null : original,
    })),
  };
}
