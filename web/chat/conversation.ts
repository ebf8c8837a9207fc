import type { Care, FeedbackRequest, StoredMessage, WisdomChatRequest } from "../../contract/api.ts";
import { INVITE_TURN, REST_HOURS } from "../../contract/chat.ts";
import type { Locale } from "../../contract/locale.ts";
import { ApiFailure } from "../errors.ts";
import { loadWithRetry } from "../load.ts";
import {
  canSend,
  chatReducer,
  chatSnapshot,
  emptyChat,
  lostReply,
  mayInvite,
  requestMessages,
  unfinishedReply,
  type Alarm,
  type ChatEntry,
  type ChatEvent,
  type ChatState,
  type EarlierConversation,
  type FailureCode,
  type Feedback,
} from "./chat-state.ts";
import {
  readConversation,
  readLastMessageTime,
  readSessionId,
  readUserMessageCount,
  writeConversation,
  writeLastMessageTime,
  writeSessionId,
  writeUserMessageCount,
} from "./chat-storage.ts";
import { readDraft, writeDraft } from "./visit-storage.ts";
import { readReply, type ReplyEnd } from "./reply-stream.ts";

/** The calls of web/api.ts that the chat makes. What they throw is an `ApiFailure`. */
export interface ChatTransport {
  sendChat: (request: WisdomChatRequest, options: { signal: AbortSignal }) => Promise<Response>;
  loadConversation: (sessionId: string) => Promise<{ messages: readonly StoredMessage[]; care: Care | null }>;
  sendFeedback: (sessionId: string, feedback: FeedbackRequest) => Promise<void>;
  stopReply: (sessionId: string, turnId: string) => Promise<void>;
  deleteConversation: (sessionId: string) => Promise<void>;
}

export interface ConversationOptions {
  transport: ChatTransport;
  local: Storage | null;
  session: Storage | null;
  /** The deterministic check of every message, before any model (decisions.md "Safety"). */
  detectDanger: (text: string) => Alarm | Promise<Alarm>;
}

/** One conversation, shared by the dialog and the page; it lives on while screens come and go. */
export interface Conversation {
  subscribe: (listener: () => void) => () => void;
  getState: () => ChatState;
  type: (draft: string) => void;
  send: (language: Locale, text?: string) => void;
  /** Sends one of the choices that wait for an answer. */
  choose: (language: Locale, choice: Care["choices"][number]) => void;
  /** Asks again for a reply that did not reach its end. */
  retry: (language: Locale) => void;
  /** Fetches a reply whose connection was lost; to be called when the visitor or the network is back. */
  recover: () => void;
  stop: () => void;
  /** Says what the visitor thinks of a reply; the same again takes it back. */
  judge: (turnId: string, feedback: Feedback) => void;
  clear: () => void;
  /** Tries again to delete on the server what was cleared here. */
  deleteAgain: () => void;
  /** Takes a conversation off the screen that nobody has written in for hours. */
  rest: () => void;
  /** Fetches the earlier conversation of this browser, which becomes this tab's. */
  resume: (language: Locale) => void;
  dismiss: () => void;
  /** To be called when the page may be about to go. */
  save: () => void;
}

/** A server that has not begun to answer after this long is out of reach. */
const ANSWER_MILLISECONDS = 20_000;

/** Text that comes in faster than this is shown together: every showing costs a render. */
const SHOW_MILLISECONDS = 50;

const REST_MILLISECONDS = REST_HOURS * 60 * 60 * 1000;

