import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { SessionTokens } from "./session.ts";

/**
 * `__Host-`: no other host of the domain can plant one. Browsers take Secure cookies from
 * http://localhost too.
 */
export const ACCESS_COOKIE = "__Host-session";
export const REFRESH_COOKIE = "__Host-refresh";

const ATTRIBUTES = { path: "/", httpOnly: true, secure: true, sameSite: "Lax" } as const;

export function readCookies(c: Context): { access: string | undefined; refresh: string | undefined } {
  return { access: getCookie(c, ACCESS_COOKIE), refresh: getCookie(c, REFRESH_COOKIE) };
}

/** Hands the tokens to the browser, out of reach of every script. */
export function setCookies(c: Context, tokens: SessionTokens): void {
  setCookie(c, ACCESS_COOKIE, tokens.access, { ...ATTRIBUTES, expires: tokens.accessExpiresAt });
  setCookie(c, REFRESH_COOKIE, tokens.refresh, { ...ATTRIBUTES, expires: tokens.sessionExpiresAt });
}

export function clearCookies(c: Context): void {
  deleteCookie(c, ACCESS_COOKIE, ATTRIBUTES);
  deleteCookie(c, REFRESH_COOKIE, ATTRIBUTES);
}
