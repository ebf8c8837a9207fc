import { readConcepts } from "./concepts.ts";

/** A word as the classifier sees it: numbers that stand for its beginning, its meaning, its letters. */
interface Token {
  stem: number;
  /** Its first meaning, or its beginning where it has none. */
  gist: number;
  concepts: readonly number[];
  letters: readonly number[];
}

const STEM = 6;
const LETTERS = [3, 4, 5];
/** How many words on a word is still seen together with it. */
const REACH = 4;
const MOST_SENTENCES = 3;
/** A message longer than this is read to here. */
const MOST_WORDS = 2000;

/** What kind of feature a number stands for. */
const KIND = {
  stem: 1,
  stemPair: 2,
  stemTriple: 3,
  gist: 4,
  gistPair: 5,
  gistTriple: 6,
  apart: 7,
  letters: 8,
  together: 9,
};
/** Stands before and after each sentence like a word of its own: "to live." is not "to live in Celje". */
const EDGE: Token = { stem: 1, gist: 1, concepts: [], letters: [] };

/** A message as the features it holds: numbers below `size`, without doubles. */
export interface Windows {
  whole: readonly number[];
  /** Of a long message each sentence and each two and three: danger amid small talk is judged by itself. */
  parts: readonly (readonly number[])[];
  /** Each sentence of a message of several. */
  single: readonly (readonly number[])[];
}

export function readWindows(message: readonly (readonly string[])[], size: number): Windows {
  let words = 0;
  const sentences = message.map(readTokens).filter((tokens) => (words += tokens.length) <= MOST_WORDS);
  const parts: number[][] = [];
  const single: number[][] = [];
  if (sentences.length > 1) for (const sentence of sentences) single.push(readFeatures(sentence, size));
  if (sentences.length > MOST_SENTENCES)
    for (let start = 0; start < sentences.length; start++)
      for (let end = start + 2; end <= Math.min(start + MOST_SENTENCES, sentences.length); end++)
        parts.push(readFeatures(sentences.slice(start, end).flat(), size));
  return {
    whole: sentences.length > 0 ? readFeatures(sentences.flat(), size) : [],
    parts: sentences.length > MOST_SENTENCES ? [...single, ...parts] : [],
    single,
  };
}

function readTokens(words: readonly string[]): Token[] {
  const concepts = readConcepts(words);
  const tokens = words.map((word, place) => {
    const edged = `<${word}>`;
    const letters = LETTERS.flatMap((length) =>
      Array.from({ length: Math.max(0, edged.length - length + 1) }, (_, start) =>
        hashText(edged.slice(start, start + length)),
      ),
    );
    const stem = hashText(word.slice(0, STEM));
    const meanings = (concepts[place] ?? []).map((concept) => concept + 2);
    return { stem, gist: meanings[0] ?? stem, concepts: meanings, letters };
  });
  return [...tokens, EDGE];
}

function readFeatures(tokens: readonly Token[], size: number): number[] {
  const found = new Set<number>();
  const add = (kind: number, a: number, b = 0, c = 0) =>
    found.add(mix(mix(kind, a, b), c, kind) & (size - 1));
  const line = [EDGE, ...tokens];
  line.forEach((token, place) => {
    const next = line[place + 1];
    const third = line[place + 2];
    add(KIND.stem, token.stem);
    add(KIND.gist, token.gist);
    for (const letters of token.letters) add(KIND.letters, letters);
    if (!next) return;
    add(KIND.stemPair, token.stem, next.stem);
    add(KIND.gistPair, token.gist, next.gist);
    if (!third) return;
    add(KIND.stemTriple, token.stem, next.stem, third.stem);
    add(KIND.gistTriple, token.gist, next.gist, third.gist);
    for (const later of line.slice(place + 2, place + REACH + 1)) add(KIND.apart, token.gist, later.gist);
  });
  const meanings = [...new Set(tokens.flatMap(({ concepts }) => concepts))].toSorted((a, b) => a - b);
  meanings.forEach((first, index) => {
    add(KIND.together, first, first);
    for (const second of meanings.slice(index + 1)) add(KIND.together, first, second);
  });
  return [...found];
}

/** FNV-1a. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

/** Scatters three numbers evenly (the finaliser of MurmurHash3). */
function mix(kind: number, a: number, b: number): number {
  let hash = Math.imul(a, 0x85ebca6b) ^ Math.imul(b + 0x9e3779b9, 0xc2b2ae35) ^ Math.imul(kind, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
