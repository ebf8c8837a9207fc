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
  /** Tokens that the endpoint says it has used; without it, it says nothing. */
  usage?: number;
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
      return gatherTokens(answerAsNetwork(streamScript(script, init?.signal ?? null)));
    },
  }).chat("test-model");
}

/** The real provider, at an endpoint that sends these bytes at once and then closes or breaks. */
export function bytesModel(bytes: Uint8Array, ending: "close" | "break"): LanguageModelV4 {
  const body = () =>
    new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (bytes.length > 0 && controller.desiredSize !== null && !isSent) {
            isSent = true;
            return controller.enqueue(bytes);
          }
          if (ending === "close") controller.close();
          else controller.error(new Error("connection reset"));
        },
      },
      { highWaterMark: 0 },
    );
  let isSent = false;
  return createOpenAI({
    apiKey: "test",
    baseURL: "https://upstream.test/v1",
    fetch: async () => gatherTokens(answerAsNetwork(body())),
  }).chat("test-model");
}

/** An event stream whose bytes can be read into a buffer, as those of a real call can. */
export function answerAsNetwork(body: ReadableStream<Uint8Array>): Response {
  return new Response(body.pipeThrough(new IdentityTransformStream()), {
    headers: { "Content-Type": "text/event-stream" },
  });
}

const RECORDED_WORDS = [
  "Modrost",
  " je",
  " vedenje",
  ",",
  " ki",
  " ti",
  " pomaga",
  " živeti",
  ".",
  " Začne",
  " se",
  " s",
  " poslušanjem",
  ".",
];

/** A reply as OpenAI sends it. */
export const RECORDED_REPLY = [
  ...["", ...RECORDED_WORDS].map((content, index) =>
    recorded(index === 0 ? { role: "assistant", content, refusal: null } : { content }),
  ),
  recorded({}, "stop"),
  `data: {"id":"chatcmpl-B9","object":"chat.completion.chunk","created":1790000000,"model":"gpt-4o-mini-2024-07-18","service_tier":"default","system_fingerprint":"fp_b7","choices":[],"usage":{"prompt_tokens":912,"completion_tokens":15,"total_tokens":927,"prompt_tokens_details":{"cached_tokens":0,"audio_tokens":0}}}\n\n`,
  "data: [DONE]\n\n",
].join("");

function recorded(delta: object, finish: string | null = null): string {
  return `data: {"id":"chatcmpl-B9","object":"chat.completion.chunk","created":1790000000,"model":"gpt-4o-mini-2024-07-18","service_tier":"default","system_fingerprint":"fp_b7","choices":[{"index":0,"delta":${JSON.stringify(delta)},"logprobs":null,"finish_reason":${JSON.stringify(finish)}}],"usage":null}\n\n`;
}

/** The event stream that a script sends, as text. */
export function scriptEvents(tokens: string[], usage?: number): string[] {
  const chunk = (rest: object) =>
    `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "test-model", ...rest })}\n\n`;
  const event = (delta: object, finish: string | null) =>
    chunk({ choices: [{ index: 0, delta, finish_reason: finish }] });
  const counted =
    usage === undefined
      ? []
      : [chunk({ choices: [], usage: { prompt_tokens: usage, completion_tokens: 0, total_tokens: usage } })];
  return [
    event({ role: "assistant", content: "" }, null),
    ...tokens.map((content) => event({ content }, null)),
    event({}, "stop"),
    ...counted,
    "data: [DONE]\n\n",
  ];
}

function streamScript(script: Script, signal: AbortSignal | null): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const events = scriptEvents(script.tokens ?? [], script.usage).entries();
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
