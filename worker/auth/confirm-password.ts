import type { Database } from "../db/client.ts";
import { ApiError } from "../errors.ts";
import { clearAttempts } from "./attempt-queries.ts";
import { attemptAt, countAttempts } from "./attempts.ts";
import { verifyPassword } from "./password.ts";
import { findUserById, type StoredUser } from "./user-queries.ts";

/**
 * Asks somebody who is signed in for the password once more, before something that a stranger at
 * an open screen must not do.
 *
 * @throws ApiError 401 where it is wrong, 429 after too many tries
 */
export async function confirmPassword(
  database: Database,
  userId: number,
  password: string,
  now: Date,
): Promise<StoredUser> {
  const attempt = await attemptAt("confirm-account", userId);
  await countAttempts(database, [attempt], now);
  const user = await findUserById(database, userId);
  const isRight = await verifyPassword(password, user?.passwordHash ?? null);
  if (!user || !isRight) throw new ApiError("wrong_credentials", "The current password is wrong.");
  await clearAttempts(database, attempt.key);
  return user;
}
