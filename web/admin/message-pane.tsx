import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, type ReactNode } from "react";
import type { ConversationChange } from "../../contract/admin.ts";
import type { Locale } from "../../contract/locale.ts";
import type { ConversationRow, LoggedMessage } from "../../contract/logs.ts";
import { formatDate, formatDateTime, formatTime } from "./log-format.ts";
import { AUTHOR_WORDS, LANGUAGE_WORDS, SIGNAL_WORDS } from "./log-words.ts";
import { startsDay } from "./pane-state.ts";
import { QueueForm, type ChangeOutcome } from "./queue-form.tsx";
import type { Pane } from "./use-pane.ts";

interface MessagePaneProps {
  pane: Pane;
  locale: Locale;
  /** The message that the address names. */
  message: number | null;
  isRevealed: boolean;
  onReveal: (id: number) => void;
  onClose: () => void;
  onDelete: (conversation: ConversationRow) => void;
  onChange: (id: number, change: ConversationChange) => Promise<ChangeOutcome>;
  addressOf: (conversation: number, message: number | null) => string;
}

/** The messages of one conversation (spec §2), at most 600 px high, scrolling (spec §9). */
export function MessagePane(props: MessagePaneProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pane, onClose } = props;
  const { state } = pane;
  const id = state.phase === "none" ? null : state.id;

  // Whoever opens a conversation goes on reading in it.
  useEffect(() => {
    if (id !== null) heading.current?.focus();
  }, [id]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is for what is inside
    <section
      className="log-pane"
      aria-label={t`Messages of the conversation`}
      onKeyDown={(event) => {
        if (event.key === "Escape" && id !== null && !event.defaultPrevented) onClose();
      }}
    >
      <div className="log-pane-head">
        <h2 ref={heading} tabIndex={-1}>
          <Trans comment="Heading of the messages of a conversation">Messages</Trans>
        </h2>
        {id !== null && (
          <button type="button" className="log-button log-button-plain" onClick={onClose}>
            <Trans comment="Button: close the conversation">Close</Trans>
          </button>
        )}
      </div>
      <PaneContent {...props} />
    </section>
  );
}

function PaneContent(props: MessagePaneProps): ReactNode {
  const { pane } = props;
  const { state } = pane;
  switch (state.phase) {
    case "none":
      return (
        <p className="log-prompt">
          <Trans>Click View on a conversation to see messages</Trans>
        </p>
      );
    case "loading":
      return (
        <p className="log-prompt" role="status">
          <Trans comment="Messages are being fetched">Loading messages...</Trans>
        </p>
      );
    case "failed":
      return (
        <div className="log-failure" role="alert">
          <p>
            <Trans>The messages could not be loaded.</Trans>
          </p>
          <button type="button" className="log-button" onClick={pane.reload}>
            <Trans comment="Button: load again">Retry</Trans>
          </button>
        </div>
      );
    case "gone":
      return (
        <p className="log-prompt" role="alert">
          <Trans>This conversation is no longer in the log.</Trans>
        </p>
      );
    case "ready":
      return <Conversation {...props} state={state} />;
  }
}

type ReadyState = Extract<Pane["state"], { phase: "ready" }>;

