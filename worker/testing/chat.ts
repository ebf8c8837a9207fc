import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { WisdomChatRequest } from "../../contract/api.ts";
import { createApp } from "../app.ts";
import { createChatRoutes } from "../chat/routes.ts";

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

/** Sends a call through the whole app; when it returns, everything is logged. */
export async function call(
  path: string,
  init: RequestInit = {},
  model: LanguageModelV4 | null = null,
): Promise<{ status: number; headers: Headers; text: string }> {
  const context = createExecutionContext();
  const request = new Request(`https://example.com${path}`, init);
  const response = await createApp(createChatRoutes(() => model)).fetch(request, env, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  return { status: response.status, headers: response.headers, text };
}

export function postChat(
  request: unknown,
  options: { model?: LanguageModelV4 | null; accept?: string; headers?: Record<string, string> } = {},
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
    options.model ?? null,
  );
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
