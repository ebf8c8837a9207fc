import type { ConversationRow, LoggedMessage, MessagesReply } from "../../contract/logs.ts";

/** The pane of messages (spec §4 "Chat logs": none selected, then selected). */
export type PaneState =
  | { phase: "none" }
  | { phase: "loading"; id: number }
  | { phase: "failed"; id: number }
  /** Deleted, cleared by the visitor, or never there. */
  | { phase: "gone"; id: number }
  | {
      phase: "ready";
      id: number;
      conversation: ConversationRow;
      messages: LoggedMessage[];
      nextCursor: number | null;
      more: "idle" | "loading" | "failed";
    };

export type PaneAction =
  | { type: "open"; id: number }
  | { type: "close" }
  | { type: "loaded"; id: number; reply: MessagesReply }
  | { type: "failed"; id: number; isGone: boolean }
  | { type: "more" }
  | { type: "moreFailed" }
  | { type: "changed"; conversation: ConversationRow };

/** What comes late, for a conversation that is no longer open, changes nothing. */
export function reducePane(state: PaneState, action: PaneAction): PaneState {
  switch (action.type) {
    case "open":
      return { phase: "loading", id: action.id };
    case "close":
      return { phase: "none" };
    case "loaded":
      return state.phase === "none" || state.id !== action.id ? state : append(state, action.reply);
    case "failed": {
      if (state.phase === "none" || state.id !== action.id) return state;
      if (action.isGone) return { phase: "gone", id: action.id };
      // What is read stays when only a refresh has failed.
      return state.phase === "ready" ? state : { phase: "failed", id: action.id };
    }
    case "more":
      return state.phase === "ready" ? { ...state, more: "loading" } : state;
    case "moreFailed":
      return state.phase === "ready" ? { ...state, more: "failed" } : state;
    case "changed":
      return state.phase === "ready" && state.id === action.conversation.id
        ? { ...state, conversation: action.conversation }
        : state;
  }
}

/** New messages come after those that are there; one that was written anew changes in its place. */
function append(
  state: Exclude<PaneState, { phase: "none" }>,
  { conversation, messages, next_cursor }: MessagesReply,
): PaneState {
  const before = state.phase === "ready" ? state.messages : [];
  const byId = new Map(messages.map((message) => [message.id, message]));
  const known = new Set(before.map(({ id }) => id));
  return {
    phase: "ready",
    id: state.id,
    conversation,
    messages: [
      ...before.map((message) => byId.get(message.id) ?? message),
      ...messages.filter(({ id }) => !known.has(id)),
    ],
    nextCursor: next_cursor,
    more: "idle",
  };
}

/** Where a refresh begins: the last turn may have got its reply, or another one, since. */
export function refreshCursor(messages: readonly LoggedMessage[]): number {
  return messages.at(-3)?.id ?? 0;
}

/** The message before which a new day begins, by the day of each message. */
export function startsDay(
  messages: readonly LoggedMessage[],
  index: number,
  dayOf: (time: string) => string,
): boolean {
  const message = messages[index];
  const before = messages[index - 1];
  return message !== undefined && (!before || dayOf(before.created_at) !== dayOf(message.created_at));
}
