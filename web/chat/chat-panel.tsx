import "./chat.css";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from "react";
import type { Care } from "../../contract/api.ts";
import type { ChatTexts } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import { pagePath } from "../../contract/pages.ts";
import { HelpWindow } from "../ui/help-window.tsx";
import { LeaveLink } from "../ui/leave-link.tsx";
import { ChatIcon } from "./chat-icons.tsx";
import { ClearQuestion, FailureNotice, Notice, UndeletedNotice } from "./chat-notices.tsx";
import { emptyChat, helpNeeds, type ChatState } from "./chat-state.ts";
import { Composer } from "./composer.tsx";
import { useOnline, useReturns } from "./connection.ts";
import type { Conversation } from "./conversation.ts";
import { EarlierOffer } from "./earlier-offer.tsx";
import { firstSentence } from "./first-sentence.ts";
import { HelpCard } from "./help-card.tsx";
import { useHelpCount } from "./help-count.ts";
import { chooseHelplines } from "./helpline-choice.ts";
import { MessageList } from "./message-list.tsx";
import { loadMarkdown } from "./message.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { QuickQuestions } from "./quick-questions.tsx";
import { isTouch } from "./touch.ts";
import { usePlace } from "./visitor-place.ts";

export interface ChatPanelProps {
  conversation: Conversation;
  texts: ChatTexts;
  locale: Locale;
  /** `h1` on the page of the chat, `h2` in the dialog. */
  heading: "h1" | "h2";
  headingId?: string | undefined;
  now?: (() => Date) | undefined;
  onClose?: (() => void) | undefined;
}

/** The whole chat, in the dialog and on its own page. */
export function ChatPanel(props: ChatPanelProps) {
  const { conversation, texts, locale, heading: Heading, headingId, now, onClose } = props;
  const { t } = useLingui();
  const state = useSyncExternalStore(conversation.subscribe, conversation.getState, getServerState);
  const status = useStatus(state);
  const [clearing, setClearing] = useState(false);
  const clearButton = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const headingFallback = useId();
  const empty = state.entries.length === 0;
  const isOnline = useOnline();
  const place = usePlace();
  const needs = helpNeeds(state);
  const hasHelp = needs.length > 0;
  const [had] = useState(() => conversation.getState());
  const isHelpNew = hasHelp && helpNeeds(had).length === 0;
  // The help card shows its numbers already.
  const numbers = hasHelp ? [] : chooseHelplines(texts.helplines, locale, place).first;
  useHelpCount(panel, isHelpNew, locale);
  useTyped(conversation, field);
  useInView(panel, { empty, hasHelp });
  useSaving(conversation);
  useReturns(conversation);

  function prepare(): void {
    loadMarkdown().catch(() => undefined);
  }

  /** The button that was pressed will be gone. */
  function moveFocus(): void {
    (isTouch() ? title : field).current?.focus({ preventScroll: true });
  }

  function send(text?: string): void {
    prepare();
    setClearing(false);
    if (document.activeElement !== field.current) moveFocus();
    conversation.send(locale, text);
  }

  function choose(choice: Care["choices"][number]): void {
    prepare();
    setClearing(false);
    moveFocus();
    conversation.choose(locale, choice);
  }

  function retry(): void {
    moveFocus();
    conversation.retry(locale);
  }

  function clear(): void {
    setClearing(false);
    moveFocus();
    conversation.clear();
  }

  function keep(): void {
    setClearing(false);
    clearButton.current?.focus();
  }

  return (
    <section
      ref={panel}
      className="chat-panel"
      // On its page the app takes the presses (boot.js), in the dialog chat-shell.ts does.
      data-early={Heading === "h1" ? "" : undefined}
      aria-labelledby={headingId ?? headingFallback}
      data-empty={empty}
      data-help={hasHelp}
      data-asked={state.care !== null}
    >
      <header className="chat-head">
        <div className="chat-title">
          <Heading ref={title} id={headingId ?? headingFallback} tabIndex={-1}>
            {texts.meta.title}
          </Heading>
          {Heading === "h1" && texts.meta.lead !== undefined && (
            <p className="chat-lead">{texts.meta.lead}</p>
          )}
        </div>
        {onClose && <LeaveLink leave={texts.leave} />}
        {(!empty || state.earlier) && (
          <button ref={clearButton} type="button" className="chat-action" onClick={() => setClearing(true)}>
            <Trans comment="Button: clear the whole conversation">Clear</Trans>
          </button>
        )}
        {onClose && (
          // The header of the page lies behind the dialog.
          <a className="help-window" href={pagePath("help")}>
            <HelpWindow name={t({ message: "Help", comment: "Beside the lit window; as short as can be" })} />
          </a>
        )}
        {onClose && (
          <button
            type="button"
            className="chat-action chat-close"
            onClick={onClose}
            aria-label={t({ message: "Close the conversation", comment: "Button: close the chat dialog" })}
          >
            <ChatIcon name="close" />
          </button>
        )}
      </header>
      {hasHelp && (
        <HelpCard
          key={state.helpLanguage ?? "page"}
          language={state.helpLanguage}
          texts={texts}
          locale={locale}
          place={place}
          now={now}
          needs={needs}
          announced={isHelpNew || had.helpLanguage !== state.helpLanguage}
        />
      )}
      {!empty && <Notice texts={texts} locale={locale} short />}
      <MessageList state={state} texts={texts} onRetry={retry} onJudge={conversation.judge} onChoose={choose}>
        <p className="chat-welcome">{texts.meta.welcome}</p>
        <Notice texts={texts} locale={locale} short={false} />
        {state.earlier && (
          <EarlierOffer
            at={state.earlier.at}
            locale={locale}
            now={now}
            onContinue={() => conversation.resume(locale)}
          />
        )}
        <QuickQuestions questions={texts.meta.questions} onAsk={send} />
        <noscript>
          <p>
            <Trans comment="Shown when scripts are off">
              The chat needs JavaScript. You can read all the texts without it.
            </Trans>
          </p>
        </noscript>
      </MessageList>
      <div className="chat-foot">
        {clearing && <ClearQuestion onClear={clear} onKeep={keep} />}
        {state.failure !== null && (
          <FailureNotice
            code={state.failure}
            helplines={numbers}
            onRetry={state.draft.trim() === "" ? undefined : () => send()}
            onDismiss={conversation.dismiss}
          />
        )}
        {!isOnline && state.failure === null && <OfflineNotice helplines={numbers} />}
        {state.undeleted !== null && <UndeletedNotice onRetry={conversation.deleteAgain} />}
        <Composer
          ref={field}
          draft={state.draft}
          phase={state.phase}
          placeholder={texts.meta.placeholder}
          onType={conversation.type}
          onSend={() => send()}
          onStop={conversation.stop}
          onPrepare={prepare}
        />
      </div>
      <p className="chat-spoken" role="status">
        {status === "writing" && (
          <Trans comment="Spoken while the three dots pulse and the reply comes in">
            The reply is being written.
          </Trans>
        )}
        {status === "complete" && <CompleteReply state={state} locale={locale} />}
        {status === "cleared" && <Trans comment="Spoken after clearing">The conversation is cleared.</Trans>}
        {status === "interrupted" && (
          <Trans comment="Spoken: the connection broke">The reply was interrupted.</Trans>
        )}
        {status === "stopped" && (
          <Trans comment="Spoken: the visitor stopped the reply">The reply was stopped.</Trans>
        )}
      </p>
    </section>
  );
}

