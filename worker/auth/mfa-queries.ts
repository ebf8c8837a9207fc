import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { recoveryCodes, totpSecrets } from "../db/schema.ts";

/** Stores a secret that is not confirmed yet, in the place of another such one. @returns false where one is confirmed */
export async function insertSecret(database: Database, userId: number, secret: string): Promise<boolean> {
  const stored = await database
    .insert(totpSecrets)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId });
  return stored.length > 0;
}

/** The secret that waits for its first code, or null. */
export async function readUnconfirmedSecret(database: Database, userId: number): Promise<string | null> {
  const [row] = await database
    .select({ secret: totpSecrets.secret })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt)));
  return row?.secret ?? null;
}

/** Turns the second factor on, with its recovery codes. @returns whether it was this call */
export async function confirmSecret(
  database: Database,
  {
    userId,
    secret,
    step,
    codeHashes,
  }: { userId: number; secret: string; step: number; codeHashes: string[] },
  now: Date,
): Promise<boolean> {
  const [confirmed] = await database.batch([
    database
      .update(totpSecrets)
      .set({ confirmedAt: now, lastStep: step })
      .where(
        and(eq(totpSecrets.userId, userId), eq(totpSecrets.secret, secret), isNull(totpSecrets.confirmedAt)),
      )
      .returning({ userId: totpSecrets.userId }),
    ...replaceCodes(database, userId, codeHashes),
  ]);
  return confirmed.length > 0;
}

/** Uses a step up. No step counts twice, and none that lies before a used one. @returns whether it was free */
export async function takeStep(database: Database, userId: number, step: number): Promise<boolean> {
  const taken = await database
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId });
  return taken.length > 0;
}

/** Uses a recovery code up. @returns whether there was such an unused one */
export async function takeRecoveryCode(
  database: Database,
  { userId, hash }: { userId: number; hash: string },
  now: Date,
): Promise<boolean> {
  const taken = await database
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash });
  return taken.length > 0;
}

export async function storeRecoveryCodes(
  database: Database,
  userId: number,
  codeHashes: string[],
): Promise<void> {
  const [first, ...others] = replaceCodes(database, userId, codeHashes);
  await database.batch([first, ...others]);
}

function replaceCodes(database: Database, userId: number, codeHashes: string[]) {
  return [
    database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    database.insert(recoveryCodes).values(codeHashes.map((hash) => ({ userId, hash }))),
  ] as const;
}

/** Turns the second factor off. */
export async function deleteSecret(database: Database, userId: number): Promise<void> {
  await database.batch([
    database.delete(totpSecrets).where(eq(totpSecrets.userId, userId)),
    database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  ]);
}
