import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { WisdomChatRequest } from "../../contract/api.ts";
import { createApp } from "../app.ts";
import { createChatRoutes } from "../chat/routes.ts";
import type { Env } from "../env.ts";

/** A conversation of `count` user messages that ends with the last one. */
export function chatRequest(texts: string[], changes: Partial<WisdomChatRequest> = {}): WisdomChatRequest {
  const messages = texts.flatMap((content, index) => [
    ...(index > 0 ? [{ role: "assistant" as const, content: "Razumem." }] : []),
    { role: "user" as const, content },
  ]);
  return {
    messages,
    language: "sl",
    session_id: crypto.randomUUID(),
    turn_id: crypto.randomUUID(),
    user_message_count: texts.length,
    ...changes,
  };
}

/** What a test may put in the place of the real thing. */
interface Surroundings {
  model?: LanguageModelV4 | null;
  env?: Partial<Env>;
  /** The clock of the chat. */
  now?: Date;
  /** The country that the network names, by two letters. */
  country?: string;
}

/** Sends a call through the whole app; when it returns, everything is logged. */
export async function call(
  path: string,
  init: RequestInit = {},
  { model = null, env: changes = {}, now, country }: Surroundings = {},
): Promise<{ status: number; headers: Headers; text: string }> {
  const context = createExecutionContext();
  const request = new Request(`https://example.com${path}`, {
    ...init,
    ...(country !== undefined && {
      headers: { ...init.headers, "CF-Ray": "8f0000000000abcd-VIE" },
      cf: { country },
    }),
  } as RequestInit);
  const response = await createApp(
    createChatRoutes(
      () => model,
      () => now ?? new Date(),
    ),
  ).fetch(request, { ...env, ...changes }, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  return { status: response.status, headers: response.headers, text };
}

export function postChat(
  request: unknown,
  options: Surroundings & { accept?: string; headers?: Record<string, string> } = {},
) {
  return call(
    "/api/wisdom-chat",
    {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: options.accept ?? "text/event-stream",
        ...options.headers,
      },
      body: typeof request === "string" ? request : JSON.stringify(request),
    },
    options,
  );
}

/** Sends a body as JSON. */
export function postJson(path: string, body: unknown, surroundings: Surroundings = {}) {
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  return call(path, init, surroundings);
}

/** Starts a reply and hands over what is needed to leave in the middle of it. */
export async function begin(request: unknown, { model = null, env: changes = {} }: Surroundings) {
  const context = createExecutionContext();
  const response = await createApp(createChatRoutes(() => model)).fetch(
    new Request("https://example.com/api/wisdom-chat", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(request),
    }),
    { ...env, ...changes },
    context,
  );
  if (!response.body) throw new Error("there is no reply");
  return { reader: response.body.getReader(), settled: () => waitOnExecutionContext(context) };
}

/** Reads a reply until these words have come. */
export async function readUntil(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  words: string,
): Promise<void> {
  const decoder = new TextDecoder();
  for (let text = ""; !text.includes(words);) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`the reply ended before "${words}"`);
    text += decoder.decode(value, { stream: true });
  }
}

/** The chunks of a UI message stream, and the text that the visitor sees. */
export function readEvents(stream: string): { chunks: Record<string, unknown>[]; text: string } {
  const chunks = stream
    .split("\n\n")
    .filter((block) => block.startsWith("data: {"))
    .map((block) => JSON.parse(block.slice(6)) as Record<string, unknown>);
  const text = chunks.map((chunk) => (chunk["type"] === "text-delta" ? String(chunk["delta"]) : "")).join("");
  return { chunks, text };
}
