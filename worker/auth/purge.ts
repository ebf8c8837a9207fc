import { inArray, lt, lte } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { authAttempts, passwordResets, sessions } from "../db/schema.ts";

/** Rows deleted by one statement, and statements in one run. */
const BATCH = 1_000;
const BATCHES_MAX = 100;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes what is over: sessions with their tokens, links for new passwords, and counters of
 * attempts. A session that was ended stays until its time is over, so that its tokens are known.
 */
export async function purgeAccounts(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, now));
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, new Date(now.getTime() - DAY_MS)));
  for (let batch = 0; batch < BATCHES_MAX; batch++) {
    const over = database
      .select({ key: authAttempts.key })
      .from(authAttempts)
      .where(lte(authAttempts.expiresAt, now))
      .limit(BATCH);
    const deleted = await database
      .delete(authAttempts)
      .where(inArray(authAttempts.key, over))
      .returning({ key: authAttempts.key });
    if (deleted.length < BATCH) break;
  }
}
