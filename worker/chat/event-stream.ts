import type { UIMessageChunk } from "ai";
import type { Care, ReplyMetadata, WisdomChatReply } from "../../contract/api.ts";
import type { ReplyAuthor } from "../../contract/chat.ts";
import type { ReplyEnd } from "./reply.ts";

/** A sign of life when nothing else was sent for this long; when it cannot be written, the visitor has gone. */
const HEARTBEAT_MS = 500;

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-cache, no-transform",
  "X-Vercel-AI-UI-Message-Stream": "v1",
  "X-Accel-Buffering": "no",
};

type Help = NonNullable<WisdomChatReply["help"]>;
type Chunk = UIMessageChunk<ReplyMetadata, { help: Help; care: Care }>;

interface EventStreamInput {
  reply: AsyncGenerator<string, ReplyEnd>;
  /** Whether the card is shown; looked at before the reply and again at its words: a model may have changed it. */
  readHelp: () => Help | null;
  /** Where the conversation stands on the sheet, looked at when the help is. */
  readCare: () => Care | null;
  /** Who wrote the reply, looked at when its words are sent. */
  readAuthor: () => ReplyAuthor | null;
  /** Called when the visitor has gone before the end; tells whether the reply is finished for the log. */
  leave: () => Promise<boolean>;
}

/**
 * The reply as the AI SDK's UI message stream, help and choices first. Written by hand: each stream the SDK
 * would chain costs CPU time (docs/decisions/0003-streaming.md).
 *
 * @returns the answer, and what the visitor was sent once all is over
 */
export function sendEventStream({ reply, readHelp, readCare, readAuthor, leave }: EventStreamInput): {
  response: Response;
  sent: Promise<{ text: string; end: ReplyEnd }>;
} {
  const { readable, writable } = new IdentityTransformStream();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  let lastWrite = Date.now();
  let pending = 0;
  let isGone = false;

  const write = async (text: string) => {
    lastWrite = Date.now();
    pending++;
    try {
      await writer.write(encoder.encode(text));
      return true;
    } catch {
      isGone = true;
      void leave();
      return false;
    } finally {
      pending--;
    }
  };
  /** Together: each write costs. */
  const send = (...chunks: (Chunk | "[DONE]")[]) => write(chunks.map(format).join(""));
  const heartbeat = setInterval(() => {
    if (!isGone && pending === 0 && Date.now() - lastWrite >= HEARTBEAT_MS) void write(": \n\n");
  }, HEARTBEAT_MS);

  const run = async () => {
    let text = "";
    let end: ReplyEnd = "aborted";
    let isHelpSent = false;
    let isCareSent = false;
    let sentAuthor: ReplyAuthor | null = null;
    const takeHelp = (): Chunk[] => {
      const chunks: Chunk[] = [];
      const help = isHelpSent ? null : readHelp();
      if (help) {
        isHelpSent = true;
        chunks.push({ type: "data-help", data: help });
      }
      const care = isCareSent ? null : readCare();
      if (care) {
        isCareSent = true;
        chunks.push({ type: "data-care", data: care });
      }
      return chunks;
    };
    /** Whether a language model wrote it, for machines; said before the words that it is about. */
    const takeAuthor = (): Chunk[] => {
      const author = readAuthor();
      if (author === null || author === sentAuthor) return [];
      sentAuthor = author;
      return [{ type: "message-metadata", messageMetadata: { written_by: author } }];
    };
    try {
      await send({ type: "start" }, ...takeHelp(), { type: "text-start", id: "0" });
      for (;;) {
        const step = await reply.next();
        if (step.done) {
          end = isGone && !(await leave()) ? "aborted" : step.value;
          break;
        }
        const words: Chunk = { type: "text-delta", id: "0", delta: step.value };
        const isSeen = !isGone && (await send(...takeHelp(), ...takeAuthor(), words));
        if (!isSeen && !(await leave())) {
          await reply.return("aborted");
          break;
        }
        text += step.value;
      }
      if (!isGone && end !== "aborted") {
        const last: Chunk =
          end === "stop"
            ? { type: "finish", finishReason: "stop" }
            : { type: "error", errorText: "interrupted" };
        await send(...takeHelp(), { type: "text-end", id: "0" }, last, "[DONE]");
      }
    } finally {
      clearInterval(heartbeat);
      await writer.close().catch(() => undefined);
    }
    return { text, end };
  };

  return { response: new Response(readable, { headers: HEADERS }), sent: run() };
}

function format(chunk: Chunk | "[DONE]"): string {
  return `data: ${chunk === "[DONE]" ? chunk : JSON.stringify(chunk)}\n\n`;
}