export function createConversation(options: ConversationOptions): Conversation {
  const { transport, local, session, detectDanger } = options;
  const listeners = new Set<() => void>();
  /** The conversation of this tab: another visitor of the same browser is never led into it by the id in local storage. */
  let sessionId: string | null = null;
  let usedAt: number | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let state = restore();
  let running: AbortController | null = null;
  let flush = () => {};
  let judging = Promise.resolve();

  function restore(): ChatState {
    const stored = readConversation(session);
    const draft = readDraft(session);
    if (stored.sessionId === null || isRested(stored.usedAt)) {
      const { undeleted } = stored.snapshot;
      return { ...emptyChat(), draft, undeleted, earlier: findEarlier(stored.sessionId, stored.usedAt) };
    }
    use(stored.sessionId, stored.usedAt);
    const { entries } = stored.snapshot;
    const isLast = readSessionId(local) === sessionId;
    const userMessageCount = isLast ? readUserMessageCount(local) : countQuestions(entries);
    return { ...emptyChat(), ...stored.snapshot, draft, userMessageCount };
  }

  /** The last conversation of this browser, whoever held it; where none can be kept there, the one this tab has had. */
  function findEarlier(own: string | null, at: number | null): EarlierConversation | null {
    const id = readSessionId(local);
    if (id !== null && readUserMessageCount(local) > 0)
      return { sessionId: id, at: readLastMessageTime(local) };
    return own === null ? null : { sessionId: own, at };
  }

  /** Makes a conversation this tab's until it has rested. */
  function use(id: string | null, at: number | null): void {
    sessionId = id;
    usedAt = at;
    clearTimeout(resting);
    if (id !== null && at !== null) resting = setTimeout(rest, at + REST_MILLISECONDS - Date.now());
  }

  function rest(): void {
    if (sessionId === null || state.phase !== "idle" || !isRested(usedAt)) return;
    const earlier = findEarlier(sessionId, usedAt);
    use(null, null);
    dispatch({ type: "rested", earlier });
  }

  /** From now on this tab's conversation is the last one of the browser. */
  function keepLast(): string {
    const id = sessionId ?? crypto.randomUUID();
    use(id, Date.now());
    writeSessionId(local, id);
    writeUserMessageCount(local, state.userMessageCount);
    writeLastMessageTime(local, usedAt);
    return id;
  }

  function forgetLast(): void {
    writeSessionId(local, null);
    writeUserMessageCount(local, 0);
    writeLastMessageTime(local, null);
  }

  function dispatch(event: ChatEvent): void {
    const before = state;
    state = chatReducer(state, event);
    if (state === before) return;
    if (state.draft !== before.draft) writeDraft(session, state.draft);
    if (state.userMessageCount !== before.userMessageCount && readSessionId(local) === sessionId)
      writeUserMessageCount(local, state.userMessageCount);
    if (event.type !== "typed" && event.type !== "received") save();
    for (const listener of listeners) listener();
  }

  function save(): void {
    const snapshot = chatSnapshot(state, crypto.randomUUID());
    writeConversation(session, { snapshot, sessionId, usedAt });
  }

  function raise({ signals, language }: Alarm): void {
    const isNew = signals.some((signal) => !state.signals.includes(signal));
    if (isNew || (language && language !== state.helpLanguage))
      dispatch({ type: "signalled", signals, language });
  }

  function check(text: string): void {
    // A fault of the check must not keep the message from the worker, which checks again.
    try {
      const alarm = detectDanger(text);
      if ("then" in alarm) alarm.then(raise, () => undefined);
      else raise(alarm);
    } catch {
      return;
    }
  }

  /** Asks for the reply to the last question of the list. Never throws. */
  async function run(language: Locale, isRepeated: boolean): Promise<void> {
    const controller = new AbortController();
    running = controller;
    const buffer = bufferText((text) =>
      dispatch({ type: "received", id: crypto.randomUUID(), text, language }),
    );
    flush = buffer.flush;
    let code: FailureCode = "unavailable";
    let end: ReplyEnd = "lost";
    try {
      const response = await ask(language, controller);
      for await (const part of readReply(response)) {
        if (running !== controller) return;
        if (part.kind === "text") buffer.add(part.text);
        else if (part.kind === "help") raise(part);
        else if (part.kind === "care") dispatch({ type: "asked", care: part.care });
        else end = part.end;
      }
    } catch (error) {
      code = failureCode(error);
    }
    if (running !== controller) return;
    running = null;
    buffer.flush();
    if (end === "complete")
      return dispatch({ type: "finished", id: crypto.randomUUID(), language, at: Date.now() });
    controller.abort();
    dispatch({ type: "broken", code, ending: end });
    // The worker may have given the part that it kept when the visitor left; asked once more, it answers anew.
    if (isRepeated && end === "interrupted" && unfinishedReply(state)) again(language, false);
  }

  function again(language: Locale, isRepeated: boolean): void {
    dispatch({ type: "retried" });
    void run(language, isRepeated);
  }

  async function ask(language: Locale, controller: AbortController): Promise<Response> {
    const session_id = keepLast();
    const timer = setTimeout(() => controller.abort(), ANSWER_MILLISECONDS);
    try {
      return await transport.sendChat(
        {
          messages: requestMessages(state.entries),
          language,
          session_id,
          turn_id: turnOf(state) ?? crypto.randomUUID(),
          finish_when_lost: true,
          user_message_count: Math.max(1, state.userMessageCount),
          ...(state.userMessageCount === INVITE_TURN && { should_invite_telegram: mayInvite(state) }),
        },
        { signal: controller.signal },
      );
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * First the log, which may hold the whole reply; if not, the same turn again, which the worker finishes.
   *
   * @param isWished the visitor pressed Retry and is told when it does not work
   */
  async function recover(isWished: boolean): Promise<void> {
    const lost = lostReply(state);
    if (!lost || sessionId === null) return;
    const controller = new AbortController();
    running = controller;
    dispatch({ type: "retried" });
    try {
      const { messages, care } = await transport.loadConversation(sessionId);
      if (running !== controller) return;
      const stored = messages.find(({ role, turn_id }) => role === "assistant" && turn_id === lost.turnId);
      if (!stored || stored.is_interrupted) return void run(lost.language, true);
      running = null;
      dispatch({ type: "recovered", id: crypto.randomUUID(), text: stored.content, at: Date.now() });
      dispatch({ type: "asked", care });
    } catch (error) {
      if (running !== controller) return;
      running = null;
      dispatch({ type: "not-recovered", code: isWished ? failureCode(error) : null });
    }
  }

  /** The visitor wants no more of a reply: the worker is told, which would finish one that was only lost. */
  function halt(): void {
    flush();
    const controller = running;
    running = null;
    if (controller === null) return;
    const turnId = turnOf(state);
    if (sessionId !== null && turnId !== undefined)
      transport.stopReply(sessionId, turnId).catch(() => undefined);
    controller.abort();
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
      const { messages, care } = await transport.loadConversation(id);
      const entries = messages.map(({ role, content, turn_id, is_interrupted }): ChatEntry => ({
        id: crypto.randomUUID(),
        role,
        content,
        language,
        turnId: turn_id,
        ...(is_interrupted && { ending: "interrupted" }),
      }));
      // Whoever has begun to write meanwhile, or has cleared it, is not led back.
      if (state.earlier?.sessionId !== id) return;
      if (entries.length === 0) forgetLast();
      else use(id, Date.now());
      const isLast = readSessionId(local) === id;
      const userMessageCount = Math.max(countQuestions(entries), isLast ? readUserMessageCount(local) : 0);
      dispatch({ type: "resumed", entries, userMessageCount });
      dispatch({ type: "asked", care });
      for (const entry of entries) if (entry.role === "user") check(entry.content);
      // What a model saw stands in the log alone.
      raise({ signals: messages.flatMap(({ signal }) => (signal ? [signal] : [])) });
    } catch (error) {
      if (failureCode(error) === "not_found") {
        forgetLast();
        dispatch({ type: "resumed", entries: [], userMessageCount: 0 });
      } else dispatch({ type: "resume-failed", code: failureCode(error) });
    }
  }

  function sendText(language: Locale, text: string, choice?: string): void {
    if (!canSend(text, state.phase)) return;
    rest();
    keepLast();
    check(text);
    // The same words sent again after a failure are the same turn: the worker may have met them already.
    const isSame = state.failedTurn?.text === text.trim();
    const turnId = (isSame && state.failedTurn?.turnId) || crypto.randomUUID();
    const chosen = choice === undefined ? {} : { choice };
    dispatch({ type: "sent", id: crypto.randomUUID(), turnId, text, language, at: Date.now(), ...chosen });
    void run(language, false);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    type: (draft) => dispatch({ type: "typed", draft }),
    send: (language, text = state.draft) => sendText(language, text),
    choose: (language, { id, label }) => sendText(language, label, id),
    retry(language) {
      if (lostReply(state) && sessionId !== null) void recover(true);
      else if (unfinishedReply(state)) again(language, true);
    },
    recover() {
      if (navigator.onLine) void recover(false);
    },
    stop() {
      halt();
      dispatch({ type: "stopped", id: crypto.randomUUID() });
    },
    judge(turnId, feedback) {
      const id = sessionId;
      const reply = state.entries.find((entry) => entry.role === "assistant" && entry.turnId === turnId);
      if (!reply || id === null) return;
      const before = reply.feedback ?? null;
      const after = before === feedback ? null : feedback;
      dispatch({ type: "judged", turnId, feedback: after });
      // One after the other, so that the last one counts; the turn itself may not be stored yet.
      judging = judging
        .then(() => loadWithRetry(() => transport.sendFeedback(id, { turn_id: turnId, value: after ?? 0 })))
        .catch(() => {
          const shown = state.entries.find((entry) => entry.id === reply.id);
          if ((shown?.feedback ?? null) === after) dispatch({ type: "judged", turnId, feedback: before });
        });
    },
    clear() {
      halt();
      const cleared = sessionId ?? state.earlier?.sessionId ?? null;
      use(null, null);
      if (readSessionId(local) === cleared) forgetLast();
      dispatch({ type: "cleared" });
      writeDraft(session, "");
      if (cleared !== null) void remove(cleared);
    },
    deleteAgain() {
      if (state.undeleted !== null) void remove(state.undeleted);
    },
    rest,
    resume(language) {
      if (sessionId === null && state.earlier) void fetchEarlier(state.earlier.sessionId, language);
    },
    dismiss: () => dispatch({ type: "dismissed" }),
    save,
  };
}

/** A clock that was set back or forward tells nothing: then too nobody is shown what another may have said. */
function isRested(usedAt: number | null): boolean {
  return usedAt === null || Math.abs(Date.now() - usedAt) >= REST_MILLISECONDS;
}

function countQuestions(entries: readonly ChatEntry[]): number {
  return entries.filter(({ role }) => role === "user").length;
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

/** The id of the turn that the last question began. */
function turnOf(state: ChatState): string | undefined {
  return state.entries.findLast((entry) => entry.role === "user")?.turnId;
}

function failureCode(error: unknown): FailureCode {
  return error instanceof ApiFailure ? error.code : "network";
}
