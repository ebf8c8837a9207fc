import { beforeAll, expect, test } from "vitest";
import { openAccount, PASSWORD } from "../testing/accounts.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { openBrowser } from "../testing/visitor.ts";

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
