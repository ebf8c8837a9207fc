import type { Database } from "../db/client.ts";
import { takeRecoveryCode, takeStep } from "./mfa-queries.ts";
import { plainCode } from "./recovery-codes.ts";
import { hashToken } from "./token.ts";
import { findStep } from "./totp.ts";

/**
 * Checks a code of the app or a recovery code and uses it up.
 *
 * @returns which of the two it was, or null where it is wrong or was used before
 */
export async function takeCode(
  database: Database,
  { userId, secret }: { userId: number; secret: string },
  typed: string,
  now: Date,
): Promise<"totp" | "recovery" | null> {
  const code = plainCode(typed);
  if (/^\d{6}$/.test(code)) {
    const step = await findStep(secret, code, now);
    return step !== null && (await takeStep(database, userId, step)) ? "totp" : null;
  }
  const hash = await hashToken(code);
  return (await takeRecoveryCode(database, { userId, hash }, now)) ? "recovery" : null;
}
