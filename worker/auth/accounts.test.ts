import { beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../db/client.ts";
import { users } from "../db/schema.ts";
import { openAccount, PASSWORD } from "../testing/accounts.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { openBrowser, type Visitor } from "../testing/visitor.ts";
import { ACCESS_COOKIE, REFRESH_COOKIE } from "./cookies.ts";
import { stepAt, totpCode } from "./totp.ts";

let database: Database;
// Comparing a password is slow on purpose.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  database = await openMigratedDatabase();
});

async function logIn(visitor: Visitor, email: string, password = PASSWORD) {
  return visitor.send("POST", "/api/auth/login", { email, password });
}

async function signUp(visitor: Visitor, email = `${crypto.randomUUID()}@example.org`): Promise<string> {
  const form = { email, password: PASSWORD, confirm_password: PASSWORD };
  expect((await visitor.send("POST", "/api/auth/signup", form)).status).toBe(201);
  return email;
}

/** Turns the second step on. @returns its secret and the recovery codes */
async function enrol(visitor: Visitor): Promise<{ secret: string; codes: string[] }> {
  const enrolled = await visitor.send("POST", "/api/auth/mfa/enrol", { current_password: PASSWORD });
  const { secret } = enrolled.json;
  const code = await totpCode(secret, stepAt(new Date()) - 1);
  const verified = await visitor.send("POST", "/api/auth/mfa/verify", { code });
  expect(verified.status).toBe(200);
  return { secret, codes: verified.json.recovery_codes };
}

const linkOf = (visitor: Visitor) => new URL(/https:\S+/.exec(visitor.mails.at(-1)?.text ?? "")?.[0] ?? "x:");
const tokenOf = (visitor: Visitor) => linkOf(visitor).hash.replace("#token=", "");

test("whoever signs up has an account without any power, and is not signed in yet", async () => {
  const visitor = openBrowser();
  const answer = await visitor.send("POST", "/api/auth/signup", {
    email: "  Ana.Novak@Example.org ",
    password: PASSWORD,
    confirm_password: PASSWORD,
  });
  expect(answer.status).toBe(201);
  expect(answer.json.user).toMatchObject({ email: "ana.novak@example.org", role: null, mfa_enabled: false });
  expect(visitor.cookies.size).toBe(0);
  const stored = await database.select().from(users);
  expect(JSON.stringify(stored)).not.toContain(PASSWORD);
});

test("an address has one account, however it is written", async () => {
  const visitor = openBrowser();
  const email = await signUp(visitor);
  const again = { email: email.toUpperCase(), password: PASSWORD, confirm_password: PASSWORD };
  const answer = await visitor.send("POST", "/api/auth/signup", again);
  expect([answer.status, answer.json.error.code]).toEqual([409, "email_taken"]);
});

test("of two people who sign up with one address at the same moment one gets it", async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const form = { email, password: PASSWORD, confirm_password: PASSWORD };
  const answers = await Promise.all(
    [1, 2, 3].map(() => openBrowser().send("POST", "/api/auth/signup", form)),
  );
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409, 409]);
});

test.each(["closed", "Closed", "off", ""])(
  "sign-up that is %j takes nobody, and log-in goes on",
  async (SIGNUP) => {
    const { email } = await openAccount();
    const visitor = openBrowser({ changes: { SIGNUP } });
    const form = { email: "new@example.org", password: PASSWORD, confirm_password: PASSWORD };
    const answer = await visitor.send("POST", "/api/auth/signup", form);
    expect([answer.status, answer.json.error.code]).toEqual([403, "signup_closed"]);
    expect((await logIn(visitor, email)).status).toBe(200);
  },
);

test.each(["password", "Password", "qwerty", "iloveyou", "123456789", "PASSWORD1"])(
  "the common password %s is refused",
  async (password) => {
    const form = { email: "common@example.org", password, confirm_password: password };
    const answer = await openBrowser().send("POST", "/api/auth/signup", form);
    expect([answer.status, answer.json.error.code]).toEqual([400, "common_password"]);
  },
);

