import type { Locale } from "../../contract/locale.ts";
import type { Topic, TopicPart } from "../../contract/topics.ts";
import { PASSAGE_SURE, type Place } from "./passages.ts";

/** So much better than every other place a part must fit for it to be what was asked for. */
const CLEARLY = 1.25;

/**
 * What a topic says one after the other. Where somebody tells of their life, its page goes on after the answers; of a
 * matter of faith or of the site a part is said only to those who ask for it: a prayer at a grave follows from nothing.
 */
export function listAnswers({ kind, answers, parts }: Topic, language: Locale): string[] {
  const more = kind === "life" ? parts[language].map(({ text }) => text) : [];
  return [...answers[language], ...more];
}

/**
 * The part of a topic's page that a message asks for: "a prayer before an operation".
 *
 * @param places those of the site that fit the message, the best first
 */
export function findAskedPart(
  places: readonly Place[],
  topic: Topic,
  language: Locale,
): TopicPart | undefined {
  // The head of the page fits whatever one of its parts fits.
  const [best, second] = places.filter(({ path }) => path !== topic.link?.[language].path);
  if (!best || best.score < PASSAGE_SURE || best.score < CLEARLY * (second?.score ?? 0)) return undefined;
  return topic.parts[language].find(({ path }) => path === best.path);
}
