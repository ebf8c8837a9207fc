import type { SearchResult } from "../../contract/api.ts";
import { SEARCH_PLACES } from "../../contract/search.ts";
import type { SearchState } from "./search-state.ts";

/** The places that were found, best first; worker/search/page.ts writes the same markup. */
export function SearchResults({ state }: { state: SearchState }) {
  const list = { id: SEARCH_PLACES.results, className: "search-results" };
  if (state.phase === "served") {
    return <ol {...list} key="served" dangerouslySetInnerHTML={{ __html: state.html }} />;
  }
  const results = state.phase === "found" ? state.results : [];
  return (
    <ol {...list}>
      {results.map((result) => (
        <Result key={result.path} {...result} />
      ))}
    </ol>
  );
}

function Result({ path, title, section, excerpt }: SearchResult) {
  return (
    <li>
      {section !== title && <p className="result-page">{title}</p>}
      <h2>
        <a href={path}>{section}</a>
      </h2>
      <p>
        {excerpt.map((piece, index) => (piece.match ? <mark key={index}>{piece.text}</mark> : piece.text))}
      </p>
    </li>
  );
}
