import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { Care, ChatMessage, WisdomChatReply, WisdomChatRequest } from "../../contract/api.ts";
import { INVITE_TURN, SIGNALS, type ReplyAuthor, type Signal } from "../../contract/chat.ts";
import { gravestSignal } from "../../recognition/detect.ts";
import type { Fact } from "../../recognition/facts.ts";
import { isReply, type CareReply, type CareStanding } from "../care/reply.ts";
import { answerOrdinarily } from "../guide/ordinary.ts";
import type { Search } from "../retrieval/search.ts";
import type { StoredReply } from "./admission.ts";
import { DangerSeen } from "./danger-seen.ts";
import type { Turn } from "./log.ts";
import { maskContacts } from "./mask.ts";
import { findNeighbour, type NeighbourFound } from "./neighbour.ts";
import { buildPrompt } from "./prompt.ts";
import { createReplyFilter } from "../reply-filter/reply-filter.ts";
import { findHelp, findQuotations, REPLY_TEXTS } from "./reply-texts.ts";
import { repeatReply } from "./repeat-reply.ts";
import { streamReply, type ReplyEnd } from "./reply.ts";

/** What a turn needs from outside; tests pass their own. */
export interface PipelineDependencies {
  /** Where the conversation stands on the sheet, and what the sheet says. */
  standing: CareStanding;
  search: Search;
  /** The configured model, or null where only the guide answers. */
  model: LanguageModelV4 | null;
  /** The model has used up its day, and the guide says so. */
  isBudgetSpent: boolean;
  /** Stores a turn; never rejects. */
  log: (turn: Turn) => Promise<void>;
  now: () => Date;
  /** The invitation to the messaging group. */
  inviteUrl: string;
}

/** What the visitor was sent, once all is over. */
export interface SentReply {
  text: string;
  end: ReplyEnd;
}

/** Given where the help card is to be shown. */
export type Help = NonNullable<WisdomChatReply["help"]>;

/** A turn under way. What may be read of it may change until its first word: a model may report a danger. */
export interface RunningTurn {
  readHelp: () => Help | null;
  /** Where the conversation stands on the sheet. */
  readCare: () => Care | null;
  /** Who wrote the reply; null until its first word, or where what is said first is no part of it. */
  readAuthor: () => ReplyAuthor | null;
  reply: AsyncGenerator<string, ReplyEnd>;
  /** Stores what was sent; never rejects. */
  store: (sent: SentReply) => Promise<void>;
}

/** A reply that people wrote, with its buttons. */
type FixedReply = Pick<CareReply, "text" | "care"> & Partial<Pick<CareReply, "ending">>;

/** How many passages the model is given. */
const PASSAGES = 5;
/** How many of them stand beside the help page, where danger was told before. */
const PASSAGES_BESIDE_HELP = 2;
/** Nobody who told of these is invited into a group of strangers. */
const NO_GROUP: readonly Fact[] = ["child", "suicide_loss", "follow", "bullying", "damnation"];

/**
 * One turn of the conversation: the sheet, and where it is silent retrieval → prompt → model → filter; sending
 * and storing are left to the caller. A model never speaks where the sheet does; one that sees a danger that
 * the check did not opens the sheet's question.
 *
 * @param visitor aborted when the visitor has gone
 */
