import type { SearchResult } from "../../contract/api.ts";

/** What the search shows. `query` is what the results belong to. */
export type SearchState =
  /** Nobody has asked anything. */
  | { phase: "idle" }
  /** The page came from the worker with its results; nothing was fetched yet. */
  | { phase: "served"; html: string; count: number }
  | { phase: "found"; results: SearchResult[] }
  | { phase: "failed" };

/** What is told to somebody who cannot see the results, and shown above them. */
export function describeState(
  state: SearchState,
  words: { found: string; nothing: { title: string }; failed: string },
): string {
  if (state.phase === "idle") return "";
  if (state.phase === "failed") return words.failed;
  const count = countResults(state);
  return count === 0 ? words.nothing.title : words.found.replace("{count}", String(count));
}

export function hasNothing(state: SearchState): boolean {
  return (state.phase === "found" || state.phase === "served") && countResults(state) === 0;
}

function countResults(state: Extract<SearchState, { phase: "served" | "found" }>): number {
  return state.phase === "found" ? state.results.length : state.count;
}
