import { beforeAll, expect, test } from "vitest";
import { openMigratedDatabase } from "../testing/database.ts";
import { signInTester } from "../testing/accounts.ts";
import { call } from "../testing/chat.ts";

beforeAll(async () => {
  await openMigratedDatabase();
});

const CALLS = [
  ["GET", "/stats"],
  ["GET", "/conversations"],
  ["GET", "/conversations/count"],
  ["GET", "/conversations/1/messages"],
  ["PATCH", "/conversations/1"],
  ["DELETE", "/conversations/1"],
  ["POST", "/conversations/delete"],
  ["POST", "/conversations/restore"],
  ["GET", "/export?format=csv"],
  ["GET", "/audit"],
  ["GET", ""],
  ["GET", "/no-such-call"],
  ["POST", "/stats"],
] as const;

test.each(CALLS)("%s /api/admin%s asks for a session, then for the role", async (method, path) => {
  const send = (headers: Record<string, string>) =>
    call(`/api/admin${path}`, {
      method,
      headers: { ...headers, "Content-Type": "application/json" },
      ...(method === "POST" || method === "PATCH" ? { body: "{}" } : {}),
    });
  expect((await send({})).status).toBe(401);
  expect((await send({ Authorization: "Bearer admin" })).status).toBe(401);
  const visitor = await signInTester({ isAdmin: false });
  const refused = await send(visitor.headers);
  expect(refused.status).toBe(403);
  expect(refused.headers.get("Cache-Control")).toBe("no-store");
});

test("what is no call, or no method of it, is told to an admin only", async () => {
  const { headers } = await signInTester();
  expect((await call("/api/admin/no-such-call", { headers })).status).toBe(404);
  const wrong = await call("/api/admin/stats", { method: "POST", headers });
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get("Allow")).toBe("GET");
});

test("a call that changes something and comes from another website is refused", async () => {
  const { headers } = await signInTester();
  const foreign = { ...headers, Origin: "https://elsewhere.example" };
  const answer = await call("/api/admin/conversations/1", { method: "DELETE", headers: foreign });
  expect(answer.status).toBe(403);
});

test.each(["cross-site", "same-site"])(
  "a link on another website (%s) sets no export going",
  async (site) => {
    const { headers } = await signInTester();
    const follow = (from: string) =>
      call("/api/admin/export?format=csv", { headers: { ...headers, "Sec-Fetch-Site": from } });
    expect((await follow(site)).status).toBe(403);
    expect((await follow("same-origin")).status).toBe(200);
  },
);
