import type { ChatMessage, WisdomChatRequest } from "../../contract/api.ts";
import { INVITE_TURN, type Signal } from "../../contract/chat.ts";
import type { Locale } from "../../contract/locale.ts";
import { ApiFailure } from "../errors.ts";
import { loadWithRetry } from "../load.ts";
import {
  canSend,
  chatReducer,
  chatSnapshot,
  emptyChat,
  mayInvite,
  requestMessages,
  unfinishedReply,
  type ChatEntry,
  type ChatEvent,
  type ChatState,
  type FailureCode,
} from "./chat-state.ts";
import {
  readConversation,
  readDraft,
  readSessionId,
  readUserMessageCount,
  writeConversation,
  writeDraft,
  writeSessionId,
  writeUserMessageCount,
} from "./chat-storage.ts";
import type { readReply } from "./reply-stream.ts";

/** The calls of web/api.ts that the chat makes. What they throw is an `ApiFailure`. */
export interface ChatTransport {
  sendChat: (request: WisdomChatRequest, options: { signal: AbortSignal }) => Promise<Response>;
  loadConversation: (sessionId: string) => Promise<{ messages: readonly ChatMessage[] }>;
  deleteConversation: (sessionId: string) => Promise<void>;
}

export interface ConversationOptions {
  transport: ChatTransport;
  local: Storage | null;
  session: Storage | null;
  /** The deterministic check of every message, before any model (decisions.md "Safety"). */
  detectSignals: (text: string) => readonly Signal[] | Promise<readonly Signal[]>;
  /** Brings the reader of replies; it carries the AI SDK and is fetched on the first use only. */
  loadReader: () => Promise<{ readReply: typeof readReply }>;
}

/** One conversation, shared by the dialog and the page; it lives on while screens come and go. */
export interface Conversation {
  subscribe: (listener: () => void) => () => void;
  getState: () => ChatState;
  /** Fetches what the first message will need. */
  prepare: () => void;
  type: (draft: string) => void;
  send: (language: Locale, text?: string) => void;
  /** Asks again for a reply that did not reach its end. */
  retry: (language: Locale) => void;
  stop: () => void;
  clear: () => void;
  /** Tries again to delete on the server what was cleared here. */
  deleteAgain: () => void;
  /** Fetches the earlier conversation of this browser. */
  resume: (language: Locale) => void;
  dismiss: () => void;
  /** To be called when the page may be about to go. */
  save: () => void;
}

/** Text that comes in faster than this is shown together: every showing costs a render. */
const SHOW_MILLISECONDS = 50;

