import { useEffect, useState } from "react";
import { SEARCH_PLACES } from "../../contract/search.ts";
import { loadSafety } from "../safety.ts";

/** Whether a question tells of danger; while the check is loading, what the worker has found of the page's own question. */
export function useHelpCheck(query: string): boolean {
  const [isNeeded, setNeeded] = useState(readServed);

  useEffect(() => {
    let isCurrent = true;
    loadSafety().then(
      ({ needsHelp }) => isCurrent && setNeeded(needsHelp(query)),
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [query]);

  return isNeeded;
}

function readServed(): boolean {
  const place = typeof document === "undefined" ? null : document.getElementById(SEARCH_PLACES.help);
  return place !== null && !place.hidden;
}