/** Whether to listen to it now: its first sentence tells. */
function CompleteReply({ state, locale }: { state: ChatState; locale: Locale }) {
  const reply = state.entries.findLast((entry) => entry.role === "assistant")?.content ?? "";
  const sentence = firstSentence(reply, locale);
  return (
    <>
      <Trans comment="Spoken when a reply has come in">The reply is complete.</Trans>
      {sentence !== "" && (
        <>
          {" "}
          <Trans comment="Spoken after it: the first sentence of the reply">It begins: {sentence}</Trans>
        </>
      )}
    </>
  );
}

/** What the prerendered page shows, and what hydration begins with. */
const SERVER_STATE = emptyChat();

function getServerState(): ChatState {
  return SERVER_STATE;
}

type Status = "writing" | "complete" | "interrupted" | "stopped" | "cleared" | null;

/** One quiet line for screen readers, instead of every word of the reply as it comes. */
function useStatus(state: ChatState): Status {
  const [status, setStatus] = useState<Status>(null);
  const before = useRef(state);
  useEffect(() => {
    const previous = before.current;
    before.current = state;
    if (state.phase !== "idle") setStatus("writing");
    else if (previous.entries.length > 0 && state.entries.length === 0 && state.failure === null)
      // One that has rested is only off the screen.
      setStatus(state.earlier === null ? "cleared" : null);
    else if (previous.phase !== "idle" && state.phase === "idle" && state.failure === null) {
      const ending = state.entries.findLast((entry) => entry.role === "assistant")?.ending ?? "complete";
      setStatus(ending === "lost" ? "interrupted" : ending);
    } else if (previous.phase !== "idle" && state.phase === "idle") setStatus(null);
  }, [state]);
  return status;
}

/** What was typed before the app came would be lost with the first render; a draft from before a reload stands before it. */
function useTyped(conversation: Conversation, field: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const typed = field.current?.value ?? "";
    const { draft } = conversation.getState();
    if (typed.trim() === "" || draft.endsWith(typed)) return;
    conversation.type(draft === "" ? typed : `${draft}\n\n${typed}`);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is taken over
  }, []);
}

/**
 * The panel gets another height when a conversation begins, and whoever scrolled down to the field
 * would be left below it: the reply and the help card must be seen.
 */
function useInView(
  panel: RefObject<HTMLElement | null>,
  { empty, hasHelp }: { empty: boolean; hasHelp: boolean },
): void {
  useEffect(() => {
    if (!empty) panel.current?.scrollIntoView({ block: "nearest" });
  }, [panel, empty, hasHelp]);
}

/** A reply that is still coming when the page goes is kept as far as it came. */
function useSaving(conversation: Conversation): void {
  useEffect(() => {
    const save = conversation.save;
    window.addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", save);
    return () => {
      window.removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", save);
    };
  }, [conversation]);
}
