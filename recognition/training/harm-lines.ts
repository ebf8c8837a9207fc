import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { expandPhrase, hashLine, LANGUAGES } from "./corpus.ts";

/** A sentence of a reply: what kind of harm it is or looks like, and whether it may be said. */
export interface HarmLine {
  language: string;
  kind: string;
  isBad: boolean;
  text: string;
  weight: number;
}

/** How many variants of a phrase are made for each of its alternatives, and at most. */
const VARIANTS = 3;
const MOST_VARIANTS = 24;
/** What all variants of a phrase weigh together, in lines of a writer. */
const PHRASE_WEIGHT = 12;
const EXAMPLE_WEIGHT = 3;
/** One in so many lines of the writer chooses thresholds; the same ones each time. */
const VALIDATION_EVERY = 4;

const CONTENT = new URL("../../content/", import.meta.url);

/** The lines of a file of `corpus/LANGUAGE/harms`. */
export function readHarmFile(file: "train" | "test" | "taught" | "phrases"): HarmLine[] {
  return LANGUAGES.flatMap((language) =>
    readFileSync(new URL(`../corpus/${language}/harms/${file}.tsv`, import.meta.url), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => {
        const [kind = "", side = "", text = ""] = line.split("\t");
        return { language, kind, isBad: side === "bad", text, weight: 1 };
      }),
  );
}

/** The writers of `train`, in two parts by a fixed hash: what is learned from, and what chooses thresholds. */
export function splitHarmLines(): { train: HarmLine[]; validation: HarmLine[] } {
  const taught = new Set(readHarmFile("taught").map(({ text }) => text));
  const lines = readHarmFile("train").filter(({ text }) => !taught.has(text));
  const isAside = ({ text }: HarmLine) => hashLine(text) % VALIDATION_EVERY === 0;
  return { train: lines.filter((line) => !isAside(line)), validation: lines.filter(isAside) };
}

/** Every variant of the phrases, what must not be judged wrongly, and the examples of content/care/harms.yaml. */
export function readTaughtLines(aside: ReadonlySet<string>): HarmLine[] {
  const phrases = readHarmFile("phrases").flatMap((line, index) => {
    const most = Math.min(MOST_VARIANTS, VARIANTS * line.text.split("|").length);
    const variants = expandPhrase(line.text, most, index + 1);
    const weight = Math.min(4, PHRASE_WEIGHT / variants.length);
    return variants.map((text) => ({ ...line, text, weight }));
  });
  const taught = readHarmFile("taught").map((line) => ({ ...line, weight: 60 }));
  return [...phrases, ...taught, ...readExamples()].filter(({ text }) => !aside.has(text));
}

interface Harm {
  id: string;
  bad: Record<string, string[]>;
  good: Record<string, string[]>;
}

function readExamples(): HarmLine[] {
  const { harms } = parse(readFileSync(new URL("care/harms.yaml", CONTENT), "utf8")) as { harms: Harm[] };
  return harms.flatMap(({ id, bad, good }) =>
    [bad, good].flatMap((examples, index) =>
      LANGUAGES.flatMap((language) =>
        (examples[language] ?? []).map((text) => ({
          language,
          kind: id,
          isBad: index === 0,
          text,
          weight: EXAMPLE_WEIGHT,
        })),
      ),
    ),
  );
}

/** The sentences of the site's own texts, in both languages; every fifth is kept aside. */
export function readSiteSentences(): { train: string[]; validation: string[] } {
  const folders = LANGUAGES.map((language) => new URL(`${language}/`, CONTENT));
  const files = folders.flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: "utf8" })
          .filter((name) => /\.(?:md|yaml)$/.test(name))
          .map((name) => new URL(name, folder))
      : [],
  );
  const sentences = [...files, new URL("care/protocol.yaml", CONTENT)].flatMap((file) =>
    readFileSync(file, "utf8")
      .split(/\n|(?<=[.!?…][»«”"*_]*)\s+/)
      .map((each) =>
        each
          .replace(/^\s*[\w-]+:\s*[>|]?|\]\([^)]*\)/g, "")
          .replace(/[[\]*_`#">]/g, "")
          .trim(),
      )
      .filter((each) => each.split(" ").length > 3),
  );
  const unique = [...new Set(sentences)];
  return {
    train: unique.filter((each) => hashLine(each) % 5 !== 0),
    validation: unique.filter((each) => hashLine(each) % 5 === 0),
  };
}
