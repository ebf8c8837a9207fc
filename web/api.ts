import type {
  Care,
  CountryReply,
  ErrorBody,
  FeedbackRequest,
  SearchReply,
  SearchResult,
  StoredMessage,
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
): Promise<{ messages: StoredMessage[]; care: Care | null }> {
  const response = await call(`/api/wisdom-chat/${sessionId}`);
  return response.json() as Promise<{ messages: StoredMessage[]; care: Care | null }>;
}

/** Stores what the visitor thinks of a reply. @throws ApiFailure */
export async function sendFeedback(sessionId: string, feedback: FeedbackRequest): Promise<void> {
  await call(`/api/wisdom-chat/${sessionId}/feedback`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(feedback),
  });
}

/** Says that nobody will come back for the reply to a turn. @throws ApiFailure */
export async function stopReply(sessionId: string, turnId: string): Promise<void> {
  await call(`/api/wisdom-chat/${sessionId}/stop`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ turn_id: turnId }),
    keepalive: true,
  });
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

/** The country that the network tells, as two letters; null where it does not. @throws ApiFailure */
export async function loadCountry(): Promise<string | null> {
  return ((await (await call("/api/country")).json()) as CountryReply).country;
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

/** Sends a body as JSON, or nothing. @throws ApiFailure */
export function send(method: "POST" | "PATCH", path: string, body?: unknown): Promise<Response> {
  return call(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
}

/**
 * Makes a call; those of the screens for the people who run the site stand with them, so that
 * nobody else loads them.
 *
 * @throws ApiFailure for every answer that is no success, and where none comes
 */
export async function call(path: string, init: RequestInit = {}): Promise<Response> {
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
