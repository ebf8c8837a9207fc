import type { Database } from "../db/client.ts";
import {
  endSessionById,
  insertSession,
  readAccount,
  readRefreshToken,
  rotateToken,
  type Account,
} from "./session-queries.ts";
import { createToken, deriveSuccessor, hashToken } from "./token.ts";

/* The only file that touches KV. What must be exact is decided in D1 (docs/decisions/0009-sessions.md). */

/** An access token opens the door for so long; then the refresh token asks for a new one. */
export const ACCESS_SECONDS = 15 * 60;

/** After so long one logs in again. */
export const SESSION_SECONDS = 14 * 24 * 60 * 60;

/**
 * Two tabs may renew at the same moment, and an answer may be lost on the way: within this time
 * a used refresh token gives the same successor once more.
 */
export const GRACE_SECONDS = 30;

/** Where sessions are kept. */
export interface SessionStore {
  database: Database;
  kv: KVNamespace;
}

/** What the browser is handed, in cookies only. */
export interface SessionTokens {
  sessionId: string;
  access: string;
  accessExpiresAt: Date;
  refresh: string;
  sessionExpiresAt: Date;
}

/** What KV holds under the SHA-256 of an access token. */
interface AccessRecord {
  session: string;
  /** Milliseconds since 1970: KV forgets late. */
  expires: number;
}

const accessKey = (hash: string) => `access:${hash}`;

/** Opens a session with new tokens; nothing that the browser brought along goes into it. */
export async function startSession(
  { database, kv }: SessionStore,
  { userId, device }: { userId: number; device: string },
  now: Date,
): Promise<SessionTokens> {
  const sessionId = crypto.randomUUID();
  const refresh = createToken();
  const sessionExpiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await insertSession(
    database,
    { id: sessionId, userId, device, createdAt: now, expiresAt: sessionExpiresAt },
    await hashToken(refresh),
  );
  const access = await issueAccess(kv, { sessionId, sessionExpiresAt }, now);
  return { sessionId, ...access, refresh, sessionExpiresAt };
}

/** An access token as KV knows it. */
interface Access {
  sessionId: string;
  expiresAt: Date;
}

/** The session that an access token opens and until when, or null. Whether it is still open only D1 knows. */
export async function readAccess(kv: KVNamespace, access: string, now: Date): Promise<Access | null> {
  const record = await kv.get<AccessRecord>(accessKey(await hashToken(access)), "json");
  if (!record || record.expires <= now.getTime()) return null;
  return { sessionId: record.session, expiresAt: new Date(record.expires) };
}

/** The account behind an access token, or null where it is unknown or over, or its session has ended. */
export async function openSession(
  { database, kv }: SessionStore,
  access: string | undefined,
  now: Date,
): Promise<{ account: Account; accessExpiresAt: Date } | null> {
  if (!access) return null;
  const known = await readAccess(kv, access, now);
  if (!known) return null;
  const account = await readAccount(database, known.sessionId, now);
  return account && { account, accessExpiresAt: known.expiresAt };
}

/**
 * Exchanges a refresh token for new tokens.
 *
 * @returns null where it opens nothing: unknown, its session over, or used before. One that was
 *   used before means that two people hold it, and ends the session for both.
 */
export async function renewSession(
  { database, kv }: SessionStore,
  refresh: string | undefined,
  now: Date,
): Promise<SessionTokens | null> {
  if (!refresh) return null;
  const hash = await hashToken(refresh);
  const salt = createToken();
  const successor = await deriveSuccessor(refresh, salt);
  const isFirst = await rotateToken(database, { hash, successorHash: await hashToken(successor), salt }, now);
  const known = await readRefreshToken(database, hash);
  if (!known || known.endedAt !== null || known.expiresAt <= now) return null;
  if (!isFirst && !isWithinGrace(known.usedAt, now)) {
    await endSessionById(database, known.sessionId, now);
    return null;
  }
  const session = { sessionId: known.sessionId, sessionExpiresAt: known.expiresAt };
  return {
    ...session,
    ...(await issueAccess(kv, session, now)),
    refresh: isFirst ? successor : await deriveSuccessor(refresh, known.salt ?? ""),
  };
}

/** Ends the session that a browser's tokens belong to, whichever of them is still good. */
export async function closeSession(
  { database, kv }: SessionStore,
  { access, refresh }: { access: string | undefined; refresh: string | undefined },
  now: Date,
): Promise<void> {
  const ids = await Promise.all([
    access && readAccess(kv, access, now).then((known) => known?.sessionId),
    refresh && readRefreshToken(database, await hashToken(refresh)).then((known) => known?.sessionId),
  ]);
  for (const id of new Set(ids)) if (id) await endSessionById(database, id, now);
  if (access) await kv.delete(accessKey(await hashToken(access)));
}

function isWithinGrace(usedAt: Date | null, now: Date): boolean {
  return usedAt !== null && now.getTime() - usedAt.getTime() <= GRACE_SECONDS * 1000;
}

async function issueAccess(
  kv: KVNamespace,
  { sessionId, sessionExpiresAt }: { sessionId: string; sessionExpiresAt: Date },
  now: Date,
): Promise<{ access: string; accessExpiresAt: Date }> {
  const access = createToken();
  const expires = Math.min(now.getTime() + ACCESS_SECONDS * 1000, sessionExpiresAt.getTime());
  const record: AccessRecord = { session: sessionId, expires };
  await kv.put(accessKey(await hashToken(access)), JSON.stringify(record), {
    expirationTtl: ACCESS_SECONDS,
  });
  return { access, accessExpiresAt: new Date(expires) };
}
