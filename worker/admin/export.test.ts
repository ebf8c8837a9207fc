import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { AuditReply, ConversationRow, LoggedMessage } from "../../contract/logs.ts";
import { createApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { signInTester } from "../testing/accounts.ts";
import { ask, say } from "../testing/logs.ts";

const MINUTE_MS = 60_000;
const COUNT = 620;
let database: Database;
let headers: Record<string, string>;
beforeAll(async () => {
  database = await openMigratedDatabase();
  ({ headers } = await signInTester());
  const start = Date.now() - COUNT * MINUTE_MS;
  for (let index = 0; index < COUNT; index++)
    await say(database, {
      texts: [index === 3 ? '=HYPERLINK("https://evil.example")' : `vprašanje ${index}`],
      language: index % 2 ? "en" : "sl",
      at: new Date(start + index * MINUTE_MS),
    });
});

test("CSV holds every message once, says that it is UTF-8, and nothing a spreadsheet would reckon out", async () => {
  const { status, text, headers: told } = await ask("/export?format=csv", headers);
  expect(status).toBe(200);
  expect(told.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(told.get("Content-Disposition")).toMatch(
    /^attachment; filename="conversations-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(told.get("Cache-Control")).toBe("no-store");
  expect(text).toContain('"conversation_id","session_id","language"');
  const rows = text.trimEnd().split("\r\n");
  expect(rows).toHaveLength(1 + COUNT * 2);
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows[0]).toMatch(/"written_by"$/);
  expect(rows.filter((row) => row.endsWith(',"guide"'))).toHaveLength(COUNT);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(text).toContain('"vprašanje 7"');
});

test("the file begins with the mark of UTF-8", async () => {
  const request = new Request("https://example.com/api/admin/export?format=csv&q=hyperlink", { headers });
  const bytes = new Uint8Array(await (await createApp().fetch(request, env)).arrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
});

test("NDJSON holds a conversation on each line, newest first, with its messages", async () => {
  const { text, headers: told } = await ask("/export?format=ndjson", headers);
  expect(told.get("Content-Type")).toContain("application/x-ndjson");
  const lines = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as ConversationRow & { messages: LoggedMessage[] });
  expect(lines).toHaveLength(COUNT);
  expect(lines[0]?.messages.map(({ content }) => content)).toEqual([`vprašanje ${COUNT - 1}`, "Odgovor: 0"]);
  expect(lines[0]?.messages.map(({ written_by }) => written_by)).toEqual([null, "guide"]);
  expect(lines.every((line) => line.messages.length === line.message_count)).toBe(true);
});

test("an export takes what the filter means, a search each conversation once", async () => {
  const english = await ask("/export?format=ndjson&language=en", headers);
  expect(english.text.trimEnd().split("\n")).toHaveLength(COUNT / 2);
  const found = await ask("/export?format=ndjson&q=odgovor", headers);
  expect(found.text.trimEnd().split("\n")).toHaveLength(COUNT);
  expect((await ask("/export?format=ndjson&signal=any", headers)).text).toBe("");
});

test.each(["", "format=xlsx", "format=csv&language=de", "format=csv&fliter=x", "format=csv&sort=newest"])(
  "the export %j is refused",
  async (query) => {
    expect((await ask(`/export?${query}`, headers)).status).toBe(400);
  },
);

test("an export is written down with its filter and size", async () => {
  await ask("/export?format=csv&language=en", headers);
  const { body } = await ask<AuditReply>("/audit?action=export", headers);
  expect(body.entries[0]?.details).toEqual({ format: "csv", filter: { language: "en" }, count: COUNT / 2 });
});