test("the e-mail address is no password", async () => {
  const email = "somebody@example.org";
  const form = { email, password: email, confirm_password: email };
  expect((await openBrowser().send("POST", "/api/auth/signup", form)).json.error.code).toBe(
    "common_password",
  );
});

test("a session is described without its tokens, which no script can read", async () => {
  const visitor = openBrowser();
  const email = await signUp(visitor);
  const answer = await logIn(visitor, email);
  const now = Date.now() / 1000;
  expect(answer.json).toMatchObject({ token_type: "cookie", user: { email, role: null } });
  expect(answer.json.expires_in).toBeGreaterThan(600);
  expect(Math.abs(answer.json.expires_at - now - answer.json.expires_in)).toBeLessThan(5);
  const cookies = answer.headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies)
    for (const attribute of ["__Host-", "HttpOnly", "Secure", "SameSite=Lax", "Path=/"])
      expect(cookie).toContain(attribute);
  for (const token of visitor.cookies.values()) expect(JSON.stringify(answer.json)).not.toContain(token);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect((await visitor.send("GET", "/api/auth/session")).json.user.email).toBe(email);
});

test("logging out ends the session, and both its tokens open nothing any more", async () => {
  const { visitor } = await openAccount();
  const kept = new Map(visitor.cookies);
  expect((await visitor.send("POST", "/api/auth/logout")).status).toBe(204);
  expect(visitor.cookies.size).toBe(0);
  for (const [name, value] of kept) visitor.cookies.set(name, value);
  expect((await visitor.send("GET", "/api/auth/session")).status).toBe(401);
  expect((await visitor.send("POST", "/api/auth/refresh")).status).toBe(401);
});

test("logging out without a session is no failure", async () => {
  expect((await openBrowser().send("POST", "/api/auth/logout")).status).toBe(204);
});

test("a session whose access token is gone is renewed", async () => {
  const { visitor, email } = await openAccount();
  const before = new Map(visitor.cookies);
  visitor.cookies.delete(ACCESS_COOKIE);
  const renewed = await visitor.send("POST", "/api/auth/refresh");
  expect(renewed).toMatchObject({ status: 200, json: { user: { email } } });
  expect(visitor.cookies.get(REFRESH_COOKIE)).not.toBe(before.get(REFRESH_COOKIE));
  expect((await visitor.send("GET", "/api/auth/session")).status).toBe(200);
});

test("whoever forgot the password gets a mail in their language, and sets a new one", async () => {
  const { visitor, email } = await openAccount();
  const other = openBrowser();
  const english = { "Accept-Language": "en" };
  expect((await other.send("POST", "/api/auth/recover", { email }, english)).status).toBe(202);
  expect(other.mails).toMatchObject([{ to: email, subject: "Wisdom Cube: a new password" }]);
  expect(linkOf(other).href).toMatch(
    /^https:\/\/kocka-modrosti\.example\.org\/auth\/reset\?lng=en#token=.{43}$/,
  );

  const password = "nova pesem jutra";
  const form = { token: tokenOf(other), password, confirm_password: password };
  expect((await other.send("POST", "/api/auth/reset", form)).status).toBe(204);
  expect(other.mails.at(-1)?.subject).toBe("Kocka modrosti: geslo je spremenjeno");
  expect((await visitor.send("GET", "/api/auth/session")).status).toBe(401);
  expect((await logIn(other, email)).status).toBe(401);
  expect((await logIn(other, email, password)).status).toBe(200);
});

test("the mails of an hour to one address are few, and none goes to nobody", async () => {
  const { email } = await openAccount();
  const visitor = openBrowser();
  for (let count = 0; count < 6; count++)
    expect((await visitor.send("POST", "/api/auth/recover", { email })).status).toBe(202);
  expect(visitor.mails).toHaveLength(3);
  expect((await visitor.send("POST", "/api/auth/recover", { email: "nobody@example.org" })).status).toBe(202);
  expect(visitor.mails).toHaveLength(3);
});

