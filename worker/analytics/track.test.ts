import { beforeAll, expect, test } from "vitest";
import { localDay } from "../../contract/day.ts";
import type { Database } from "../db/client.ts";
import { dailyCounts } from "../db/schema.ts";
import { call } from "../testing/chat.ts";
import { openMigratedDatabase } from "../testing/database.ts";

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});

const track = (body: unknown) =>
  call("/api/track", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

test("views and throws are counted per day, a thought is cut at 100 characters", async () => {
  const view = { event: "page_view", path: "/faq", language: "sl" };
  expect((await track(view)).status).toBe(204);
  await track(view);
  await track({ event: "cube_throw", path: "/throw-cube", language: "en", text: "a".repeat(300) });
  const rows = await database.select().from(dailyCounts);
  const day = localDay(new Date());
  expect(rows).toContainEqual({ day, event: "page_view", path: "/faq", language: "sl", text: "", count: 2 });
  expect(rows).toContainEqual({
    day,
    event: "cube_throw",
    path: "/throw-cube",
    language: "en",
    text: "a".repeat(100),
    count: 1,
  });
});

test("help that was shown in the chat and numbers that were pressed are counted", async () => {
  for (const event of ["help_shown", "number_pressed", "number_pressed"])
    await track({ event, path: "/chat", language: "sl" });
  const rows = await database.select().from(dailyCounts);
  const chat = rows
    .filter(({ path }) => path === "/chat")
    .map(({ event, text, count }) => ({ event, text, count }));
  expect(chat).toEqual([
    { event: "help_shown", text: "", count: 1 },
    { event: "number_pressed", text: "", count: 2 },
  ]);
});

test("nothing is counted where somebody looks for help, and inventions count as one", async () => {
  const uncounted = ["/help", "/ten-minutes", "/plan"];
  for (const path of uncounted) await track({ event: "page_view", path, language: "sl" });
  await track({ event: "page_view", path: "/invented/1", language: "sl" });
  await track({ event: "page_view", path: "/invented/2", language: "sl" });
  const rows = await database.select().from(dailyCounts);
  expect(rows.filter((row) => uncounted.includes(row.path))).toEqual([]);
  expect(rows.filter((row) => row.path === "other").map((row) => row.count)).toEqual([2]);
});

test.each([
  {},
  { event: "login", path: "/", language: "sl" },
  { event: "page_view", path: "faq", language: "sl" },
])("refuses %j", async (body) => {
  expect((await track(body)).status).toBe(400);
});
