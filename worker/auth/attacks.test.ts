import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../db/client.ts";
import { authAttempts, passwordResets, refreshTokens, sessions } from "../db/schema.ts";
import { createAccount, openAccount, PASSWORD } from "../testing/accounts.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { openBrowser, type Visitor } from "../testing/visitor.ts";
import { ACCESS_COOKIE, REFRESH_COOKIE } from "./cookies.ts";
import { purgeAccounts } from "./purge.ts";
import { GRACE_SECONDS, SESSION_SECONDS } from "./session.ts";
import { stepAt, totpCode } from "./totp.ts";

let database: Database;
// Comparing a password is slow on purpose.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  database = await openMigratedDatabase();
});

/** The same browser as another one sees it: a copy of its cookies. */
function copy(visitor: Visitor): Visitor {
  const other = openBrowser();
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
  return other;
}

/** Turns the clock forward for tokens that were used before. */
async function waitForGrace(userId: number): Promise<void> {
  const past = new Date(Date.now() - (GRACE_SECONDS + 5) * 1000);
  const own = database.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  for (const { id } of await own)
    await database.update(refreshTokens).set({ usedAt: past }).where(eq(refreshTokens.sessionId, id));
}

test.each([
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { Origin: "https://example.com.evil.example" },
  { Origin: "http://example.com" },
  { Origin: "", "Sec-Fetch-Site": "cross-site" },
  { Origin: "", "Sec-Fetch-Site": "same-site" },
])("a call from another website is refused: %j", async (headers) => {
  const { visitor } = await openAccount();
  for (const path of ["logout", "refresh", "login", "mfa/enrol"]) {
    const answer = await visitor.send("POST", `/api/auth/${path}`, {}, headers);
    expect([answer.status, answer.json.error.code]).toEqual([403, "foreign_origin"]);
  }
  expect((await visitor.send("GET", "/api/auth/session")).status).toBe(200);
});

test("a form of another kind logs nobody in", async () => {
  const { email } = await createAccount();
  const answer = await openBrowser().send(
    "POST",
    "/api/auth/login",
    `email=${email}&password=${encodeURIComponent(PASSWORD)}`,
    { "Content-Type": "application/x-www-form-urlencoded" },
  );
  expect(answer.status).toBe(415);
});

test("fifty wrong passwords from one address: the right one does not get through any more", async () => {
  const { email } = await createAccount();
  const address = "203.0.113.7";
  const statuses = [];
  for (let count = 0; count < 50; count++) {
    const form = { email, password: `wrong ${count}` };
    statuses.push((await openBrowser({ address }).send("POST", "/api/auth/login", form)).status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(statuses.slice(10)).toEqual(Array.from({ length: 40 }, () => 429));
  const right = await openBrowser({ address }).send("POST", "/api/auth/login", { email, password: PASSWORD });
  expect(right.status).toBe(429);
  expect(Number(right.headers.get("Retry-After"))).toBeGreaterThan(600);
});

test("fifty wrong passwords at the same moment from fifty addresses: ten of them are compared", async () => {
  const { email } = await createAccount();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      openBrowser({ address: `198.51.100.${index}` }).send("POST", "/api/auth/login", {
        email,
        password: `wrong ${index}`,
      }),
    ),
  );
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40);
});

test("an address that tries many accounts is held off, with every address of its IPv6 network", async () => {
  const statuses = [];
  for (let count = 0; count < 35; count++) {
    const visitor = openBrowser({ address: `2001:db8:1:2::${count.toString(16)}` });
    const form = { email: `${count}@example.org`, password: "anything" };
    statuses.push((await visitor.send("POST", "/api/auth/login", form)).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  const elsewhere = openBrowser({ address: "2001:db8:1:3::1" });
  const form = { email: "elsewhere@example.org", password: "anything" };
  expect((await elsewhere.send("POST", "/api/auth/login", form)).status).toBe(401);
});

test("a login that succeeds forgets the wrong tries before it", async () => {
  const { email } = await createAccount();
  const visitor = openBrowser();
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 8; count++)
      await visitor.send("POST", "/api/auth/login", { email, password: "wrong" });
    expect((await visitor.send("POST", "/api/auth/login", { email, password: PASSWORD })).status).toBe(200);
  }
});

