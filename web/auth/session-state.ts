import { RENEW_UNDER_SECONDS, type SessionEvent } from "../../contract/accounts.ts";
import type { Session, User } from "../../contract/auth.ts";
import { localizedPath, type Locale } from "../../contract/locale.ts";

/** The app looks so often whether the session must be renewed (spec §9). */
export const CHECK_MILLISECONDS = 30_000;

/** A renewal that fails is tried again after this, doubling, as long as this (spec §9). */
const FIRST_RETRY_MILLISECONDS = 200;
const RETRIES_WITHIN_MILLISECONDS = 30_000;

/** What the app knows of the session. */
export interface SessionState {
  /** Null before the server was asked, and while it does not answer. */
  event: SessionEvent | null;
  user: User | null;
  /** When it has to be renewed at the latest, by the browser's own clock; milliseconds since 1970. */
  expiresAt: number;
  /** The server was asked and did not answer. */
  hasFailed: boolean;
}

export const UNKNOWN_SESSION: SessionState = { event: null, user: null, expiresAt: 0, hasFailed: false };

/** What can happen; `failed` is no answer, everything else is an event of the specification. */
export type Happening =
  | { event: "signed_in" | "token_refreshed"; session: Session; now: number }
  | { event: "user_updated" | "mfa_verified"; user: User }
  | { event: "signed_out" | "password_recovery" }
  | { event: "failed" };

export function reduceSession(state: SessionState, happening: Happening): SessionState {
  switch (happening.event) {
    case "signed_in":
    case "token_refreshed":
      return {
        event: happening.event,
        user: happening.session.user,
        // The clocks of browsers and servers differ; seconds are equally long everywhere.
        expiresAt: happening.now + happening.session.expires_in * 1000,
        hasFailed: false,
      };
    case "user_updated":
    case "mfa_verified":
      return { ...state, event: happening.event, user: happening.user };
    case "signed_out":
      return { ...UNKNOWN_SESSION, event: "signed_out" };
    case "password_recovery":
      return { ...state, event: "password_recovery" };
    case "failed":
      return { ...state, hasFailed: true };
  }
}

/** Whether the session is so near its end that it should be renewed now. */
export function needsRenewal(state: SessionState, now: number): boolean {
  return state.user !== null && state.expiresAt - now < RENEW_UNDER_SECONDS * 1000;
}

/**
 * Milliseconds to wait before the next try of a renewal, or null when it is to be left until the
 * next check.
 *
 * @param tries how many have failed
 * @param elapsed milliseconds since the first one
 */
export function retryDelay(tries: number, elapsed: number): number | null {
  const delay = FIRST_RETRY_MILLISECONDS * 2 ** (tries - 1);
  return elapsed + delay > RETRIES_WITHIN_MILLISECONDS ? null : delay;
}

/** Whether somebody may see a page, or where to they are sent (spec §6). */
export type Admission = "wait" | "failed" | "shown" | "login" | "home";

export function admit(state: SessionState, isForAdmins: boolean): Admission {
  if (state.user === null) {
    if (state.event === "signed_out") return "login";
    return state.hasFailed ? "failed" : "wait";
  }
  return isForAdmins && state.user.role !== "admin" ? "home" : "shown";
}

/** Where a login leads to by itself (spec §4). */
const AFTER_LOGIN = "/admin/chat-logs";

/** Pages that ask for a login, with what stands behind their question mark; nothing else is a way on. */
const ASKS_FOR_LOGIN = /^\/(?:account|admin\/[a-z-]+)(?:\?[^#]*)?$/;

/** The address that a login leads to: the page that asked for it, or the chat logs. @param next from the address of the login */
export function pathAfterLogin(next: unknown, locale: Locale): string {
  return typeof next === "string" && ASKS_FOR_LOGIN.test(next) ? next : localizedPath(AFTER_LOGIN, locale);
}
