import { useEffect, useRef, type RefObject } from "react";
import type { Locale } from "../../contract/locale.ts";
import { track } from "../api.ts";

const NUMBERS = '.chat-help :is(a[href^="tel:"], a[href^="sms:"])';

/**
 * Counts that the help card was shown and that a number on it was pressed, for the yearly report; never by whom.
 *
 * @param isNew the card has come in this visit; one that a reload brought back was counted
 */
export function useHelpCount(panel: RefObject<HTMLElement | null>, isNew: boolean, locale: Locale): void {
  const language = useRef(locale);
  useEffect(() => {
    language.current = locale;
  }, [locale]);

  useEffect(() => {
    if (isNew) track({ event: "help_shown", path: "/chat", language: language.current });
  }, [isNew]);

  useEffect(() => {
    const element = panel.current;
    const count = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(NUMBERS))
        track({ event: "number_pressed", path: "/chat", language: language.current });
    };
    element?.addEventListener("click", count);
    return () => element?.removeEventListener("click", count);
  }, [panel]);
}
