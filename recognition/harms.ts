import { foldText } from "./fold.ts";
import { readSpoken, readWhole } from "./features.ts";
import { HARMS } from "./harms-model.ts";
import { openHeads, scoreHeads, type Heads } from "./heads.ts";
import { readSentences } from "./words.ts";

/** How sure it is that no reply may say this; `maybe` counts where somebody may be in danger. */
export type HarmLevel = "none" | "maybe" | "sure";

let opened: Heads | undefined;

/** What the likeliest kind of harm weighs beside the judgement of all kinds together; chosen on lines kept aside. */
const KIND_SHARE = 1;

/** Whether a sentence of a reply says what none may (content/care/harms.yaml), learned by example; both languages at once. */
export function readHarm(sentence: string): HarmLevel {
  const margin = measureHarm(sentence);
  const { maybe, sure } = HARMS;
  return margin > sure ? "sure" : margin > maybe ? "maybe" : "none";
}

/** On which side a sentence of a reply stands, and how far: above zero it is like the bad examples. */
export function measureHarm(sentence: string): number {
  opened ??= openHeads(HARMS);
  const features = readWhole(readSentences(sentence), HARMS.size);
  return features.length === 0 ? -1 : joinKinds(scoreHeads(opened, features));
}

/** One margin of many: that of all kinds together stands first, each kind of its own after it. */
export function joinKinds(margins: Float32Array): number {
  let most = -Infinity;
  for (let kind = 1; kind < margins.length; kind++) most = Math.max(most, margins[kind] ?? 0);
  return (margins[0] ?? 0) + KIND_SHARE * most;
}

/** How the beginning of a sentence sounds so far. */
export type Calm = "calm" | "uneasy" | "alarming";

/** How far below `maybe` a beginning is no longer calm, and from where it is alarming. */
const UNEASY_BELOW = 0.3;
const ALARMING_BELOW = 0.2;
/** How far below `maybe` a beginning must fall until it is calm again after an alarming word. */
const CALMED_BELOW = 0.8;

export interface CalmReader {
  /** Takes the next word with its signs; each word once. */
  read(word: string): void;
  /** How the words so far sound together; before the first one calm. */
  readonly state: Calm;
  /** Whether they sound so harmless that what was held may be shown. */
  readonly isHarmless: boolean;
}

/** Judges the beginning of a sentence word by word, before its end is known. */
export function listenForHarm(): CalmReader {
  opened ??= openHeads(HARMS);
  const { start, weight, head, heads } = opened;
  const { maybe } = HARMS;
  const sums = new Float32Array(heads.length);
  const margins = new Float32Array(heads.length);
  let count = 0;
  let state: Calm = "calm";
  let isHarmless = false;
  const listen = readSpoken(HARMS.size, (feature) => {
    count++;
    const last = start[feature + 1] ?? 0;
    for (let entry = start[feature] ?? 0; entry < last; entry++) {
      const kind = head[entry] ?? 0;
      sums[kind] = (sums[kind] ?? 0) + (weight[entry] ?? 0);
    }
  });
  return {
    read(word) {
      for (const part of foldText(word).match(/[a-z0-9]+/g) ?? []) listen(part);
      const share = 1 / Math.sqrt(Math.max(1, count));
      heads.forEach(({ bias }, kind) => (margins[kind] = (sums[kind] ?? 0) * share + bias));
      const margin = joinKinds(margins);
      isHarmless = margin <= maybe - CALMED_BELOW;
      const wasAlarming = state === "alarming";
      if (margin > maybe - ALARMING_BELOW || (wasAlarming && !isHarmless)) state = "alarming";
      else state = margin > maybe - UNEASY_BELOW ? "uneasy" : "calm";
    },
    get state() {
      return state;
    },
    get isHarmless() {
      return isHarmless;
    },
  };
}
