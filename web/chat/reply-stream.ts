import type { UIMessageChunk } from "ai";
import { EventSourceParserStream } from "eventsource-parser/stream";
import type { Care } from "../../contract/api.ts";
import type { Signal } from "../../contract/chat.ts";
import { isNeighbourLanguage, type NeighbourLanguage } from "../../contract/neighbours.ts";
import { isCare } from "./read-care.ts";
import { isSignal } from "./chat-storage.ts";

/** What a reply brings, in the order in which it comes; the last part is always `end`. */
export type ReplyPart =
  | { kind: "text"; text: string }
  | ({ kind: "help" } & Help)
  | { kind: "care"; care: Care }
  | { kind: "end"; end: ReplyEnd };

/** `interrupted`: the server says that there is no more. `lost`: the connection broke, the server may know more. */
export type ReplyEnd = "complete" | "interrupted" | "lost";

/** What the card is shown for, and the language of a neighbour that it comes in, if it does. */
interface Help {
  signals: Signal[];
  language?: NeighbourLanguage;
}

type ReplyChunk = UIMessageChunk<unknown, { help: Help; care: Care }>;

/** The worker sends a sign of life every half second; silence this long means that the line is dead. */
export const STALL_MILLISECONDS = 10_000;

/**
 * Reads the AI SDK's UI message stream of a reply; the SDK's own reader would weigh 15 kB more. Never throws: whatever
 * goes wrong, the reply has an end.
 */
export async function* readReply(
  response: Response,
  stallMilliseconds: number = STALL_MILLISECONDS,
): AsyncGenerator<ReplyPart, void, undefined> {
  let end: ReplyEnd = "lost";
  try {
    if (response.body) end = yield* readParts(cutStalls(response.body, stallMilliseconds));
  } catch {
    end = "lost";
  }
  yield { kind: "end", end };
}

async function* readParts(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ReplyPart, ReplyEnd, undefined> {
  let written = false;
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { data } of iterate(events)) {
    if (data === DONE) continue;
    const chunk = readChunk(data);
    if (!chunk) return "lost";
    switch (chunk.type) {
      case "text-start":
        if (written) yield { kind: "text", text: "\n\n" };
        break;
      case "text-delta":
        if (typeof chunk.delta !== "string") return "lost";
        written ||= chunk.delta !== "";
        yield { kind: "text", text: chunk.delta };
        break;
      case "data-help":
        yield { kind: "help", ...readHelp(chunk.data) };
        break;
      case "data-care":
        if (isCare(chunk.data)) yield { kind: "care", care: chunk.data };
        break;
      case "error":
      case "abort":
        return "interrupted";
      case "finish":
        return "complete";
    }
  }
  return "lost";
}

/** What the SDK sends after the last chunk. */
const DONE = "[DONE]";

/** A chunk of a reply; its fields are checked where they are read. Null for anything else. */
function readChunk(data: string): ReplyChunk | null {
  try {
    const value: unknown = JSON.parse(data);
    return isChunk(value) ? value : null;
  } catch {
    return null;
  }
}

function isChunk(value: unknown): value is ReplyChunk {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function readHelp(data: unknown): Help {
  if (typeof data !== "object" || data === null) return { signals: [] };
  const { signals, language } = data as Partial<Record<keyof Help, unknown>>;
  return {
    signals: Array.isArray(signals) ? signals.filter(isSignal) : [],
    ...(isNeighbourLanguage(language) && { language }),
  };
}

/** Safari before 26 cannot iterate a stream by itself. */
async function* iterate<T>(stream: ReadableStream<T>): AsyncGenerator<T, void, undefined> {
  const reader = stream.getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function cutStalls(
  body: ReadableStream<Uint8Array>,
  milliseconds: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reader = body.getReader();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const silence = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error("the reply fell silent")), milliseconds);
      });
      try {
        const step = await Promise.race([reader.read(), silence]);
        if (step.done) controller.close();
        else controller.enqueue(new Uint8Array(step.value));
      } catch (error) {
        controller.error(error);
        void reader.cancel(error).catch(() => undefined);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
