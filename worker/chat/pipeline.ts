import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { Care, ChatMessage, WisdomChatReply, WisdomChatRequest } from "../../contract/api.ts";
import { INVITE_TURN, SIGNALS, type Signal } from "../../contract/chat.ts";
import { gravestSignal } from "../../recognition/detect.ts";
import type { Topic } from "../../contract/content.ts";
import type { FoundPassage, Search } from "../retrieval/search.ts";
import type { StoredReply } from "./admission.ts";
import { DangerSeen } from "./danger-seen.ts";
import { asksMethod, readPlainly } from "./danger-signs.ts";
import { tellsOfViolence } from "./harm-signs.ts";
import { createLibraryModel } from "./library-model.ts";
import type { Turn } from "./log.ts";
import { maskContacts } from "./mask.ts";
import { buildPrompt } from "./prompt.ts";
import { createReplyFilter } from "./reply-filter.ts";
import { findHelp, findQuotations, REPLY_TEXTS } from "./reply-texts.ts";
import { repeatReply } from "./repeat-reply.ts";
import { streamReply, type ReplyEnd } from "./reply.ts";
import { earlierSignals, readSignals } from "./signals.ts";
import { AFTER_SUICIDE, isAbout, VIOLENCE } from "./topics.ts";

/** What a turn needs from outside; tests pass their own. */
export interface PipelineDependencies {
  search: Search;
  /** The configured model, or null where only the library answers. */
  model: LanguageModelV4 | null;
  /** The gravest danger that was seen in the conversation before, by the model too. */
  earlierSignal: Signal | null;
  /** The model has used up its day, and the library says so. */
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

/** A turn under way. */
export interface RunningTurn {
  /** Signals of the visitor's message, sent before the reply; the model may add one until its first word. */
  signals: Signal[];
  /** Where the conversation stands on the sheet; a model's report may change it until its first word. */
  readCare: () => Care | null;
  reply: AsyncGenerator<string, ReplyEnd>;
  /** Stores what was sent; never rejects. */
  store: (sent: SentReply) => Promise<void>;
}

/** How many passages the model is given. */
const PASSAGES = 5;
/** Pages about the site itself, and how many of their passages stand beside the help page. */
const ABOUT_THIS_SITE = ["/privacy", "/faq", "/contact"];
const PASSAGES_BESIDE_HELP = 2;
/** After these a group is not what is needed. */
const NO_GROUP: readonly Topic[] = [...VIOLENCE, ...AFTER_SUICIDE];

/**
 * One turn of the conversation: safety → retrieval → prompt → model → filter; sending
 * and storing are left to the caller. A model that sees danger that the check did not, or a new one,
 * is asked again, once, under the strict rules.
 *
 * @param visitor aborted when the visitor has gone
 */
export function startTurn(
  request: WisdomChatRequest,
  { search, model, earlierSignal, isBudgetSpent, log, now, inviteUrl }: PipelineDependencies,
  visitor: AbortSignal,
): RunningTurn {
  const { messages, language } = request;
  const askedAt = now();
  const question = messages.at(-1)?.content ?? "";
  const tellsViolence = contentsOf(messages, "user").some((text) => tellsOfViolence(readPlainly(text)));
  const signals = readSignals(messages);
  const earlier = [...earlierSignals(messages), ...(earlierSignal ? [earlierSignal] : [])];
  const passages = search(question, language, PASSAGES);
  let tokens = 0;

  /** @param mayReport whether the model may report a danger; asked again, it has to reply */
  const answer = (mayReport: boolean) => {
    const all = joinSignals(signals, earlier);
    const mayInvite = mayShowInvite(request, all);
    const library = createLibraryModel({
      text: question,
      language,
      passages,
      signals,
      earlier,
      written: contentsOf(messages.slice(0, -1), "user"),
      said: contentsOf(messages, "assistant"),
      isBudgetSpent,
    });
    return streamReply({
      models: model ? [model, library] : [library],
      prompt: buildPrompt({
        messages,
        language,
        passages: all.length > 0 ? [...findHelp(language), ...aboutThisSite(signals, passages)] : passages,
        quotations: all.length > 0 ? [] : findQuotations(language, passages),
        signals: all,
        inviteUrl: mayInvite && request.should_invite_telegram ? inviteUrl : null,
        mayReport,
      }),
      createFilter: () =>
        createReplyFilter({
          language,
          withheldInvite: mayInvite ? null : inviteUrl,
          isInDanger: all.length > 0,
          newSignals: signals.filter((signal) => !earlier.includes(signal)),
          written: contentsOf(messages, "user"),
        }),
      correction: REPLY_TEXTS[language].library.correction,
      isHeld: all.length > 0 || asksMethod(readPlainly(question)) || tellsViolence,
      watches: mayReport,
      signal: visitor,
      onTokens: (count) => (tokens += count),
    });
  };
  async function* reply(): AsyncGenerator<string, ReplyEnd> {
    try {
      return yield* answer(true);
    } catch (error) {
      if (!(error instanceof DangerSeen)) throw error;
      if (!signals.includes(error.signal)) signals.push(error.signal);
      return yield* answer(false);
    }
  }
  const store = ({ text, end }: SentReply) =>
    log({
      sessionId: request.session_id,
      turnId: request.turn_id ?? crypto.randomUUID(),
      language,
      question: maskContacts(question),
      reply: maskContacts(text),
      isInterrupted: end !== "stop",
      signal: gravestSignal(signals),
      conversationSignal: gravestSignal(joinSignals(signals, earlier)),
      tokens,
      askedAt,
      answeredAt: now(),
    });
  return { signals, readCare: () => null, reply: reply(), store };
}

/** A turn that was sent before: its reply comes from the log, where it is stored already. */
export function repeatTurn(
  request: WisdomChatRequest,
  findReply: () => Promise<StoredReply | null>,
  visitor: AbortSignal,
): RunningTurn {
  const signals = readSignals(request.messages);
  const findWithSignal = async () => {
    const stored = await findReply();
    if (stored?.signal && !signals.includes(stored.signal)) signals.push(stored.signal);
    return stored;
  };
  return {
    signals,
    readCare: () => null,
    reply: repeatReply(findWithSignal, visitor),
    store: () => Promise.resolve(),
  };
}

/** The reply in one piece, for a caller who wants JSON. */
export async function collectReply({
  signals,
  readCare,
  reply,
}: RunningTurn): Promise<{ body: WisdomChatReply; sent: SentReply }> {
  let text = "";
  let step = await reply.next();
  for (; !step.done; step = await reply.next()) text += step.value;
  const body: WisdomChatReply = {
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: step.value }],
    help: signals.length > 0 ? { signals } : null,
    care: readCare(),
  };
  return { body, sent: { text, end: step.value } };
}

function contentsOf(messages: readonly ChatMessage[], of: ChatMessage["role"]): string[] {
  return messages.filter(({ role }) => role === of).map(({ content }) => content);
}

function joinSignals(signals: readonly Signal[], earlier: readonly Signal[]): Signal[] {
  return SIGNALS.filter((signal) => signals.includes(signal) || earlier.includes(signal));
}

/** Who goes on to ask what is stored, or who is behind the site, is answered in danger too. */
function aboutThisSite(signals: readonly Signal[], passages: readonly FoundPassage[]): FoundPassage[] {
  if (signals.length > 0) return [];
  return passages.filter(({ path }) => ABOUT_THIS_SITE.includes(path)).slice(0, PASSAGES_BESIDE_HELP);
}

/**
 * From the fifth user message on (spec §5), and never after a signal, violence or a suicide. The
 * client's count alone could be forged, the messages alone could be pasted: both must have reached five.
 */
function mayShowInvite(request: WisdomChatRequest, signals: Signal[]): boolean {
  const written = contentsOf(request.messages, "user");
  return (
    Math.min(written.length, request.user_message_count) >= INVITE_TURN &&
    signals.length === 0 &&
    !written.some((message) => isAbout(readPlainly(message), NO_GROUP))
  );
}
