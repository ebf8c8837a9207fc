import { constantTimeEqual } from "oslo/crypto";
import { base32 } from "oslo/encoding";
import { createTOTPKeyURI, generateHOTP } from "oslo/otp";

const STEP_MILLISECONDS = 30_000;
const SECRET_BYTES = 20;

/** Clocks of telephones go wrong: the step before and the one after count too. */
const STEPS_AROUND = [-1, 0, 1];

/** A new secret in base32. */
export function createTotpSecret(): string {
  return base32.encode(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)), { includePadding: false });
}

/** What the app on the telephone reads from the QR picture. */
export function totpUri(secret: string, issuer: string, email: string): string {
  return createTOTPKeyURI(issuer, email, base32.decode(secret, { strict: false }));
}

/** The code of a step, six digits. */
export function totpCode(secret: string, step: number): Promise<string> {
  return generateHOTP(base32.decode(secret, { strict: false }), step);
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP_MILLISECONDS);
}

/**
 * The step whose code this is, or null. Whether the step was used before is decided where it is
 * stored (mfa-queries.ts).
 */
export async function findStep(secret: string, code: string, now: Date): Promise<number | null> {
  const encoder = new TextEncoder();
  const typed = encoder.encode(code);
  let found: number | null = null;
  for (const offset of STEPS_AROUND) {
    const step = stepAt(now) + offset;
    if (constantTimeEqual(encoder.encode(await totpCode(secret, step)), typed)) found = step;
  }
  return found;
}
