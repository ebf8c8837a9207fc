import type {
  ErrorBody,
  FeedbackRequest,
  SearchReply,
  SearchResult,
  StoredMessage,
  TrackRequest,
  WisdomChatRequest,
} from "../contract/api.ts";
import type {
  LoginRequest,
  ResetRequest,
  Session,
  SessionItem,
  SignupRequest,
  TotpEnrolment,
  User,
  UserChange,
} from "../contract/auth.ts";
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
export async function loadConversation(sessionId: string): Promise<{ messages: StoredMessage[] }> {
  const response = await call(`/api/wisdom-chat/${sessionId}`);
  return response.json() as Promise<{ messages: StoredMessage[] }>;
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

/** Counts a page view or a throw; a failure is of no concern to the visitor. */
export function track(request: TrackRequest): void {
  void fetch("/api/track", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
    keepalive: true,
  }).catch(() => undefined);
}

/** Opens a session; its tokens come as cookies. @throws ApiFailure `mfa_required` where a code is missing */
export async function logIn(request: LoginRequest): Promise<Session> {
  return readJson(await send("POST", "/api/auth/login", request));
}

/** @throws ApiFailure */
export async function signUp(request: SignupRequest): Promise<void> {
  await send("POST", "/api/auth/signup", request);
}

/** @throws ApiFailure */
export async function logOut(): Promise<void> {
  await send("POST", "/api/auth/logout");
}

/** The session as it stands. @throws ApiFailure `unauthorized` where there is none */
export async function readSession(): Promise<Session> {
  return readJson(await call("/api/auth/session"));
}

/** The session with new tokens. @throws ApiFailure `unauthorized` where there is none to renew */
export async function refreshSession(): Promise<Session> {
  return readJson(await send("POST", "/api/auth/refresh"));
}

/** Asks for a link to set a new password; succeeds whether there is such an account or not. @throws ApiFailure */
export async function recoverPassword(email: string): Promise<void> {
  await send("POST", "/api/auth/recover", { email });
}

/** Sets a new password with the token of a link. @throws ApiFailure */
export async function resetPassword(request: ResetRequest): Promise<void> {
  await send("POST", "/api/auth/reset", request);
}

/** Changes e-mail or password. @throws ApiFailure */
export async function changeUser(change: UserChange): Promise<User> {
  const response = await callSigned(() => send("PATCH", "/api/auth/user", change));
  return (await readJson<{ user: User }>(response)).user;
}

/** Begins a second step. @throws ApiFailure */
export async function enrolTotp(currentPassword: string): Promise<TotpEnrolment> {
  return readJson(
    await callSigned(() => send("POST", "/api/auth/mfa/enrol", { current_password: currentPassword })),
  );
}

/** Turns the second step on. @returns its recovery codes @throws ApiFailure */
export async function verifyTotp(code: string): Promise<string[]> {
  return readCodes(await callSigned(() => send("POST", "/api/auth/mfa/verify", { code })));
}

/** @throws ApiFailure */
export async function renewRecoveryCodes(currentPassword: string): Promise<string[]> {
  return readCodes(
    await callSigned(() =>
      send("POST", "/api/auth/mfa/recovery-codes", { current_password: currentPassword }),
    ),
  );
}

/** Turns the second step off. @throws ApiFailure */
export async function disableTotp(currentPassword: string, code: string): Promise<void> {
  await callSigned(() => send("POST", "/api/auth/mfa/disable", { current_password: currentPassword, code }));
}

/** Where one is signed in, the last used first. @throws ApiFailure */
export async function listSessions(): Promise<SessionItem[]> {
  const response = await callSigned(() => call("/api/auth/sessions"));
  return (await readJson<{ sessions: SessionItem[] }>(response)).sessions;
}

/** Ends one session, or all but this one. @throws ApiFailure */
export async function endSession(id: string | "others"): Promise<void> {
  const path = id === "others" ? "/api/auth/sessions" : `/api/auth/sessions/${id}`;
  await callSigned(() => call(path, { method: "DELETE" }));
}

/**
 * Makes a call that needs a session; where its short access has run out meanwhile, as after a
 * night's sleep, it is renewed once and the call made again.
 *
 * @throws ApiFailure `unauthorized` where the session is over
 */
export async function callSigned<T>(makeCall: () => Promise<T>): Promise<T> {
  try {
    return await makeCall();
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== "unauthorized") throw error;
    await refreshSession();
    return makeCall();
  }
}

function send(method: "POST" | "PATCH", path: string, body?: unknown): Promise<Response> {
  return call(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
}

function readJson<T>(response: Response): Promise<T> {
  return response.json() as Promise<T>;
}

async function readCodes(response: Response): Promise<string[]> {
  return (await readJson<{ recovery_codes: string[] }>(response)).recovery_codes;
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
