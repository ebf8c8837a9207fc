import type {
  LoginRequest,
  ResetRequest,
  Session,
  SessionItem,
  SignupRequest,
  TotpEnrolment,
  User,
  UserChange,
} from "../../contract/auth.ts";
import { call, send } from "../api.ts";
import { callSigned } from "../signed-calls.ts";

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

/** Makes new recovery codes; the old ones end. @throws ApiFailure */
export async function renewRecoveryCodes(currentPassword: string, code: string): Promise<string[]> {
  return readCodes(
    await callSigned(() =>
      send("POST", "/api/auth/mfa/recovery-codes", { current_password: currentPassword, code }),
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

function readJson<T>(response: Response): Promise<T> {
  return response.json() as Promise<T>;
}

async function readCodes(response: Response): Promise<string[]> {
  return (await readJson<{ recovery_codes: string[] }>(response)).recovery_codes;
}
