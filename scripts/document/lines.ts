import type { Measure } from "./fonts.ts";
import type { TextStyle } from "./style.ts";

/** Where a link leads, and its words for those who hear the document. One object is one link, on however many lines. */
export interface Link {
  url: string;
  label: string;
}

/** A piece of text in one style. A `\n` in it begins a new line. */
export interface Span {
  text: string;
  style: TextStyle;
  link?: Link | undefined;
  /** A link with no line below it: it stands out by itself. */
  quiet?: boolean;
}

/** A span, or the part of it that stands on one line; `x` and `width` in points. */
export interface Fragment extends Span {
  x: number;
  width: number;
}

/** What is never broken: the letters between two plain spaces. */
interface Word {
  spans: Span[];
  width: number;
}

/** A last line shorter than this part of the width is avoided. */
const SHORT_LINE = 0.2;

/**
 * Breaks a paragraph into lines so that the right edge is as even as it can be. Lines break at
 * plain spaces only: no-break spaces hold, and no word is hyphenated.
 *
 * @param width of a line, in points
 */
export function breakLines(spans: Span[], width: number, measure: Measure): Fragment[][] {
  return splitParagraphs(spans).flatMap((part) => {
    const words = splitWords(part, measure);
    const space = measure(" ", part[0]?.style ?? { font: "regular", size: 10 });
    const ends = chooseBreaks(words, width, space);
    return ends.map((end, line) => {
      const isLast = line === ends.length - 1;
      return placeWords(words.slice(ends[line - 1] ?? 0, end), isLast, measure);
    });
  });
}

function splitParagraphs(spans: Span[]): Span[][] {
  const parts: Span[][] = [[]];
  for (const span of spans) {
    for (const [index, text] of span.text.split("\n").entries()) {
      if (index > 0) parts.push([]);
      if (text !== "") parts.at(-1)?.push({ ...span, text });
    }
  }
  return parts.filter((part) => part.length > 0);
}

function splitWords(spans: Span[], measure: Measure): Word[] {
  const words: Word[] = [{ spans: [], width: 0 }];
  for (const span of spans) {
    for (const [index, text] of span.text.split(" ").entries()) {
      if (index > 0) words.push({ spans: [], width: 0 });
      const word = words.at(-1);
      if (!word || text === "") continue;
      word.spans.push({ ...span, text });
      word.width += measure(text, span.style);
    }
  }
  return words.filter((word) => word.spans.length > 0);
}

/** After which words a line ends: the choice with the smallest sum of squared gaps at the right. */
function chooseBreaks(words: Word[], width: number, space: number): number[] {
  const best: { cost: number; end: number }[] = [];
  best[words.length] = { cost: 0, end: words.length };
  for (let start = words.length - 1; start >= 0; start--) {
    let line = -space;
    for (let end = start + 1; end <= words.length; end++) {
      line += space + (words[end - 1]?.width ?? 0);
      if (line > width && end > start + 1) break;
      const gap = Math.max(0, 1 - line / width);
      const isLast = end === words.length;
      const isShort = isLast && start > 0 && gap > 1 - SHORT_LINE;
      const cost = (isLast && !isShort ? 0 : gap ** 2) + (best[end]?.cost ?? 0);
      if (cost < (best[start]?.cost ?? Infinity)) best[start] = { cost, end };
    }
  }
  const ends: number[] = [];
  while ((ends.at(-1) ?? 0) < words.length) ends.push(best[ends.at(-1) ?? 0]?.end ?? words.length);
  return ends;
}

/** Joins the words of a line into fragments; a line that goes on ends with the space that was broken. */
function placeWords(words: Word[], isLast: boolean, measure: Measure): Fragment[] {
  const spans: Span[] = [];
  for (const [index, word] of words.entries()) {
    for (const [part, span] of word.spans.entries()) {
      const before = spans.at(-1);
      const gap = index > 0 && part === 0 ? " " : "";
      if (before && before.style === span.style && before.link === span.link) {
        before.text += gap + span.text;
      } else if (before && !before.link) {
        before.text += gap;
        spans.push({ ...span });
      } else if (gap && span.link) {
        spans.push({ style: span.style, text: gap }, { ...span });
      } else {
        spans.push({ ...span, text: gap + span.text });
      }
    }
  }
  let x = 0;
  return spans.map((span, index) => {
    const width = measure(span.text, span.style);
    const text = index === spans.length - 1 && !isLast ? `${span.text} ` : span.text;
    const fragment = { ...span, text, x, width };
    x += width;
    return fragment;
  });
}
