import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Locale } from "../../contract/locale.ts";
import { nameTime } from "./time-name.ts";

export interface EarlierOfferProps {
  /** When its last message was sent, in milliseconds; null where that is not known. */
  at: number | null;
  locale: Locale;
  now?: (() => Date) | undefined;
  onContinue: () => void;
}

/** An earlier conversation of this browser. Its words are not fetched before the press: they may be somebody else's. */
export function EarlierOffer({ at, locale, now, onContinue }: EarlierOfferProps) {
  const [today] = useState(() => now?.() ?? new Date());
  const time = at === null ? null : nameTime(new Date(at), locale, today);
  return (
    <button type="button" className="chat-action chat-earlier" onClick={onContinue}>
      {time === null ? (
        <Trans comment="Button: show the messages of an earlier visit; when it was is not known">
          Continue the earlier conversation?
        </Trans>
      ) : (
        <Trans comment='Button: show the messages of an earlier visit; {time} is "today at 14:05", "yesterday at 14:05" or "21 November at 14:05"'>
          Continue the conversation from {time}?
        </Trans>
      )}
    </button>
  );
}
