/** So many letters of a text tell it from every other. */
const LETTERS = 48;

/** Letters only: the filters of a reply may have changed spaces, links and numbers. */
function fold(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, "")
    .normalize("NFKD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
}

/** The beginnings of the guide's own texts, folded once. */
const BEGINNINGS = new Map<string, string>();
const BEGINNINGS_MAX = 2000;

function beginningOf(text: string): string {
  const known = BEGINNINGS.get(text);
  if (known !== undefined) return known;
  const beginning = fold(text.slice(0, LETTERS * 4)).slice(0, LETTERS);
  if (BEGINNINGS.size < BEGINNINGS_MAX) BEGINNINGS.set(text, beginning);
  return beginning;
}

/** What the visitor was answered before, and what was not said yet. */
export class Said {
  readonly #replies: readonly string[];

  constructor(replies: readonly string[]) {
    this.#replies = replies.map(fold);
  }

  /** Where a text stands among the replies, the newest counting highest; -1 where it was not said. */
  placeOf(text: string): number {
    if (this.#replies.length === 0) return -1;
    const beginning = beginningOf(text);
    return this.#replies.findLastIndex((reply) => reply.includes(beginning));
  }

  has(text: string): boolean {
    return this.placeOf(text) !== -1;
  }

  /** The first of several that was not said. */
  firstNew<T>(items: readonly T[], textOf: (item: T) => string): T | undefined {
    return items.find((item) => !this.has(textOf(item)));
  }
}
