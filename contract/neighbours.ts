/* The languages of the neighbours, in which outright danger is heard; without the schema library, for the browser. */

/** Croatian and Serbian, Italian, Hungarian, German: what `elsewhere` of recognition/outright.yaml knows. */
export const NEIGHBOUR_LANGUAGES = ["hr", "it", "hu", "de"] as const;
export type NeighbourLanguage = (typeof NEIGHBOUR_LANGUAGES)[number];

export function isNeighbourLanguage(value: unknown): value is NeighbourLanguage {
  return NEIGHBOUR_LANGUAGES.some((language) => language === value);
}

/** A number on the card, in the words of its language. */
export interface NeighbourLine {
  /** Of content/helplines.yaml. */
  id: string;
  /** ISO country, `EU`. */
  country: string;
  number: string;
  tel: string;
  name: string;
  about: string;
}

/** What the build makes of one language of content/neighbours.yaml. */
export interface Neighbour {
  card: { title: string; text: string };
  /** What the reply of that turn begins with. */
  reply: string;
  /** Shown large, then below. */
  first: NeighbourLine[];
  further: NeighbourLine[];
  /** The directory of the world. */
  more: { label: string; url: string };
}

export type Neighbours = Record<NeighbourLanguage, Neighbour>;
