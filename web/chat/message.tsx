import { Trans, useLingui } from "@lingui/react/macro";
import { createElement, memo, useDeferredValue, useEffect, useState, type ComponentType } from "react";
import type { CallableNumber } from "../../contract/called-numbers.ts";
import type { NeighbourLanguage, NeighbourLine } from "../../contract/neighbours.ts";
import { loadWithRetry } from "../load.ts";
import { ChatIcon } from "./chat-icons.tsx";
import type { ChatEntry, Feedback } from "./chat-state.ts";
import type { MessageMarkdownProps } from "./message-markdown.tsx";
import { NEIGHBOURS, splitNeighbour } from "./neighbours.ts";
import { closeMarkdown, stripMarkdown } from "./unfinished-markdown.ts";

export interface MessageProps {
  entry: ChatEntry;
  /** The reply is still coming in. */
  streaming: boolean;
  assistantName: string;
  numbers: readonly CallableNumber[];
  /** Given where this reply can be asked for again. */
  onRetry?: (() => void) | undefined;
  onJudge?: ((turnId: string, feedback: Feedback) => void) | undefined;
}

/** What the visitor wrote, or a reply. */
export const Message = memo(function Message({
  entry,
  streaming,
  assistantName,
  numbers,
  onRetry,
  onJudge,
}: MessageProps) {
  const fromVisitor = entry.role === "user";
  return (
    <li className={fromVisitor ? "chat-message chat-message-user" : "chat-message chat-message-assistant"}>
      <span className="chat-spoken">
        {fromVisitor ? (
          <Trans comment="Spoken before the visitor's own message">You:</Trans>
        ) : (
          `${assistantName}:`
        )}
      </span>
      {fromVisitor ? (
        <p className="chat-words" lang={entry.language}>
          {entry.content}
        </p>
      ) : (
        <Reply text={entry.content} streaming={streaming} language={entry.language} numbers={numbers} />
      )}
      {!fromVisitor && !streaming && <Actions entry={entry} onRetry={onRetry} onJudge={onJudge} />}
    </li>
  );
});

interface ReplyProps {
  text: string;
  streaming: boolean;
  language: string;
  numbers: readonly CallableNumber[];
}

/** What is said as text of a conversation. */
export function Reply({ text, streaming, language, numbers }: ReplyProps) {
  const Markdown = useMarkdown();
  const deferred = useDeferredValue(text);
  if (text === "") return null;
  // After the end, too, an unfinished text may be shown for a moment.
  const shown = splitNeighbour(streaming || deferred !== text ? closeMarkdown(deferred) : deferred);
  const draw = (props: MessageMarkdownProps) =>
    Markdown ? createElement(Markdown, props) : stripMarkdown(props.text);
  return (
    <div className={Markdown ? "chat-words" : "chat-words chat-plain"} lang={language}>
      {shown.before && (
        <div className="chat-neighbour" lang={shown.before.language}>
          {draw({ text: shown.before.text, numbers: linesOf(shown.before.language) })}
        </div>
      )}
      {draw({ text: shown.text, numbers })}
    </div>
  );
}

function linesOf(language: NeighbourLanguage): NeighbourLine[] {
  const { first, further } = NEIGHBOURS[language];
  return [...first, ...further];
}

interface ActionsProps {
  entry: ChatEntry;
  onRetry: (() => void) | undefined;
  onJudge: MessageProps["onJudge"];
}

function Actions({ entry, onRetry, onJudge }: ActionsProps) {
  return (
    <div className="chat-actions">
      {entry.ending && (
        <span className="chat-ending">
          {entry.ending === "stopped" ? (
            <Trans comment="Under a reply that the visitor stopped">Stopped.</Trans>
          ) : (
            <Trans comment="Under a reply whose connection broke">The reply was interrupted.</Trans>
          )}
        </span>
      )}
      {onRetry && (
        <button type="button" className="chat-action chat-action-retry" onClick={onRetry}>
          <ChatIcon name="retry" />
          <Trans comment="Button: ask for the reply again">Retry</Trans>
        </button>
      )}
      {entry.content !== "" && <CopyButton text={entry.content} />}
      {entry.content !== "" && onJudge && <Judgement entry={entry} onJudge={onJudge} />}
    </div>
  );
}

function Judgement({
  entry,
  onJudge,
}: Pick<MessageProps, "entry"> & Required<Pick<MessageProps, "onJudge">>) {
  const { t } = useLingui();
  const { turnId, feedback } = entry;
  if (turnId === undefined || !onJudge) return null;
  return (
    <>
      <button
        type="button"
        className="chat-action chat-action-quiet"
        aria-pressed={feedback === 1}
        aria-label={t({ message: "This reply helps", comment: "Button: thumb up" })}
        onClick={() => onJudge(turnId, 1)}
      >
        <ChatIcon name="up" />
      </button>
      <button
        type="button"
        className="chat-action chat-action-quiet"
        aria-pressed={feedback === -1}
        aria-label={t({ message: "This reply does not help", comment: "Button: thumb down" })}
        onClick={() => onJudge(turnId, -1)}
      >
        <ChatIcon name="down" />
      </button>
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), 3000);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }

  return (
    <>
      <button
        type="button"
        className="chat-action chat-action-quiet"
        onClick={() => void copy()}
        aria-label={t({ message: "Copy", comment: "Button: copy the reply" })}
      >
        <ChatIcon name={outcome === "copied" ? "copied" : "copy"} />
      </button>
      <span className="chat-outcome" role="status">
        {outcome === "copied" && <Trans comment="After something was copied">Copied.</Trans>}
        {outcome === "failed" && <Trans comment="The browser refused to copy">Copying did not work.</Trans>}
      </span>
    </>
  );
}

type MarkdownComponent = ComponentType<MessageMarkdownProps>;
let loaded: MarkdownComponent | null = null;
let loading: Promise<MarkdownComponent> | null = null;

/** Fetches what draws Markdown; until it is there, and if it never comes, a reply is plain text. */
export function loadMarkdown(): Promise<MarkdownComponent> {
  loading ??= loadWithRetry(() => import("./message-markdown.tsx")).then(
    (module) => (loaded = module.MessageMarkdown),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

function useMarkdown(): MarkdownComponent | null {
  const [component, setComponent] = useState<{ current: MarkdownComponent } | null>(
    loaded && { current: loaded },
  );
  useEffect(() => {
    if (component) return;
    let gone = false;
    loadMarkdown().then(
      (current) => !gone && setComponent({ current }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [component]);
  return component?.current ?? null;
}
