import type { Session } from "../contract/auth.ts";
import { send } from "./api.ts";
import { ApiFailure } from "./errors.ts";

/** The session with new tokens. @throws ApiFailure `unauthorized` where there is none to renew */
export async function refreshSession(): Promise<Session> {
  const response = await send("POST", "/api/auth/refresh");
  return response.json() as Promise<Session>;
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