export function startTurn(
  request: WisdomChatRequest,
  dependencies: PipelineDependencies,
  visitor: AbortSignal,
): RunningTurn {
  const { standing, model, isBudgetSpent, log, now } = dependencies;
  const { messages, language } = request;
  const askedAt = now();
  const question = messages.at(-1)?.content ?? "";
  const neighbour = findNeighbour(question);
  const before = [neighbour?.paragraph ?? [], standing.written ?? []]
    .flat()
    .map((text) => `${text}\n\n`)
    .join("");
  let fixed: FixedReply | null = standing.reply;
  // Known before the first word, so that its buttons stand before it.
  let offered = fixed || model ? null : answerOrdinarily(request, standing);
  let reported: Signal | null = null;
  let tokens = 0;
  /** What a model began stays a model's, whoever goes on. */
  let author: ReplyAuthor | null = fixed ? "sheet" : offered ? "guide" : null;

  function askGuide(): string {
    author ??= "guide";
    offered ??= answerOrdinarily(request, standing);
    const { budget } = REPLY_TEXTS[language].replies;
    const isSaid = contentsOf(messages, "assistant").some((text) => text.includes(budget));
    return isBudgetSpent && !isSaid ? `${budget}\n\n${offered.text}` : offered.text;
  }
  async function* reply(): AsyncGenerator<string, ReplyEnd> {
    if (fixed) return yield* sayFixed(fixed);
    try {
      return yield* answerFreely(request, dependencies, visitor, {
        askGuide,
        onModelWords: () => (author = "model"),
        onTokens: (count) => (tokens += count),
      });
    } catch (error) {
      if (!(error instanceof DangerSeen) || !standing.opening) throw error;
      reported = error.signal;
      fixed = standing.opening;
      author ??= "sheet";
      return yield* sayFixed(fixed);
    }
  }
  const store = ({ text, end }: SentReply) =>
    log({
      sessionId: request.session_id,
      turnId: request.turn_id ?? crypto.randomUUID(),
      language,
      question: maskContacts(question),
      reply: maskSpoken(text, { before, written: (fixed ?? offered)?.text ?? "" }),
      isInterrupted: end !== "stop",
      writtenBy: text === "" ? null : author,
      signal: gravestSignal(joinSignals(standing.newSignals, reported)),
      conversationSignal: gravestSignal(joinSignals(standing.signals, reported)),
      isRefuted: standing.isRefuted,
      tokens,
      askedAt,
      answeredAt: now(),
    });
  return {
    readHelp: () => findHelpNeeded(standing, { fixed, neighbour }),
    readCare: () => (fixed ?? offered)?.care ?? null,
    readAuthor: () => author,
    reply: before === "" ? reply() : sayBefore(before, reply()),
    store,
  };
}

/** A turn that was sent before: its reply comes from the log, where it is stored already. */
export function repeatTurn(
  request: WisdomChatRequest,
  standing: CareStanding,
  findReply: () => Promise<StoredReply | null>,
  visitor: AbortSignal,
): RunningTurn {
  const neighbour = findNeighbour(request.messages.at(-1)?.content ?? "");
  let fixed: FixedReply | null = null;
  let author: ReplyAuthor | null = null;
  const findWithCare = async () => {
    const stored = await findReply();
    author = stored?.writtenBy ?? null;
    const said: (FixedReply | null)[] = [
      standing.reply,
      standing.opening,
      answerOrdinarily(request, standing),
    ];
    fixed = said.find((each) => each && isReply(stored?.text ?? "", each.ending ?? each.text)) ?? null;
    return stored;
  };
  return {
    readHelp: () => findHelpNeeded(standing, { fixed, neighbour }),
    readCare: () => fixed?.care ?? null,
    readAuthor: () => author,
    reply: repeatReply(findWithCare, visitor),
    store: () => Promise.resolve(),
  };
}

/** The reply in one piece, for a caller who wants JSON. */
export async function collectReply({
  readHelp,
  readCare,
  readAuthor,
  reply,
}: RunningTurn): Promise<{ body: WisdomChatReply; sent: SentReply }> {
  let text = "";
  let step = await reply.next();
  for (; !step.done; step = await reply.next()) text += step.value;
  const body: WisdomChatReply = {
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: step.value }],
    help: readHelp(),
    care: readCare(),
    written_by: readAuthor(),
  };
  return { body, sent: { text, end: step.value } };
}

/** A text of the sheet stands as it was written and signed, and comes at once. */
async function* sayFixed({ text }: FixedReply): AsyncGenerator<string, ReplyEnd> {
  yield text;
  return "stop";
}

