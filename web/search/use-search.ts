import { useEffect, useRef, useState } from "react";
import type { SearchResult } from "../../contract/api.ts";
import type { Locale } from "../../contract/locale.ts";
import { SEARCH_PLACES } from "../../contract/search.ts";
import type { SearchState } from "./search-state.ts";

export type FetchResults = (query: string, locale: Locale, signal: AbortSignal) => Promise<SearchResult[]>;

/** Results that came with the page belong to its first screen alone, not to one that is opened again. */
let isTakenOver = false;

/** The results of a question: those that came with the page, then those that are fetched; an earlier call is broken off. */
export function useSearch(query: string, locale: Locale, fetchResults: FetchResults): SearchState {
  const [state, setState] = useState<SearchState>(() => readServed(query));
  const known = useRef(state.phase === "served" ? `${locale} ${query}` : "");

  useEffect(() => {
    isTakenOver = true;
  }, []);

  useEffect(() => {
    if (known.current === `${locale} ${query}`) return;
    known.current = "";
    if (query === "") return setState({ phase: "idle" });
    const call = new AbortController();
    fetchResults(query, locale, call.signal).then(
      (results) => call.signal.aborted || setState({ phase: "found", results }),
      () => call.signal.aborted || setState({ phase: "failed" }),
    );
    return () => call.abort();
  }, [query, locale, fetchResults]);

  return query === "" ? { phase: "idle" } : state;
}

/** While the page is taken over, its results are what the worker put there. */
function readServed(query: string): SearchState {
  if (isTakenOver) return { phase: "idle" };
  const list =
    typeof document === "undefined" || query === "" ? null : document.getElementById(SEARCH_PLACES.results);
  return list ? { phase: "served", html: list.innerHTML, count: list.childElementCount } : { phase: "idle" };
}
