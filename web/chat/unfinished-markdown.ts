/** The beginning of a block of which only its mark is there: a heading, a list, a quote, a line. */
const BARE_MARK =
  /^[ \t]*(?:>[ \t]*)*(?:#{1,6}|[-*+]|-{2,}|\*{2,}|_{2,}|={1,}|\d{1,9}[.)]?|>|`{1,}|~{2,})[ \t]*$/;
const BLOCK_START = /^[ \t]*(?:#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|>)/;
const FENCE = /^[ \t]*(`{3,}|~{3,})/;
/** What may become a tag, an address in angle brackets or a named sign. */
const UNFINISHED_SIGN = /^(?:<(?:[\w/!][^\s>]*)?|&[#\w]*)$/;
const LONGEST_LINK = 400;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/**
 * Makes the Markdown of a reply that is still coming fit to be drawn: what has been opened is closed, and a tail of
 * which nobody can know yet what it will be is held back, so that no sign of the syntax is seen for a moment.
 */
export function closeMarkdown(text: string): string {
  const lines = text.split("\n");
  let fence = "";
  let start = 0;
  for (const [index, line] of lines.entries()) {
    const mark = FENCE.exec(line)?.[1]?.slice(0, 3) ?? "";
    if (fence === "" ? mark !== "" : mark === fence) {
      fence = fence === "" ? mark : "";
      start = index + 1;
    } else if (fence === "" && startsBlock(line, lines[index - 1] ?? "")) start = index;
  }
  const last = lines.at(-1) ?? "";
  const isBare = BARE_MARK.test(last) && (fence === "" || last.trimStart().startsWith(fence.charAt(0)));
  if (isBare) return closeMarkdown(lines.slice(0, -1).join("\n"));
  if (fence !== "" || start === lines.length) return text;
  const mark = BLOCK_START.exec(lines[start] ?? "")?.[0] ?? "";
  const inline = closeInline(lines.slice(start).join("\n").slice(mark.length));
  return [...lines.slice(0, start), ...(inline === "" ? [] : [mark + inline])].join("\n");
}

function startsBlock(line: string, before: string): boolean {
  // A quote goes on from line to line.
  if (line.startsWith(">") && before.startsWith(">")) return false;
  return line.trim() === "" || BLOCK_START.test(line);
}

/** The words alone, for as long as there is nothing to draw Markdown with. */
export function stripMarkdown(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|(?:```|~~~).*$)/gm, "")
    .replace(
      /\*+(?=\S)|(?<=\S)\*+|(?<![\p{L}\d])_+(?=\S)|(?<=\S)_+(?![\p{L}\d])|`+|\\(?=[\p{P}\p{S}])/gu,
      "",
    );
}

/** A mark that waits for its end. */
interface Opened {
  sign: string;
  at: number;
  length: number;
}

function closeInline(text: string): string {
  const opened: Opened[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text.charAt(at);
    let next = at + 1;
    if (sign === "\\") next = at + 2;
    else if (sign === "`") {
      const length = runAt(text, at);
      const close = findRun(text, "`", length, at + length);
      if (close < 0 && at + length < text.length) return closeOpened(text, [...opened, { sign, at, length }]);
      next = close < 0 ? Infinity : close + length;
    } else if (sign === "[" || text.startsWith("![", at)) next = findLinkEnd(text, at);
    else if (UNFINISHED_SIGN.test(text.slice(at))) next = Infinity;
    else if (sign === "*" || sign === "_") {
      const length = runAt(text, at);
      // At the very end it may open or close, and may become longer.
      next = at + length < text.length ? at + length : Infinity;
      if (next < Infinity) takeRun(opened, text, at, length);
    }
    if (next > text.length) break;
    at = next;
  }
  return closeOpened(text.slice(0, at), opened);
}

/** An opening or closing run of `*` or `_`, by the rules of CommonMark. */
function takeRun(opened: Opened[], text: string, at: number, run: number): void {
  const sign = text.charAt(at);
  const [before, after] = [text.charAt(at - 1), text.charAt(at + run)];
  const isLeft = !isSpace(after) && (!PUNCTUATION.test(after) || isSpace(before) || PUNCTUATION.test(before));
  const isRight =
    !isSpace(before) && (!PUNCTUATION.test(before) || isSpace(after) || PUNCTUATION.test(after));
  const canOpen = isLeft && (sign === "*" || !isRight || PUNCTUATION.test(before));
  const canClose = isRight && (sign === "*" || !isLeft || PUNCTUATION.test(after));
  const rest = canClose ? closeRun(opened, sign, run) : run;
  if (canOpen && rest > 0) opened.push({ sign, at, length: rest });
}

/** Takes what a closing run closes off the list; what it has left is returned. */
function closeRun(opened: Opened[], sign: string, run: number): number {
  let rest = run;
  while (rest > 0) {
    const index = opened.findLastIndex((one) => one.sign === sign);
    const match = opened[index];
    if (!match) break;
    const taken = Math.min(rest, match.length);
    rest -= taken;
    opened.length = index;
    if (match.length > taken) opened.push({ ...match, length: match.length - taken });
  }
  return rest;
}

function closeOpened(text: string, opened: readonly Opened[]): string {
  // A sign that stands alone would melt into the mark that is added.
  let words = text.trimEnd().replace(opened.length > 0 ? /(?:\s[*_`]+)+$/ : "", "");
  for (const { sign, at, length } of opened.toReversed()) {
    const isEmpty = words.length <= at + length;
    words = isEmpty ? words.slice(0, at).trimEnd() : words + sign.repeat(length);
  }
  return words;
}

/** Where a link or a picture that begins here has ended; beyond the text while that is not known. */
function findLinkEnd(text: string, at: number): number {
  // A bracket that is not closed for so long is only a bracket.
  if (text.length - at > LONGEST_LINK) return at + 1;
  const label = skipBrackets(text, at + (text.charAt(at) === "!" ? 1 : 0), "[", "]");
  if (label >= text.length) return Infinity;
  return text.charAt(label) === "(" ? skipBrackets(text, label, "(", ")") : label;
}

function skipBrackets(text: string, at: number, open: string, close: string): number {
  let depth = 0;
  for (let index = at; index < text.length; index++) {
    const sign = text.charAt(index);
    if (sign === "\\") index++;
    else if (sign === open) depth++;
    else if (sign === close && --depth === 0) return index + 1;
  }
  return Infinity;
}

function runAt(text: string, at: number): number {
  let end = at + 1;
  while (text.charAt(end) === text.charAt(at)) end++;
  return end - at;
}

function findRun(text: string, sign: string, length: number, from: number): number {
  for (let at = text.indexOf(sign, from); at >= 0; at = text.indexOf(sign, at)) {
    const run = runAt(text, at);
    if (run === length) return at;
    at += run;
  }
  return -1;
}

function isSpace(sign: string): boolean {
  return sign.trim() === "";
}
