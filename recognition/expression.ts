/** Lists of words that expressions name: `<NAME>`. */
export type WordLists = Readonly<Record<string, string>>;

const SIGNS = /<\w+>|-\{|!\{|\.\.\.|[{}[\]|^$]|[a-z0-9]+\*?|_|##/g;
/** Up to six words that do not matter. */
const GAP = String.raw`(?: \S+){0,6}?`;

/**
 * Reads an expression of outright.yaml, whose head tells how one is written.
 *
 * @returns a pattern for a folded sentence with a space before each word (`spaceWords`)
 * @throws Error where brackets do not fit or a list is unknown
 */
export function readExpression(text: string, lists: WordLists): RegExp {
  return new RegExp(`${readSource(text, lists)}(?= |$)`);
}

/** A sentence as expressions read it. */
export function spaceWords(words: readonly string[]): string {
  return words.map((word) => ` ${word}`).join("");
}

function readSource(text: string, lists: WordLists): string {
  const signs = text.match(SIGNS) ?? [];
  const closers: string[] = [];
  const source = signs.map((sign) => {
    if (sign === "{") return open(closers, "(?:", ")");
    if (sign === "[") return open(closers, "(?:", ")?");
    if (sign === "-{") return open(closers, "(?<!", ")");
    if (sign === "!{") return open(closers, "(?!", ")");
    if (sign === "}" || sign === "]") return close(closers, text);
    if (sign === "...") return GAP;
    if (sign === "_") return String.raw` \S+`;
    if (sign === "##") return String.raw` \d\d(?= |$)`;
    if (sign.startsWith("<")) return `(?:${readSource(findList(sign.slice(1, -1), lists), lists)})`;
    if (/^[|^$]$/.test(sign)) return sign;
    return sign.endsWith("*") ? String.raw` ${sign.slice(0, -1)}\S*` : ` ${sign}(?= |$)`;
  });
  if (closers.length > 0) throw new Error(`A bracket stays open: ${text}`);
  return source.join("");
}

function open(closers: string[], start: string, end: string): string {
  closers.push(end);
  return start;
}

function close(closers: string[], text: string): string {
  const end = closers.pop();
  if (end === undefined) throw new Error(`A bracket is closed that was not opened: ${text}`);
  return end;
}

function findList(name: string, lists: WordLists): string {
  const list = lists[name];
  if (list === undefined) throw new Error(`There is no list <${name}>.`);
  return list;
}
