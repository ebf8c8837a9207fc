import { splitSentences } from "./sentences.ts";

/** Takes the text of a reply piece by piece and gives back what the visitor may see. */
export interface TextFilter {
  /** What may be shown now, given the next piece of the reply. */
  push(piece: string): string;
  /** What was still held when the reply ended; asked again, nothing, or why it ended there. */
  end(): string;
  /** What of the held text is whole when the reply broke off: no half number or link. */
  breakOff(): string;
}

/**
 * What the visitor may see of a complete sentence; `""` takes it out. One that throws ends the
 * reply before its sentence: the filter gives what came before, and throws at the next call.
 */
export type Mend = (sentence: string) => string;

const WORD = String.raw`\p{L}[\p{L}\p{M}\p{Nd}]*(?:-[\p{L}\p{M}\p{Nd}]+|[’']\p{L}[\p{L}\p{M}]*)*(?:(?<=\p{Nd})\.\p{Nd}+)?`;
/**
 * Words in which there is nothing to mend: no figure on its own, no link, no quotation mark, and no
 * dash or bracket at the beginning, where a source may follow. Every `Mend` must leave them alone.
 */
const COMPLETE_WORD = new RegExp(String.raw`\s*([(*_]{0,4}(?:${WORD}|[–—-])[,;:.!?…)*_]*)(?=\s)`, "uy");
/** The last one, perhaps not complete yet. */
const BEGUN_WORD = new RegExp(String.raw`\s*([(*_]{0,4}${WORD})`, "uy");
const WHITE_SPACE = /\s*/y;
const SOURCE_BEGUN = /^\s*[*_]*[(–—]/;
/** What a word may end with that goes on as an address. */
const ADDRESS_BEGUN = /(?:h|ht|htt|https?|w{1,3})$/i;

/** What may be unfinished at the end of a reply that broke off. */
const UNFINISHED_END =
  /(?:\[[^\]\n]*(?:\](?:\([^)\n]*)?)?|<[a-z/!][^>\n]*|[+(]*\p{Nd}[\p{Nd}\s()./–-]*|\S+)$/iu;

/** Follows the words of one sentence and tells how much of them no `Mend` could take out. */
export interface WordFollower {
  /** Takes the next complete word and where it begins. */
  add(word: string, from: number): void;
  /** How much of the sentence may be shown, given the word that is being written and where it begins; never less than before. */
  measure(begun: string, from: number): number;
}

/** How much of a sentence may be shown before it is complete; asked again as it grows, it reads only what is new. */
function readBeginning(follower: WordFollower): (text: string) => number {
  let end = 0;
  return (text) => {
    if (end === 0 && SOURCE_BEGUN.test(text)) return 0;
    for (;;) {
      COMPLETE_WORD.lastIndex = end;
      const word = COMPLETE_WORD.exec(text)?.[1];
      if (word === undefined) break;
      end = COMPLETE_WORD.lastIndex;
      follower.add(word, end - word.length);
    }
    BEGUN_WORD.lastIndex = end;
    const word = BEGUN_WORD.exec(text)?.[1];
    if (word !== undefined)
      return follower.measure(word.replace(ADDRESS_BEGUN, ""), BEGUN_WORD.lastIndex - word.length);
    WHITE_SPACE.lastIndex = end;
    WHITE_SPACE.test(text);
    return end === 0 ? 0 : follower.measure("", WHITE_SPACE.lastIndex);
  };
}

/**
 * Mends a reply sentence by sentence while it streams. It makes no difference where the pieces
 * are cut, and never more than one sentence is held.
 *
 * @param follow made for each sentence: what it allows is shown before the sentence is complete. Null
 *   where sentences must go without a trace
 */
export function filterSentences(mends: readonly Mend[], follow: (() => WordFollower) | null): TextFilter {
  const readAnew = follow ? () => readBeginning(follow()) : () => () => 0;
  let sentence = "";
  /** How much of it is known to hold no end of a sentence. */
  let looked = 0;
  let measure = readAnew();
  /** How much of the sentence is shown already. */
  let shown = 0;
  /** Why the reply has ended. */
  let fault: unknown;
  /** What is shown so far is nothing, or ends with a line. */
  let isLineStart = true;
  /** A sentence at the beginning of a line was taken out: the next one begins it without a space. */
  let isCut = false;

  /** The sentence as it begins after what is shown. */
  const begin = (text: string) => (isCut && shown === 0 ? text.replace(/^[^\S\n]+/, "") : text);
  const countShown = (text: string, measureIt: (text: string) => number) => {
    const safe = measureIt(text);
    // White space alone would stay before a sentence that goes without a trace.
    return safe <= shown || text.slice(0, safe).trim() === "" ? 0 : safe;
  };
  const note = (visible: string) => {
    if (visible !== "") isLineStart = visible.endsWith("\n");
    return visible;
  };
  const mend = (whole: string) => {
    const text = begin(whole);
    let mended = "";
    try {
      mended = mends.reduce((current, step) => (current === "" ? "" : step(current)), text);
    } catch (error) {
      fault = error;
    }
    // Words that are shown already cannot be taken back: the sentence goes from there.
    const left = mended === "" ? Math.max(shown, countShown(text, readAnew())) : 0;
    if (left > 0) mended = `${text.slice(0, left)}…${/\s*$/.exec(text)?.[0] ?? ""}`;
    const visible = mended.slice(shown);
    isCut = isLineStart && shown === 0 && mended === "" && (isCut || text.trim() !== "");
    shown = 0;
    return note(visible);
  };
  /** What is shown of these sentences, and of the beginning of the one that follows. */
  const show = (sentences: readonly string[], rest: string, lookedAt = 0) => {
    if (fault !== undefined) throw fault;
    let visible = "";
    for (const each of sentences) {
      visible += mend(each);
      if (fault !== undefined) break;
    }
    if (sentences.length > 0) measure = readAnew();
    sentence = begin(rest);
    looked = Math.max(0, lookedAt - (rest.length - sentence.length));
    if (fault !== undefined) {
      if (visible === "") throw fault;
      return visible;
    }
    const harmless = countShown(sentence, measure);
    if (harmless > shown) {
      visible += note(sentence.slice(shown, harmless));
      shown = harmless;
    }
    return visible;
  };

  return {
    push(piece) {
      const split = splitSentences(sentence + piece, looked);
      return show(split.sentences, split.rest, split.looked);
    },
    end: () => show([sentence], ""),
    breakOff() {
      const unfinished = UNFINISHED_END.exec(sentence)?.index ?? sentence.length;
      return show([sentence.slice(0, Math.max(shown, unfinished))], "");
    },
  };
}

/** For a reply in which nothing is mended. */
export function passThrough(): TextFilter {
  return { push: (piece) => piece, end: () => "", breakOff: () => "" };
}
