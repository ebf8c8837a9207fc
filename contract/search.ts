/** A question to the search of the site may be this long. */
export const QUERY_MAX_CHARACTERS = 200;

/** What somebody typed or an address holds, as it is searched for; empty where there is nothing to search. */
export function readQuery(text: string | null | undefined): string {
  return (text ?? "").replace(/\s+/g, " ").trim().slice(0, QUERY_MAX_CHARACTERS).trim();
}

/**
 * Ids of the places on the search page that the worker fills for an address with a question
 * (worker/search/page.ts) and that the app then takes over (web/search/site-search.tsx).
 */
export const SEARCH_PLACES = {
  status: "search-status",
  help: "search-help",
  results: "search-results",
  nothing: "search-nothing",
} as const;
