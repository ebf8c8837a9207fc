import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { WisdomChatReply, WisdomChatRequest } from "../../contract/api.ts";
import { INVITE_TURN, SIGNALS, type Signal } from "../../contract/chat.ts";
import { detectSignals } from "../../contract/safety.ts";
import type { Search } from "../retrieval/search.ts";
import { sendEventStream } from "./event-stream.ts";
import { passThrough, removeInvites } from "./invite-filter.ts";
import { createLibraryModel } from "./library-model.ts";
import type { Turn } from "./log.ts";
import { buildPrompt } from "./prompt.ts";
import { streamReply, type ReplyEnd } from "./reply.ts";

/** What a turn needs from outside; tests pass their own. */
export interface PipelineDependencies {
  search: Search;
  /** The configured model, or null where only the library answers. */
  model: LanguageModelV4 | null;
  log: (turn: Turn) => Promise<void>;
  now: () => Date;
  /** The invitation to the messaging group. */
  inviteUrl: string;
}

/** How many passages the model is given. */
const PASSAGES = 5;

/**
 * One turn of the conversation: safety → retrieval → prompt → model → invite filter → visitor → log.
 *
 * @param visitor aborted when the visitor has gone
 * @returns the answer, and `done`, which settles when the turn is logged; it never rejects
 */
export function answerTurn(
  request: WisdomChatRequest,
  dependencies: PipelineDependencies,
  visitor: AbortSignal,
): { response: Response; done: Promise<void> } {
  const { turn, reply, abort } = prepareTurn(request, dependencies, visitor);
  const { response, sent } = sendEventStream({ reply, signals: turn.signals, onGone: abort });
  return { response, done: sent.then((result) => logReply(turn, result, dependencies)) };
}

/** The same for a caller who wants the reply in one piece. */
export async function answerTurnWhole(
  request: WisdomChatRequest,
  dependencies: PipelineDependencies,
  visitor: AbortSignal,
): Promise<{ body: WisdomChatReply; done: Promise<void> }> {
  const { turn, reply } = prepareTurn(request, dependencies, visitor);
  let text = "";
  let step = await reply.next();
  for (; !step.done; step = await reply.next()) text += step.value;
  const body: WisdomChatReply = {
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: step.value }],
    help: turn.signals.length > 0 ? { signals: turn.signals } : null,
  };
  return { body, done: logReply(turn, { text, end: step.value }, dependencies) };
}

interface PreparedTurn {
  sessionId: string;
  turnId: string;
  language: WisdomChatRequest["language"];
  question: string;
  signals: Signal[];
  askedAt: Date;
}

function prepareTurn(request: WisdomChatRequest, dependencies: PipelineDependencies, visitor: AbortSignal) {
  const { messages, language } = request;
  const question = messages.at(-1)?.content ?? "";
  const signals = detectSignals(question);
  const earlier = earlierSignals(request);
  const mayInvite = mayShowInvite(request, [...signals, ...earlier]);
  const passages = dependencies.search(question, language, PASSAGES);
  const prompt = buildPrompt({
    messages,
    language,
    passages,
    signals: SIGNALS.filter((signal) => signals.includes(signal) || earlier.includes(signal)),
    inviteUrl: mayInvite && request.should_invite_telegram ? dependencies.inviteUrl : null,
  });
  const library = createLibraryModel({ text: question, language, passages, signals, isLater: earlier.length > 0 });
  const leaving = new AbortController();
  const reply = streamReply({
    models: dependencies.model ? [dependencies.model, library] : [library],
    prompt,
    filter: mayInvite ? passThrough() : removeInvites(dependencies.inviteUrl),
    signal: AbortSignal.any([visitor, leaving.signal]),
  });
  const turn: PreparedTurn = {
    sessionId: request.session_id,
    turnId: request.turn_id ?? crypto.randomUUID(),
    language,
    question,
    signals,
    askedAt: dependencies.now(),
  };
  return { turn, reply, abort: () => leaving.abort() };
}

/** Signals in what the visitor wrote before; the assistant's words are nobody's danger. */
function earlierSignals({ messages }: WisdomChatRequest): Signal[] {
  return messages
    .slice(0, -1)
    .filter((message) => message.role === "user")
    .flatMap((message) => detectSignals(message.content));
}

/**
 * From the fifth user message on (spec §5), and never after a signal. The client's count alone
 * could be forged, the messages alone could be pasted: both must have reached five.
 */
function mayShowInvite(request: WisdomChatRequest, signals: Signal[]): boolean {
  const written = request.messages.filter((message) => message.role === "user").length;
  return Math.min(written, request.user_message_count) >= INVITE_TURN && signals.length === 0;
}

async function logReply(
  turn: PreparedTurn,
  { text, end }: { text: string; end: ReplyEnd },
  { log, now }: PipelineDependencies,
): Promise<void> {
  try {
    await log({ ...turn, reply: text, isInterrupted: end !== "stop", answeredAt: now() });
  } catch (error) {
    console.error("a turn could not be stored", error instanceof Error ? error.name : "");
  }
}
