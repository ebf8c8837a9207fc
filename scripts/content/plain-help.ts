import { z } from "zod";
import type { Helpline } from "../../contract/content.ts";
import { leaveFile } from "../../contract/leave.ts";
import { waysOf } from "../../contract/helpline-ways.ts";
import type { Neighbours } from "../../contract/neighbours.ts";
import {
  PLAIN_HELP,
  type PlainHelp,
  type PlainHelpId,
  type PlainHelpLine,
} from "../../contract/plain-help.ts";
import { callableNumbers } from "./callable-numbers.ts";
import type { Problem } from "./problem.ts";
import { findNumbers, digitsOf } from "./telephone-numbers.ts";
import { checkYaml } from "./yaml-file.ts";

const line = z.string().trim().min(1);
const schema = z.strictObject({
  title: line,
  description: line.max(170),
  lead: line,
  /** What is written before an address: "Chat: e-tom.si". */
  ways: z.strictObject({ text: line, chat: line, mail: line, form: line }),
  /** The words of the link to the whole page. */
  full: line,
  /** The words of the button to leave quickly. */
  leave: leaveFile.omit({ note: true }),
  /** Without them, the numbers of neighbours.yaml in the same language. */
  numbers: z
    .array(z.strictObject({ id: line, name: line, about: line }))
    .min(1)
    .optional(),
  sections: z
    .array(
      z.strictObject({
        title: line,
        steps: z.array(line).min(1).optional(),
        paragraphs: z.array(line).min(1).optional(),
      }),
    )
    .min(1),
  /** Says that nobody who speaks the language from home has read it; taken out when somebody has. */
  not_read: line.optional(),
});
type Written = z.infer<typeof schema>;

export const plainHelpFile = (id: PlainHelpId) => `content/plain/${id}.yaml`;

/**
 * Reads the short versions of /help and puts the numbers in.
 *
 * @param readText the text of a file, or null where it is missing, which is told elsewhere
 */
export function compilePlainHelp(
  readText: (file: string) => string | null,
  helplines: readonly Helpline[],
  neighbours: Neighbours,
): { value: PlainHelp[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const value = PLAIN_HELP.flatMap(({ id, path, language, name }): PlainHelp[] => {
    const file = plainHelpFile(id);
    const text = readText(file);
    if (text === null) return [];
    const checked = checkYaml(schema, file, text);
    problems.push(...checked.problems, ...checkNumbers(file, text, helplines));
    if (!checked.value) return [];
    const { numbers: shown, not_read, ...words } = checked.value;
    const own = shown ?? numbersOf(neighbours, language);
    const lines = own.flatMap((named) => {
      const found = helplines.find((candidate) => candidate.id === named.id);
      if (!found)
        problems.push({ file, line: 1, message: `"${named.id}" is not in content/helplines.yaml.` });
      return found ? [showLine(named, found, words.ways)] : [];
    });
    const numbers = callableNumbers(helplines);
    return [{ ...words, id, path, language, name, lines, numbers, notRead: not_read ?? null }];
  });
  return { value, problems };
}

function numbersOf(
  neighbours: Neighbours,
  language: string,
): readonly { id: string; name: string; about: string }[] {
  const words = Object.entries(neighbours).find(([code]) => code === language)?.[1];
  return words ? [...words.first, ...words.further] : [];
}

function showLine(
  { name, about }: { name: string; about: string },
  found: Helpline,
  labels: Written["ways"],
): PlainHelpLine {
  // Whoever reads easy Slovenian is in Slovenia; the others are where their line is.
  const country = found.country === "EU" ? null : found.country;
  const ways = waysOf(found, country).map(({ kind, shown, href, keyword }) => {
    const label = { ...labels, call: "", whatsapp: "WhatsApp" }[kind];
    return { kind, href, shown: label ? `${label}: ${[keyword, shown].filter(Boolean).join(" · ")}` : shown };
  });
  return { id: found.id, name, about, ways };
}

/** A number in the words must be one that is known; nobody in need notices that it is not. */
function checkNumbers(file: string, text: string, helplines: readonly Helpline[]): Problem[] {
  const known = new Set(helplines.flatMap(({ number }) => (number ? [digitsOf(number)] : [])));
  return text.split("\n").flatMap((words, index) =>
    [...findNumbers(words), ...(words.match(/(?<!\d)\d{3}(?!\d)/g) ?? [])]
      .filter((number) => !known.has(digitsOf(number)))
      .map((number) => ({
        file,
        line: index + 1,
        message: `The number ${number} is not in content/helplines.yaml. Correct it, or add it there with its source.`,
      })),
  );
}

/** Says which of them nobody who speaks the language from home has read. */
export function unreadPlainHelp(pages: readonly PlainHelp[]): string[] {
  const unread = pages.flatMap(({ id, notRead }) => (notRead === null ? [] : [id]));
  return unread.length > 0
    ? [`content/plain: not yet read by who speaks the language from home: ${unread.join(", ")}`]
    : [];
}
