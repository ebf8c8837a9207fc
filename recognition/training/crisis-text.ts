import { foldLine, hashText, trimText } from "./human-text.ts";
import type { Snapshot } from "./human-sources.ts";

const PROCESSED = "data/processed/sampled_dataset_n_200_merged_n50-noSeed_156-s42.json";
const BY_PEOPLE = "data/human_label/human-labeled-sampled_dataset_n206_s42-merged_labels.json";
const BY_MODEL =
  "data/llm_label/gpt-4o-mini-labeled-sampled_dataset_n_2046_nPerD168_seed0-merged-labels.json";
const ALL = [PROCESSED, "data/processed/sampled_dataset_n_2046_nPerD168_seed0.json"];

interface Entry {
  inputs: string[];
  label?: string | null;
  dataset_id?: string | number;
  all_labels?: (string | null)[];
}

/** A text of the development half: who labelled it, with what, and the number of the collection it is from. */
export interface CrisisText {
  category: string;
  labelledBy: "people" | "gpt-4o-mini";
  origin: string;
  labels: string;
  text: string;
}

/** Texts of the half that is never looked at are passed over before anything else is done. */
function readHalf(entries: readonly Entry[]): { text: string; entry: Entry }[] {
  return entries
    .map((entry) => ({ text: trimText(entry.inputs.join(" ")), entry }))
    .filter(({ text }) => Number.parseInt(hashText(text).slice(0, 2), 16) % 2 === 0);
}

/** The development half of the crisis texts, each once; where people labelled one, with their label. */
export function readCrisisTexts(snapshot: Snapshot): CrisisText[] {
  const read = (path: string) => readHalf(JSON.parse(snapshot.readText(path)) as Entry[]);
  const origins = new Map(read(PROCESSED).map(({ text, entry }) => [text, String(entry.dataset_id)]));
  const texts = new Map<string, CrisisText>();
  for (const { text, entry } of read(BY_PEOPLE))
    texts.set(text, { ...describe(text, entry), labelledBy: "people", origin: origins.get(text) ?? "" });
  for (const { text, entry } of read(BY_MODEL))
    if (!texts.has(text))
      texts.set(text, {
        ...describe(text, entry),
        labelledBy: "gpt-4o-mini",
        origin: String(entry.dataset_id),
      });
  return [...texts.values()];
}

function describe(text: string, { label, all_labels = [] }: Entry) {
  return {
    category: label ?? "undecided",
    labels: all_labels.map((each) => each ?? "None").join("|"),
    text: text.replaceAll("\r\n", "\n").replaceAll("\n", " ⏎ ").replaceAll("\t", " "),
  };
}

const LEAST_WORDS = 6;

/** The crisis texts and their longer sentences, folded: no harmless line may be one of them. Neither shown nor counted. */
export function foldCrisisTexts(snapshot: Snapshot): Set<string> {
  const folded = new Set<string>();
  for (const path of ALL)
    for (const { inputs } of JSON.parse(snapshot.readText(path)) as Entry[]) {
      folded.add(foldLine(inputs.join(" ")));
      for (const sentence of inputs.map(foldLine)) if (isLong(sentence)) folded.add(sentence);
    }
  return folded;
}

/** Whether a long text is, whole or in part, one of the crisis texts. */
export function isCrisisText(text: string, crisis: ReadonlySet<string>): boolean {
  return (
    crisis.has(foldLine(text)) ||
    text
      .split(/(?<=[.?!])|\n/)
      .map(foldLine)
      .some((part) => isLong(part) && crisis.has(part))
  );
}

function isLong(folded: string): boolean {
  return folded.split(" ").length >= LEAST_WORDS;
}
