/* What forms and worker agree on about accounts; the schemas stand in auth.ts, which forms can do without. */

/** Bounds of the forms (spec §5, §9); the longest address that mail can carry has 254 characters. */
export const PASSWORD_MIN_CHARACTERS = 6;
export const PASSWORD_MAX_CHARACTERS = 200;
export const EMAIL_MAX_CHARACTERS = 254;

/** A session is renewed when it is valid for less than this (spec §9). */
export const RENEW_UNDER_SECONDS = 90;

/** A link to set a new password is good for this long. */
export const RESET_MINUTES = 60;

/** What can happen to a session (spec §4). */
export const SESSION_EVENTS = [
  "signed_in",
  "signed_out",
  "token_refreshed",
  "password_recovery",
  "user_updated",
  "mfa_verified",
] as const;
export type SessionEvent = (typeof SESSION_EVENTS)[number];
