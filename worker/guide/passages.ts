import type { Locale } from "../../contract/locale.ts";
import { searchPassages, type FoundPassage } from "../retrieval/search.ts";
import { splitSentences } from "../reply-filter/sentences.ts";
import { GUIDE } from "./texts.ts";

/** A place of the site, with what may be quoted from it. */
export interface Place {
  /** With the anchor of the section. */
  path: string;
  title: string;
  /** What stands there, or nothing where it is only linked. */
  text: string;
  score: number;
}

/** From the first score on a passage answers, from the second it is worth a link. */
export const PASSAGE_SURE = 11;
export const PASSAGE_NEAR = 5;
const WORDS_SHOWN = 60;
const SEARCHED = 8;

/** The places of the site that fit a question, the best first, each once. */
export function findPlaces(text: string, language: Locale, topicIds: readonly string[]): Place[] {
  const { held, unquoted } = GUIDE;
  const isAsked = topicIds.some((id) => held.topics.includes(id));
  const places = new Map<string, Place>();
  for (const passage of searchPassages(text, language, SEARCHED)) {
    const path = pathOf(passage);
    // Of quotations and lists there is nothing to say; a thought of the cube is named by its first sentence.
    const isThought = path.includes("?thought=");
    if (passage.text === "" && !isThought) continue;
    if (places.has(path) || (held.sections.includes(path) && !isAsked)) continue;
    const isQuoted = !unquoted.includes(path) && !unquoted.includes(passage.path);
    places.set(path, {
      path,
      title: passage.anchor || isThought ? passage.section : passage.title,
      text: isQuoted ? passage.text : "",
      score: passage.score,
    });
  }
  return [...places.values()];
}

function pathOf({ path, anchor }: FoundPassage): string {
  return anchor ? `${path}#${anchor}` : path;
}

/** Whole sentences from the beginning; of a story what it is about. */
export function quotePassage({ text, path }: Place): string {
  const { sentences, rest } = splitSentences(text.replace(/\s+/g, " ").trim());
  const shown: string[] = [];
  for (const sentence of [...sentences, rest]) {
    const isTooLong = [...shown, sentence].join("").split(/\s+/).length > WORDS_SHOWN;
    if (shown.length > 0 && (isTooLong || path.startsWith("/stories"))) break;
    shown.push(sentence);
  }
  return shown.join("").trim();
}