test("whoever is locked out by others gets in by a link in a mail", async () => {
  const { email } = await createAccount();
  const visitor = openBrowser();
  for (let count = 0; count < 12; count++)
    await visitor.send("POST", "/api/auth/login", { email, password: "wrong" });
  expect((await visitor.send("POST", "/api/auth/login", { email, password: PASSWORD })).status).toBe(429);
  await visitor.send("POST", "/api/auth/recover", { email });
  const token = /#token=(\S+)/.exec(visitor.mails[0]?.text ?? "")?.[1];
  const password = "po novi poti domov";
  await visitor.send("POST", "/api/auth/reset", { token, password, confirm_password: password });
  expect((await visitor.send("POST", "/api/auth/login", { email, password })).status).toBe(200);
});

test("an unknown address and a wrong password get the same answer, and the same limit", async () => {
  const { email } = await createAccount();
  const ask = (address: string) =>
    openBrowser().send("POST", "/api/auth/login", { email: address, password: "wrong" });
  const unknown = `${crypto.randomUUID()}@example.org`;
  for (let count = 0; count < 12; count++) {
    const [known, nobody] = [await ask(email), await ask(unknown)];
    expect([nobody.status, nobody.json]).toEqual([known.status, known.json]);
  }
});

test("no address and no e-mail is stored in the counters", async () => {
  const keys = (await database.select().from(authAttempts)).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(key).toMatch(/^[a-z]+-[a-z]+:[0-9a-f]{64}$/);
});

test("a refresh token that comes again after a while ends the whole family", async () => {
  const { visitor, userId } = await openAccount();
  const thief = copy(visitor);
  expect((await visitor.send("POST", "/api/auth/refresh")).status).toBe(200);
  await waitForGrace(userId);
  expect((await thief.send("POST", "/api/auth/refresh")).status).toBe(401);
  expect((await visitor.send("GET", "/api/auth/session")).status).toBe(401);
  expect((await visitor.send("POST", "/api/auth/refresh")).status).toBe(401);
});

test("a token from far back in the family ends it too", async () => {
  const { visitor, userId } = await openAccount();
  const thief = copy(visitor);
  for (let count = 0; count < 3; count++) await visitor.send("POST", "/api/auth/refresh");
  await waitForGrace(userId);
  expect((await thief.send("POST", "/api/auth/refresh")).status).toBe(401);
  expect((await visitor.send("GET", "/api/auth/session")).status).toBe(401);
});

test("ten tabs that renew at the same moment all go on, with one successor", async () => {
  const { visitor, userId } = await openAccount();
  const tabs = Array.from({ length: 10 }, () => copy(visitor));
  const answers = await Promise.all(tabs.map((tab) => tab.send("POST", "/api/auth/refresh")));
  expect(answers.map((answer) => answer.status)).toEqual(tabs.map(() => 200));
  expect(new Set(tabs.map((tab) => tab.cookies.get(REFRESH_COOKIE))).size).toBe(1);
  const [session] = await database.select().from(sessions).where(eq(sessions.userId, userId));
  const family = await database
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.sessionId, session?.id ?? ""));
  expect(family).toHaveLength(2);
  for (const tab of tabs) expect((await tab.send("GET", "/api/auth/session")).status).toBe(200);
});

test("invented and tampered tokens open nothing, and harm nobody", async () => {
  const { visitor } = await openAccount();
  const tampered = copy(visitor);
  for (const name of [ACCESS_COOKIE, REFRESH_COOKIE]) {
    const token = visitor.cookies.get(name) ?? "";
    tampered.cookies.set(name, `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`);
  }
  expect((await tampered.send("GET", "/api/auth/session")).status).toBe(401);
  expect((await tampered.send("POST", "/api/auth/refresh")).status).toBe(401);
  expect((await visitor.send("GET", "/api/auth/session")).status).toBe(200);
  expect((await visitor.send("POST", "/api/auth/refresh")).status).toBe(200);
});

test("a session that is over cannot be renewed", async () => {
  const { visitor, userId } = await openAccount();
  await database
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(sessions.userId, userId));
  expect((await visitor.send("GET", "/api/auth/session")).status).toBe(401);
  expect((await visitor.send("POST", "/api/auth/refresh")).status).toBe(401);
});

