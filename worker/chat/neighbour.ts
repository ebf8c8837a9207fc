import type { Neighbours, NeighbourLanguage } from "../../contract/neighbours.ts";
import compiled from "../../generated/content/neighbours.json";
import { detectElsewhere } from "../../recognition/detect.ts";

const NEIGHBOURS: Neighbours = compiled;

/** Somebody who wrote outright of danger in a language of the neighbours. */
export interface NeighbourFound {
  language: NeighbourLanguage;
  /** What the reply begins with, in that language. */
  paragraph: string;
}

/** Whether a message tells outright of danger in a language of the neighbours, and what is said first then. */
export function findNeighbour(message: string): NeighbourFound | null {
  const language = detectElsewhere(message);
  return language && { language, paragraph: NEIGHBOURS[language].reply };
}
