import { joinContractions } from "./contractions.ts";
import { decodeLeet, foldText } from "./fold.ts";

/** Letters and digits, with signs between them that may stand for letters; pictures; question marks. */
const CHUNK = /[a-z0-9$@]+(?:[*#_/|!$@€+]+[a-z0-9$@]+)*|\p{Extended_Pictographic}|\?/gu;
const SENTENCE_END = /[.!…]+(?=\s|$)|(?<=\?)|[;\n]+/;
/** Nobody writes longer words; only attacks do. */
const LONGEST = 60;

/** A message as sentences of folded words; leetspeak and s p a c e d letters are read as well. */
export function readSentences(text: string): string[][] {
  return foldText(text)
    .split(SENTENCE_END)
    .map((part) =>
      joinContractions(
        joinLetters(part.match(CHUNK) ?? [])
          .filter((chunk) => chunk.length <= LONGEST)
          .map(readWord),
      ),
    )
    .filter((words) => words.length > 0);
}

/** "i. want. to. be. dead.": a full stop before a single word ends no sentence. */
export function joinSingleWords(sentences: readonly (readonly string[])[]): string[][] {
  const joined: string[][] = [];
  for (const words of sentences) {
    const last = joined.at(-1);
    if (last && words.length === 1 && last.length < 6) last.push(...words);
    else joined.push([...words]);
  }
  return joined;
}

/** "s a m o m o r" → "samomor": three or more single letters in a row are one word. */
function joinLetters(chunks: string[]): string[] {
  const joined: string[] = [];
  for (let start = 0; start < chunks.length;) {
    let end = start;
    while (/^[^?]$/.test(chunks[end] ?? "")) end++;
    if (end - start > 2) joined.push(chunks.slice(start, end).join(""));
    else joined.push(...chunks.slice(start, (end = Math.max(end, start + 1))));
    start = end;
  }
  return joined;
}

/** "k1ll" → "kill", "s*icide" → "sicide", "pleeease" → "please". */
function readWord(chunk: string): string {
  const decoded = /^[a-z]+$/.test(chunk) ? chunk : (decodeLeet(chunk) ?? chunk);
  return decoded.replace(/(.)\1{2,}/g, "$1");
}
