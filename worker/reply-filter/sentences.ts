/** A sentence ends after . ! ? … (and closing marks) before white space, or with its line. */
const SENTENCE_END = /(?:[.!?…]+[)"'»«”“’*_\]]*(?=\s)|\n)/g;

/** A full stop after one of these does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:npr|oz|itd|itn|dr|sv|g|ga|gl|st|št|tel|prim|cf|prof|mag|e\.g|i\.e|mr|mrs|ms|vs|etc)\.$/i;

/** A Markdown link, or a tag, that is not complete yet: no end within it is the end of a sentence. */
const UNFINISHED_LINK = /\[[^\]\n]{0,200}$|\]\([^)\n]{0,500}$|<[a-z/!][^>\n]{0,500}$/i;

/** After these marks a reference in brackets belongs to the sentence: »…« (Ps 34,19). */
const QUOTATION_END = /[»«”“"][*_]*$/;

/** Complete sentences, each with the white space before it, and what is not complete yet. */
export function splitSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    if (match[0] !== "\n") {
      const sentence = text.slice(start, end);
      if (ABBREVIATION.test(sentence) || UNFINISHED_LINK.test(sentence)) continue;
      if (QUOTATION_END.test(sentence)) {
        const next = /^[^\S\n]*(\(?)/.exec(text.slice(end));
        if (next?.[1]) continue;
        if (end + (next?.[0].length ?? 0) === text.length) break;
      }
    }
    sentences.push(text.slice(start, end));
    start = end;
  }
  return { sentences, rest: text.slice(start) };
}
