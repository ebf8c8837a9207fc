import type { Care, ChatMessage, ErrorCode } from "../../contract/api.ts";
import {
  BODY_MAX_BYTES,
  INVITE_TURN,
  MESSAGE_MAX_CHARACTERS,
  MESSAGES_MAX,
  REMIND_HOURS,
  REMIND_MESSAGES,
  REPLY_MAX_CHARACTERS,
  type Signal,
} from "../../contract/chat.ts";
import type { Locale } from "../../contract/locale.ts";
import type { NeighbourLanguage } from "../../contract/neighbours.ts";
import type { HelpNeed } from "./helpline-choice.ts";

/** One entry of the list (spec §3 "Chat message"); invitation and reminder are system entries without text. */
export interface ChatEntry {
  id: string;
  role: "user" | "assistant" | "system";
  content: string;
  type?: "telegram_invite" | "program_reminder";
  language: Locale;
  /** When a message was sent or a reminder shown, in milliseconds; unknown where it came back from the log. */
  at?: number;
  /** Question and reply of one turn carry the same id. */
  turnId?: string;
  /** A reply that did not reach its end, and why: of a `lost` one the server may know more than was seen. */
  ending?: "stopped" | "interrupted" | "lost";
  /** What the visitor thinks of a reply. */
  feedback?: Feedback;
  /** The choice of the sheet that was pressed instead of writing. */
  choice?: string;
}

export type Feedback = 1 | -1;

/** A message that was sent in vain; sent again in the same words it is the same turn. */
export interface FailedTurn {
  turnId: string;
  text: string;
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
  /** Who the questions of this conversation have shown the card for. */
  needs: readonly HelpNeed[];
  /** The language of a neighbour in which danger was told: the card stands there in it. */
  helpLanguage: NeighbourLanguage | null;
  /** The question of the sheet that waits for an answer, with its choices. */
  care: Care | null;
  /** The one before the last send: it comes back where the send brought nothing. */
  answeredCare: Care | null;
  /** Why the last send brought nothing. */
  failure: FailureCode | null;
  failedTurn: FailedTurn | null;
  /** The unfinished reply that a retry is about to replace. */
  replaced: ChatEntry | null;
  /** A conversation cleared here which the server could not be told to delete. */
  undeleted: string | null;
  /** A conversation of this browser that is not this tab's, and may be fetched when the visitor asks for it. */
  earlier: EarlierConversation | null;
}

export interface EarlierConversation {
  sessionId: string;
  /** When its last message was sent, in milliseconds; null where that is not known. */
  at: number | null;
}

/** What of a conversation outlives a reload. */
export type ChatSnapshot = Pick<
  ChatState,
  "entries" | "signals" | "needs" | "helpLanguage" | "care" | "undeleted" | "failedTurn"
>;

/** What tells of danger in a message. */
export interface Alarm {
  signals: readonly Signal[];
  /** Where it is told in a language of the neighbours. */
  language?: NeighbourLanguage | null | undefined;
}

export type ChatEvent =
  | { type: "typed"; draft: string }
  | { type: "sent"; id: string; turnId: string; text: string; language: Locale; at: number; choice?: string }
  | { type: "retried" }
  | { type: "received"; id: string; text: string; language: Locale }
  | ({ type: "signalled" } & Alarm)
  | { type: "asked"; care: Care | null }
  | { type: "finished"; id: string; language: Locale; at: number }
  | { type: "broken"; code: FailureCode; ending: "interrupted" | "lost" }
  /** The server knew the whole reply of a turn whose connection was lost. */
  | { type: "recovered"; id: string; text: string; at: number }
  | { type: "not-recovered"; code: FailureCode | null }
  | { type: "judged"; turnId: string; feedback: Feedback | null }
  | { type: "stopped"; id: string }
  | { type: "dismissed" }
  | { type: "cleared" }
  | { type: "deletion-failed"; sessionId: string }
  | { type: "deletion-done" }
  /** Nobody has written for hours: the list is taken away, and offered where it can be found. */
  | { type: "rested"; earlier: EarlierConversation | null }
  | { type: "resumed"; entries: readonly ChatEntry[]; userMessageCount: number }
  | { type: "resume-failed"; code: FailureCode };

