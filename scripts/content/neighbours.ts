import { z } from "zod";
import type { Helpline } from "../../contract/content.ts";
import {
  NEIGHBOUR_LANGUAGES,
  type Neighbour,
  type NeighbourLanguage,
  type NeighbourLine,
  type Neighbours,
} from "../../contract/neighbours.ts";
import type { Problem } from "./problem.ts";
import { checkYaml, locateKeys } from "./yaml-file.ts";

/** Where the words in the languages of the neighbours stand. */
export const NEIGHBOURS_FILE = "content/neighbours.yaml";

/** The directory of the world in helplines.yaml. */
const WORLD = "world";

const line = z.string().trim().min(1);
const numbered = z.strictObject({ id: line, name: line, about: line });
const neighbour = z.strictObject({
  /** Who speaks the language from home and has read the words; empty while nobody has. */
  read_by_native: z.string(),
  /** It stands before everything else on a phone. */
  card: z.strictObject({ title: line.max(40), text: line.max(260) }),
  reply: line.max(700),
  first: z.array(numbered).min(1).max(2),
  further: z.array(numbered).min(1).max(7),
  more: line.max(60),
});
const schema = z.strictObject({ hr: neighbour, it: neighbour, hu: neighbour, de: neighbour });
type Written = z.infer<typeof neighbour>;

/**
 * Reads the words in the languages of the neighbours and puts the numbers in.
 *
 * @param helplines where the numbers come from
 * @returns the words as browser and worker use them or what an editor has to mend, and what is still to do
 */
export function compileNeighbours(
  text: string,
  helplines: readonly Helpline[],
): { value: Neighbours | null; problems: Problem[]; warnings: string[] } {
  const checked = checkYaml(schema, NEIGHBOURS_FILE, text);
  if (!checked.value) return { ...checked, warnings: [] };
  const lineOf = locateKeys(text);
  const problems: Problem[] = [];
  const compiled = NEIGHBOUR_LANGUAGES.map((language) => {
    const report = (path: (string | number)[], message: string) =>
      void problems.push({ file: NEIGHBOURS_FILE, line: lineOf([language, ...path]), message });
    return [language, fillNumbers(checked.value[language], { language, helplines, report })] as const;
  });
  const unread = NEIGHBOUR_LANGUAGES.filter(
    (language) => checked.value[language].read_by_native.trim() === "",
  );
  return {
    value: problems.length > 0 ? null : (Object.fromEntries(compiled) as Neighbours),
    problems,
    warnings:
      unread.length > 0 ? [`${NEIGHBOURS_FILE}: not yet read by a native speaker: ${unread.join(", ")}`] : [],
  };
}

interface Surroundings {
  language: NeighbourLanguage;
  helplines: readonly Helpline[];
  report: (path: (string | number)[], message: string) => void;
}

function fillNumbers(written: Written, { language, helplines, report }: Surroundings): Neighbour {
  const find = (id: string) => helplines.find((candidate) => candidate.id === id);
  const fill = (path: string[], words: string) => {
    const bare = /\d{3}/.exec(words.replace(/\{[^}]*\}/g, ""));
    if (bare) report(path, `Numbers stand here by their id only, such as {si-112}; "${bare[0]}" does not.`);
    return words.replace(/\{([^}]*)\}/g, (whole, id: string) => {
      const shown = showLine(find(id));
      if (shown === null)
        report(path, `${whole} is not in content/helplines.yaml. Add it there, with its source.`);
      return shown ?? whole;
    });
  };
  const readLines = (place: "first" | "further"): NeighbourLine[] =>
    written[place].flatMap(({ id, name, about }, index) => {
      const { country, number, tel, spoken } = find(id) ?? {};
      if (country === undefined || number === undefined || tel === undefined)
        report(
          [place, index],
          `"${id}" is no number of content/helplines.yaml. Add it there, with its source.`,
        );
      else if (spoken !== undefined && spoken !== language)
        report([place, index], `"${id}" speaks ${spoken} and stands in the list of ${language}.`);
      else return [{ id, country, number: keepTogether(number), tel, name, about }];
      return [];
    });
  const { title, text } = written.card;
  const url = find(WORLD)?.url;
  if (url === undefined)
    report(["more"], `"${WORLD}" with its address is missing in content/helplines.yaml.`);
  return {
    card: { title: fill(["card", "title"], title), text: fill(["card", "text"], text) },
    reply: fill(["reply"], written.reply),
    first: readLines("first"),
    further: readLines("further"),
    more: { label: written.more, url: url ?? "" },
  };
}

/** A number, or the name of a website. */
function showLine(found: Helpline | undefined): string | null {
  if (found?.number !== undefined) return keepTogether(found.number);
  return found?.url?.replace(/^https:\/\/(www\.)?|\/$/g, "") ?? null;
}

/** A telephone number does not break at the end of a line. */
function keepTogether(number: string): string {
  return number.replaceAll(" ", "\u00a0");
}
