import { existsSync, readFileSync } from "node:fs";
import { isClear, readKinds } from "./corpus.ts";
import { CRISIS, readSources } from "./human-sources.ts";

const CORPUS = new URL("../corpus/", import.meta.url);
const HUMAN = new URL("human/", CORPUS);

const TO_LIFE =
  "wish thoughts intent plan farewell done place voices other other_now follow method self_harm".split(" ");
/** Neither danger to life nor harmless: an alarm on them counts nowhere. */
const GRAVE =
  "violence violence_now violence_witness sexual_violence blackmail harm_other medical damnation".split(" ");

/** The lines of the facts' test split, by what their labels tell (corpus/brief-facts.md). */
export function readFacts(language: string): { danger: string[]; harmless: string[]; method: string[] } {
  const lines = readRows(new URL(`${language}/facts/test.tsv`, CORPUS)).map(([labels = "", , text = ""]) => ({
    labels: labels.split(","),
    text,
  }));
  const choose = (fits: (labels: readonly string[]) => boolean) =>
    lines.filter(({ labels }) => fits(labels)).map(({ text }) => text);
  return {
    danger: choose((labels) => labels.some((label) => TO_LIFE.includes(label))),
    harmless: choose((labels) => !labels.some((label) => TO_LIFE.includes(label) || GRAVE.includes(label))),
    method: choose((labels) => labels.includes("method")),
  };
}

/** Plain questions for a method, nothing else. */
export function readMethods(language: string): string[] {
  return readRows(new URL(`${language}/method/test.tsv`, CORPUS)).map(([text = ""]) => text);
}

/** Harmless messages in the middle of a talk: the talk's number, the message. */
export function readTalk(language: string): string[] {
  return readRows(new URL(`${language}/talk/test.tsv`, CORPUS)).map(([, text = ""]) => text);
}

/** A part of the project's own messages, without the lines on which people would disagree. */
export function readOwn(language: string, part: string): { danger: string[]; harmless: string[] } {
  const messages = readKinds(`${language}/${part}`).filter(isClear);
  return {
    danger: messages.filter(({ signal }) => signal !== "none").map(({ text }) => text),
    harmless: messages.filter(({ signal }) => signal === "none").map(({ text }) => text),
  };
}

/** Whether `npm run human-text` has been run here. */
export function hasHumanText(): boolean {
  return readSources().every(({ id }) => existsSync(new URL(`${id}.tsv`, HUMAN)));
}

/** Test lines of ordinary text, by source: to be counted, never printed. */
export function readHumanTest(language: string): { id: string; people: string; texts: string[] }[] {
  return readSources()
    .filter((source) => source.language === language && source.id !== CRISIS)
    .map(({ id, people }) => ({
      id,
      people,
      texts: readRows(new URL(`${id}.tsv`, HUMAN)).flatMap(([split, text = ""]) =>
        split === "test" ? [text] : [],
      ),
    }));
}

/** Of these collections the descriptions of the loader say that people wrote them. */
const BY_PEOPLE = ["1", "7", "8"];
const LONGEST = 200;

/** The short crisis texts of the development half. */
export function readShortCrisis(): { category: string; isByPeople: boolean; text: string }[] {
  return readRows(new URL("crisis-dev-details.tsv", HUMAN))
    .slice(1)
    .filter(([, , , , characters]) => Number(characters) <= LONGEST)
    .map(([category = "", , origin = "", , , text = ""]) => ({
      category,
      isByPeople: BY_PEOPLE.includes(origin.split("_")[1] ?? ""),
      text: text.replaceAll(" ⏎ ", "\n"),
    }));
}

function readRows(file: URL): string[][] {
  return readFileSync(file, "utf8")
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => line.split("\t"));
}
