import type { ChatMessage, ErrorCode } from "../../contract/api.ts";
import {
  BODY_MAX_BYTES,
  INVITE_TURN,
  MESSAGE_MAX_CHARACTERS,
  MESSAGES_MAX,
  type Signal,
} from "../../contract/chat.ts";
import type { Locale } from "../../contract/locale.ts";

/** One entry of the list (spec §3 "Chat message"); the invitation is a system entry without text. */
export interface ChatEntry {
  id: string;
  role: "user" | "assistant" | "system";
  content: string;
  type?: "telegram_invite";
  language: Locale;
  /** A reply that did not reach its end, and why. */
  ending?: "stopped" | "interrupted";
}

export type FailureCode = ErrorCode | "network";

export interface ChatState {
  entries: readonly ChatEntry[];
  /** Sent and nothing came yet, or the reply is coming in. */
  phase: "idle" | "pending" | "streaming";
  draft: string;
  userMessageCount: number;
  /** Every signal raised in this conversation; once raised, the help card stays. */
  signals: readonly Signal[];
  /** Why the last send brought nothing. */
  failure: FailureCode | null;
  /** The unfinished reply that a retry is about to replace. */
  replaced: ChatEntry | null;
  /** A conversation cleared here which the server could not be told to delete. */
  undeleted: string | null;
  /** An earlier conversation of this browser can be fetched. */
  earlier: boolean;
}

/** What of a conversation outlives a reload. */
export type ChatSnapshot = Pick<ChatState, "entries" | "signals" | "undeleted">;

export type ChatEvent =
  | { type: "typed"; draft: string }
  | { type: "sent"; id: string; text: string; language: Locale }
  | { type: "retried" }
  | { type: "received"; id: string; text: string; language: Locale }
  | { type: "signalled"; signals: readonly Signal[] }
  | { type: "finished"; id: string; language: Locale }
  | { type: "broken"; code: FailureCode }
  | { type: "stopped"; id: string; language: Locale }
  | { type: "dismissed" }
  | { type: "cleared" }
  | { type: "deletion-failed"; sessionId: string }
  | { type: "deletion-done" }
  | { type: "resumed"; entries: readonly ChatEntry[] }
  | { type: "resume-failed"; code: FailureCode };

export function emptyChat(): ChatState {
  return {
    entries: [],
    phase: "idle",
    draft: "",
    userMessageCount: 0,
    signals: [],
    failure: null,
    replaced: null,
    undeleted: null,
    earlier: false,
  };
}

export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case "typed":
      return { ...state, draft: event.draft };
    case "sent":
      if (!canSend(event.text, state.phase)) return state;
      return {
        ...state,
        entries: [
          ...state.entries,
          { id: event.id, role: "user", content: event.text.trim(), language: event.language },
        ],
        phase: "pending",
        draft: event.text === state.draft ? "" : state.draft,
        userMessageCount: state.userMessageCount + 1,
        failure: null,
        replaced: null,
        earlier: false,
      };
    case "retried": {
      const unfinished = unfinishedReply(state);
      if (!unfinished) return state;
      return {
        ...state,
        entries: state.entries.filter((entry) => entry !== unfinished),
        phase: "pending",
        failure: null,
        replaced: unfinished,
      };
    }
    case "received":
      return receive(state, event);
    case "signalled":
      return { ...state, signals: [...new Set([...state.signals, ...event.signals])] };
    case "finished":
      return finish(state, event);
    case "broken":
      return state.phase === "streaming" ? endReply(state, "interrupted") : takeBack(state, event.code);
    case "stopped":
      return stop(state, event);
    case "dismissed":
      return { ...state, failure: null };
    case "cleared":
      return { ...emptyChat(), undeleted: state.undeleted };
    case "deletion-failed":
      return { ...state, undeleted: event.sessionId };
    case "deletion-done":
      return { ...state, undeleted: null };
    case "resumed":
      if (state.entries.length > 0) return state;
      return { ...state, entries: event.entries, failure: null, earlier: false };
    case "resume-failed":
      return { ...state, failure: event.code };
  }
}

/** Blank text is no message, one too long would be refused, and one reply comes at a time. */
export function canSend(text: string, phase: ChatState["phase"]): boolean {
  const message = text.trim();
  return phase === "idle" && message !== "" && message.length <= MESSAGE_MAX_CHARACTERS;
}

/** How many characters must go before the text may be sent. */
export function excessCharacters(text: string): number {
  return Math.max(0, text.trim().length - MESSAGE_MAX_CHARACTERS);
}

