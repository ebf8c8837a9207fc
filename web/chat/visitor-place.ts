import { useEffect, useState } from "react";
import { loadCountry } from "../api.ts";
import { servedCountry } from "../ui/served-country.ts";
import { countryOf, type Place } from "./helpline-choice.ts";

/** Asked once in a visit; a failure is asked again by whoever opens the chat next. */
let asked: Promise<string | null> | undefined;

/**
 * Where the visitor is: the country that the open page of help shows, else the one that the network tells. Until it
 * answers, and where it cannot be reached, the browser's languages let it be guessed. Nothing is kept.
 */
export function usePlace(): Place {
  const [known, setKnown] = useState<string | null>();
  useEffect(() => {
    const chosen = servedCountry();
    if (chosen !== null) return setKnown(chosen);
    let isGone = false;
    asked ??= loadCountry();
    asked.then(
      (country) => isGone || setKnown(country),
      () => (asked = undefined),
    );
    return () => void (isGone = true);
  }, []);
  return { known, guessed: typeof navigator === "undefined" ? undefined : countryOf(navigator.languages) };
}
