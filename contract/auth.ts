import { z } from "zod";
import { EMAIL_MAX_CHARACTERS, PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from "./accounts.ts";

/** Capital letters and blanks around it make no other address. */
const email = z.string().max(EMAIL_MAX_CHARACTERS).trim().toLowerCase().pipe(z.email());

/** A new one. Its length is counted as people see it, not as it is stored. */
const newPassword = z
  .string()
  .max(PASSWORD_MAX_CHARACTERS)
  .refine((password) => [...password].length >= PASSWORD_MIN_CHARACTERS, {
    message: `needs at least ${PASSWORD_MIN_CHARACTERS} characters`,
  });

/** One that exists: whatever its length, it is compared. */
const password = z.string().min(1).max(PASSWORD_MAX_CHARACTERS);

/** Six digits of the app, or a recovery code, typed with or without gaps. */
const code = z.string().trim().min(6).max(40);

const areSame = (form: { password: string; confirm_password: string }) =>
  form.password === form.confirm_password;
const differ = { message: "Passwords do not match", path: ["confirm_password"] };

/** `POST /api/auth/signup` → 201 `{ user }`. */
export const signupRequest = z
  .object({ email, password: newPassword, confirm_password: z.string().max(PASSWORD_MAX_CHARACTERS) })
  .refine(areSame, differ);
export type SignupRequest = z.input<typeof signupRequest>;

/** `POST /api/auth/login` → session, or 401, with code `mfa_required` where a code is missing. */
export const loginRequest = z.object({ email, password, code: code.optional() });
export type LoginRequest = z.input<typeof loginRequest>;

/** `POST /api/auth/recover` → 202, whether there is such an account or not. */
export const recoverRequest = z.object({ email });

/** `POST /api/auth/reset` → 204. The token stands in the link that was mailed. */
export const resetRequest = z
  .object({
    token: z.string().min(1).max(200),
    password: newPassword,
    confirm_password: z.string().max(PASSWORD_MAX_CHARACTERS),
  })
  .refine(areSame, differ);
export type ResetRequest = z.input<typeof resetRequest>;

/** `PATCH /api/auth/user` → `{ user }`. */
export const userChange = z
  .object({ email: email.optional(), password: newPassword.optional(), current_password: password })
  .refine((change) => change.email !== undefined || change.password !== undefined, {
    message: "Nothing to change: give an email or a password.",
  });
export type UserChange = z.input<typeof userChange>;

/** `POST /api/auth/mfa/enrol` → TotpEnrolment. */
export const passwordConfirmation = z.object({ current_password: password });

/** `POST /api/auth/mfa/verify` → `{ recovery_codes }`. */
export const mfaVerification = z.object({ code });

/** `POST /api/auth/mfa/recovery-codes` → `{ recovery_codes }`; `POST /api/auth/mfa/disable` → 204. */
export const mfaConfirmation = z.object({ current_password: password, code });

/** The person who is signed in. */
export interface User {
  id: number;
  email: string;
  /** ISO 8601 */
  created_at: string;
  role: "admin" | null;
  mfa_enabled: boolean;
  /** Recovery codes that are still unused. */
  recovery_codes_left: number;
}

/** What a script may know of a session: its tokens travel in cookies that no script can read. */
export interface Session {
  /** Seconds until it has to be renewed. */
  expires_in: number;
  /** The same moment, in seconds since 1970. */
  expires_at: number;
  token_type: "cookie";
  user: User;
}

/** A second factor that is not confirmed yet. */
export interface TotpEnrolment {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://…`, for the QR picture. */
  uri: string;
}

/** An open session, as its owner sees it in the list. */
export interface SessionItem {
  id: string;
  /** Browser and system, such as "Firefox · Linux". */
  device: string;
  /** ISO 8601 */
  created_at: string;
  seen_at: string;
  /** The one that asks. */
  is_current: boolean;
}