/** The reply that can be asked for again: only the last one, and only while none is coming. */
export function unfinishedReply(state: ChatState): ChatEntry | undefined {
  const last = state.entries.at(-1);
  return state.phase === "idle" && last?.ending ? last : undefined;
}

/** True only for the fifth user message, and never after a signal (decisions.md "Safety"). */
export function mayInvite(state: ChatState): boolean {
  return (
    state.userMessageCount === INVITE_TURN &&
    state.signals.length === 0 &&
    state.entries.every((entry) => entry.type !== "telegram_invite")
  );
}

/** The history to be sent: all of it, or the newest part that stays within the limits of a request. */
export function requestMessages(entries: readonly ChatEntry[]): ChatMessage[] {
  const messages = entries.flatMap(({ role, content }) =>
    role === "system" ? [] : [{ role, content: content.slice(0, MESSAGE_MAX_CHARACTERS) }],
  );
  const encoder = new TextEncoder();
  let bytes = 0;
  let first = messages.length;
  for (const message of messages.slice(-MESSAGES_MAX).toReversed()) {
    bytes += encoder.encode(JSON.stringify(message)).byteLength + 1;
    if (bytes > BODY_MAX_BYTES - 1024) break;
    first -= 1;
  }
  return messages.slice(first);
}

/** What is kept for a reload; a reply that was still coming will be found interrupted. */
export function chatSnapshot(state: ChatState, id: string): ChatSnapshot {
  const { signals, undeleted } = state;
  if (state.phase === "idle") return { entries: state.entries, signals, undeleted };
  if (state.phase === "streaming")
    return { entries: endReply(state, "interrupted").entries, signals, undeleted };
  const language = state.entries.at(-1)?.language ?? "sl";
  const lost: ChatEntry = state.replaced ?? {
    id,
    role: "assistant",
    content: "",
    language,
    ending: "interrupted",
  };
  return { entries: [...state.entries, lost], signals, undeleted };
}

function receive(
  state: ChatState,
  { id, text, language }: { id: string; text: string; language: Locale },
): ChatState {
  if (state.phase === "idle" || text === "") return state;
  if (state.phase === "pending") {
    const reply: ChatEntry = { id, role: "assistant", content: text, language };
    return { ...state, entries: [...state.entries, reply], phase: "streaming", replaced: null };
  }
  return {
    ...state,
    entries: replaceLast(state.entries, (last) => ({ ...last, content: last.content + text })),
  };
}

function finish(state: ChatState, { id, language }: { id: string; language: Locale }): ChatState {
  if (state.phase === "pending") return takeBack(state, "unavailable");
  if (state.phase === "idle") return state;
  const done: ChatState = { ...state, phase: "idle" };
  if (!mayInvite(done)) return done;
  const invitation: ChatEntry = { id, role: "system", content: "", type: "telegram_invite", language };
  return { ...done, entries: [...done.entries, invitation] };
}

function stop(state: ChatState, { id, language }: { id: string; language: Locale }): ChatState {
  if (state.phase === "streaming") return endReply(state, "stopped");
  if (state.phase === "idle") return state;
  const unfinished: ChatEntry = state.replaced ?? {
    id,
    role: "assistant",
    content: "",
    language,
    ending: "stopped",
  };
  return { ...state, entries: [...state.entries, unfinished], phase: "idle", replaced: null };
}

function endReply(state: ChatState, ending: "stopped" | "interrupted"): ChatState {
  return { ...state, entries: replaceLast(state.entries, (last) => ({ ...last, ending })), phase: "idle" };
}

/** A send that brought nothing: the message leaves the list and its text goes back before whatever was typed since. */
function takeBack(state: ChatState, code: FailureCode): ChatState {
  if (state.phase === "idle") return state;
  const failed: ChatState = { ...state, phase: "idle", failure: code, replaced: null };
  if (state.replaced) return { ...failed, entries: [...state.entries, state.replaced] };
  const text = state.entries.at(-1)?.content ?? "";
  return {
    ...failed,
    entries: state.entries.slice(0, -1),
    draft: [text, state.draft].filter((part) => part.trim() !== "").join("\n\n"),
    userMessageCount: Math.max(0, state.userMessageCount - 1),
  };
}

function replaceLast(
  entries: readonly ChatEntry[],
  change: (last: ChatEntry) => ChatEntry,
): readonly ChatEntry[] {
  return entries.map((entry, index) => (index === entries.length - 1 ? change(entry) : entry));
}
