import type {
  LanguageModelV4,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import { DangerSeen, watchForDanger } from "./danger-seen.ts";
import { HarmfulReply } from "../reply-filter/harm-filter.ts";
import type { TextFilter } from "../reply-filter/sentence-filter.ts";
import { countTokens } from "./token-count.ts";

/** How long to wait for a model's words, in milliseconds. */
export interface Patience {
  firstWord: number;
  betweenWords: number;
}

const PATIENCE: Patience = { firstWord: 20_000, betweenWords: 15_000 };

/** A reply's greatest length; the answers asked for are far shorter. */
const MAX_OUTPUT_TOKENS = 1_200;

/** How a reply ended. `interrupted`: what was shown is only a part. */
export type ReplyEnd = "stop" | "interrupted" | "aborted";

interface ReplyInput {
  model: LanguageModelV4;
  prompt: LanguageModelV4Prompt;
  filter: TextFilter;
  /** Asked for where the model fails before its first word, or was stopped because it could harm. */
  fallback: () => string;
  /** Said where a reply was stopped because it could harm, before the fallback. */
  correction?: string;
  /** Nothing of a reply is shown before all of it is known to be harmless. */
  isHeld?: boolean;
  /** Whether the code of a signal in a reply ends it. */
  watches?: boolean;
  /** Aborted when the visitor has gone. */
  signal: AbortSignal;
  patience?: Patience;
  /** Told that the first word of a model is about to be shown; the fallback was written by people. */
  onModelWords?: () => void;
  /** Told what a model that began to answer has cost. */
  onTokens?: (tokens: number) => void;
}

/**
 * Streams the words that the visitor may see.
 *
 * A model of which nothing was shown is passed over when it fails, or when nothing it said may be shown; one
 * that fails later leaves the reply interrupted; one that says what may harm somebody is stopped, and the
 * fallback goes on. The fallback is written by people and goes out as it stands.
 *
 * @throws DangerSeen, and nothing else, when it watches and a model writes the code of a signal
 */
export async function* streamReply({
  model,
  prompt,
  filter,
  fallback,
  correction = "",
  isHeld = false,
  watches = false,
  signal,
  patience = PATIENCE,
  onModelWords = () => undefined,
  onTokens = () => undefined,
}: ReplyInput): AsyncGenerator<string, ReplyEnd> {
  let hasShown = false;
  const shown = (text: string) => {
    if (!hasShown) onModelWords();
    const first = hasShown ? text : text.trimStart();
    hasShown = true;
    return first;
  };
  /** What is not shown yet: all where the reply is held, else white space, which alone is no reply. */
  let waiting = "";
  try {
    const pieces = streamModel(model, { prompt, visitor: signal, patience, onTokens });
    for await (const piece of watches ? watchForDanger(pieces) : pieces) {
      const visible = waiting + filter.push(piece);
      waiting = isHeld || (!hasShown && visible.trim() === "") ? visible : "";
      if (visible === "" || waiting !== "") continue;
      yield shown(visible);
    }
    const rest = waiting + filter.end();
    if (rest.trim() === "" && !hasShown) throw new Error("the model said nothing");
    if (isHeld) filter.end();
    if (rest !== "") yield shown(rest);
    filter.end();
    return "stop";
  } catch (error) {
    if (signal.aborted) return "aborted";
    if (error instanceof DangerSeen) {
      // What is shown already stays; the question begins below it.
      if (hasShown) yield "\n\n";
      throw error;
    }
    const isHarmful = error instanceof HarmfulReply;
    const rest = isHarmful ? "" : waiting + breakOff(filter);
    const isWorthShowing = hasShown ? rest !== "" : rest.trim() !== "";
    if (isWorthShowing) yield shown(rest);
    console.error(
      `model ${model.modelId} failed ${hasShown ? "in the middle of" : "before"} its reply:`,
      nameOf(error),
    );
    if (hasShown && !isHarmful) return "interrupted";
    yield hasShown ? `\n\n${correction}\n\n${fallback()}` : fallback();
    return "stop";
  }
}

/** What is whole of a reply that broke off; nothing where it may harm. */
function breakOff(filter: TextFilter): string {
  try {
    return filter.breakOff();
  } catch {
    return "";
  }
}

interface ModelCall {
  prompt: LanguageModelV4Prompt;
  visitor: AbortSignal;
  patience: Patience;
  onTokens: (tokens: number) => void;
}

async function* streamModel(
  model: LanguageModelV4,
  { prompt, visitor, patience, onTokens }: ModelCall,
): AsyncGenerator<string, void> {
  const stall = new AbortController();
  const signal = AbortSignal.any([visitor, stall.signal]);
  signal.throwIfAborted();
  let wait = patience.firstWord;
  /** Since when a word is waited for; null while the visitor takes one: a slow line is no fault of the model. */
  let since: number | null = Date.now();
  /** Looks once for each word that may be missing, not anew after each that came: most never are. */
  const look = () => {
    const left = since === null ? wait : since + wait - Date.now();
    if (left > 0) timer = setTimeout(look, left);
    else stall.abort(new Error("no further word in time"));
  };
  let timer = setTimeout(look, wait);
  let reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart> | undefined;
  let usage: LanguageModelV4Usage | null = null;
  let characters = 0;
  let isFinished = false;
  try {
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    });
    aborted.catch(() => undefined);
    const asked = model.doStream({ prompt, abortSignal: signal, maxOutputTokens: MAX_OUTPUT_TOKENS });
    const { stream } = await Promise.race([asked, aborted]);
    reader = stream.getReader();
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted]);
      if (done) break;
      if (value.type === "error") throw value.error;
      if (value.type === "finish") {
        usage = value.usage;
        isFinished = !["error", "interrupted", "other"].includes(value.finishReason.unified);
      }
      if (value.type !== "text-delta" || value.delta === "") continue;
      characters += value.delta.length;
      since = null;
      yield value.delta;
      since = Date.now();
      if (wait === patience.betweenWords) continue;
      wait = patience.betweenWords;
      clearTimeout(timer);
      timer = setTimeout(look, wait);
    }
    if (!isFinished) throw new Error("the reply ended without an end");
  } finally {
    clearTimeout(timer);
    stall.abort();
    if (reader) onTokens(countTokens(usage, prompt, characters));
    void reader?.cancel().catch(() => undefined);
  }
}

/** Enough to find the fault, without a word of what was written. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const status = "statusCode" in error ? ` ${String(error.statusCode)}` : "";
  return `${error.name}${status}`;
}
