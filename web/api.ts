import type {
  ErrorBody,
  SearchReply,
  SearchResult,
  TrackRequest,
  WisdomChatRequest,
} from "../contract/api.ts";
import type { Locale } from "../contract/locale.ts";
import { ApiFailure } from "./errors.ts";

/* The only file of the web that calls `fetch`. */

/**
 * Sends a conversation to the assistant.
 *
 * @returns the event stream of the reply
 * @throws ApiFailure
 */
export function sendChat(request: WisdomChatRequest, options: { signal: AbortSignal }): Promise<Response> {
  return call("/api/wisdom-chat", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify(request),
    signal: options.signal,
  });
}

/** The conversation as the log holds it, oldest message first. @throws ApiFailure */
export async function loadConversation(
  sessionId: string,
): Promise<{ messages: { role: "user" | "assistant"; content: string }[] }> {
  const response = await call(`/api/wisdom-chat/${sessionId}`);
  return response.json() as Promise<{ messages: { role: "user" | "assistant"; content: string }[] }>;
}

/** Deletes the conversation on the server. @throws ApiFailure */
export async function deleteConversation(sessionId: string): Promise<void> {
  await call(`/api/wisdom-chat/${sessionId}`, { method: "DELETE" });
}

/** What the site holds about a question, best first. @throws ApiFailure */
export async function search(query: string, locale: Locale, signal: AbortSignal): Promise<SearchResult[]> {
  const response = await call(`/api/search?${new URLSearchParams({ q: query, lng: locale })}`, { signal });
  return ((await response.json()) as SearchReply).results;
}

/** Counts a page view or a throw; a failure is of no concern to the visitor. */
export function track(request: TrackRequest): void {
  void fetch("/api/track", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
    keepalive: true,
  }).catch(() => undefined);
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiFailure("network", "No answer came from the server.");
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  const retryAfter = Number(response.headers.get("Retry-After")) || null;
  throw new ApiFailure(
    body?.error.code ?? "internal",
    body?.error.message ?? response.statusText,
    retryAfter,
  );
}
