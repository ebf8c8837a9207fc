import { harms as schema, type Harms } from "../../contract/harms.ts";
import { LOCALES } from "../../contract/locale.ts";
import type { Problem } from "./problem.ts";
import { checkYaml, locateKeys } from "./yaml-file.ts";

/** Where it stands what no reply may say. */
export const HARMS_FILE = "content/care/harms.yaml";

/** Reads what no reply may say, and checks it: no kind twice, and no sentence both bad and good. */
export function compileHarms(text: string): { value: Harms | null; problems: Problem[] } {
  const checked = checkYaml(schema, HARMS_FILE, text);
  if (!checked.value) return checked;
  const lineOf = locateKeys(text);
  const problems: Problem[] = [];
  const ids = new Set<string>();
  const good = new Set(checked.value.harms.flatMap((harm) => LOCALES.flatMap((locale) => harm.good[locale])));
  checked.value.harms.forEach((harm, index) => {
    const report = (path: (string | number)[], message: string) =>
      void problems.push({ file: HARMS_FILE, line: lineOf(["harms", index, ...path]), message });
    if (ids.has(harm.id)) report(["id"], `"${harm.id}" stands here twice.`);
    ids.add(harm.id);
    for (const locale of LOCALES)
      harm.bad[locale].forEach((sentence, place) => {
        if (good.has(sentence)) report(["bad", locale, place], "This sentence is among the good ones too.");
      });
  });
  return problems.length > 0 ? { value: null, problems } : { value: checked.value, problems: [] };
}
