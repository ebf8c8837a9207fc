import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { passwordResets, sessions, totpSecrets, userRoles, users } from "../db/schema.ts";

/** An account as a login needs it. */
export interface StoredUser {
  id: number;
  email: string;
  passwordHash: string;
  createdAt: Date;
  isAdmin: boolean;
  /** Secret of the confirmed second factor, or null. */
  totpSecret: string | null;
}

async function readUser(database: Database, which: ReturnType<typeof eq>): Promise<StoredUser | null> {
  const [row] = await database
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      createdAt: users.createdAt,
      role: userRoles.role,
      secret: totpSecrets.secret,
      confirmedAt: totpSecrets.confirmedAt,
    })
    .from(users)
    .leftJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, "admin")))
    .leftJoin(totpSecrets, eq(totpSecrets.userId, users.id))
    .where(which);
  if (!row) return null;
  const { role, secret, confirmedAt, ...user } = row;
  return { ...user, isAdmin: role === "admin", totpSecret: confirmedAt ? secret : null };
}

/** @param email in small letters, as the contract leaves it */
export function findUserByEmail(database: Database, email: string): Promise<StoredUser | null> {
  return readUser(database, eq(sql`lower(${users.email})`, email));
}

export function findUserById(database: Database, id: number): Promise<StoredUser | null> {
  return readUser(database, eq(users.id, id));
}

/** Stores an account. @returns its id, or null where the address has one already */
export async function insertUser(
  database: Database,
  user: { email: string; passwordHash: string; createdAt: Date },
): Promise<number | null> {
  const [row] = await database.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return row?.id ?? null;
}

/** Changes the address; links that were sent to the old one end. @returns whether it was free */
export async function updateEmail(
  database: Database,
  { userId, email }: { userId: number; email: string },
  now: Date,
): Promise<boolean> {
  const [updated] = await database.batch([
    database
      .update(users)
      .set({ email })
      .where(
        and(
          eq(users.id, userId),
          sql`NOT EXISTS (SELECT 1 FROM users other WHERE lower(other.email) = ${email} AND other.id <> ${userId})`,
        ),
      )
      .returning({ id: users.id }),
    endResets(database, userId, now),
  ]);
  return updated.length > 0;
}

/** Changes the password and ends every session of the account and every link to reset it. */
export async function updatePassword(
  database: Database,
  { userId, passwordHash }: { userId: number; passwordHash: string },
  now: Date,
): Promise<void> {
  await database.batch([
    database.update(users).set({ passwordHash }).where(eq(users.id, userId)),
    database
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt))),
    endResets(database, userId, now),
  ]);
}

function endResets(database: Database, userId: number, now: Date) {
  return database
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}

export async function insertReset(
  database: Database,
  reset: { hash: string; userId: number; expiresAt: Date },
): Promise<void> {
  await database.insert(passwordResets).values(reset);
}

const isGood = (hash: string, now: Date) =>
  and(eq(passwordResets.hash, hash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));

/** The account that a link may set a new password for, or null. */
export async function findReset(
  database: Database,
  hash: string,
  now: Date,
): Promise<{ userId: number; email: string } | null> {
  const [row] = await database
    .select({ userId: passwordResets.userId, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isGood(hash, now));
  return row ?? null;
}

/**
 * Uses a link up: of many calls with it exactly one succeeds.
 *
 * @returns whether it was this call
 */
export async function takeReset(database: Database, hash: string, now: Date): Promise<boolean> {
  const taken = await database
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isGood(hash, now))
    .returning({ hash: passwordResets.hash });
  return taken.length > 0;
}
