import { beforeAll, expect, test } from "vitest";
import replies from "../../generated/content/sl/replies.json";
import type { Database } from "../db/client.ts";
import { dailyTokens } from "../db/schema.ts";
import { chatRequest, postChat, readEvents } from "../testing/chat.ts";
import { openMigratedDatabase } from "../testing/database.ts";
import { scriptedModel } from "../testing/upstream.ts";
import { isWithinBudget } from "./budget.ts";

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});

async function countTokens(): Promise<number> {
  const rows = await database.select().from(dailyTokens);
  return rows.reduce((sum, row) => sum + row.tokens, 0);
}

const ask = async (question: string, limit: string, usage?: number) =>
  readEvents(
    (
      await postChat(chatRequest([question]), {
        model: scriptedModel({ tokens: ["Modrost je posluh."], ...(usage !== undefined && { usage }) }),
        env: { AI_DAILY_TOKENS: limit },
      })
    ).text,
  ).text;

test("tokens are counted as the endpoint says, and guessed from the length where it does not", async () => {
  const before = await countTokens();
  await ask("Kaj je modrost?", "0", 1_234);
  expect(await countTokens()).toBe(before + 1_234);
  await ask("Kaj je modrost?", "0");
  const guessed = (await countTokens()) - before - 1_234;
  expect(guessed).toBeGreaterThan(300);
  expect(guessed).toBeLessThan(6_000);
});

test("replies at the same time are all counted", async () => {
  const before = await countTokens();
  await Promise.all(Array.from({ length: 20 }, () => ask("Kaj je modrost?", "0", 100)));
  expect(await countTokens()).toBe(before + 2_000);
});

test("beyond the day's budget the guide answers and says so, and help is never withheld", async () => {
  const spent = String(await countTokens());
  expect(await ask("Kaj je modrost?", spent)).toMatch(/\(\/wisdom\/what-is/);
  expect(await ask("Kaj je modrost?", spent)).toContain(replies.budget);
  expect(await ask("nočem več živeti", spent)).toMatch(/^Dobro, da o\stem\spišeš/);
  expect(await ask("Kaj je modrost?", String(Number(spent) + 1))).toBe("Modrost je posluh.");
});

test.each([undefined, "0"])("with the limit %s there is none", (limit) => {
  expect(isWithinBudget(limit, 1e12)).toBe(true);
});

test.each(["", "-5", "1.5", "nič"])("with the wrong limit %j the model is not asked at all", (limit) => {
  expect(isWithinBudget(limit, 0)).toBe(false);
});