/**
 * First what people wrote for this moment, then the reply: a paragraph in the language in which somebody has written,
 * and who answers in writing.
 */
async function* sayBefore(
  before: string,
  reply: AsyncGenerator<string, ReplyEnd>,
): AsyncGenerator<string, ReplyEnd> {
  yield before;
  return yield* reply;
}

/** What is asked and told while a model or the guide speaks. */
interface Speakers {
  askGuide: () => string;
  onModelWords: () => void;
  onTokens: (count: number) => void;
}

/** Ordinary talk: a model where there is one, else the guide. */
async function* answerFreely(
  request: WisdomChatRequest,
  { standing, search, model, inviteUrl }: PipelineDependencies,
  visitor: AbortSignal,
  { askGuide, onModelWords, onTokens }: Speakers,
): AsyncGenerator<string, ReplyEnd> {
  const { messages, language } = request;
  const { signals, newSignals, opening } = standing;
  if (!model) {
    yield askGuide();
    return "stop";
  }
  const passages = search(messages.at(-1)?.content ?? "", language, PASSAGES);
  const hasToldDanger = signals.length > 0;
  const mayInvite = mayShowInvite(request, standing);
  return yield* streamReply({
    model,
    prompt: buildPrompt({
      messages,
      language,
      passages: hasToldDanger
        ? [...findHelp(language), ...passages.slice(0, PASSAGES_BESIDE_HELP)]
        : passages,
      quotations: hasToldDanger ? [] : findQuotations(language, passages),
      signals,
      inviteUrl: mayInvite && request.should_invite_telegram ? inviteUrl : null,
      mayReport: opening !== null,
    }),
    filter: createReplyFilter({
      language,
      withheldInvite: mayInvite ? null : inviteUrl,
      isInDanger: hasToldDanger,
      newSignals,
      written: contentsOf(messages, "user"),
    }),
    fallback: askGuide,
    correction: REPLY_TEXTS[language].replies.correction,
    isHeld: hasToldDanger,
    watches: opening !== null,
    signal: visitor,
    onModelWords,
    onTokens,
  });
}

/** What was said first, and what people wrote. */
interface Said {
  fixed: FixedReply | null;
  neighbour: NeighbourFound | null;
}

/** The card stands beside a reply of the sheet that says so, and beside any message that tells of danger. */
function findHelpNeeded({ signals, newSignals }: CareStanding, { fixed, neighbour }: Said): Help | null {
  if (neighbour) return { signals, language: neighbour.language };
  return fixed?.care.level === "now" || newSignals.length > 0 ? { signals } : null;
}

/** Masks what a model said; the addresses in what people wrote, before it and at its end, are those of helplines. */
function maskSpoken(text: string, said: { before: string; written: string }): string {
  const { written } = said;
  const before = text.startsWith(said.before) ? said.before.length : 0;
  const isWritten = written !== "" && isReply(text, written);
  const end = isWritten ? text.lastIndexOf(written.trim()) : text.length;
  return text.slice(0, before) + maskContacts(text.slice(before, end)) + text.slice(end);
}

function contentsOf(messages: readonly ChatMessage[], of: ChatMessage["role"]): string[] {
  return messages.filter(({ role }) => role === of).map(({ content }) => content);
}

function joinSignals(signals: readonly Signal[], reported: Signal | null): Signal[] {
  return SIGNALS.filter((signal) => signals.includes(signal) || signal === reported);
}

/**
 * From the fifth user message on (spec §5), and never after a sign of danger. The client's count alone
 * could be forged, the messages alone could be pasted: both must have reached five.
 */
function mayShowInvite(request: WisdomChatRequest, { signals, facts }: CareStanding): boolean {
  const written = contentsOf(request.messages, "user");
  return (
    Math.min(written.length, request.user_message_count) >= INVITE_TURN &&
    signals.length === 0 &&
    !NO_GROUP.some((fact) => facts.has(fact))
  );
}
