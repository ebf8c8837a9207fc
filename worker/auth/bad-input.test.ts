import { beforeAll, expect, test, vi } from "vitest";
import { openAccount, PASSWORD } from "../testing/accounts.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { openBrowser } from "../testing/visitor.ts";

// Comparing a password is slow on purpose.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  await openMigratedDatabase();
});

const LONG = "a".repeat(10_000);

test.each([
  ["POST", "signup", {}],
  ["POST", "signup", { email: "a@example.org", password: "short", confirm_password: "short" }],
  ["POST", "signup", { email: "a@example.org", password: "čšž", confirm_password: "čšž" }],
  ["POST", "signup", { email: "a@example.org", password: PASSWORD }],
  ["POST", "signup", { email: "a@example.org", password: PASSWORD, confirm_password: "something else" }],
  ["POST", "signup", { email: "no address", password: PASSWORD, confirm_password: PASSWORD }],
  ["POST", "signup", { email: `${LONG}@example.org`, password: PASSWORD, confirm_password: PASSWORD }],
  ["POST", "signup", { email: "a@example.org", password: LONG, confirm_password: LONG }],
  ["POST", "signup", { email: ["a@example.org"], password: PASSWORD, confirm_password: PASSWORD }],
  [
    "POST",
    "signup",
    { email: "a@example.org\r\nBcc: b@example.org", password: PASSWORD, confirm_password: PASSWORD },
  ],
  ["POST", "signup", []],
  ["POST", "signup", null],
  ["POST", "login", {}],
  ["POST", "login", { email: "a@example.org" }],
  ["POST", "login", { email: "a@example.org", password: "" }],
  ["POST", "login", { email: "a@example.org", password: LONG }],
  ["POST", "login", { email: "a@example.org", password: { $ne: "" } }],
  ["POST", "login", { email: "a@example.org", password: PASSWORD, code: LONG }],
  ["POST", "login", { email: "a@example.org", password: PASSWORD, code: 123456 }],
  ["POST", "recover", {}],
  ["POST", "recover", { email: "a" }],
  ["POST", "reset", {}],
  ["POST", "reset", { token: LONG, password: PASSWORD, confirm_password: PASSWORD }],
  ["POST", "reset", { token: "x", password: PASSWORD, confirm_password: "something else" }],
] as const)("%s %s with wrong fields is refused (%#)", async (method, path, body) => {
  const answer = await openBrowser().send(method, `/api/auth/${path}`, body);
  expect([answer.status, answer.json.error.code]).toEqual([400, "invalid_request"]);
});

test.each([
  ["PATCH", "user", {}],
  ["PATCH", "user", { current_password: PASSWORD }],
  ["PATCH", "user", { current_password: PASSWORD, email: "a" }],
  ["PATCH", "user", { current_password: PASSWORD, password: "short" }],
  ["PATCH", "user", { password: "without the current one" }],
  ["POST", "mfa/enrol", {}],
  ["POST", "mfa/verify", {}],
  ["POST", "mfa/verify", { code: "1" }],
  ["POST", "mfa/verify", { code: "123456" }],
  ["POST", "mfa/disable", { current_password: PASSWORD }],
  ["POST", "mfa/disable", { current_password: PASSWORD, code: "123456" }],
  ["POST", "mfa/recovery-codes", { current_password: PASSWORD }],
  ["POST", "mfa/recovery-codes", { current_password: PASSWORD, code: "123456" }],
] as const)("%s %s with wrong fields is refused to a signed-in person (%#)", async (method, path, body) => {
  const { visitor } = await openAccount();
  const answer = await visitor.send(method, `/api/auth/${path}`, body);
  expect([answer.status, answer.json.error.code]).toEqual([400, "invalid_request"]);
});

test.each([
  ["PATCH", "user"],
  ["GET", "session"],
  ["GET", "sessions"],
  ["DELETE", "sessions"],
  ["DELETE", "sessions/x"],
  ["POST", "mfa/enrol"],
  ["POST", "mfa/verify"],
  ["POST", "mfa/disable"],
  ["POST", "mfa/recovery-codes"],
])("%s %s without a session is 401", async (method, path) => {
  const body = ["GET", "DELETE"].includes(method) ? undefined : {};
  expect((await openBrowser().send(method, `/api/auth/${path}`, body)).status).toBe(401);
});

test.each(["signup", "login", "logout", "refresh", "recover", "reset"])(
  "GET %s is no method of this call",
  async (path) => {
    const answer = await openBrowser().send("GET", `/api/auth/${path}`);
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  },
);

test.each([
  ["POST", "login", '{"email":"a@example.org","password":"\\ud800\\udfff\\ud800"}'],
  ["POST", "login", '{"email":"a@example.org","password":"x\\u0000y"}'],
  ["POST", "login", '{"__proto__":{"email":"a@example.org"},"password":"x"}'],
  [
    "POST",
    "login",
    '{"email":"a@example.org","password":"x","code":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000"}',
  ],
  ["POST", "reset", '{"token":"\\u0000","password":"dovolj dolgo","confirm_password":"dovolj dolgo"}'],
  ["POST", "signup", "[".repeat(10_000)],
  ["POST", "signup", ""],
  ["DELETE", "sessions/%00", undefined],
  ["DELETE", "sessions/%F0%28", undefined],
  ["DELETE", `sessions/${"a".repeat(5_000)}`, undefined],
  ["GET", "sessions/../session", undefined],
  ["GET", "nothing", undefined],
] as const)("%s %s of a strange kind (%#) is the caller's fault, never ours", async (method, path, body) => {
  const { visitor } = await openAccount();
  const { status } = await visitor.send(method, `/api/auth/${path}`, body);
  expect(status === 200 || (status >= 400 && status < 500)).toBe(true);
});

test.each([
  "__Host-session=%E0%A4%A",
  "__Host-session=a; __Host-session=b",
  "__Host-refresh=\u007f;;;=",
  "=;",
])("the strange cookie %j opens nothing and breaks nothing", async (Cookie) => {
  const visitor = openBrowser();
  expect((await visitor.send("GET", "/api/auth/session", undefined, { Cookie })).status).toBe(401);
  expect((await visitor.send("POST", "/api/auth/refresh", undefined, { Cookie })).status).toBe(401);
  expect((await visitor.send("POST", "/api/auth/logout", undefined, { Cookie })).status).toBe(204);
});
