import { decodeLeet, foldText, squeeze } from "./fold.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A word of a message in the spelling of the lexicon, and the numbers of its sentence and its clause. */
export interface Word {
  text: string;
  sentence: number;
  clause: number;
}

/** Letters and digits, with signs between them that may stand for letters; the emoji that say something here. */
const CHUNK = /[a-z0-9$@]+(?:[*#_/|!$@€+]+[a-z0-9$@]+)*\*?|[💊🔪🩸⚰🪦🔫🕊🕯🖤💔👋🔚]/gu;
const SENTENCE_END = /[.!?…]+(?=\s|$)|[;\n]+/;
const CLAUSE_END = /[,:()«»"„“”]|\s[-–—]+\s|\b(?:but|ampak|vendar|toda|zato|so that)\b/;
/** Nobody writes longer words; only attacks do. */
const LONGEST = 200;

/** Cuts a message into words; leetspeak, spaced, masked, joined and misspelt words are read as well. */
export function readWords(text: string, vocabulary: Vocabulary): Word[] {
  const words: Word[] = [];
  let sentence = 0;
  let clause = 0;
  let previous = 0;
  for (const part of foldText(text).split(SENTENCE_END)) {
    const length = joinLetters(part.match(CHUNK) ?? []).length;
    // "i. want. to. be. dead.": a full stop after a single word ends no sentence.
    if (previous > 1 && length > 1) sentence++;
    if (length > 0) previous = length;
    for (const piece of part.split(CLAUSE_END)) {
      clause++;
      const chunks = joinLetters(piece.match(CHUNK) ?? []);
      const found = chunks.flatMap((chunk) => readChunk(chunk, vocabulary));
      for (const word of joinHalves(found, vocabulary)) words.push({ text: word, sentence, clause });
    }
  }
  return words;
}

/** "s a m o m o r" → "samomor": three or more single letters in a row are one word. */
function joinLetters(chunks: string[]): string[] {
  const joined: string[] = [];
  for (let start = 0; start < chunks.length;) {
    let end = start;
    while (chunks[end]?.length === 1) end++;
    if (end - start > 2) joined.push(chunks.slice(start, end).join(""));
    else joined.push(...chunks.slice(start, (end = Math.max(end, start + 1))));
    start = end;
  }
  return joined;
}

function readChunk(chunk: string, vocabulary: Vocabulary): readonly string[] {
  if (chunk.length > LONGEST) return [];
  const isPlain = /^[a-z]+$/.test(chunk);
  const known = isPlain || vocabulary.isWhole(chunk) ? vocabulary.read(chunk) : undefined;
  if (known) return known;
  if (isPlain) return readUnknown(chunk, vocabulary);
  const unmasked = vocabulary.unmask(chunk);
  if (unmasked) return [unmasked];
  const decoded = decodeLeet(chunk);
  for (const word of decoded) {
    const read = vocabulary.read(word);
    if (read) return read;
  }
  for (const word of decoded) {
    const read = readUnknown(word, vocabulary);
    if (read[0] !== word) return read;
  }
  const parts = chunk.match(/[a-z]+|[0-9]+/g) ?? [];
  return parts.length > 1 ? parts.flatMap((part) => readChunk(part, vocabulary)) : [chunk];
}

function readUnknown(word: string, vocabulary: Vocabulary): readonly string[] {
  const corrected = vocabulary.correct(squeeze(word));
  return corrected ? [corrected] : (splitJoined(word, vocabulary) ?? [word]);
}

/** "um rla" → "umrla", "my self" → "myself". */
function joinHalves(words: string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    const next = words[index + 1];
    if (next !== undefined && vocabulary.canJoin(word, next)) {
      joined.push(...(vocabulary.read(word + next) ?? [word + next]));
      index++;
    } else joined.push(word);
  }
  return joined;
}

/** "iwanttodie" → "i want to die": a long unknown word that consists of known ones alone. */
function splitJoined(word: string, vocabulary: Vocabulary): string[] | undefined {
  if (word.length < 8) return undefined;
  // fewest[end]: the fewest words that make up the letters before end.
  const fewest: ({ count: number; start: number } | undefined)[] = [{ count: 0, start: 0 }];
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - 14); start < end; start++) {
      const before = fewest[start];
      if (!before || (fewest[end]?.count ?? Infinity) <= before.count + 1) continue;
      if (vocabulary.isWhole(word.slice(start, end))) fewest[end] = { count: before.count + 1, start };
    }
  }
  const parts: string[] = [];
  for (let end = word.length; end > 0;) {
    const step = fewest[end];
    if (!step) return undefined;
    parts.unshift(word.slice(step.start, end));
    end = step.start;
  }
  return parts.length > 1 ? parts.flatMap((part) => vocabulary.read(part) ?? [part]) : undefined;
}
