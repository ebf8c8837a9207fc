/**
 * A pattern, as the lexicon writes it, one a line:
 *
 * - `want to die`      these words in this order, at most one other word between two of them
 * - `want ~ die`       at most five other words between them
 * - `umrl & bi`        in any order, at most two other words between, in one sentence
 * - `mama + umrl & bi` the same, at most eight other words between
 * - `die|dead|end-it`  one of these; a hyphen: directly one after the other
 * - `{kill}`, `umr*`   one of a group of words; any ending
 * - `!with`            in order: another word than this; with +: this stands nowhere near
 * - `^`, `$`           the beginning, the end of the sentence
 */
export interface Pattern {
  /** Parts in any order, each of them words in order. The anchor stands in the first. */
  parts: readonly Part[];
  /** Groups that must not be near. */
  absent: readonly number[];
  /** Which element of the first part is looked for first. */
  anchor: number;
  /** As it is written in the lexicon. */
  line: string;
}

interface Part {
  elements: readonly Element[];
  /** How far from the parts before it this one may stand. */
  near: number;
}

interface Element {
  /** The number of a group of words; or EDGE. */
  group: number;
  isNot: boolean;
  /** How many other words may stand before it. */
  gap: number;
}

/** A word of a message: the groups it belongs to (none once it is claimed) and its sentence. */
export interface GroupedWord {
  groups: ReadonlySet<number>;
  sentence: number;
}

const NEAR = 9;
const CLOSE = 3;
const EDGE = -1;

/** The groups of words that the patterns speak of, by number. */
export interface Groups {
  /** The words of each group. */
  lists: string[];
  /** Words that belong to a group when they follow each other, by the group of the first. */
  phrases: Map<number, { groups: number[]; group: number }[]>;
  numberOf(alternatives: string): number;
}

export function createGroups(named: Readonly<Record<string, string>>): Groups {
  const numbers = new Map<string, number>();
  const lists: string[] = [];
  const phrases: Groups["phrases"] = new Map();
  function numberOf(alternatives: string): number {
    const known = numbers.get(alternatives);
    if (known !== undefined) return known;
    const number = lists.push("") - 1;
    numbers.set(alternatives, number);
    const list: string[] = [];
    for (const alternative of spell(alternatives)) {
      if (!alternative.includes("-")) {
        list.push(alternative);
        continue;
      }
      const groups = alternative.split("-").map(numberOf);
      const first = groups[0] ?? 0;
      phrases.set(first, [...(phrases.get(first) ?? []), { groups, group: number }]);
    }
    lists[number] = list.join(" ");
    return number;
  }
  /** Puts the words of the groups in place of their names. */
  function spell(alternatives: string): string[] {
    return alternatives.split("|").flatMap((alternative) => {
      if (!/^\{[^}]+\}$/.test(alternative)) return [alternative];
      const words = named[alternative.slice(1, -1)];
      if (words === undefined) throw new Error(`No group of words is called ${alternative}`);
      return words
        .split(/\s+/)
        .filter((word) => word !== "")
        .flatMap(spell);
    });
  }
  return { lists, phrases, numberOf };
}

/** Reads patterns, one a line. */
export function readPatterns(text: string, groups: Groups): Pattern[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines
    .filter((line) => line !== "")
    .flatMap(separateEdges)
    .map((line) => readPattern(line, groups));
}

/** "word|$" is two patterns. */
function separateEdges(line: string): string[] {
  const piece = line.split(" ").find((each) => each.endsWith("|$"));
  if (piece === undefined) return [line];
  return [line.replace(piece, piece.slice(0, -2)), line.replace(piece, "$")].flatMap(separateEdges);
}

function readPattern(line: string, groups: Groups): Pattern {
  const parts: Part[] = [];
  const absent: number[] = [];
  const pieces = line.split(/ ([+&]) /);
  for (let index = 0; index < pieces.length; index += 2) {
    const piece = pieces[index] ?? "";
    if (piece.startsWith("!") && !piece.includes(" ")) absent.push(groups.numberOf(piece.slice(1)));
    else
      parts.push({ elements: readElements(piece, groups), near: pieces[index - 1] === "&" ? CLOSE : NEAR });
  }
  // The first part is as near to the second as the second to the first.
  const [first, second] = parts;
  if (first && second) parts[0] = { ...first, near: second.near };
  return { parts, absent, anchor: 0, line };
}

