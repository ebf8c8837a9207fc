import type { Stories, Wisdom } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import type { GuideTexts, Topic } from "../../contract/topics.ts";
import { openTopics, type TopicGuess } from "../../recognition/topics.ts";
import topicsModel from "../../recognition/topics-model.json";
import storiesEn from "../../generated/content/en/pages/stories.json";
import wisdomsEn from "../../generated/content/en/wisdoms.json";
import guide from "../../generated/content/guide.json";
import storiesSl from "../../generated/content/sl/pages/stories.json";
import wisdomsSl from "../../generated/content/sl/wisdoms.json";
import topics from "../../generated/content/topics.json";

export const GUIDE: GuideTexts = guide;
export const TOPICS: readonly Topic[] = topics as Topic[];

export const THOUGHTS: Record<Locale, readonly Pick<Wisdom, "text" | "reflect">[]> = {
  sl: wisdomsSl,
  en: wisdomsEn,
};
export const STORIES: Record<
  Locale,
  readonly (Pick<Stories["items"][number], "name" | "lesson"> & { id: string })[]
> = { sl: storiesSl.data.items, en: storiesEn.data.items };

let recogniser: ((text: string) => TopicGuess[]) | undefined;

/** The topics that a message may be about; made ready at the first message. */
export function readTopics(text: string): TopicGuess[] {
  recogniser ??= openTopics(topicsModel);
  return recogniser(text);
}