test("nothing that is stored lets anybody in", async () => {
  const { visitor } = await openAccount();
  const kept = JSON.stringify([
    await database.select().from(sessions),
    await database.select().from(refreshTokens),
    (await env.SESSIONS.list()).keys,
  ]);
  for (const token of visitor.cookies.values()) expect(kept).not.toContain(token);
});

test("a session that was planted before the login is not the one that is opened", async () => {
  const attacker = await openAccount();
  const victim = openBrowser();
  const { email } = await createAccount();
  for (const [name, value] of attacker.visitor.cookies) victim.cookies.set(name, value);
  await victim.send("POST", "/api/auth/login", { email, password: PASSWORD });
  for (const [name, value] of attacker.visitor.cookies) expect(victim.cookies.get(name)).not.toBe(value);
  expect((await victim.send("GET", "/api/auth/session")).json.user.email).toBe(email);
  expect((await attacker.visitor.send("GET", "/api/auth/session")).status).toBe(401);
});

test("a link for a new password is good once, also for two at the same moment", async () => {
  const { email } = await createAccount();
  const visitor = openBrowser();
  await visitor.send("POST", "/api/auth/recover", { email });
  const token = /#token=(\S+)/.exec(visitor.mails[0]?.text ?? "")?.[1];
  const reset = (password: string) =>
    visitor.send("POST", "/api/auth/reset", { token, password, confirm_password: password });
  const both = await Promise.all([reset("prva nova pot"), reset("druga nova pot")]);
  expect(both.map((answer) => answer.status).toSorted()).toEqual([204, 400]);
  const again = await reset("tretja nova pot");
  expect([again.status, again.json.error.code]).toEqual([400, "invalid_token"]);
});

test("a link is over after an hour, after a change of the password, and when its letters are changed", async () => {
  const { visitor, email, userId } = await openAccount();
  const ask = async () => {
    await visitor.send("POST", "/api/auth/recover", { email });
    return /#token=(\S+)/.exec(visitor.mails.at(-1)?.text ?? "")?.[1] ?? "";
  };
  const reset = async (token: string) => {
    const password = "nova pot domov";
    return (await visitor.send("POST", "/api/auth/reset", { token, password, confirm_password: password }))
      .status;
  };
  const first = await ask();
  await database.update(passwordResets).set({ expiresAt: new Date(Date.now() - 1) });
  expect(await reset(first)).toBe(400);
  const second = await ask();
  expect(await reset(`${second}x`)).toBe(400);
  await visitor.send("PATCH", "/api/auth/user", { password: "vmesna pot", current_password: PASSWORD });
  expect(await reset(second)).toBe(400);
  expect(userId).toBeGreaterThan(0);
});

test("a code of the app counts once, also for two at the same moment", async () => {
  const { visitor, email } = await openAccount();
  const { json } = await visitor.send("POST", "/api/auth/mfa/enrol", { current_password: PASSWORD });
  const step = stepAt(new Date());
  const used = await totpCode(json.secret, step - 1);
  await visitor.send("POST", "/api/auth/mfa/verify", { code: used });
  const login = async (code: string) =>
    (await openBrowser().send("POST", "/api/auth/login", { email, password: PASSWORD, code })).status;
  expect(await login(used)).toBe(401);
  const code = await totpCode(json.secret, step);
  expect((await Promise.all([login(code), login(code)])).toSorted()).toEqual([200, 401]);
  expect(await login(await totpCode(json.secret, step - 5))).toBe(401);
});

test("a recovery code counts once, also for two at the same moment", async () => {
  const { visitor, email } = await openAccount();
  const { json } = await visitor.send("POST", "/api/auth/mfa/enrol", { current_password: PASSWORD });
  const first = await totpCode(json.secret, stepAt(new Date()));
  const { json: verified } = await visitor.send("POST", "/api/auth/mfa/verify", { code: first });
  const login = async () =>
    (
      await openBrowser().send("POST", "/api/auth/login", {
        email,
        password: PASSWORD,
        code: verified.recovery_codes[3],
      })
    ).status;
  expect((await Promise.all([login(), login(), login()])).toSorted()).toEqual([200, 401, 401]);
});

