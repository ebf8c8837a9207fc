import { readConcepts } from "./concepts.ts";

/** A word as the classifier sees it: numbers that stand for its beginning, its letters and its meanings. */
interface Token {
  stem: number;
  letters: readonly number[];
  concepts: readonly number[];
}

const STEM = 6;
const LETTERS = 4;
const MOST_SENTENCES = 3;
/** A message longer than this is read to here. */
const MOST_WORDS = 2000;

/** What kind of feature a number stands for. */
const KIND = { stem: 1, letters: 2, concept: 3, together: 4, after: 5, first: 6, last: 7 };
/** Stands behind the last word of each sentence, like a meaning of its own: "to live." is not "to live in Celje". */
const END: Token = { stem: 0, letters: [], concepts: [-1] };

/**
 * The windows of a message as the features they hold (numbers below `size`, without doubles). A short message is one
 * window; of a long one, each sentence and each two and three: danger amid small talk is judged by itself.
 */
export function readWindows(message: readonly (readonly string[])[], size: number): number[][] {
  const sentences = message.map(readTokens);
  if (sentences.length <= MOST_SENTENCES)
    return [sentences.flat()].filter(({ length }) => length > 0).map((tokens) => readFeatures(tokens, size));
  const windows: number[][] = [];
  let words = 0;
  for (let start = 0; start < sentences.length && words < MOST_WORDS; start++) {
    words += sentences[start]?.length ?? 0;
    for (let end = start + 1; end <= Math.min(start + MOST_SENTENCES, sentences.length); end++)
      windows.push(readFeatures(sentences.slice(start, end).flat(), size));
  }
  return windows;
}

function readTokens(words: readonly string[]): Token[] {
  const concepts = readConcepts(words);
  const tokens = words.map((word, place) => {
    const letters: number[] = [];
    const edged = `<${word}>`;
    for (let start = 0; start + LETTERS <= edged.length; start++)
      letters.push(hashText(edged.slice(start, start + LETTERS)));
    return { stem: hashText(word.slice(0, STEM)), letters, concepts: concepts[place] ?? [] };
  });
  return [...tokens, END];
}

function readFeatures(tokens: readonly Token[], size: number): number[] {
  const found = new Set<number>();
  const add = (kind: number, a: number, b = 0) => found.add(mix(kind, a, b) & (size - 1));
  const meanings = new Set<number>();
  tokens.forEach((token, place) => {
    if (token !== END) add(KIND.stem, token.stem);
    for (const letters of token.letters) add(KIND.letters, letters);
    for (const concept of token.concepts) {
      add(KIND.concept, concept);
      if (token !== END) meanings.add(concept);
    }
    for (const later of tokens.slice(place + 1, place + 4))
      for (const first of token.concepts) for (const second of later.concepts) add(KIND.after, first, second);
  });
  const sorted = [...meanings].toSorted((a, b) => a - b);
  sorted.forEach((first, index) => {
    for (const second of sorted.slice(index + 1)) add(KIND.together, first, second);
  });
  const first = tokens[0];
  const last = tokens.at(-2);
  if (first && last) {
    add(KIND.first, first.stem);
    for (const concept of first.concepts) add(KIND.first, concept, 1);
    add(KIND.last, last.stem);
    for (const concept of last.concepts) add(KIND.last, concept, 1);
  }
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
