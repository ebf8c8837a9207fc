import { foldText } from "./fold.ts";
import { readSpoken, readWindows } from "./features.ts";
import { HARMS } from "./harms-model.ts";
import { openHeads, scoreHeads, type Heads } from "./heads.ts";
import { readSentences } from "./words.ts";

/** How sure it is that no reply may say this; `maybe` counts where somebody may be in danger. */
export type HarmLevel = "none" | "maybe" | "sure";

let opened: Heads | undefined;

/** Whether a sentence of a reply says what none may (content/care/harms.yaml), learned by example; both languages at once. */
export function readHarm(sentence: string): HarmLevel {
  const margin = measureHarm(sentence);
  const { maybe, sure } = HARMS.head;
  return margin > sure ? "sure" : margin > maybe ? "maybe" : "none";
}

/** On which side a sentence of a reply stands, and how far: above zero it is like the bad examples. */
export function measureHarm(sentence: string): number {
  opened ??= openHeads({ size: HARMS.size, heads: [HARMS.head] });
  const features = readWindows(readSentences(sentence), HARMS.size).whole;
  return features.length === 0 ? -1 : (scoreHeads(opened, features)[0] ?? 0);
}

/** A word and the white space after it. */
const WORD = /\S+/g;

/**
 * How much of the beginning of a sentence may be shown before its end is known: to the end of the
 * first word with which it is no longer far from what is harmful. The same for each way in which
 * the sentence may come in pieces.
 */
export function measureCalm(text: string): number {
  opened ??= openHeads({ size: HARMS.size, heads: [HARMS.head] });
  const heads = opened;
  const bias = HARMS.head.bias;
  let sum = 0;
  let count = 0;
  const words: string[] = [];
  for (const found of text.matchAll(WORD)) {
    const end = found.index + found[0].length;
    if (end === text.length) return end;
    const next = foldText(found[0]).match(/[a-z0-9]+/g) ?? [];
    for (const word of next) {
      words.push(word);
      readSpoken(words, HARMS.size, (feature) => {
        count++;
        const last = heads.start[feature + 1] ?? 0;
        for (let entry = heads.start[feature] ?? 0; entry < last; entry++) sum += heads.weight[entry] ?? 0;
      });
    }
    if (sum / Math.sqrt(Math.max(1, count)) + bias > HARMS.head.maybe) return end;
  }
  return text.length;
}
