import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { ChatTexts } from "../../contract/content.ts";
import { ChatIcon } from "./chat-icons.tsx";
import type { ChatState } from "./chat-state.ts";
import { InvitationCard } from "./invitation-card.tsx";
import { Message } from "./message.tsx";

export interface MessageListProps {
  state: ChatState;
  texts: ChatTexts;
  onRetry: () => void;
  /** Shown in place of an empty list. */
  children: ReactNode;
}

/** The conversation; it follows the reply until the reader scrolls up. */
export function MessageList({ state, texts, onRetry, children }: MessageListProps) {
  const { t } = useLingui();
  const { entries, phase } = state;
  const { box, list, away, toEnd, watchScroll } = useFollowing(entries);
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
            ) : (
              <Message
                key={entry.id}
                entry={entry}
                streaming={phase === "streaming" && entry === last}
                assistantName={texts.meta.title}
                helplines={texts.helplines}
                onRetry={phase === "idle" && entry === last && entry.ending ? onRetry : undefined}
              />
            ),
          )}
          {phase === "pending" && (
            <li className="chat-dots">
              <span className="chat-spoken">
                <Trans comment="Spoken while the three dots pulse">The reply is being prepared.</Trans>
              </span>
              <i />
              <i />
              <i />
            </li>
          )}
        </ol>
      </div>
      {away && (
        <button type="button" className="chat-to-end" onClick={toEnd}>
          <ChatIcon name="down" />
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

function useFollowing(entries: ChatState["entries"]) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const following = useRef(true);
  const lastTop = useRef(0);
  const [away, setAway] = useState(false);
  const questions = entries.filter((entry) => entry.role === "user").length;

  const follow = useCallback(() => {
    if (following.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, []);

  const toEnd = useCallback(() => {
    following.current = true;
    setAway(false);
    follow();
    box.current?.focus({ preventScroll: true });
  }, [follow]);

  const watchScroll = useCallback(() => {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    const atEnd = scrollHeight - scrollTop - clientHeight < NEAR_PIXELS;
    // Only the reader moves the list up; a box that shrinks for the help card or a keyboard does not.
    if (atEnd) following.current = true;
    else if (scrollTop < lastTop.current) following.current = false;
    lastTop.current = scrollTop;
    setAway(!following.current);
  }, []);

  useLayoutEffect(() => {
    following.current = true;
    setAway(false);
  }, [questions]);

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
