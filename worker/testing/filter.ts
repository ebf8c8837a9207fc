import type { TextFilter } from "../chat/sentence-filter.ts";

/** What a filter shows of a reply that comes in these pieces. */
export function run(filter: TextFilter, pieces: Iterable<string>): string {
  return [...pieces].map((piece) => filter.push(piece)).join("") + filter.end();
}

/** Cuts a text at the given places, wherever they lie. */
export function cut(text: string, places: readonly number[]): string[] {
  const cuts = [...new Set(places.map((place) => place % (text.length + 1)))].toSorted((a, b) => a - b);
  return [...cuts, text.length].map((end, index) => text.slice(cuts[index - 1] ?? 0, end));
}
