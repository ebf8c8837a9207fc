import { LOCALES, type Locale } from "../../contract/locale.ts";
import helplines from "../../generated/content/helplines.json";
import site from "../../generated/content/site.json";
import { measureHarmless, removeHarm } from "./harm-filter.ts";
import { removeInvites } from "./invite-filter.ts";
import { mendLinks } from "./link-filter.ts";
import { replaceNumbers } from "./number-filter.ts";
import { findsWords, mendQuotes } from "./quote-filter.ts";
import { REPLY_TEXTS } from "./reply-texts.ts";
import { filterSentences, type TextFilter } from "./sentence-filter.ts";

export interface ReplyFilterInput {
  language: Locale;
  /** The invitation where it must not be shown, or null. */
  withheldInvite: string | null;
  /** What the visitor wrote: a reply may give it back in quotation marks. */
  written: readonly string[];
}

/** Everything that is kept out of a reply while it streams: invitations, methods and verdicts, links that lead nowhere, words nobody said, numbers nobody checked. */
export function createReplyFilter({ language, withheldInvite, written }: ReplyFilterInput): TextFilter {
  const { library, sources } = REPLY_TEXTS[language];
  const isWritten = findsWords(written);
  return filterSentences(
    [
      ...(withheldInvite === null ? [] : [removeInvites(withheldInvite)]),
      removeHarm((address) => address === site.email || isWritten(address)),
      mendLinks({ ...sources, origin: site.origin, helplines }),
      mendQuotes(language, (words) => isStored(words) || isWritten(words)),
      replaceNumbers(library.insteadOfNumber),
    ],
    // An invitation goes with its whole sentence, so no word of it is shown before.
    withheldInvite === null ? measureHarmless : null,
  );
}

/** Whether a text of the site has these words, in either language. */
const isStored = findsWords(
  LOCALES.flatMap((locale) => {
    const { sources, passages, wisdoms } = REPLY_TEXTS[locale];
    return [...sources.quotations, ...passages, ...wisdoms].map(({ text }) => text);
  }),
);