test("a mail that cannot be sent changes nothing in the answer", async () => {
  const { email } = await openAccount();
  const EMAIL = { send: () => Promise.reject(new Error("no domain")) } as unknown as SendEmail;
  const visitor = openBrowser({ changes: { EMAIL } });
  expect((await visitor.send("POST", "/api/auth/recover", { email })).status).toBe(202);
});

test("a changed e-mail is the one to log in with, and the old address hears of it", async () => {
  const { visitor, email } = await openAccount();
  const next = `${crypto.randomUUID()}@example.org`;
  const change = { email: next, current_password: PASSWORD };
  const answer = await visitor.send("PATCH", "/api/auth/user", change);
  expect(answer).toMatchObject({ status: 200, json: { user: { email: next } } });
  expect(visitor.mails).toMatchObject([{ to: email }]);
  expect(visitor.mails[0]?.text).toContain(next);
  expect((await visitor.send("GET", "/api/auth/session")).json.user.email).toBe(next);
  expect((await logIn(openBrowser(), email)).status).toBe(401);
  expect((await logIn(openBrowser(), next)).status).toBe(200);
});

test("nobody takes the address of another account", async () => {
  const { email } = await openAccount();
  const { visitor } = await openAccount();
  const answer = await visitor.send("PATCH", "/api/auth/user", { email, current_password: PASSWORD });
  expect([answer.status, answer.json.error.code]).toEqual([409, "email_taken"]);
});

test("a changed password ends all other sessions, and gives this one new tokens", async () => {
  const { visitor, email } = await openAccount();
  const other = openBrowser();
  await logIn(other, email);
  const before = new Map(visitor.cookies);
  const password = "drugačno geslo 7";
  const change = { password, current_password: PASSWORD };
  expect((await visitor.send("PATCH", "/api/auth/user", change)).status).toBe(200);
  expect((await visitor.send("GET", "/api/auth/session")).status).toBe(200);
  expect((await other.send("GET", "/api/auth/session")).status).toBe(401);
  expect((await other.send("POST", "/api/auth/refresh")).status).toBe(401);
  const thief = openBrowser();
  for (const [name, value] of before) thief.cookies.set(name, value);
  expect((await thief.send("GET", "/api/auth/session")).status).toBe(401);
  expect((await logIn(other, email)).status).toBe(401);
  expect((await logIn(other, email, password)).status).toBe(200);
});

test("with the second step on, the password alone is not enough", async () => {
  const { visitor, email } = await openAccount();
  const { secret, codes } = await enrol(visitor);
  expect(codes).toHaveLength(10);
  expect((await visitor.send("GET", "/api/auth/session")).json.user).toMatchObject({
    mfa_enabled: true,
    recovery_codes_left: 10,
  });
  const other = openBrowser();
  expect((await logIn(other, email)).json.error.code).toBe("mfa_required");
  const code = await totpCode(secret, stepAt(new Date()));
  const form = { email, password: PASSWORD, code: `${code.slice(0, 3)} ${code.slice(3)}` };
  expect((await other.send("POST", "/api/auth/login", form)).status).toBe(200);
});

test("the second step ends the sessions that were opened without it", async () => {
  const { visitor, email } = await openAccount();
  const other = openBrowser();
  await logIn(other, email);
  await enrol(visitor);
  expect((await other.send("GET", "/api/auth/session")).status).toBe(401);
  expect((await visitor.send("GET", "/api/auth/session")).status).toBe(200);
});

test("the second step is on only when its first code was right", async () => {
  const { visitor, email } = await openAccount();
  await visitor.send("POST", "/api/auth/mfa/enrol", { current_password: PASSWORD });
  const wrong = await visitor.send("POST", "/api/auth/mfa/verify", { code: "000000" });
  expect([wrong.status, wrong.json.error.code]).toEqual([401, "wrong_code"]);
  expect((await logIn(openBrowser(), email)).status).toBe(200);
});

