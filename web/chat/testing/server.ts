import type { Care, FeedbackRequest, StoredMessage, WisdomChatRequest } from "../../../contract/api.ts";
import type { Signal } from "../../../contract/chat.ts";
import type { NeighbourLanguage } from "../../../contract/neighbours.ts";
import type { ChatTransport } from "../conversation.ts";

/** What the scripted server does with one request. */
export type Script =
  | { fail: Error }
  | {
      help?: Signal[];
      /** With `help`: the language of a neighbour in which danger was told. */
      language?: NeighbourLanguage;
      care?: Care;
      parts?: string[];
      end?: "finish" | "error" | "cut" | "never";
    };

/** A server that answers as told, in order; the last script goes on for ever. */
export function scriptedServer(...scripts: Script[]): ChatTransport & {
  requests: WisdomChatRequest[];
  deleted: string[];
  deletion: Error | null;
  /** What the log holds. */
  stored: StoredMessage[];
  /** The question of the sheet that waits in the log's conversation. */
  storedCare: Care | null;
  /** Of which conversations the log was asked. */
  loaded: string[];
  feedback: [turnId: string, value: number][];
  stopped: string[];
} {
  const server = {
    requests: [] as WisdomChatRequest[],
    deleted: [] as string[],
    deletion: null as Error | null,
    stored: [
      storedMessage("user", "Earlier question", EARLIER_TURN),
      storedMessage("assistant", "Earlier answer", EARLIER_TURN),
    ],
    storedCare: null as Care | null,
    loaded: [] as string[],
    feedback: [] as [turnId: string, value: number][],
    stopped: [] as string[],
    async sendChat(request: WisdomChatRequest, { signal }: { signal: AbortSignal }): Promise<Response> {
      server.requests.push(request);
      const script = scripts[Math.min(server.requests.length, scripts.length) - 1] ?? {};
      if ("fail" in script) throw script.fail;
      return new Response(body(script, signal));
    },
    async loadConversation(sessionId: string) {
      server.loaded.push(sessionId);
      return { messages: server.stored, care: server.storedCare };
    },
    async sendFeedback(_: string, { turn_id, value }: FeedbackRequest) {
      server.feedback.push([turn_id, value]);
    },
    async stopReply(_: string, turnId: string) {
      server.stopped.push(turnId);
    },
    async deleteConversation(sessionId: string): Promise<void> {
      if (server.deletion) throw server.deletion;
      server.deleted.push(sessionId);
    },
  };
  return server;
}

const EARLIER_TURN = "3d0c7a0e-7a53-4a36-9c5d-0a3e0a6b1f11";

/** A message as the log holds it. */
export function storedMessage(
  role: "user" | "assistant",
  content: string,
  turnId: string,
  isInterrupted = false,
): StoredMessage {
  return { role, content, turn_id: turnId, is_interrupted: isInterrupted, signal: null, written_by: null };
}

function body(script: Exclude<Script, { fail: Error }>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      const put = (chunk: unknown) =>
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(chunk)}\n\n`));
      put({ type: "start" });
      if (script.help) put({ type: "data-help", data: { signals: script.help, language: script.language } });
      if (script.care) put({ type: "data-care", data: script.care });
      put({ type: "text-start", id: "1" });
      for (const delta of script.parts ?? ["A reply."]) put({ type: "text-delta", id: "1", delta });
      if (script.end === "never") {
        signal.addEventListener("abort", () => controller.error(signal.reason));
        return;
      }
      if (script.end === "error") put({ type: "error", errorText: "An error occurred." });
      if (script.end === undefined || script.end === "finish") put({ type: "finish" });
      controller.close();
    },
  });
}
