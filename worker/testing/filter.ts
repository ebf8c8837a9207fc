import { HarmfulReply } from "../reply-filter/harm-filter.ts";
import type { TextFilter } from "../reply-filter/sentence-filter.ts";

/** What a filter shows of a reply that comes in these pieces, up to where it stops it. */
export function run(filter: TextFilter, pieces: Iterable<string>): string {
  const visible = [...pieces].map((piece) => push(filter, piece)).join("");
  return visible + stopped(() => filter.end());
}

/** What is shown when this piece has come; nothing once the reply was stopped. */
export function push(filter: TextFilter, piece: string): string {
  return stopped(() => filter.push(piece));
}

function stopped(show: () => string): string {
  try {
    return show();
  } catch (error) {
    if (!(error instanceof HarmfulReply)) throw error;
    return "";
  }
}

/** Cuts a text at the given places, wherever they lie. */
export function cut(text: string, places: readonly number[]): string[] {
  const cuts = [...new Set(places.map((place) => place % (text.length + 1)))].toSorted((a, b) => a - b);
  return [...cuts, text.length].map((end, index) => text.slice(cuts[index - 1] ?? 0, end));
}
