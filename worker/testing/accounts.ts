import { env } from "cloudflare:workers";
import { ACCESS_COOKIE, REFRESH_COOKIE } from "../auth/cookies.ts";
import { startSession, type SessionTokens } from "../auth/session.ts";
import { openDatabase } from "../db/client.ts";
import { userRoles, users } from "../db/schema.ts";

export interface SignedInTester {
  userId: number;
  email: string;
  tokens: SessionTokens;
  /** Put them into a request: `call(path, { headers: admin.headers })`. */
  headers: { Cookie: string };
}

/**
 * An account with an open session, an admin's unless told otherwise. The database must be
 * migrated (openMigratedDatabase). The account has no password that works.
 */
export async function signInTester({ isAdmin = true }: { isAdmin?: boolean } = {}): Promise<SignedInTester> {
  const database = openDatabase(env.DB);
  const email = `${crypto.randomUUID()}@example.org`;
  const now = new Date();
  const [user] = await database
    .insert(users)
    .values({ email, passwordHash: "none", createdAt: now })
    .returning({ id: users.id });
  if (!user) throw new Error("the account was not stored");
  if (isAdmin) await database.insert(userRoles).values({ userId: user.id, role: "admin" });
  const store = { database, kv: env.SESSIONS };
  const tokens = await startSession(store, { userId: user.id, device: "Test" }, now);
  return { userId: user.id, email, tokens, headers: cookieHeader(tokens) };
}

/** What a browser sends that was handed these tokens. */
export function cookieHeader(tokens: Pick<SessionTokens, "access" | "refresh">): { Cookie: string } {
  return { Cookie: `${ACCESS_COOKIE}=${tokens.access}; ${REFRESH_COOKIE}=${tokens.refresh}` };
}