test("whoever knows the password cannot try all codes", async () => {
  const { visitor, email } = await openAccount();
  const { json } = await visitor.send("POST", "/api/auth/mfa/enrol", { current_password: PASSWORD });
  const step = stepAt(new Date());
  await visitor.send("POST", "/api/auth/mfa/verify", { code: await totpCode(json.secret, step - 1) });
  const thief = openBrowser();
  const login = (code?: string) =>
    thief.send("POST", "/api/auth/login", { email, password: PASSWORD, ...(code ? { code } : {}) });
  const right = await totpCode(json.secret, step);
  for (let count = 0; count < 12; count++) {
    await login(right === "000000" ? "000001" : "000000");
    await login();
  }
  expect((await login(right)).status).toBe(429);
});

test("whoever has a session and the password cannot try all codes to turn the second step off", async () => {
  const { visitor } = await openAccount();
  const { json } = await visitor.send("POST", "/api/auth/mfa/enrol", { current_password: PASSWORD });
  const step = stepAt(new Date());
  await visitor.send("POST", "/api/auth/mfa/verify", { code: await totpCode(json.secret, step - 1) });
  const right = await totpCode(json.secret, step);
  const disable = (code: string) =>
    visitor.send("POST", "/api/auth/mfa/disable", { current_password: PASSWORD, code });
  for (let count = 0; count < 12; count++) await disable(right === "000000" ? "000001" : "000000");
  expect((await disable(right)).status).toBe(429);
});

test("whoever is signed in cannot try for ever which addresses have an account", async () => {
  const { visitor } = await openAccount();
  const { email } = await createAccount();
  const change = () => visitor.send("PATCH", "/api/auth/user", { email, current_password: PASSWORD });
  for (let count = 0; count < 10; count++) expect((await change()).status).toBe(409);
  expect((await change()).status).toBe(429);
});

test("a stranger at an open screen cannot try passwords for ever", async () => {
  const { visitor } = await openAccount();
  const change = (current_password: string) =>
    visitor.send("PATCH", "/api/auth/user", { email: "thief@example.org", current_password });
  for (let count = 0; count < 10; count++) expect((await change("wrong")).status).toBe(401);
  expect((await change(PASSWORD)).status).toBe(429);
});

test("nobody ends the session of another account", async () => {
  const one = await openAccount();
  const other = await openAccount();
  const { json } = await other.visitor.send("GET", "/api/auth/sessions");
  const answer = await one.visitor.send("DELETE", `/api/auth/sessions/${json.sessions[0]?.id}`);
  expect(answer.status).toBe(404);
  expect((await other.visitor.send("GET", "/api/auth/session")).status).toBe(200);
});

test("nobody confirms a second step that another one has begun", async () => {
  const one = await openAccount();
  const other = await openAccount();
  const { json } = await one.visitor.send("POST", "/api/auth/mfa/enrol", { current_password: PASSWORD });
  const code = await totpCode(json.secret, stepAt(new Date()));
  expect((await other.visitor.send("POST", "/api/auth/mfa/verify", { code })).status).toBe(400);
});

test("while the database does not answer nobody gets in, and the answer says so", async () => {
  const { visitor } = await openAccount();
  const broken = openBrowser({
    changes: {
      DB: {
        prepare: () => {
          throw new Error("D1_ERROR: no such table: sessions");
        },
      } as unknown as D1Database,
    },
  });
  for (const [name, value] of visitor.cookies) broken.cookies.set(name, value);
  expect((await broken.send("GET", "/api/auth/session")).status).toBe(503);
  expect(
    (await broken.send("POST", "/api/auth/login", { email: "a@example.org", password: "x" })).status,
  ).toBe(503);
});

test("what is over is deleted, and an open session stays", async () => {
  const { visitor, userId } = await openAccount();
  const old = await openAccount();
  await old.visitor.send("POST", "/api/auth/logout");
  await purgeAccounts(database, new Date());
  expect(await database.select().from(sessions).where(eq(sessions.userId, userId))).toHaveLength(1);
  expect((await visitor.send("GET", "/api/auth/session")).status).toBe(200);
  await purgeAccounts(database, new Date(Date.now() + (SESSION_SECONDS + 60) * 1000));
  expect(await database.select().from(sessions)).toEqual([]);
  expect(await database.select().from(refreshTokens)).toEqual([]);
  expect(await database.select().from(authAttempts)).toEqual([]);
  expect(await database.select().from(passwordResets)).toEqual([]);
});
