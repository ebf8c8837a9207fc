import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { authAttempts } from "../db/schema.ts";

/** Adds one to each counter and tells how it stands: exact, also for many calls at the same moment. */
export async function addAttempts(
  database: Database,
  keys: string[],
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<{ count: number; expiresAt: Date }[]> {
  const isOver = sql`${authAttempts.expiresAt} <= ${now.getTime()}`;
  const [first, ...others] = keys.map((key) =>
    database
      .insert(authAttempts)
      .values({ key, count: 1, expiresAt })
      .onConflictDoUpdate({
        target: authAttempts.key,
        set: {
          count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${authAttempts.count} + 1 END`,
          expiresAt: sql`CASE WHEN ${isOver} THEN excluded.expires_at ELSE ${authAttempts.expiresAt} END`,
        },
      })
      .returning({ count: authAttempts.count, expiresAt: authAttempts.expiresAt }),
  );
  if (!first) return [];
  return (await database.batch([first, ...others])).flat();
}

/** Takes one back from each counter: what succeeds does not count. */
export async function refundAttempts(database: Database, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await database
    .update(authAttempts)
    .set({ count: sql`max(0, ${authAttempts.count} - 1)` })
    .where(inArray(authAttempts.key, keys));
}

export async function clearAttempts(database: Database, key: string): Promise<void> {
  await database.delete(authAttempts).where(eq(authAttempts.key, key));
}