export function emptyChat(): ChatState {
  return {
    entries: [],
    phase: "idle",
    draft: "",
    userMessageCount: 0,
    signals: [],
    needs: [],
    helpLanguage: null,
    care: null,
    answeredCare: null,
    failure: null,
    failedTurn: null,
    replaced: null,
    undeleted: null,
    earlier: null,
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
          {
            id: event.id,
            role: "user",
            content: event.text.trim(),
            language: event.language,
            turnId: event.turnId,
            at: event.at,
            ...(event.choice !== undefined && { choice: event.choice }),
          },
        ],
        care: null,
        answeredCare: state.care,
        phase: "pending",
        draft: event.text === state.draft ? "" : state.draft,
        userMessageCount: state.userMessageCount + 1,
        failure: null,
        failedTurn: null,
        replaced: null,
        earlier: null,
      };
    case "retried": {
      const unfinished = unfinishedReply(state);
      if (!unfinished) return state;
      return {
        ...state,
        entries: state.entries.filter((entry) => entry !== unfinished),
        phase: "pending",
        care: null,
        failure: null,
        replaced: unfinished,
      };
    }
    case "received":
      return receive(state, event);
    case "signalled":
      return {
        ...state,
        signals: [...new Set([...state.signals, ...event.signals])],
        helpLanguage: event.language ?? state.helpLanguage,
      };
    case "asked":
      return { ...state, care: event.care, needs: [...new Set([...state.needs, ...needsOf(event.care)])] };
    case "finished":
      return finish(state, event);
    case "broken":
      return state.phase === "streaming" ? endReply(state, event.ending) : takeBack(state, event.code);
    case "recovered":
      return recover(state, event);
    case "not-recovered":
      if (state.phase === "idle" || !state.replaced) return state;
      return {
        ...state,
        entries: [...state.entries, state.replaced],
        phase: "idle",
        failure: event.code,
        replaced: null,
      };
    case "judged":
      return judge(state, event);
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
    case "rested":
      return { ...emptyChat(), draft: state.draft, undeleted: state.undeleted, earlier: event.earlier };
    case "resumed":
      if (state.entries.length > 0) return state;
      return {
        ...state,
        entries: event.entries,
        userMessageCount: event.userMessageCount,
        failure: null,
        earlier: null,
      };
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

/** The last reply, if its connection was lost: the server may hold all of it. */
export function lostReply(state: ChatState): ChatEntry | undefined {
  const last = unfinishedReply(state);
  return last?.ending === "lost" ? last : undefined;
}

/** True only for the fifth user message, and never after a signal (decisions.md "Safety"). */
export function mayInvite(state: ChatState): boolean {
  return (
    state.userMessageCount === INVITE_TURN &&
    helpNeeds(state).length === 0 &&
    state.entries.every((entry) => entry.type !== "telegram_invite")
  );
}

/** Whether it is time to say again that a program answers; the conversation's first notice counts as said. */
export function needsReminder(entries: readonly ChatEntry[], now: number): boolean {
  const place = entries.findLastIndex(({ type }) => type === "program_reminder");
  const since = entries.slice(place + 1);
  const said = entries[place] ?? since.find(({ at }) => at);
  const hours = said?.at === undefined ? 0 : (now - said.at) / 3_600_000;
  return since.filter(({ role }) => role === "user").length >= REMIND_MESSAGES || hours >= REMIND_HOURS;
}

/** Who the help card is for; nobody, where it is not shown. Once it came, it stays. */
export function helpNeeds({ signals, needs }: Pick<ChatState, "signals" | "needs">): HelpNeed[] {
  const told = signals.map((signal): HelpNeed => (signal === "violence" ? "violence" : "life"));
  // What the sheet asks about says better than a word who it is for.
  return [...new Set([...needs, ...(needs.length > 0 ? told.filter((need) => need !== "life") : told)])];
}

/** Who a question of the sheet is for, where the card stands beside it. */
function needsOf(care: Care | null): HelpNeed[] {
  if (care?.level !== "now") return [];
  return [care.state === "V" ? "violence" : care.state === "K" ? "child" : "life"];
}

