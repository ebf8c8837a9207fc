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
 * Words in which there is nothing to mend, the last one perhaps not complete yet: no figure on
 * its own, no link, no quotation mark, and no dash or bracket at the beginning, where a source
 * may follow. Every `Mend` must leave them alone.
 */
const HARMLESS_WORDS = new RegExp(
  String.raw`^\s*(?![*_]*[(–—])(?:[(*_]{0,4}(?:${WORD}|[–—-])[,;:.!?…)*_]*\s+)*(?:[(*_]{0,4}${WORD}|(?<=\S\s+))`,
  "u",
);
/** What a word may end with that goes on as an address. */
const ADDRESS_BEGUN = /(?:h|ht|htt|https?|w{1,3})$/i;

/** What may be unfinished at the end of a reply that broke off. */
const UNFINISHED_END =
  /(?:\[[^\]\n]*(?:\](?:\([^)\n]*)?)?|<[a-z/!][^>\n]*|[+(]*\p{Nd}[\p{Nd}\s()./–-]*|\S+)$/iu;

/**
 * Mends a reply sentence by sentence while it streams. It makes no difference where the pieces
 * are cut, and never more than one sentence is held.
 *
 * @param measureSafe how much of the beginning of a sentence no `Mend` could take out: it is shown
 *   before the sentence is complete. Null where sentences must go without a trace
 */
export function filterSentences(
  mends: readonly Mend[],
  measureSafe: ((text: string) => number) | null,
): TextFilter {
  let sentence = "";
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
  const countShown = (text: string) => {
    if (!measureSafe) return 0;
    const words = HARMLESS_WORDS.exec(text)?.[0].replace(ADDRESS_BEGUN, "") ?? "";
    const safe = Math.min(words.length, measureSafe(words));
    // White space alone would stay before a sentence that goes without a trace.
    return text.slice(0, safe).trim() === "" ? 0 : safe;
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
    const left = mended === "" ? countShown(text) : 0;
    if (left > 0) mended = `${text.slice(0, left)}…${/\s*$/.exec(text)?.[0] ?? ""}`;
    const visible = mended.slice(shown);
    isCut = isLineStart && shown === 0 && mended === "" && (isCut || text.trim() !== "");
    shown = 0;
    return note(visible);
  };
  /** What is shown of these sentences, and of the beginning of the one that follows. */
  const show = (sentences: readonly string[], rest: string) => {
    if (fault !== undefined) throw fault;
    let visible = "";
    for (const each of sentences) {
      visible += mend(each);
      if (fault !== undefined) break;
    }
    sentence = begin(rest);
    if (fault !== undefined) {
      if (visible === "") throw fault;
      return visible;
    }
    const harmless = countShown(sentence);
    if (harmless > shown) {
      visible += note(sentence.slice(shown, harmless));
      shown = harmless;
    }
    return visible;
  };

  return {
    push(piece) {
      const { sentences, rest } = splitSentences(sentence + piece);
      return show(sentences, rest);
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
