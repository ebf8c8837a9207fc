import { splitClauses } from "./clauses.ts";
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
const LONGEST_LETTERS = 5;
/** How many words on a word is still seen together with it. */
const REACH = 4;
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
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Stands before and after each sentence like a word of its own: "to live." is not "to live in Celje". */
const EDGE: Token = { stem: 1, gist: 1, concepts: [], letters: [] };

/** A message as the features it holds: numbers below `size`, without doubles. */
export interface Windows {
  whole: readonly number[];
  /** Each sentence by itself, where there is more than one. */
  sentences: readonly (readonly number[])[];
  /** Of a message of several sentences each one and each two: danger amid small talk is judged by itself. */
  parts: readonly (readonly number[])[];
  /** The clauses of its sentences, for what must not be diluted within one either. */
  clauses: readonly (readonly number[])[];
}

export function readWindows(message: readonly (readonly string[])[], size: number): Windows {
  const heard = hear(message);
  const tokens = heard.map(readTokens);
  const sentences = tokens.length > 1 ? tokens.map((sentence) => readFeatures(sentence, size)) : [];
  const pairs =
    tokens.length > 2
      ? tokens
          .slice(1)
          .map((sentence, before) => readFeatures([...(tokens[before] ?? []), ...sentence], size))
      : [];
  return {
    whole: tokens.length > 0 ? readFeatures(tokens.flat(), size) : [],
    sentences,
    parts: [...sentences, ...pairs],
    clauses: heard.flatMap(splitClauses).map((clause) => readFeatures(readTokens(clause), size)),
  };
}

/** The features of a message as a whole alone, as in `readWindows`. */
export function readWhole(message: readonly (readonly string[])[], size: number): readonly number[] {
  const tokens = hear(message).flatMap(readTokens);
  return tokens.length > 0 ? readFeatures(tokens, size) : [];
}

function hear(message: readonly (readonly string[])[]): (readonly string[])[] {
  let words = 0;
  return message.filter((sentence) => (words += sentence.length + 1) <= MOST_WORDS);
}

function readTokens(words: readonly string[]): Token[] {
  const concepts = readConcepts(words);
  const tokens = words.map((word, place) => readToken(word, concepts[place] ?? []));
  return [...tokens, EDGE];
}

function readToken(word: string, concepts: readonly number[]): Token {
  const stem = hashText(word.slice(0, STEM));
  const meanings = concepts.map((concept) => concept + 2);
  return { stem, gist: meanings[0] ?? stem, concepts: meanings, letters: readLetters(`<${word}>`) };
}

/** All runs of letters of an edged word, the shorter ones first; each letter is hashed once for all runs from one place. */
function readLetters(edged: string): number[] {
  const [least = 0] = LETTERS;
  const counts = LETTERS.map((length) => Math.max(0, edged.length - length + 1));
  const found: number[] = Array.from({ length: counts.reduce((sum, count) => sum + count, 0) }, () => 0);
  for (let start = 0; start + least <= edged.length; start++) {
    let hash = FNV_START;
    let before = 0;
    for (let length = 1; length <= LONGEST_LETTERS && start + length <= edged.length; length++) {
      hash = Math.imul(hash ^ edged.charCodeAt(start + length - 1), FNV_PRIME);
      if (length < least) continue;
      found[before + start] = hash;
      before += counts[length - least] ?? 0;
    }
  }
  return found;
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

/**
 * Reads a sentence word by word, as it is spoken.
 *
 * @param call for each feature that a word adds to those before it; what two meanings far apart tell is left out
 * @returns takes the next word
 */
export function readSpoken(size: number, call: (feature: number) => void): (word: string) => void {
  const line = [EDGE];
  const add = (kind: number, a: number, b = 0, c = 0) => call(mix(mix(kind, a, b), c, kind) & (size - 1));
  return (word) => {
    const last = readToken(word, readConcepts([word])[0] ?? []);
    line.push(last);
    if (line.length > REACH + 1) line.shift();
    const [second, third] = [line.at(-2), line.at(-3)];
    add(KIND.stem, last.stem);
    add(KIND.gist, last.gist);
    for (const letters of last.letters) add(KIND.letters, letters);
    if (!second) return;
    add(KIND.stemPair, second.stem, last.stem);
    add(KIND.gistPair, second.gist, last.gist);
    if (!third) return;
    add(KIND.stemTriple, third.stem, second.stem, last.stem);
    add(KIND.gistTriple, third.gist, second.gist, last.gist);
    for (let place = 0; place < line.length - 2; place++) add(KIND.apart, line[place]?.gist ?? 0, last.gist);
  };
}

/** FNV-1a. */
export function hashText(text: string): number {
  let hash = FNV_START;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return hash;
}

/** Scatters three numbers evenly (the finaliser of MurmurHash3). */
function mix(kind: number, a: number, b: number): number {
  let hash = Math.imul(a, 0x85ebca6b) ^ Math.imul(b + 0x9e3779b9, 0xc2b2ae35) ^ Math.imul(kind, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