export function createConversation(options: ConversationOptions): Conversation {
  const { transport, local, session, detectSignals, loadReader } = options;
  const listeners = new Set<() => void>();
  let sessionId = readSessionId(local);
  let state = restore();
  let running: AbortController | null = null;
  let flush = () => {};
  let failedTurn: { id: string; text: string } | null = null;

  function restore(): ChatState {
    const userMessageCount = readUserMessageCount(local);
    const stored = readConversation(session);
    const earlier = sessionId !== null && userMessageCount > 0 && stored.entries.length === 0;
    return { ...emptyChat(), ...stored, draft: readDraft(session), userMessageCount, earlier };
  }

  function dispatch(event: ChatEvent): void {
    const before = state;
    state = chatReducer(state, event);
    if (state === before) return;
    if (state.draft !== before.draft) writeDraft(session, state.draft);
    if (state.userMessageCount !== before.userMessageCount)
      writeUserMessageCount(local, state.userMessageCount);
    if (event.type !== "typed" && event.type !== "received") save();
    for (const listener of listeners) listener();
  }

  function save(): void {
    writeConversation(session, chatSnapshot(state, crypto.randomUUID()));
  }

  function raise(signals: readonly Signal[]): void {
    if (signals.some((signal) => !state.signals.includes(signal))) dispatch({ type: "signalled", signals });
  }

  function check(text: string): void {
    // A fault of the check must not keep the message from the worker, which checks again.
    try {
      const signals = detectSignals(text);
      if ("then" in signals) signals.then(raise, () => undefined);
      else raise(signals);
    } catch {
      return;
    }
  }

  async function run(language: Locale, turnId: string): Promise<void> {
    const controller = new AbortController();
    running = controller;
    sessionId ??= crypto.randomUUID();
    writeSessionId(local, sessionId);
    const text = state.entries.findLast((entry) => entry.role === "user")?.content ?? "";
    const buffer = bufferText((chunk) =>
      dispatch({ type: "received", id: crypto.randomUUID(), text: chunk, language }),
    );
    flush = buffer.flush;
    let code: FailureCode = "unavailable";
    let complete = false;
    try {
      const reader = loadWithRetry(loadReader);
      reader.catch(() => undefined);
      const response = await transport.sendChat(
        {
          messages: requestMessages(state.entries),
          language,
          session_id: sessionId,
          turn_id: turnId,
          user_message_count: Math.max(1, state.userMessageCount),
          ...(state.userMessageCount === INVITE_TURN && { should_invite_telegram: mayInvite(state) }),
        },
        { signal: controller.signal },
      );
      const { readReply } = await reader;
      for await (const part of readReply(response)) {
        if (running !== controller) return;
        if (part.kind === "text") buffer.add(part.text);
        else if (part.kind === "help") raise(part.signals);
        else complete = part.complete;
      }
    } catch (error) {
      code = failureCode(error);
    }
    if (running !== controller) return;
    running = null;
    buffer.flush();
    if (!complete) controller.abort();
    const failed = state.phase === "pending";
    failedTurn = failed ? { id: turnId, text } : null;
    dispatch(complete ? { type: "finished", id: crypto.randomUUID(), language } : { type: "broken", code });
  }

  function halt(): void {
    flush();
    const controller = running;
    running = null;
    controller?.abort();
  }

  async function remove(id: string): Promise<void> {
    try {
      await transport.deleteConversation(id);
    } catch (error) {
      if (failureCode(error) !== "not_found") return dispatch({ type: "deletion-failed", sessionId: id });
    }
    if (state.undeleted === id) dispatch({ type: "deletion-done" });
  }

  async function fetchEarlier(id: string, language: Locale): Promise<void> {
    try {
      const { messages } = await transport.loadConversation(id);
      const entries = messages.map(({ role, content }): ChatEntry => ({
        id: crypto.randomUUID(),
        role,
        content,
        language,
      }));
      dispatch({ type: "resumed", entries });
      for (const entry of entries) if (entry.role === "user") check(entry.content);
    } catch (error) {
      if (failureCode(error) === "not_found") dispatch({ type: "resumed", entries: [] });
      else dispatch({ type: "resume-failed", code: failureCode(error) });
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    prepare() {
      loadWithRetry(loadReader).catch(() => undefined);
    },
    type: (draft) => dispatch({ type: "typed", draft }),
    send(language, text = state.draft) {
      if (!canSend(text, state.phase)) return;
      check(text);
      dispatch({ type: "sent", id: crypto.randomUUID(), text, language });
      // The same words sent again after a failure are the same turn: the worker may have met them already.
      const turnId = failedTurn?.text === text.trim() ? failedTurn.id : crypto.randomUUID();
      void run(language, turnId);
    },
    retry(language) {
      if (!unfinishedReply(state)) return;
      dispatch({ type: "retried" });
      void run(language, crypto.randomUUID());
    },
    stop() {
      halt();
      dispatch({
        type: "stopped",
        id: crypto.randomUUID(),
        language: state.entries.at(-1)?.language ?? "sl",
      });
    },
    clear() {
      halt();
      const cleared = sessionId;
      sessionId = null;
      failedTurn = null;
      writeSessionId(local, null);
      dispatch({ type: "cleared" });
      writeDraft(session, "");
      writeUserMessageCount(local, 0);
      if (cleared !== null) void remove(cleared);
    },
    deleteAgain() {
      if (state.undeleted !== null) void remove(state.undeleted);
    },
    resume(language) {
      if (sessionId !== null && state.earlier) void fetchEarlier(sessionId, language);
    },
    dismiss: () => dispatch({ type: "dismissed" }),
    save,
  };
}

/** Shows the first text at once and what follows in small gathered pieces. */
function bufferText(show: (text: string) => void): { add: (text: string) => void; flush: () => void } {
  let gathered = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (gathered !== "") show(gathered);
    gathered = "";
  }
  function add(text: string): void {
    gathered += text;
    if (timer !== undefined) return;
    flush();
    timer = setTimeout(flush, SHOW_MILLISECONDS);
  }
  return { add, flush };
}

function failureCode(error: unknown): FailureCode {
  return error instanceof ApiFailure ? error.code : "network";
}
