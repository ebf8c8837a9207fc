/** A sentence ends after . ! ? … (and closing marks) before white space, or with its line. */
const SENTENCE_END = /(?:[.!?…]+[)"'»«”“’*_\]]*(?=\s)|\n)/g;

/** A full stop after one of these does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:npr|oz|itd|itn|dr|sv|g|ga|gl|st|št|tel|prim|cf|prof|mag|e\.g|i\.e|mr|mrs|ms|vs|etc)\.$/i;

/** A Markdown link, or a tag, that is not complete yet: no end within it is the end of a sentence. */
const UNFINISHED_LINK = /\[[^\]\n]{0,200}$|\]\([^)\n]{0,500}$|<[a-z/!][^>\n]{0,500}$/i;

/** After these marks a reference in brackets belongs to the sentence: »…« (Ps 34,19). */
const QUOTATION_END = /[»«”“"][*_]*$/;

const END_MARKS = ".!?…";
const CLOSING_MARKS = ")\"'»«”“’*_]";

interface Split {
  sentences: string[];
  rest: string;
  /** In no place of the rest before this one can a sentence end, whatever follows. */
  looked: number;
}

/**
 * Complete sentences, each with the white space before it, and what is not complete yet.
 *
 * @param looked what an earlier split told of the beginning of this text: it is not looked at again
 */
export function splitSentences(text: string, looked = 0): Split {
  const sentences: string[] = [];
  let start = 0;
  let open = findOpenEnd(text);
  SENTENCE_END.lastIndex = looked;
  for (let match = SENTENCE_END.exec(text); match; match = SENTENCE_END.exec(text)) {
    const end = match.index + match[0].length;
    if (match[0] !== "\n") {
      const sentence = text.slice(start, end);
      if (ABBREVIATION.test(sentence) || UNFINISHED_LINK.test(sentence)) continue;
      if (QUOTATION_END.test(sentence)) {
        const next = /^[^\S\n]*(\(?)/.exec(text.slice(end));
        if (next?.[1]) continue;
        if (end + (next?.[0].length ?? 0) === text.length) {
          open = match.index;
          break;
        }
      }
    }
    sentences.push(text.slice(start, end));
    start = end;
  }
  return { sentences, rest: text.slice(start), looked: Math.max(0, open - start) };
}

/** Where marks begin at the end of a text that end a sentence if white space follows. */
function findOpenEnd(text: string): number {
  let closing = text.length;
  while (CLOSING_MARKS.includes(text[closing - 1] ?? " ")) closing--;
  let open = closing;
  while (END_MARKS.includes(text[open - 1] ?? " ")) open--;
  return open < closing ? open : text.length;
}