/** The history to be sent: all of it, or the newest part that stays within the limits of a request. */
export function requestMessages(entries: readonly ChatEntry[]): ChatMessage[] {
  const messages = entries.flatMap(({ role, content, choice }): ChatMessage[] => {
    if (role === "system") return [];
    if (role === "assistant") return [{ role, content: content.slice(0, REPLY_MAX_CHARACTERS) }];
    const said = content.slice(0, MESSAGE_MAX_CHARACTERS);
    return [{ role, content: said, ...(choice !== undefined && { choice }) }];
  });
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

/** What is kept for a reload; a reply that was still coming will be found lost. */
export function chatSnapshot(state: ChatState, id: string): ChatSnapshot {
  const { signals, needs, helpLanguage, care, undeleted, failedTurn } = state;
  const kept = { signals, needs, helpLanguage, care, undeleted, failedTurn };
  if (state.phase === "idle") return { entries: state.entries, ...kept };
  if (state.phase === "streaming") return { entries: endReply(state, "lost").entries, ...kept };
  return { entries: [...state.entries, unanswered(state, id, "lost")], ...kept };
}

function receive(
  state: ChatState,
  { id, text, language }: { id: string; text: string; language: Locale },
): ChatState {
  if (state.phase === "idle" || text === "") return state;
  if (state.phase === "pending") {
    const reply: ChatEntry = { ...replyOf(state, id), content: text, language };
    return { ...state, entries: [...state.entries, reply], phase: "streaming", replaced: null };
  }
  return {
    ...state,
    entries: replaceLast(state.entries, (last) => ({ ...last, content: last.content + text })),
  };
}

function finish(
  state: ChatState,
  { id, language, at }: { id: string; language: Locale; at: number },
): ChatState {
  if (state.phase === "pending") return takeBack(state, "unavailable");
  if (state.phase === "idle") return state;
  const done: ChatState = { ...state, phase: "idle" };
  const type = needsReminder(done.entries, at)
    ? "program_reminder"
    : mayInvite(done)
      ? "telegram_invite"
      : null;
  if (!type) return done;
  return { ...done, entries: [...done.entries, { id, role: "system", content: "", type, language, at }] };
}

function recover(state: ChatState, { id, text, at }: { id: string; text: string; at: number }): ChatState {
  if (state.phase !== "pending") return state;
  const { language, ...reply } = replyOf(state, state.replaced?.id ?? id);
  const entries = [...state.entries, { ...reply, language, content: text }];
  return finish({ ...state, entries, phase: "streaming", replaced: null }, { id, language, at });
}

function judge(
  state: ChatState,
  { turnId, feedback }: { turnId: string; feedback: Feedback | null },
): ChatState {
  return {
    ...state,
    entries: state.entries.map((entry) => {
      if (entry.role !== "assistant" || entry.turnId !== turnId) return entry;
      const { feedback: _, ...rest } = entry;
      return feedback === null ? rest : { ...rest, feedback };
    }),
  };
}

function stop(state: ChatState, { id }: { id: string }): ChatState {
  if (state.phase === "streaming") return endReply(state, "stopped");
  if (state.phase === "idle") return state;
  return {
    ...state,
    entries: [...state.entries, unanswered(state, id, "stopped")],
    phase: "idle",
    replaced: null,
  };
}

/** The reply that will be given to the last question. */
function replyOf({ entries }: ChatState, id: string): ChatEntry {
  const question = entries.findLast((entry) => entry.role === "user");
  const reply: ChatEntry = { id, role: "assistant", content: "", language: question?.language ?? "sl" };
  return question?.turnId === undefined ? reply : { ...reply, turnId: question.turnId };
}

/** What stands in the place of a reply of which nothing has come. */
function unanswered(state: ChatState, id: string, ending: "stopped" | "lost"): ChatEntry {
  return { ...(state.replaced ?? replyOf(state, id)), ending };
}

function endReply(state: ChatState, ending: NonNullable<ChatEntry["ending"]>): ChatState {
  return { ...state, entries: replaceLast(state.entries, (last) => ({ ...last, ending })), phase: "idle" };
}

/** A send that brought nothing: the message leaves the list and its text goes back before whatever was typed since. */
function takeBack(state: ChatState, code: FailureCode): ChatState {
  if (state.phase === "idle") return state;
  const failed: ChatState = { ...state, phase: "idle", failure: code, replaced: null };
  if (state.replaced) return { ...failed, entries: [...state.entries, state.replaced] };
  const { content: text = "", turnId } = state.entries.at(-1) ?? {};
  return {
    ...failed,
    care: state.answeredCare,
    failedTurn: turnId === undefined ? null : { turnId, text },
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
