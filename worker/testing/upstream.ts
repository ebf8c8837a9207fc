import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { gatherTokens } from "../chat/gather-tokens.ts";

/** What a scripted OpenAI-compatible endpoint does. */
export interface Script {
  /** Status other than 200 refuses the call. */
  status?: number;
  /** Pieces of the reply, one event each. */
  tokens?: string[];
  /** The connection breaks after this many bytes of the event stream. */
  cutAfterBytes?: number;
  /** Milliseconds between events. */
  delay?: number;
  /** After this many tokens nothing more comes, and the connection stays open. */
  stallAfter?: number;
  /** Told the body of each call. */
  onCall?: (body: unknown) => void;
  /** Told when the connection is closed by the worker. */
  onCancel?: () => void;
}

/** The real provider, talking to an endpoint that follows a script. */
export function scriptedModel(script: Script): LanguageModelV4 {
  return createOpenAI({
    apiKey: "test",
    baseURL: "https://upstream.test/v1",
    fetch: async (_url, init) => {
      script.onCall?.(JSON.parse(String(init?.body)));
      if (script.status && script.status !== 200) {
        return Response.json({ error: { message: "refused" } }, { status: script.status });
      }
      return gatherTokens(
        new Response(streamScript(script, init?.signal ?? null), {
          headers: { "Content-Type": "text/event-stream" },
        }),
      );
    },
  }).chat("test-model");
}

/** The event stream that a script sends, as text. */
export function scriptEvents(tokens: string[]): string[] {
  const event = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "test-model", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  return [
    event({ role: "assistant", content: "" }, null),
    ...tokens.map((content) => event({ content }, null)),
    event({}, "stop"),
    "data: [DONE]\n\n",
  ];
}

function streamScript(script: Script, signal: AbortSignal | null): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const events = scriptEvents(script.tokens ?? []).entries();
  let left = script.cutAfterBytes ?? Number.POSITIVE_INFINITY;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        signal?.addEventListener("abort", () => {
          script.onCancel?.();
          controller.error(new DOMException("aborted", "AbortError"));
        });
      },
      async pull(controller) {
        const next = events.next();
        if (next.done) return controller.close();
        const [index, text] = next.value;
        if (script.stallAfter !== undefined && index > script.stallAfter) return new Promise(() => undefined);
        if (script.delay && index > 0) await new Promise((resolve) => setTimeout(resolve, script.delay));
        if (signal?.aborted) return;
        if (left <= 0) return controller.error(new Error("connection reset"));
        const bytes = encoder.encode(text).slice(0, left);
        left -= bytes.length;
        controller.enqueue(bytes);
      },
    },
    // Nothing is sent ahead of the reader, so that a cut takes nothing away that was sent before it.
    { highWaterMark: 0 },
  );
}
