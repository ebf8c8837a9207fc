import { readCountry, type HelpCountry } from "../../contract/countries.ts";

/** The country that stands first on the open page of help, as the worker chose it; null elsewhere. */
export function servedCountry(): HelpCountry | null {
  return readCountry(document.querySelector<HTMLElement>("article.help")?.dataset["country"]);
}
