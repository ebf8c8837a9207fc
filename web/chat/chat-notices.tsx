import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, type KeyboardEvent } from "react";
import type { CardLine, ChatTexts } from "../../contract/content.ts";
import { localizedPath, type Locale } from "../../contract/locale.ts";
import { NumberLinks } from "../ui/number-links.tsx";
import { ChatIcon } from "./chat-icons.tsx";
import type { FailureCode } from "./chat-state.ts";
import { CallLine } from "./offline-notice.tsx";

export interface NoticeProps {
  texts: ChatTexts;
  locale: Locale;
  /** After the first message the notice makes room for the conversation. */
  short: boolean;
}

/** What the assistant is and is not, how long it remembers, where to get help. */
export function Notice({ texts, locale, short }: NoticeProps) {
  const words = (
    <p>
      <NumberLinks
        text={texts.meta.notice.replace("{days}", String(texts.retentionDays))}
        numbers={texts.numbers}
      />{" "}
      <a href={localizedPath("/help", locale)}>{texts.card.more}</a>
      {" · "}
      <a href={localizedPath("/privacy", locale)}>
        <Trans>Privacy</Trans>
      </a>
    </p>
  );
  if (!short) return <div className="chat-notice">{words}</div>;
  return (
    <details className="chat-notice">
      <summary>
        <Trans comment="The notice above a conversation, shortened; a press shows all of it">
          A program, not a person
        </Trans>
      </summary>
      {words}
    </details>
  );
}

export interface FailureNoticeProps {
  code: FailureCode;
  /** The numbers that can be called where there is no network. */
  helplines: readonly CardLine[];
  /** Given when there is a text to send again. */
  onRetry: (() => void) | undefined;
  onDismiss: () => void;
}

/** Stands inside the dialog: a toast of the page would lie behind it, out of reach. */
export function FailureNotice({ code, helplines, onRetry, onDismiss }: FailureNoticeProps) {
  const { t } = useLingui();
  return (
    <div className="chat-toast">
      <p role="alert">
        <Trans comment="The chat's send failed">Failed to get response. Please try again.</Trans>{" "}
        {code === "rate_limited" && (
          <Trans comment="Too many messages in a short time">
            That was a lot of messages in a short time. Please wait a minute.
          </Trans>
        )}
        {code === "network" && (
          <>
            <Trans comment="No connection to the server">
              You seem to be offline. Your text has been kept.
            </Trans>{" "}
            <CallLine helplines={helplines} />
          </>
        )}
      </p>
      {onRetry && (
        <button type="button" className="chat-action chat-action-retry" onClick={onRetry}>
          <ChatIcon name="retry" />
          <Trans comment="Button: send the failed message again">Retry</Trans>
        </button>
      )}
      <button
        type="button"
        className="chat-action"
        onClick={onDismiss}
        aria-label={t({ message: "Dismiss", comment: "Button: take an error notice away" })}
      >
        <ChatIcon name="close" />
      </button>
    </div>
  );
}

/** The list is empty, but the server still keeps what was said. */
export function UndeletedNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="chat-toast">
      <p role="alert">
        <Trans comment="Clearing worked in the browser, not on the server">
          The conversation is cleared here, but it could not yet be deleted on the server.
        </Trans>
      </p>
      <button type="button" className="chat-action chat-action-retry" onClick={onRetry}>
        <ChatIcon name="retry" />
        <Trans comment="Button: try to delete again">Retry</Trans>
      </button>
    </div>
  );
}

export interface ClearQuestionProps {
  onClear: () => void;
  onKeep: () => void;
}

/** Asks before anything is deleted; the harmless answer has the focus. */
export function ClearQuestion({ onClear, onKeep }: ClearQuestionProps) {
  const { t } = useLingui();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);

  function keepOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    // The key answers this question and must not close the whole dialog.
    event.preventDefault();
    event.stopPropagation();
    onKeep();
  }

  return (
    <div
      className="chat-toast"
      role="alertdialog"
      aria-label={t({ message: "Clear the conversation?", comment: "Name of the question before clearing" })}
      aria-describedby="chat-clear-question"
    >
      <p id="chat-clear-question">
        <Trans comment="Question before clearing">
          Clear the whole conversation, here and on the server? This cannot be undone.
        </Trans>
      </p>
      <button
        type="button"
        className="chat-action chat-action-retry"
        onClick={onClear}
        onKeyDown={keepOnEscape}
      >
        <Trans comment="Button: yes, clear the conversation">Clear</Trans>
      </button>
      <button ref={keep} type="button" className="chat-action" onClick={onKeep} onKeyDown={keepOnEscape}>
        <Trans comment="Button: no, do not clear the conversation">Keep</Trans>
      </button>
    </div>
  );
}
