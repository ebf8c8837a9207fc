import { HMAC, sha256 } from "oslo/crypto";
import { base64url, encodeHex } from "oslo/encoding";

const TOKEN_BYTES = 32;

/** A token that nobody can guess: 256 random bits, 43 characters. */
export function createToken(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)), { includePadding: false });
}

/** The SHA-256 of a token in hex: all that is ever stored of it. */
export async function hashToken(token: string): Promise<string> {
  return encodeHex(await sha256(new TextEncoder().encode(token)));
}

/**
 * The refresh token that follows another one. Who asks twice with the same token gets the same
 * successor, although neither token is stored: the salt alone gives nothing away.
 */
export async function deriveSuccessor(token: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const successor = await new HMAC("SHA-256").sign(encoder.encode(token), encoder.encode(salt));
  return base64url.encode(new Uint8Array(successor), { includePadding: false });
}
