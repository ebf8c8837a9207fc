/** Where something private stands in a text, and what takes its place. */
export interface Range {
  from: number;
  to: number;
  mark: string;
}

/** The ranges in the order of the text; what touches or overlaps is one, with the first mark. */
export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    const last = joined.at(-1);
    if (last && range.from < last.to) last.to = Math.max(last.to, range.to);
    else joined.push({ ...range });
  }
  return joined;
}
