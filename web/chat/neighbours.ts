import { isInTheUnion, readCountry } from "../../contract/countries.ts";
import {
  NEIGHBOUR_LANGUAGES,
  type NeighbourLanguage,
  type NeighbourLine,
  type Neighbours,
} from "../../contract/neighbours.ts";
import compiled from "../../generated/content/neighbours.json";

/** The words for somebody who writes of death in a language of the neighbours; they come with the chat. */
export const NEIGHBOURS: Neighbours = compiled;

/**
 * The lines of a card in the language of a neighbour. The line of the visitor's own country stands large, in the
 * place of one that may not be reached from there; in Slovenia that is the Slovenian one, and it says so.
 * In Serbia and Bosnia and Herzegovina, where 112 is not sure, the country's own lines stand large.
 *
 * @param country the visitor's country as two letters, if known
 */
export function chooseNeighbourLines(
  language: NeighbourLanguage,
  country: string | undefined,
): { first: NeighbourLine[]; further: NeighbourLine[] } {
  const { first, further } = NEIGHBOURS[language];
  // Outside the European Union 112 may reach nobody: there the numbers of the country stand in its place.
  const local = further.filter((line) => line.country === country).slice(0, 2);
  if (isOutsideTheUnion(country) && local.length > 0)
    return { first: local, further: [...further.filter((line) => !local.includes(line)), ...first] };
  const own = further.find((line) => line.country === country);
  const far = first.find((line) => line.country !== country && line.country !== "EU");
  if (!own || !far || first.some((line) => line.country === country)) return { first, further };
  const swap = (line: NeighbourLine) => (line === own ? far : line === far ? own : line);
  return { first: first.map(swap), further: further.map(swap) };
}

function isOutsideTheUnion(country: string | undefined): boolean {
  const known = readCountry(country);
  return known !== null && !isInTheUnion(known);
}

/** A reply in the language of its page, and what stands before it in the language of a neighbour. */
export interface ReplyParts {
  before: { language: NeighbourLanguage; text: string } | null;
  text: string;
}

/** Parts a reply that begins with the paragraph of a neighbour; a stored one is known by its words too. */
export function splitNeighbour(reply: string): ReplyParts {
  const language = NEIGHBOUR_LANGUAGES.find((candidate) => reply.startsWith(NEIGHBOURS[candidate].reply));
  if (language === undefined) return { before: null, text: reply };
  const text = NEIGHBOURS[language].reply;
  return { before: { language, text }, text: reply.slice(text.length).trimStart() };
}
