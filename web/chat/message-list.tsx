import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { Care } from "../../contract/api.ts";
import type { ChatTexts } from "../../contract/content.ts";
import { CareChoices } from "./care-choices.tsx";
import { ChatIcon } from "./chat-icons.tsx";
import { helpNeeds, type ChatState, type Feedback } from "./chat-state.ts";
import { InvitationCard } from "./invitation-card.tsx";
import { Message, Reply } from "./message.tsx";

export interface MessageListProps {
  state: ChatState;
  texts: ChatTexts;
  onRetry: () => void;
  onJudge: (turnId: string, feedback: Feedback) => void;
  onChoose: (choice: Care["choices"][number]) => void;
  /** Shown in place of an empty list. */
  children: ReactNode;
}

/** The conversation; it follows the reply until the reader scrolls up. */
export function MessageList({ state, texts, onRetry, onJudge, onChoose, children }: MessageListProps) {
  const { t, i18n } = useLingui();
  const { phase, replaced } = state;
  // After a sign of danger, and while it is asked about, nothing turns the eye away.
  const isGrave = helpNeeds(state).length > 0 || (state.care !== null && state.care.state !== "O");
  const entries = isGrave ? state.entries.filter((entry) => entry.type !== "telegram_invite") : state.entries;
  const asked = phase === "idle" ? state.care : null;
  const { box, list, away, toEnd, watchScroll } = useFollowing(entries, asked);
  const last = entries.at(-1);

  if (entries.length === 0) return <div className="chat-scroll">{children}</div>;
  return (
    <div className="chat-log">
      <div
        className="chat-scroll"
        ref={box}
        onScroll={watchScroll}
        role="region"
        tabIndex={0}
        aria-label={t({ message: "Conversation", comment: "Name of the scrollable list of messages" })}
      >
        <ol className="chat-list" ref={list} role="list">
          {entries.map((entry) =>
            entry.type === "telegram_invite" ? (
              <li key={entry.id}>
                <InvitationCard invitation={texts.meta.invitation} url={texts.invitationUrl} />
              </li>
            ) : entry.type === "program_reminder" ? (
              <li key={entry.id} className="chat-reminder">
                <Reply
                  text={texts.meta.reminder}
                  streaming={false}
                  language={i18n.locale}
                  numbers={texts.numbers}
                />
              </li>
            ) : (
              <Message
                key={entry.id}
                entry={entry}
                streaming={phase === "streaming" && entry === last}
                assistantName={texts.meta.title}
                numbers={texts.numbers}
                onRetry={phase === "idle" && entry === last && entry.ending ? onRetry : undefined}
                onJudge={onJudge}
              />
            ),
          )}
          {replaced && replaced.content !== "" && (
            <Message
              key={replaced.id}
              entry={replaced}
              streaming
              assistantName={texts.meta.title}
              numbers={texts.numbers}
            />
          )}
          {phase === "pending" && (
            <li className="chat-dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </li>
          )}
        </ol>
        {asked && <CareChoices care={asked} onChoose={onChoose} />}
      </div>
      {away && (
        <button type="button" className="chat-to-end" onClick={toEnd}>
          <ChatIcon name="end" />
          <span className="chat-spoken">
            <Trans comment="Button: scroll to the end of the conversation">Go to the newest message</Trans>
          </span>
        </button>
      )}
    </div>
  );
}

/** Nearer to the end than this the reader has not left it. */
const NEAR_PIXELS = 48;
/** What grows by more than this, and by more than half of what can be seen, came at once: it is read from its beginning. */
const LEAP_PIXELS = 160;
/** Room above the beginning of a reply, where the list fades out. */
const MARGIN_PIXELS = 24;

/** @param asked the question whose choices stand below the last reply */
function useFollowing(entries: ChatState["entries"], asked: Care | null) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const following = useRef(true);
  const lastTop = useRef(0);
  const placed = useRef(0);
  const passed = useRef<Care | null>(null);
  const seen = useRef<{ reply: Element | undefined; height: number } | null>(null);
  const [away, setAway] = useState(false);
  const questions = entries.filter((entry) => entry.role === "user").length;

  const settle = useCallback((isFollowing: boolean) => {
    following.current = isFollowing;
    setAway(!isFollowing);
  }, []);

  const follow = useCallback(() => {
    const element = box.current;
    // In a closed dialog nothing has a height.
    if (!element || element.clientHeight === 0) return;
    const reply = [...element.querySelectorAll(".chat-message-assistant")].at(-1);
    const height = reply?.clientHeight ?? 0;
    const before = seen.current;
    seen.current = { reply, height };
    if (!following.current) return;
    const growth = before ? height - (reply === before.reply ? before.height : 0) : 0;
    element.scrollTop = element.scrollHeight;
    // The answers below a question are nothing without it, until the reader has gone on to them.
    const isAsked = asked !== null && asked !== passed.current;
    const isLeap = isAsked || growth >= Math.max(LEAP_PIXELS, element.clientHeight / 2);
    const hidden = reply
      ? element.getBoundingClientRect().top + MARGIN_PIXELS - reply.getBoundingClientRect().top
      : 0;
    if (isLeap && hidden > 0) {
      element.scrollTop -= hidden;
      settle(isAtEnd(element));
    }
    placed.current = element.scrollTop;
  }, [settle, asked]);

  // To the very end, where the answers of a question stand, not to the beginning of its reply.
  const toEnd = useCallback(() => {
    passed.current = asked;
    settle(true);
    if (!box.current) return;
    box.current.scrollTop = box.current.scrollHeight;
    box.current.focus({ preventScroll: true });
  }, [settle, asked]);

  const watchScroll = useCallback(() => {
    if (!box.current) return;
    const { scrollTop } = box.current;
    if (scrollTop > placed.current + 1) passed.current = asked;
    // Only the reader moves the list up; a box that shrinks for the help card or a keyboard does not.
    if (isAtEnd(box.current)) settle(true);
    else if (scrollTop < lastTop.current) settle(false);
    lastTop.current = scrollTop;
  }, [settle, asked]);

  // What was just sent is shown; a message taken back moves nothing.
  const written = useRef(questions);
  useLayoutEffect(() => {
    if (questions > written.current) settle(true);
    written.current = questions;
  }, [questions, settle]);

  useLayoutEffect(follow, [follow, entries]);

  const empty = entries.length === 0;
  useEffect(() => {
    if (empty || typeof ResizeObserver === "undefined" || !list.current || !box.current) return;
    const observer = new ResizeObserver(follow);
    observer.observe(list.current);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [follow, empty]);

  return { box, list, away, toEnd, watchScroll };
}

function isAtEnd({ scrollHeight, scrollTop, clientHeight }: Element): boolean {
  return scrollHeight - scrollTop - clientHeight < NEAR_PIXELS;
}
