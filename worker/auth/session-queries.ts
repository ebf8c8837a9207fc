import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { recoveryCodes, refreshTokens, sessions, totpSecrets, userRoles, users } from "../db/schema.ts";

/** Who is behind a call; read anew from the database at each one. */
export interface Account {
  userId: number;
  email: string;
  createdAt: Date;
  isAdmin: boolean;
  hasTotp: boolean;
  /** Recovery codes that are still unused. */
  recoveryCodesLeft: number;
  sessionId: string;
}

/** A session that is neither ended nor over. */
const isOpen = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));

export async function insertSession(
  database: Database,
  session: { id: string; userId: number; device: string; createdAt: Date; expiresAt: Date },
  refreshHash: string,
): Promise<void> {
  await database.batch([
    database.insert(sessions).values({ ...session, seenAt: session.createdAt }),
    database.insert(refreshTokens).values({ hash: refreshHash, sessionId: session.id }),
  ]);
}

/** The account of an open session with its role, or null. */
export async function readAccount(database: Database, sessionId: string, now: Date): Promise<Account | null> {
  const [row] = await database
    .select({
      userId: users.id,
      email: users.email,
      createdAt: users.createdAt,
      role: userRoles.role,
      totpConfirmedAt: totpSecrets.confirmedAt,
      recoveryCodesLeft: sql<number>`(SELECT count(*) FROM ${recoveryCodes}
        WHERE ${recoveryCodes.userId} = ${users.id} AND ${recoveryCodes.usedAt} IS NULL)`,
      sessionId: sessions.id,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, "admin")))
    .leftJoin(totpSecrets, eq(totpSecrets.userId, users.id))
    .where(and(eq(sessions.id, sessionId), isOpen(now)));
  if (!row) return null;
  const { role, totpConfirmedAt, ...account } = row;
  return { ...account, isAdmin: role === "admin", hasTotp: totpConfirmedAt !== null };
}

/**
 * Uses a refresh token up and stores the one that follows, both or neither. Of many calls at
 * the same moment exactly one succeeds.
 *
 * @returns whether it was this call
 */
export async function rotateToken(
  database: Database,
  token: { hash: string; successorHash: string; salt: string },
  now: Date,
): Promise<boolean> {
  const { hash, successorHash, salt } = token;
  const [used] = await database.batch([
    database
      .update(refreshTokens)
      .set({ usedAt: now, salt })
      .where(
        and(
          eq(refreshTokens.hash, hash),
          isNull(refreshTokens.usedAt),
          sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.id} = ${refreshTokens.sessionId} AND ${isOpen(now)})`,
        ),
      )
      .returning({ hash: refreshTokens.hash }),
    database
      .insert(refreshTokens)
      .select(
        sql`SELECT ${successorHash}, session_id, NULL, NULL FROM ${refreshTokens} WHERE hash = ${hash} AND salt = ${salt}`,
      ),
    database
      .update(sessions)
      .set({ seenAt: now })
      .where(
        sql`${sessions.id} = (SELECT session_id FROM ${refreshTokens} WHERE hash = ${hash} AND salt = ${salt})`,
      ),
  ]);
  return used.length > 0;
}

/** A refresh token that was issued at some time, with its session, or null. */
export async function readRefreshToken(database: Database, hash: string) {
  const [row] = await database
    .select({
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      usedAt: refreshTokens.usedAt,
      salt: refreshTokens.salt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash));
  return row ?? null;
}

/** Open sessions of an account, the last used first. */
export function listSessions(database: Database, userId: number, now: Date) {
  return database
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen(now)))
    .orderBy(desc(sessions.seenAt));
}

/** Ends one session. @returns whether there was such an open one of this account */
export async function endSession(
  database: Database,
  { userId, sessionId }: { userId: number; sessionId: string },
  now: Date,
): Promise<boolean> {
  const ended = await database
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isOpen(now)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends the session of a token that came again, or of a browser that logs out. */
export async function endSessionById(database: Database, sessionId: string, now: Date): Promise<void> {
  await database
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** Ends every session of an account but one, or really every one. */
export async function endOtherSessions(
  database: Database,
  { userId, except }: { userId: number; except: string | null },
  now: Date,
): Promise<void> {
  await database
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        except === null ? undefined : ne(sessions.id, except),
      ),
    );
}