function readElements(part: string, groups: Groups): Element[] {
  let gap = 1;
  const elements: Element[] = [];
  for (const piece of part.split(" ")) {
    if (piece === "~") {
      gap = 5;
      continue;
    }
    const isNot = piece.startsWith("!");
    const group = piece === "^" || piece === "$" ? EDGE : groups.numberOf(isNot ? piece.slice(1) : piece);
    elements.push({ group, isNot, gap: isNot ? 0 : gap });
    gap = 1;
  }
  return elements;
}

/** Puts the part with the rarest group first, so that most patterns are never tried. */
export function chooseAnchor(pattern: Pattern, commonness: (group: number) => number): Pattern {
  let best = { part: -1, element: 0, value: Infinity };
  pattern.parts.forEach(({ elements }, part) =>
    elements.forEach(({ group, isNot }, element) => {
      const value = group === EDGE || isNot ? Infinity : commonness(group);
      if (value < best.value) best = { part, element, value };
    }),
  );
  const first = pattern.parts[best.part];
  if (!first) throw new Error("A pattern has no word");
  return {
    ...pattern,
    parts: [first, ...pattern.parts.filter((part) => part !== first)],
    anchor: best.element,
  };
}

export function anchorGroup({ parts, anchor }: Pattern): number {
  return parts[0]?.elements[anchor]?.group ?? EDGE;
}

/** Where the words of a pattern stand, given the place of its anchor; undefined where it does not match. */
export function matchAt(pattern: Pattern, words: readonly GroupedWord[], at: number): number[] | undefined {
  const [first, ...others] = pattern.parts;
  const match = first && matchPart(first.elements, pattern.anchor, words, at);
  if (!match) return undefined;
  for (const { elements, near } of others) {
    const found = findNear(words, match, near, (place) => matchPart(elements, 0, words, place));
    if (!found) return undefined;
    match.push(...found);
  }
  for (const group of pattern.absent) {
    if (findNear(words, match, NEAR, (place) => (words[place]?.groups.has(group) ? [place] : undefined)))
      return undefined;
  }
  return match;
}

/** Tries the places around a match, in its sentence, the nearest first. */
function findNear(
  words: readonly GroupedWord[],
  match: readonly number[],
  near: number,
  tryAt: (place: number) => number[] | undefined,
): number[] | undefined {
  const start = Math.min(...match);
  const end = Math.max(...match);
  const isFree = (place: number) =>
    words[place]?.sentence === words[start]?.sentence && !match.includes(place);
  const tryPlace = (place: number) => {
    const found = isFree(place) ? tryAt(place) : undefined;
    return found?.every(isFree) ? found : undefined;
  };
  for (let place = start + 1; place < end; place++) {
    const found = tryPlace(place);
    if (found) return found;
  }
  for (let distance = 1; distance <= near; distance++) {
    const found = tryPlace(end + distance) ?? tryPlace(start - distance);
    if (found) return found;
  }
  return undefined;
}

/** The elements of a part from the one that stands at a place, first back, then forth. */
function matchPart(
  part: readonly Element[],
  element: number,
  words: readonly GroupedWord[],
  at: number,
): number[] | undefined {
  const here = part[element];
  if (!here || here.group === EDGE || words[at]?.groups.has(here.group) !== !here.isNot) return undefined;
  const before = walk(part, element, words, at, -1);
  const after = before && walk(part, element, words, at, 1);
  return after && [...before, at, ...after];
}

function walk(
  part: readonly Element[],
  element: number,
  words: readonly GroupedWord[],
  at: number,
  step: 1 | -1,
): number[] | undefined {
  const next = part[element + step];
  if (!next) return [];
  const sentence = words[at]?.sentence;
  if (next.group === EDGE) return words[at + step]?.sentence === sentence ? undefined : [];
  const gap = step > 0 ? next.gap : (part[element]?.gap ?? 0);
  for (let distance = 1; distance <= gap + 1; distance++) {
    const place = at + step * distance;
    const word = words[place];
    if (!word || word.sentence !== sentence) return undefined;
    if (word.groups.has(next.group) === next.isNot) continue;
    const rest = walk(part, element + step, words, place, step);
    if (rest) return [place, ...rest];
  }
  return undefined;
}
