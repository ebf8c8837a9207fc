import { readFileSync } from "node:fs";
import { hashText } from "../features.ts";
import { createRandom } from "./random.ts";

export const LANGUAGES = ["sl", "en"] as const;
/** What is learned from, what chooses form and thresholds, and what is only measured with (recognition/README.md). */
export const PARTS = ["train", "validation", "test", "test-2", "challenge"] as const;

/** A message of the corpus: its signal (or "none"), what is noted about it, what it says. */
export interface Message {
  signal: string;
  tags: readonly string[];
  text: string;
}

/** The messages of one file, `sl/train/harmless`. */
export function readMessages(file: string): Message[] {
  return readFileSync(new URL(`../corpus/${file}.tsv`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [signal = "", tags = "", text = ""] = line.split("\t");
      return { signal, tags: tags.split(","), text };
    });
}

/** The messages of one part, `sl/test`. */
export function readKinds(part: string): Message[] {
  return ["distressed", "harmless"].flatMap((kind) => readMessages(`${part}/${kind}`));
}

/** The columns of each line of a file of one language. */
function readRows(language: string, name: string): string[][] {
  return readFileSync(new URL(`../corpus/${language}/${name}.tsv`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
}

/** A message of the writers of facts: everything that is plainly true of it, what it was written for first. */
export interface FactLine {
  labels: readonly string[];
  writer: string;
  text: string;
}

/** The splits of the facts: each writer stands in one of them alone. */
export const FACT_SPLITS = ["train", "validation", "test"] as const;
export type FactSplit = (typeof FACT_SPLITS)[number];

/** The messages of one language and split, with what is true of each. */
export function readFactLines(language: string, split: FactSplit): FactLine[] {
  return readRows(language, `facts/${split}`).map(([labels = "", writer = "", text = ""]) => {
    return { labels: labels.split(","), writer, text: text.replaceAll("\\n", "\n") };
  });
}

/** A message of the writers of topics: what it is about, the likelier first; nothing of the list where that is empty. */
export interface TopicLine {
  topics: readonly string[];
  text: string;
}

/** The messages about topics that are learned from besides those of the topics' own files. */
export function readTopicLines(language: string): TopicLine[] {
  return readRows(language, "topics/train").map(([topics = "", , text = ""]) => {
    return { topics: topics === "none" ? [] : topics.split(","), text };
  });
}

/** What somebody wrote where a question of the sheet stood, and which button they meant. */
export interface AnswerLine {
  language: string;
  writer: string;
  step: string;
  /** A button's name, or `-else`, `-wrong` (recognition/answers.ts). */
  label: string;
  text: string;
}

/** The answers in free words that are learned from. */
export function readAnswerLines(language: string): AnswerLine[] {
  return readRows(language, "answers/train").map(([name = "", writer = "", text = ""]) => {
    const dot = name.indexOf(".");
    return { language, writer, step: name.slice(0, dot), label: name.slice(dot + 1), text };
  });
}

/** What somebody asked or said beside an answer. */
export interface AsideLine {
  /** What it asks ("asked" of the sheet's asides); nothing where that is empty. */
  asked: readonly string[];
  /** What it asks perhaps. */
  open: readonly string[];
  text: string;
}

/** The messages in which something is asked or said in between; `?name` is open. */
export function readAsideLines(language: string, split: "train" | "test"): AsideLine[] {
  return readRows(language, `asides/${split}`).map(([names = "", , text = ""]) => {
    const all = names === "none" ? [] : names.split(",");
    return {
      asked: all.filter((name) => !name.startsWith("?")),
      open: all.flatMap((name) => (name.startsWith("?") ? [name.slice(1)] : [])),
      text,
    };
  });
}

/** FNV-1a: sets the same lines aside each time. */
export function hashLine(text: string): number {
  const hash = hashText(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** On messages marked so people would disagree: they are neither learned from nor measured. */
export function isClear({ tags }: Message): boolean {
  return !tags.includes("borderline");
}

/** A line of `phrases.tsv` says many things: "[I|we] are {here|there}" → as many different ones as there are, up to a number. */
export function expandPhrase(text: string, most: number, seed: number): string[] {
  const random = createRandom(seed);
  const said = new Set<string>();
  for (let time = 0; time < most * 2 && said.size < most; time++) {
    let phrase = text;
    while (/[[{]/.test(phrase)) phrase = chooseOnce(phrase, random);
    said.add(
      phrase
        .replace(/\s+/g, " ")
        .replace(/ ([,.?!])/g, "$1")
        .trim(),
    );
  }
  return [...said];
}

function chooseOnce(phrase: string, random: () => number): string {
  return phrase.replace(/[[{]([^[\]{}]*)[\]}]/g, (_, list: string) => {
    const choices = list.split("|");
    return choices[Math.floor(random() * choices.length)] ?? "";
  });
}
