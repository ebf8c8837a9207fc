import { env } from "cloudflare:workers";
import { ACCESS_COOKIE, REFRESH_COOKIE } from "../auth/cookies.ts";
import { hashPassword } from "../auth/password.ts";
import { startSession, type SessionTokens } from "../auth/session.ts";
import { openDatabase } from "../db/client.ts";
import { userRoles, users } from "../db/schema.ts";
import { openBrowser, type Visitor } from "./visitor.ts";

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

/** Of the accounts below. */
export const PASSWORD = "tihi veter nad polji";

/** An account with the password above, without a session. */
export async function createAccount(): Promise<{ email: string; userId: number }> {
  const email = `${crypto.randomUUID()}@example.org`;
  const [user] = await openDatabase(env.DB)
    .insert(users)
    .values({ email, passwordHash: await hashPassword(PASSWORD), createdAt: new Date() })
    .returning({ userId: users.id });
  if (!user) throw new Error("the account was not stored");
  return { email, ...user };
}

/** A browser in which somebody has logged in to a new account. */
export async function openAccount(): Promise<{ visitor: Visitor; email: string; userId: number }> {
  const visitor = openBrowser();
  const account = await createAccount();
  await visitor.send("POST", "/api/auth/login", { email: account.email, password: PASSWORD });
  return { visitor, ...account };
}
