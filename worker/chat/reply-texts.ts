import type { Crisis, Passage, Quotation, Replies, ReplySources } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import crisisEn from "../../generated/content/en/crisis.json";
import repliesEn from "../../generated/content/en/replies.json";
import passagesEn from "../../generated/content/en/passages.json";
import sourcesEn from "../../generated/content/en/reply-sources.json";
import wisdomsEn from "../../generated/content/en/wisdoms.json";
import crisisSl from "../../generated/content/sl/crisis.json";
import repliesSl from "../../generated/content/sl/replies.json";
import passagesSl from "../../generated/content/sl/passages.json";
import sourcesSl from "../../generated/content/sl/reply-sources.json";
import wisdomsSl from "../../generated/content/sl/wisdoms.json";
import type { ShownPassage } from "./prompt.ts";

interface ReplyTexts {
  replies: Replies;
  sources: ReplySources;
  passages: readonly ShownPassage[];
  wisdoms: readonly { text: string }[];
  crisis: Crisis;
}

/** The texts that replies are measured by. */
export const REPLY_TEXTS: Record<Locale, ReplyTexts> = {
  sl: {
    replies: repliesSl,
    sources: sourcesSl,
    passages: passagesSl,
    wisdoms: wisdomsSl,
    crisis: crisisSl,
  },
  en: {
    replies: repliesEn,
    sources: sourcesEn,
    passages: passagesEn,
    wisdoms: wisdomsEn,
    crisis: crisisEn,
  },
};

/** Enough to choose from, and little to read. */
const QUOTATIONS_MAX = 8;

/** Quotations that stand on the pages of these passages, the best passage's first. */
export function findQuotations(language: Locale, passages: readonly Pick<Passage, "path">[]): Quotation[] {
  const { quotations } = REPLY_TEXTS[language].sources;
  return [...new Set(passages.map(({ path }) => path))]
    .flatMap((path) => quotations.filter((quotation) => quotation.path === path && quotation.source !== ""))
    .slice(0, QUOTATIONS_MAX);
}

/** What is given to the model where somebody may be in danger: the page of help, and nothing that a search would find. */
export function findHelp(language: Locale): ShownPassage[] {
  return REPLY_TEXTS[language].passages.filter(({ path }) => path === "/help");
}
