import data from "../generated/content/outright.json" with { type: "json" };
import { readExpression, spaceWords } from "./expression.ts";
import type { Fact } from "./facts.ts";

/** What a message says outright (outright.yaml). */
export interface Outright {
  fact: Fact;
  /** Another language than the two of the site. */
  language?: Elsewhere;
}
export type Elsewhere = keyof typeof data.elsewhere;

const read = (expression: string) => readExpression(expression, data.lists);

const certain: readonly (Outright & { pattern: RegExp })[] = [
  ...Object.entries(data.outright).flatMap(([fact, expressions]) =>
    expressions.map((expression) => ({ fact: fact as Fact, pattern: read(expression) })),
  ),
  ...Object.entries(data.elsewhere).flatMap(([language, expressions]) =>
    expressions.map((expression) => ({
      fact: "thoughts" as const,
      language: language as Elsewhere,
      pattern: read(expression),
    })),
  ),
];
const young = data.young.map(read);
const grown = data.grown.map(read);
const past = data.past.map(read);
const present = data.present.map(read);
const cries = data.cries.map(read);
const leftAlone = data.left_alone.map(read);
const feared = data.feared.map(read);
const worries = data.worries.map(read);
const searched = data.searched.map(read);
const harmless = data.harmless.map((expression) => new RegExp(read(expression).source, "g"));

/** Stands for an expression that tells nothing: "I am killing time" → "i am ~", which is not "I am." */
const HARMLESS = "~";

/** What is said outright in one of these sentences; a question mark takes nothing back. */
export function findOutright(sentences: readonly (readonly string[])[]): Outright[] {
  const said = sentences.map((words) => spaceWords(words.filter((word) => word !== "?")));
  return certain.filter(({ pattern }) => said.some((sentence) => pattern.test(sentence)));
}

/** The language of what is said outright in none of the two of the site; null where nothing is. */
export function languageOf(outright: readonly Outright[]): Elsewhere | null {
  return outright.find(({ language }) => language)?.language ?? null;
}

/** A sentence with one sign in the place of each figure of speech. */
export function dropHarmless(words: readonly string[]): readonly string[] {
  const said = spaceWords(words);
  const left = harmless.reduce((rest, pattern) => rest.replace(pattern, ` ${HARMLESS}`), said);
  return left === said ? words : left.split(" ").filter((word) => word !== "");
}

/** Whether a message is nothing but a cry: "I can't go on." */
export function isCry(sentences: readonly (readonly string[])[]): boolean {
  return isAllSaid(cries, sentences);
}

/** Whether a message is nothing but that nobody is at home and they are afraid. */
export function isLeftAlone(sentences: readonly (readonly string[])[]): boolean {
  return isAllSaid(leftAlone, sentences);
}

/** Whether somebody near is feared: "I'm scared of my dad." */
export function isSomebodyFeared(sentences: readonly (readonly string[])[]): boolean {
  return isAnySaid(feared, sentences);
}

/** Whether a message tells, among other things, of worry for somebody near. */
export function isWorry(sentences: readonly (readonly string[])[]): boolean {
  return isAnySaid(worries, sentences);
}

/** Whether an age of at most twelve, or a class of such an age, is told; null where none is. */
export function isYoung(sentences: readonly (readonly string[])[]): boolean | null {
  if (isAnySaid(young, sentences)) return true;
  return isAnySaid(grown, sentences) ? false : null;
}

/** Whether a message tells of what was long ago, and of nothing today. */
export function isPast(sentences: readonly (readonly string[])[]): boolean {
  return isAnySaid(past, sentences) && !isAnySaid(present, sentences);
}

/** Whether a search asks for help. */
export function isSearchForHelp(sentences: readonly (readonly string[])[]): boolean {
  return isAnySaid(searched, sentences);
}

/** Whether every sentence says one of these, and nothing else is said. */
function isAllSaid(patterns: readonly RegExp[], sentences: readonly (readonly string[])[]): boolean {
  const said = sentences.map((words) => spaceWords(words.filter((word) => word !== "?")));
  return said.length > 0 && said.every((sentence) => patterns.some((pattern) => pattern.test(sentence)));
}

function isAnySaid(patterns: readonly RegExp[], sentences: readonly (readonly string[])[]): boolean {
  return sentences.map(spaceWords).some((sentence) => patterns.some((pattern) => pattern.test(sentence)));
}