function Conversation(props: MessagePaneProps & { state: ReadyState }) {
  const { state, pane, message, isRevealed, onReveal, onDelete, onChange, addressOf } = props;
  const { i18n } = useLingui();
  const { conversation, messages } = state;
  const isVeiled = conversation.signal !== null && !isRevealed;
  const list = useRef<HTMLOListElement>(null);
  const isThere = message !== null && messages.some(({ id }) => id === message);
  const wasVeiled = useRef(isVeiled);

  // A link to a message leads to it, once. Otherwise the button that took the veil away leaves the focus to the first.
  useEffect(() => {
    const isUncovered = wasVeiled.current && !isVeiled;
    wasVeiled.current = isVeiled;
    if (isUncovered && !isThere) list.current?.querySelector("li")?.focus({ preventScroll: true });
    if (!isThere || isVeiled) return;
    const target = list.current?.querySelector<HTMLElement>(`[data-message="${message}"]`);
    const box = list.current?.parentElement;
    if (!target || !box) return;
    box.scrollTop += target.getBoundingClientRect().top - box.getBoundingClientRect().top - 16;
    target.focus({ preventScroll: true });
  }, [isThere, isVeiled, message]);

  return (
    <>
      <dl className="log-facts">
        <div>
          <dt>
            <Trans>Session id</Trans>
          </dt>
          <dd className="log-code">{conversation.session_id}</dd>
        </div>
        <div>
          <dt>
            <Trans>Language</Trans>
          </dt>
          <dd>{i18n._(LANGUAGE_WORDS[conversation.language] ?? conversation.language)}</dd>
        </div>
        <div>
          <dt>
            <Trans comment="When a conversation began">Begun</Trans>
          </dt>
          <dd>{formatDateTime(conversation.created_at)}</dd>
        </div>
        {conversation.signal && (
          <div>
            <dt>
              <Trans comment="The gravest sign of danger in the conversation">Signal</Trans>
            </dt>
            <dd>{i18n._(SIGNAL_WORDS[conversation.signal] ?? conversation.signal)}</dd>
          </div>
        )}
      </dl>
      <div className="log-scroll" data-veiled={isVeiled}>
        {isVeiled && (
          <div className="log-veil">
            <p>
              <Trans>
                Somebody speaks of danger here: perhaps of death, self-harm or a farewell. Read it when you
                feel ready, and don’t stay alone with it if it weighs on you.
              </Trans>
            </p>
            <button type="button" className="log-button" onClick={() => onReveal(conversation.id)}>
              <Trans comment="Button: show what a content warning covers">Show the messages</Trans>
            </button>
          </div>
        )}
        <ol ref={list} className="log-messages" inert={isVeiled} aria-hidden={isVeiled || undefined}>
          {messages.map((item, index) => (
            <Message
              key={item.id}
              message={item}
              language={conversation.language}
              isTarget={item.id === message}
              day={startsDay(messages, index, formatDate) ? formatDate(item.created_at) : null}
              address={addressOf(conversation.id, item.id)}
            />
          ))}
        </ol>
        {state.nextCursor !== null && !isVeiled && (
          <p className="log-more">
            {state.more === "failed" && (
              <span role="alert">
                <Trans>The messages could not be loaded.</Trans>{" "}
              </span>
            )}
            <button
              type="button"
              className="log-button"
              disabled={state.more === "loading"}
              onClick={pane.loadMore}
            >
              <Trans comment="Button: the next messages of a long conversation">More messages</Trans>
            </button>
          </p>
        )}
      </div>
      <QueueForm key={conversation.id} conversation={conversation} onChange={onChange} />
      <p className="log-pane-actions">
        <a className="link" href={addressOf(conversation.id, null)}>
          <Trans>Link to this conversation</Trans>
        </a>
        <button type="button" className="log-button log-button-plain" onClick={() => onDelete(conversation)}>
          <Trans comment="Button: delete the conversation that is open">Delete the conversation</Trans>
        </button>
      </p>
    </>
  );
}

interface MessageProps {
  message: LoggedMessage;
  language: Locale;
  isTarget: boolean;
  /** Told before the first message of a day. */
  day: string | null;
  address: string;
}

function Message({ message, language, isTarget, day, address }: MessageProps) {
  const { t, i18n } = useLingui();
  const { role, content, created_at, signal, feedback, is_interrupted, written_by } = message;
  const isUser = role === "user";
  const time = formatTime(created_at);
  return (
    <li
      className="log-message"
      data-role={isUser ? "user" : "assistant"}
      data-message={message.id}
      data-target={isTarget}
      tabIndex={-1}
    >
      {day && <p className="log-day">{day}</p>}
      <p className="log-message-head">
        <span>
          {isUser ? (
            <Trans comment="Who wrote a message">Visitor</Trans>
          ) : (
            <Trans comment="Who wrote a message">Assistant</Trans>
          )}
        </span>{" "}
        <a href={address} aria-label={t`Link to the message of ${time}`}>
          <time dateTime={created_at}>{time}</time>
        </a>
        {written_by && <span className="log-mark">{i18n._(AUTHOR_WORDS[written_by])}</span>}
        {signal && <span className="log-mark log-mark-signal">{i18n._(SIGNAL_WORDS[signal] ?? signal)}</span>}
        {feedback === 1 && <span className="log-mark">{t`Thumb up`}</span>}
        {feedback === -1 && <span className="log-mark">{t`Thumb down`}</span>}
        {is_interrupted && (
          <span className="log-mark">
            <Trans comment="Mark: the reply did not reach its end">interrupted</Trans>
          </span>
        )}
      </p>
      <p className="log-words" lang={language}>
        {content}
      </p>
    </li>
  );
}
