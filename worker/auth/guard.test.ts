import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "../db/client.ts";
import { sessions, userRoles } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { cookieHeader, signInTester } from "../testing/accounts.ts";
import { requireAdmin, requireSession, type SignedIn } from "./guard.ts";
import { ACCESS_SECONDS, renewSession, startSession } from "./session.ts";

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});

const app = new Hono<SignedIn>()
  .get("/admin", requireAdmin, (c) => c.text(`user ${c.get("account").userId}`))
  .get("/own", requireSession, (c) => c.text(c.get("account").email));
app.onError((error, c) => {
  if (!(error instanceof ApiError)) throw error;
  return c.json(error.body, error.status);
});

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.request(path, { headers }, env);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

test("without a session nobody gets anywhere", async () => {
  expect((await ask("/admin")).status).toBe(401);
  expect((await ask("/own")).status).toBe(401);
});

test.each(["x", "", "a".repeat(5_000), "__proto__", "%00", "../../access"])(
  "an invented token %# opens nothing",
  async (access) => {
    expect((await ask("/admin", cookieHeader({ access, refresh: access }))).status).toBe(401);
  },
);

test("a session without the role gets to its own things only", async () => {
  const visitor = await signInTester({ isAdmin: false });
  expect((await ask("/admin", visitor.headers)).status).toBe(403);
  expect(await ask("/own", visitor.headers)).toMatchObject({ status: 200, text: visitor.email });
});

test("an admin gets through, and is known by number", async () => {
  const admin = await signInTester();
  const answer = await ask("/admin", admin.headers);
  expect(answer).toMatchObject({ status: 200, text: `user ${admin.userId}` });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("a role that is taken away in the middle of a session is gone at the next call", async () => {
  const admin = await signInTester();
  expect((await ask("/admin", admin.headers)).status).toBe(200);
  await database.delete(userRoles).where(eq(userRoles.userId, admin.userId));
  expect((await ask("/admin", admin.headers)).status).toBe(403);
});

test("a session that is ended is closed at the next call, although KV still knows its token", async () => {
  const admin = await signInTester();
  await database.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.userId, admin.userId));
  expect((await ask("/admin", admin.headers)).status).toBe(401);
});

test("an access token is over after its time, although KV still holds it", async () => {
  const { userId } = await signInTester();
  const past = new Date(Date.now() - (ACCESS_SECONDS + 1) * 1000);
  const tokens = await startSession({ database, kv: env.SESSIONS }, { userId, device: "Test" }, past);
  expect((await ask("/admin", cookieHeader(tokens))).status).toBe(401);
  const renewed = await renewSession({ database, kv: env.SESSIONS }, tokens.refresh, new Date());
  if (!renewed) throw new Error("the session was not renewed");
  expect((await ask("/admin", cookieHeader(renewed))).status).toBe(200);
});

test("a refresh token does not open the door", async () => {
  const { tokens } = await signInTester();
  expect((await ask("/admin", cookieHeader({ ...tokens, access: tokens.refresh }))).status).toBe(401);
});
