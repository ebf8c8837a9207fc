import type { Signal } from "../../contract/chat.ts";
import { LOCALES, type Locale } from "../../contract/locale.ts";
import helplines from "../../generated/content/helplines.json";
import topics from "../../generated/content/topics.json";
import protocol from "../../generated/content/protocol.json";
import site from "../../generated/content/site.json";
import { removeCodes } from "../chat/danger-seen.ts";
import { HarmfulReply, stopHarm } from "./harm-filter.ts";
import { followHarmless } from "./harmless-beginning.ts";
import { stopExcess } from "./excess-filter.ts";
import { removeInvites } from "./invite-filter.ts";
import { mendLinks } from "./link-filter.ts";
import { holdsHelpline, replaceNumbers } from "./number-filter.ts";
import { findsWords, mendQuotes } from "./quote-filter.ts";
import { RULES } from "../chat/prompt.ts";
import { REPLY_TEXTS } from "../chat/reply-texts.ts";
import { removeStrangers } from "./stranger-filter.ts";
import { filterSentences, type TextFilter } from "./sentence-filter.ts";
import { splitSentences } from "./sentences.ts";

export interface ReplyFilterInput {
  language: Locale;
  /** The invitation where it must not be shown, or null. */
  withheldInvite: string | null;
  /** Whether a signal was raised in the conversation. */
  isInDanger: boolean;
  /** Whether somebody may be hurt, or asks for what could hurt: what may harm is stopped at a doubt. */
  isStrict?: boolean;
  /** Signals raised in this very turn: the reply to them must name a number that somebody has checked. */
  newSignals?: readonly Signal[];
  /** What the visitor wrote: a reply may give it back in quotation marks. */
  written: readonly string[];
}

/** Everything that is kept out of a reply while it streams: invitations, methods and verdicts, links that lead nowhere, words nobody said, numbers nobody checked. */
export function createReplyFilter({
  language,
  withheldInvite,
  isInDanger,
  isStrict = false,
  newSignals = [],
  written,
}: ReplyFilterInput): TextFilter {
  const { replies, sources, crisis } = REPLY_TEXTS[language];
  const isWritten = findsWords(written);
  const filter = filterSentences(
    [
      removeCodes,
      removeStrangers({ isRule, hosts: HOSTS, isInDanger, isStored, isOwn }),
      ...(withheldInvite === null ? [] : [removeInvites(withheldInvite)]),
      stopExcess(language, isOwn),
      stopHarm({
        isKnown: (address) => address === site.email || MAILS.has(address) || isWritten(address),
        isOwn,
        isStrict: isInDanger || isStrict,
      }),
      mendLinks({ ...sources, origin: site.origin, helplines }),
      mendQuotes(language, (words) => isStored(words) || isWritten(words)),
      replaceNumbers(isInDanger ? null : replies.insteadOfNumber),
    ],
    // Such a reply is held as a whole anyway: its sentences go without a trace.
    isInDanger ? null : followHarmless,
  );
  if (newSignals.length === 0) return filter;
  return requireHelpline(filter, newSignals.includes("plan") ? null : crisis.check);
}

/**
 * A first reply to a sign of danger must name somebody to call.
 *
 * @param check stands below a reply that names nobody; without it such a reply is not the one that is needed
 */
function requireHelpline(filter: TextFilter, check: string | null): TextFilter {
  let text = "";
  let isOver = false;
  return {
    push(piece) {
      const visible = filter.push(piece);
      text += visible;
      return visible;
    },
    end() {
      const visible = filter.end();
      text += visible;
      if (isOver || text.trim() === "" || holdsHelpline(text)) return visible;
      isOver = true;
      if (check === null) throw new HarmfulReply();
      return `${visible}\n\n${check}`;
    },
    breakOff: () => filter.breakOff(),
  };
}

/** This site, where helplines are found, and what our texts link to. */
const HOSTS = [
  ...new Set(
    [
      site.origin,
      "https://findahelpline.com",
      // Invitations are judged by their own filter.
      "https://t.me",
      ...helplines.flatMap(({ url }) => url ?? []),
      ...LOCALES.flatMap((locale) => REPLY_TEXTS[locale].sources.links),
    ].map((url) => new URL(url).host.replace(/^www\./, "")),
  ),
];

/** Where helplines answer in writing. */
const MAILS = new Set(
  helplines.flatMap(({ channels }) =>
    (channels ?? []).flatMap(({ kind, to }) => (kind === "mail" && to.includes("@") ? [to] : [])),
  ),
);

/** Whether the rules of the model have these words; made ready once, not for each reply. */
const isRule = findsWords(RULES);

/** Whether a text of the site has these words, in either language. */
const isStored = findsWords(
  LOCALES.flatMap((locale) => {
    const { sources, passages, wisdoms } = REPLY_TEXTS[locale];
    return [...sources.quotations, ...passages, ...wisdoms].map(({ text }) => text);
  }),
);

let ownSentences: Set<string> | undefined;

/** Whether a sentence stands so in a text of the site that may be an answer; read when first asked. */
function isOwn(sentence: string): boolean {
  ownSentences ??= new Set(
    LOCALES.flatMap((locale) => {
      const { crisis, replies, passages } = REPLY_TEXTS[locale];
      return [
        crisis.check,
        ...[replies, protocol, topics].flatMap(valuesOf),
        ...passages.map(({ text }) => text),
      ];
    }).flatMap((text) => {
      const { sentences, rest } = splitSentences(text);
      return [...sentences, rest].map((each) => each.trim());
    }),
  );
  return ownSentences.has(sentence.trim());
}

/** All texts within an object. */
function valuesOf(texts: object): string[] {
  return Object.values(texts).flatMap((value: unknown) =>
    typeof value === "string" ? [value] : typeof value === "object" && value ? valuesOf(value) : [],
  );
}
