import { expect, test } from "vitest";
import type { Session, User } from "../../contract/auth.ts";
import {
  admit,
  needsRenewal,
  pathAfterLogin,
  reduceSession,
  retryDelay,
  UNKNOWN_SESSION,
  type SessionState,
} from "./session-state.ts";

const USER: User = {
  id: 1,
  email: "ana@example.org",
  created_at: "2026-01-01T00:00:00.000Z",
  role: "admin",
  mfa_enabled: false,
  recovery_codes_left: 0,
};
// The server's clock is far from the browser's.
const SESSION: Session = { expires_in: 900, expires_at: 4_000_000_000, token_type: "cookie", user: USER };
const NOW = 1_000_000;
const signedIn = reduceSession(UNKNOWN_SESSION, { event: "signed_in", session: SESSION, now: NOW });

test("a session ends by the browser's own clock, whatever the server's says", () => {
  expect(signedIn).toEqual({ event: "signed_in", user: USER, expiresAt: NOW + 900_000, hasFailed: false });
});

test("each of the six events leads to its state", () => {
  const events = [
    reduceSession(signedIn, { event: "token_refreshed", session: SESSION, now: NOW }),
    reduceSession(signedIn, { event: "user_updated", user: { ...USER, email: "b@example.org" } }),
    reduceSession(signedIn, { event: "mfa_verified", user: { ...USER, mfa_enabled: true } }),
    reduceSession(signedIn, { event: "password_recovery" }),
    reduceSession(signedIn, { event: "signed_out" }),
  ];
  expect(events.map(({ event, user }) => [event, user?.email, user?.mfa_enabled])).toEqual([
    ["token_refreshed", USER.email, false],
    ["user_updated", "b@example.org", false],
    ["mfa_verified", USER.email, true],
    ["password_recovery", USER.email, false],
    ["signed_out", undefined, undefined],
  ]);
});

test("an answer that does not come takes nobody's session away", () => {
  expect(reduceSession(signedIn, { event: "failed" })).toEqual({ ...signedIn, hasFailed: true });
});

test("a session is renewed under 90 seconds, and not before", () => {
  expect(needsRenewal(signedIn, signedIn.expiresAt - 90_000)).toBe(false);
  expect(needsRenewal(signedIn, signedIn.expiresAt - 89_999)).toBe(true);
  expect(needsRenewal(signedIn, signedIn.expiresAt + 1_000_000)).toBe(true);
  expect(needsRenewal(UNKNOWN_SESSION, NOW)).toBe(false);
});

test("retries begin after 200 ms, double, and end within 30 s", () => {
  const delays: number[] = [];
  for (let elapsed = 0, tries = 1; ; tries++) {
    const delay = retryDelay(tries, elapsed);
    if (delay === null) break;
    delays.push(delay);
    elapsed += delay;
  }
  expect(delays).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
});

test.each<[string, SessionState, boolean, string]>([
  ["nobody was asked yet", UNKNOWN_SESSION, true, "wait"],
  ["the server does not answer", { ...UNKNOWN_SESSION, hasFailed: true }, true, "failed"],
  ["nobody is signed in", { ...UNKNOWN_SESSION, event: "signed_out" }, false, "login"],
  ["an admin on a page for admins", signedIn, true, "shown"],
  ["somebody without the role on it", { ...signedIn, user: { ...USER, role: null } }, true, "home"],
  [
    "somebody without the role on their account",
    { ...signedIn, user: { ...USER, role: null } },
    false,
    "shown",
  ],
  ["an admin while the server does not answer", { ...signedIn, hasFailed: true }, true, "shown"],
])("%s: %#", (_, state, isForAdmins, admission) => {
  expect(admit(state, isForAdmins)).toBe(admission);
});

test("a login leads to the page that asked for it, and nowhere else", () => {
  expect(pathAfterLogin("/account?lng=en", "en")).toBe("/account?lng=en");
  expect(pathAfterLogin("/admin/chat-logs?conversation=7", "sl")).toBe("/admin/chat-logs?conversation=7");
  for (const next of [
    undefined,
    7,
    "",
    "/",
    "//evil.example",
    "https://evil.example",
    "/\\evil.example",
    "/admin/../../evil",
    "/admin/chat-logs#x",
    "/accounts.evil.example",
    "/auth/login?next=/account",
    "javascript:alert(1)",
  ])
    expect(pathAfterLogin(next, "sl")).toBe("/admin/chat-logs");
  expect(pathAfterLogin(undefined, "en")).toBe("/admin/chat-logs?lng=en");
});
