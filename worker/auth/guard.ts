import { createMiddleware } from "hono/factory";
import { openDatabase } from "../db/client.ts";
import type { Env } from "../env.ts";
import { ApiError } from "../errors.ts";
import { readCookies } from "./cookies.ts";
import { openSession } from "./session.ts";
import type { Account } from "./session-queries.ts";

/** What a call behind the guard finds: `c.get("account").userId` is who did it. */
export interface SignedIn {
  Bindings: Env;
  Variables: { account: Account; accessExpiresAt: Date };
}

/** Lets only signed-in people through: 401 otherwise. Answers are kept by no cache. */
export const requireSession = createMiddleware<SignedIn>(async (c, next) => {
  c.header("Cache-Control", "no-store");
  const store = { database: openDatabase(c.env.DB), kv: c.env.SESSIONS };
  const session = await openSession(store, readCookies(c).access, new Date());
  if (!session) throw new ApiError("unauthorized", "Please log in.");
  c.set("account", session.account);
  c.set("accessExpiresAt", session.accessExpiresAt);
  await next();
});

/**
 * Lets only admins through: 401 without a session, 403 without the role. Both are read from the
 * database at each call, so that taking the role away or ending the session works at once.
 */
export const requireAdmin = createMiddleware<SignedIn>((c, next) =>
  requireSession(c, async () => {
    if (!c.get("account").isAdmin) throw new ApiError("forbidden", "This is for admins only.");
    await next();
  }).then(() => undefined),
);