test("the QR picture names the site and the account", async () => {
  const { visitor, email } = await openAccount();
  const { json } = await visitor.send("POST", "/api/auth/mfa/enrol", { current_password: PASSWORD });
  expect(json.uri).toMatch(/^otpauth:\/\/totp\//);
  expect(decodeURIComponent(json.uri)).toContain(`Kocka modrosti:${email}`);
  expect(json.uri).toContain(json.secret);
});

test("a recovery code opens once, and its owner hears of it", async () => {
  const { visitor, email } = await openAccount();
  const { codes } = await enrol(visitor);
  const other = openBrowser();
  const form = { email, password: PASSWORD, code: codes[0]?.toUpperCase() };
  const answer = await other.send("POST", "/api/auth/login", form);
  expect(answer).toMatchObject({ status: 200, json: { user: { recovery_codes_left: 9 } } });
  expect(other.mails[0]?.text).toContain("Neporabljenih kod: 9.");
  expect((await other.send("POST", "/api/auth/login", form)).json.error.code).toBe("wrong_code");
});

test("new recovery codes end the old ones", async () => {
  const { visitor, email } = await openAccount();
  const { codes } = await enrol(visitor);
  const renew = (current_password: string, code: string | undefined) =>
    visitor.send("POST", "/api/auth/mfa/recovery-codes", { current_password, code });
  expect((await renew("wrong password", codes[1])).status).toBe(401);
  expect((await renew(PASSWORD, "000000")).status).toBe(401);
  const renewed = await renew(PASSWORD, codes[1]);
  expect(visitor.mails.at(-1)?.text).toContain("nove obnovitvene kode");
  const login = (code: string | undefined) =>
    openBrowser().send("POST", "/api/auth/login", { email, password: PASSWORD, code });
  expect((await login(codes[0])).status).toBe(401);
  expect((await login(renewed.json.recovery_codes[0])).status).toBe(200);
});

test("turning the second step off takes password and code", async () => {
  const { visitor, email } = await openAccount();
  const { codes } = await enrol(visitor);
  const disable = (current_password: string, code: string | undefined) =>
    visitor.send("POST", "/api/auth/mfa/disable", { current_password, code });
  expect((await disable("wrong password", codes[0])).status).toBe(401);
  expect((await disable(PASSWORD, "000000")).status).toBe(401);
  expect((await disable(PASSWORD, codes[1])).status).toBe(204);
  expect((await logIn(openBrowser(), email)).status).toBe(200);
});

test("one sees where one is signed in, and ends any of it", async () => {
  const { visitor, email } = await openAccount();
  const phone = openBrowser();
  await phone.send(
    "POST",
    "/api/auth/login",
    { email, password: PASSWORD },
    {
      "User-Agent": "Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
    },
  );
  const { json } = await visitor.send("GET", "/api/auth/sessions");
  expect(json.sessions).toHaveLength(2);
  const there = json.sessions.find((session) => !session.is_current);
  expect(there?.device).toBe("Firefox · Android");
  expect((await visitor.send("DELETE", `/api/auth/sessions/${there?.id}`)).status).toBe(204);
  expect((await phone.send("GET", "/api/auth/session")).status).toBe(401);
  expect((await visitor.send("DELETE", `/api/auth/sessions/${there?.id}`)).status).toBe(404);
});

test("one ends all the others at once", async () => {
  const { visitor, email } = await openAccount();
  const others = [openBrowser(), openBrowser()];
  for (const other of others) await logIn(other, email);
  expect((await visitor.send("DELETE", "/api/auth/sessions")).status).toBe(204);
  for (const other of others) expect((await other.send("GET", "/api/auth/session")).status).toBe(401);
  expect((await visitor.send("GET", "/api/auth/session")).status).toBe(200);
});
