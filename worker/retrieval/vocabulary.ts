/** A stem that a word of a question may mean, and how sure that is, from 0 to 1. */
export interface Meaning {
  stem: string;
  weight: number;
}

/** A word is taken for the beginning of a longer one from this length on. */
const PREFIX_MIN = 3;
/** Beside a word that is known itself, longer ones count only from here on, and little. */
const PREFIX_BESIDE_MIN = 5;
const BESIDE_WEIGHT = 0.3;
/** A typo is looked for in words from the first length on, two typos from the second. */
const TYPO_MIN = 4;
const TWO_TYPOS_MIN = 8;
const TYPO_WEIGHT = 0.6;

/** The words of the texts: what a word of a question, whole, begun or misspelt, may mean. */
export class Vocabulary {
  /** Folded word → its stem. */
  readonly #stems = new Map<string, string>();
  readonly #known = new Set<string>();
  /** The folded words in their order, made at the first question after they were learnt. */
  #sorted: string[] = [];
  readonly #stem: (word: string) => string;

  constructor(stem: (word: string) => string) {
    this.#stem = stem;
  }

  /** Keeps a folded word of the texts; tells its stem. */
  learn(word: string): string {
    const kept = this.#stems.get(word);
    if (kept !== undefined) return kept;
    const stem = this.#stem(word);
    this.#stems.set(word, stem);
    this.#known.add(stem);
    return stem;
  }

  /** What a folded word may mean, the surest first; empty where nothing is like it. */
  lookUp(word: string): Meaning[] {
    const stem = this.#stem(word);
    const isKnown = this.#known.has(stem);
    const begun = this.#begunBy(word, stem, isKnown);
    if (isKnown) return [{ stem, weight: 1 }, ...begun];
    return begun.length > 0 ? begun : this.#misspelt(word);
  }

  #begunBy(word: string, stem: string, isKnown: boolean): Meaning[] {
    if (word.length < (isKnown ? PREFIX_BESIDE_MIN : PREFIX_MIN)) return [];
    return distinct(
      this.#findLonger(word).flatMap((known) => {
        const other = this.#stems.get(known);
        if (other === undefined || other === stem) return [];
        return [{ stem: other, weight: (isKnown ? BESIDE_WEIGHT : 1) * (word.length / known.length) }];
      }),
    );
  }

  /** The folded words that begin with this one. */
  #findLonger(word: string): string[] {
    if (this.#sorted.length !== this.#stems.size) this.#sorted = [...this.#stems.keys()].toSorted();
    let start = 0;
    for (let end = this.#sorted.length; start < end;) {
      const middle = (start + end) >> 1;
      if ((this.#sorted[middle] ?? "") < word) start = middle + 1;
      else end = middle;
    }
    const longer: string[] = [];
    for (let index = start; this.#sorted[index]?.startsWith(word) === true; index++)
      longer.push(this.#sorted[index] ?? "");
    return longer;
  }

  #misspelt(word: string): Meaning[] {
    if (word.length < TYPO_MIN || /\d/.test(word)) return [];
    const most = word.length < TWO_TYPOS_MIN ? 1 : 2;
    let nearest = most + 1;
    let found: Meaning[] = [];
    for (const [known, stem] of this.#stems) {
      if (Math.abs(known.length - word.length) > most || known.length < TYPO_MIN) continue;
      const limit = Math.min(most, nearest);
      const distance = countTypos(word, known, limit);
      if (distance > limit) continue;
      if (distance < nearest) found = [];
      nearest = distance;
      found.push({ stem, weight: TYPO_WEIGHT / distance });
    }
    return distinct(found);
  }
}

function distinct(meanings: Meaning[]): Meaning[] {
  const best = new Map<string, number>();
  for (const { stem, weight } of meanings) best.set(stem, Math.max(weight, best.get(stem) ?? 0));
  return [...best].map(([stem, weight]) => ({ stem, weight })).toSorted((a, b) => b.weight - a.weight);
}

/**
 * Letters to change, add, leave out or swap with their neighbour to make one word of the other
 * (Damerau-Levenshtein); counting stops beyond `limit`.
 */
export function countTypos(left: string, right: string, limit = Infinity): number {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  let sameAtEnd = 0;
  while (sameAtEnd < short.length - same && short.at(-1 - sameAtEnd) === long.at(-1 - sameAtEnd)) sameAtEnd++;
  // One typo leaves no more than two letters between the same beginning and end; most words end here.
  if (limit < 2 && long.length - same - sameAtEnd > 2) return limit + 1;
  return countEdits(
    left.slice(same, left.length - sameAtEnd),
    right.slice(same, right.length - sameAtEnd),
    limit,
  );
}

function countEdits(left: string, right: string, limit: number): number {
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const line = [row];
    for (let column = 1; column <= right.length; column++) {
      const change = left[row - 1] === right[column - 1] ? 0 : 1;
      let cost = Math.min(above[column]! + 1, line[column - 1]! + 1, above[column - 1]! + change);
      if (
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1]
      ) {
        cost = Math.min(cost, before[column - 2]! + 1);
      }
      line.push(cost);
    }
    if (Math.min(...line) > limit) return limit + 1;
    before = above;
    above = line;
  }
  return above[right.length]!;
}
