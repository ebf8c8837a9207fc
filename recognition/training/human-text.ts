import { createHash } from "node:crypto";

/** A line and the part it belongs to. */
export interface HumanLine {
  split: "train" | "validation" | "test";
  text: string;
}

/** So many lines are kept of a source. */
const MOST_LINES = 6000;
const MOST_WORDS = 60;

/** What separates words; the invisible mark U+FEFF does not. */
const SPACE = String.raw`[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`;
const SPACES = new RegExp(`${SPACE}+`, "g");
const EDGES = new RegExp(`^${SPACE}+|${SPACE}+$`, "g");
const SENTENCE_END = new RegExp(`(?<=[.!?…])${SPACE}+`);

/** Text without space at its ends. */
export function trimText(text: string): string {
  return text.replace(EDGES, "");
}

/** Text in one line, with single spaces. */
export function tidyText(text: string): string {
  return trimText(text.replace(SPACES, " "));
}

/** Marks that stand on a letter (combining class other than 0), of the scripts where letters a-z may carry them. */
const MARKS = new RegExp(
  String.raw`[\u0300-\u034e\u0350-\u036f]|[\u0483-\u0487]|[\u1ab0-\u1abd]|[\u1dc0-\u1dff]|[\u20d0-\u20dc]|[\ufe20-\ufe2f]`,
  "g",
);

/** What two lines that say the same share: letters a-z and figures, without case and marks. */
export function foldLine(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replace(MARKS, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

export function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The part of a line is fixed by the line itself, so that nobody chooses it. */
export function chooseSplit(text: string): HumanLine["split"] {
  const rest = Number.parseInt(hashText(text).slice(0, 2), 16) % 4;
  if (rest === 0) return "test";
  return rest === 1 ? "validation" : "train";
}

function countWords(text: string): number {
  return text.split(" ").length;
}

/** A text as one line where it is short enough, else its sentences. */
export function partLongText(text: string): string[] {
  const tidy = tidyText(text);
  return countWords(tidy) <= MOST_WORDS
    ? [tidy]
    : tidy.split(SENTENCE_END).filter((sentence) => sentence !== "");
}

/**
 * The lines of a source that are kept (corpus/human-sources.json, "rules"): two to sixty words, each once,
 * none of `taken` (folded lines of earlier sources, to which the kept ones are added) and none of `crisis`;
 * of more than six thousand those that a fixed hash chooses.
 */
export function keepLines(
  texts: Iterable<string>,
  { taken, crisis }: { taken: Set<string>; crisis: ReadonlySet<string> },
): HumanLine[] {
  const own = new Set<string>();
  const lines: { key: string; folded: string; text: string }[] = [];
  for (const raw of texts) {
    const text = tidyText(raw);
    const words = countWords(text);
    const folded = foldLine(text);
    if (words < 2 || words > MOST_WORDS || folded === "" || own.has(folded)) continue;
    own.add(folded);
    if (!taken.has(folded) && !crisis.has(folded))
      lines.push({ key: hashText(`pick:${text}`), folded, text });
  }
  const kept = lines.toSorted((a, b) => (a.key < b.key ? -1 : 1)).slice(0, MOST_LINES);
  for (const { folded } of kept) taken.add(folded);
  return kept.map(({ text }) => ({ split: chooseSplit(text), text }));
}
