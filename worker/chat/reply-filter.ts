import { LOCALES, type Locale } from "../../contract/locale.ts";
import helplines from "../../generated/content/helplines.json";
import site from "../../generated/content/site.json";
import { removeCodes } from "./danger-seen.ts";
import { HarmfulReply, measureHarmless, stopHarm } from "./harm-filter.ts";
import { removeInvites } from "./invite-filter.ts";
import { mendLinks } from "./link-filter.ts";
import { replaceNumbers } from "./number-filter.ts";
import { findsWords, mendQuotes } from "./quote-filter.ts";
import { RULES } from "./prompt.ts";
import { REPLY_TEXTS } from "./reply-texts.ts";
import { removeStrangers } from "./stranger-filter.ts";
import { filterSentences, type TextFilter } from "./sentence-filter.ts";

export interface ReplyFilterInput {
  language: Locale;
  /** The invitation where it must not be shown, or null. */
  withheldInvite: string | null;
  /** Whether a signal was raised in the conversation. */
  isInDanger: boolean;
  /** What the visitor wrote: a reply may give it back in quotation marks. */
  written: readonly string[];
}

/** Everything that is kept out of a reply while it streams: invitations, methods and verdicts, links that lead nowhere, words nobody said, numbers nobody checked. */
export function createReplyFilter({
  language,
  withheldInvite,
  isInDanger,
  written,
}: ReplyFilterInput): TextFilter {
  const { library, sources } = REPLY_TEXTS[language];
  const isWritten = findsWords(written);
  return filterSentences(
    [
      removeCodes,
      removeStrangers({ isRule, hosts: HOSTS, isInDanger, isStored }),
      ...(withheldInvite === null ? [] : [removeInvites(withheldInvite)]),
      stopHarm((address) => address === site.email || isWritten(address), isInDanger),
      mendLinks({ ...sources, origin: site.origin, helplines }),
      mendQuotes(language, (words) => isStored(words) || isWritten(words)),
      isInDanger ? stopAtNumbers : replaceNumbers(library.insteadOfNumber),
    ],
    // An invitation goes with its whole sentence, so no word of it is shown before.
    withheldInvite === null ? measureHarmless : null,
  );
}

/** To somebody in danger a number that nobody has checked is no slip: the whole reply is not to be trusted. */
function stopAtNumbers(sentence: string): string {
  if (replaceNumbers("")(sentence) !== sentence) throw new HarmfulReply();
  return sentence;
}

/** This site, where helplines are found, and what our texts link to. */
const HOSTS = [
  ...new Set(
    [
      site.origin,
      "https://findahelpline.com",
      ...LOCALES.flatMap((locale) => REPLY_TEXTS[locale].sources.links),
    ].map((url) => new URL(url).host.replace(/^www\./, "")),
  ),
];

/** Whether the rules of the model have these words; made ready once, not for each reply. */
const isRule = findsWords(RULES);

/** Whether a text of the site has these words, in either language. */
const isStored = findsWords(
  LOCALES.flatMap((locale) => {
    const { sources, passages, wisdoms } = REPLY_TEXTS[locale];
    return [...sources.quotations, ...passages, ...wisdoms].map(({ text }) => text);
  }),
);
