import { expect, type Page } from "@playwright/test";
import { REST_HOURS, STORAGE_KEYS } from "../contract/chat.ts";
import { findChat, openChat, type Chat } from "./chat.ts";
import { ready, waitForPrefetches, watchConsole } from "./page.ts";
import { FIRST_TOKEN, LAST_TOKEN, slowTest as test } from "./slow-site.ts";

// The worker that keeps pages must not be in the way of a conversation.
test.use({ serviceWorkers: "allow" });

const API = "**/api/wisdom-chat";

test("a reload in the middle of a reply brings the whole reply, once, here and in the log", async ({
  page,
}) => {
  const turns = watchTurns(page);
  const chat = await openChat(page);
  await begin(chat, "Kaj je upanje?");

  await page.reload();
  await ready(page);
  await chat.button.click();
  await expect(chat.replies).toContainText(LAST_TOKEN, { timeout: 20_000 });
  await expect(chat.send).toBeVisible();
  await expect(chat.questions).toHaveCount(1);
  await expect(chat.replies).toHaveCount(1);
  await expect(chat.replies.getByRole("button", { name: chat.words.retry })).toHaveCount(0);
  expect(new Set(turns).size).toBe(1);
  await expect.poll(() => log(page)).toEqual(["user", "assistant"]);
});

test("a whole reply that the visitor never saw is taken from the log and not asked for", async ({ page }) => {
  const chat = await openChat(page);
  await begin(chat, "Kaj je upanje?");
  // The page goes as a phone takes it: the worker knows nothing of it and ends the reply.
  const kept = await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange"));
    return JSON.stringify({ ...sessionStorage });
  });
  await expect(chat.replies).toContainText(LAST_TOKEN, { timeout: 20_000 });
  await expect(chat.send).toBeVisible();
  await expect.poll(() => log(page)).toHaveLength(2);
  await page.goto("/404");
  await page.evaluate((json) => {
    sessionStorage.clear();
    for (const [key, value] of Object.entries(JSON.parse(json) as Record<string, string>))
      sessionStorage.setItem(key, value);
  }, kept);

  const turns = watchTurns(page);
  await openChat(page);
  await expect(chat.replies).toContainText(LAST_TOKEN);
  await expect(chat.questions).toHaveCount(1);
  expect(turns).toEqual([]);
});

test("without a network the numbers stand beside the kept text, and the lost reply comes when it is back", async ({
  page,
  line,
}) => {
  const turns = watchTurns(page);
  const chat = await openChat(page);
  await begin(chat, "Kaj je upanje?");
  await page.context().setOffline(true);
  line.cut();
  const notice = chat.dialog.getByRole("status").filter({ hasText: "Ni povezave s spletom" });
  await expect(notice.locator('a[href="tel:116123"]')).toBeVisible();
  await expect(notice.locator('a[href="tel:112"]')).toBeVisible();
  await expect(chat.replies).toContainText("Odgovor je bil prekinjen.");
  await chat.field.fill("Še nekaj");

  await page.context().setOffline(false);
  await expect(chat.replies).toContainText(LAST_TOKEN, { timeout: 20_000 });
  await expect(chat.send).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(chat.replies).toHaveCount(1);
  await expect(chat.field).toHaveValue("Še nekaj");
  expect(new Set(turns).size).toBe(1);
  await expect.poll(() => log(page)).toEqual(["user", "assistant"]);
});

test("a double press of Enter and of the button sends one turn", async ({ page }) => {
  const turns = watchTurns(page);
  const chat = await openChat(page);
  await chat.field.fill("Kaj je mir?");
  await chat.field.evaluate((field) => {
    for (let press = 0; press < 2; press++)
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  });
  await expect(chat.replies).toContainText(LAST_TOKEN, { timeout: 20_000 });
  await expect(chat.send).toBeVisible();
  await chat.field.fill("Kaj je dar?");
  await chat.send.dblclick();
  await expect(chat.replies).toHaveCount(2);
  await expect(chat.replies.last()).toContainText(LAST_TOKEN, { timeout: 20_000 });
  await expect(chat.questions).toHaveCount(2);
  expect(turns).toHaveLength(2);
});

test("a message whose answer was lost on its way is the same turn when it is sent again", async ({
  page,
}) => {
  const turns = watchTurns(page);
  const chat = await openChat(page);
  await page.route(API, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await chat.field.fill("Kaj je tihota?");
  await chat.field.press("Enter");
  await expect(chat.dialog.getByText(chat.words.failed)).toBeVisible({ timeout: 20_000 });
  await page.unroute(API);
  await page.reload();
  await ready(page);
  await chat.button.click();
  await expect(chat.field).toHaveValue("Kaj je tihota?");
  await chat.send.click();
  await expect(chat.replies).toContainText(LAST_TOKEN, { timeout: 20_000 });
  await expect(chat.questions).toHaveCount(1);
  expect(turns).toHaveLength(2);
  expect(new Set(turns).size).toBe(1);
  await expect.poll(() => log(page)).toEqual(["user", "assistant"]);
});

test("whoever opens the chat without a network finds the numbers in it, and what they write is sent when it is back", async ({
  page,
}) => {
  await page.goto("/stories");
  await expect(page.locator("dialog.chat-dialog")).toBeAttached();
  await waitForPrefetches(page);
  await page.context().setOffline(true);
  const chat = findChat(page, "sl");
  await chat.button.click();
  await expect(chat.dialog.locator('.chat-toast a[href="tel:116123"]')).toBeVisible();
  await chat.field.fill("Kaj je upanje?");
  await page.context().setOffline(false);
  await expect(chat.dialog.locator(".chat-toast")).toHaveCount(0);
  await chat.field.press("Enter");
  await expect(chat.replies).toContainText(/\w{3}/);
});

test("where even the dialog could not be fetched, the numbers stand beside the button, and it opens when there is a network", async ({
  page,
}) => {
  await page.route("**/assets/chat-base-*.css", (route) => route.abort());
  await page.goto("/stories");
  await waitForPrefetches(page);
  await page.context().setOffline(true);
  const chat = findChat(page, "sl");
  await chat.button.click();
  const notice = page.locator(".chat-unreachable");
  await expect(notice.locator('a[href="tel:116123"]')).toBeVisible();
  await page.unroute("**/assets/chat-base-*.css");
  await page.context().setOffline(false);
  await expect(chat.dialog).toBeVisible();
  await expect(notice).toHaveCount(0);
  // Its style, too, which could not be fetched at the first press.
  await expect(chat.dialog.locator(".chat-panel")).toHaveCSS("display", "flex");
  // And the conversation, which is not held up by what could not be fetched before.
  await chat.field.fill("Kaj je upanje?");
  await chat.field.press("Enter");
  await expect(chat.replies).toContainText(/\w{3}/);
});

test("nothing is said on the console while a reply comes, is stopped and asked for again", async ({
  page,
}) => {
  const troubles = watchConsole(page);
  const chat = await openChat(page);
  await begin(chat, "Kaj je upanje?");
  await chat.dialog.getByRole("button", { name: "Ustavi" }).click();
  await expect(chat.replies).toContainText("Ustavljeno.");
  await chat.replies.getByRole("button", { name: chat.words.retry }).click();
  await expect(chat.replies).toContainText(LAST_TOKEN, { timeout: 20_000 });
  await expect(chat.replies).toHaveCount(1);
  await expect.poll(() => log(page)).toEqual(["user", "assistant"]);
  expect(troubles).toEqual([]);
});

test("whoever opens the site in another tab is shown nothing of it before they ask, and writes apart from it", async ({
  page,
}) => {
  const first = await openChat(page);
  await say(first, "Kaj je upanje?");
  const id = await sessionId(page);

  const tab = await page.context().newPage();
  const calls = watchReading(tab);
  const chat = await openChat(tab);
  const offer = chat.dialog.getByRole("button", {
    name: /^Želiš nadaljevati pogovor od danes ob \d+\.\d\d\?$/,
  });
  await expect(offer).toBeVisible();
  await expect(chat.questions).toHaveCount(0);
  await say(chat, "Dober dan");
  await expect(offer).toHaveCount(0);
  await expect(chat.questions).toHaveCount(1);
  expect(calls).toEqual([]);
  expect(await sessionId(tab)).not.toBe(id);
  await expect.poll(() => log(tab)).toHaveLength(2);

  // The first tab still holds its own.
  await page.reload();
  await ready(page);
  await first.button.click();
  await expect(first.questions).toHaveText([/Kaj je upanje\?$/]);
  await tab.close();

  const third = await page.context().newPage();
  const again = await openChat(third);
  await again.dialog.getByRole("button", { name: /^Želiš nadaljevati pogovor od danes/ }).click();
  await expect(again.questions).toHaveText([/Dober dan$/]);
  await third.reload();
  await ready(third);
  await again.button.click();
  await expect(again.questions).toHaveText([/Dober dan$/]);
});

test("a screen left for hours is empty, and the next message is the first of another conversation", async ({
  page,
}) => {
  await page.clock.install();
  const chat = await openChat(page);
  await say(chat, "Kaj je upanje?");
  const id = await sessionId(page);
  await page.clock.fastForward(REST_HOURS * 3_600_000 + 1_000);
  await expect(chat.questions).toHaveCount(0);
  await expect(chat.dialog.getByRole("button", { name: /^Želiš nadaljevati pogovor od/ })).toBeVisible();
  await say(chat, "Dober večer");
  expect(await sessionId(page)).not.toBe(id);
  await expect(chat.questions).toHaveText([/Dober večer$/]);
});

/** Sends a message and waits for the end of the reply. */
async function say(chat: Chat, text: string): Promise<void> {
  await chat.field.fill(text);
  await chat.field.press("Enter");
  await expect(chat.replies).toContainText(LAST_TOKEN, { timeout: 20_000 });
  await expect(chat.send).toBeVisible();
}

function sessionId(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.sessionId);
}

/** Each conversation that is asked of the worker. */
function watchReading(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (call) => {
    if (call.method() === "GET" && call.url().includes("/api/wisdom-chat/")) calls.push(call.url());
  });
  return calls;
}

/** Sends a message and waits until a part of the reply stands there. */
async function begin(chat: Chat, text: string): Promise<void> {
  await chat.field.fill(text);
  await chat.field.press("Enter");
  await expect(chat.replies).toContainText(FIRST_TOKEN);
  await expect(chat.replies).not.toContainText(LAST_TOKEN);
}

/** The id of each turn that is sent to the worker. */
function watchTurns(page: Page): string[] {
  const turns: string[] = [];
  page.on("request", (call) => {
    if (call.method() === "POST" && call.url().endsWith("/api/wisdom-chat"))
      turns.push((call.postDataJSON() as { turn_id: string }).turn_id);
  });
  return turns;
}

/** The roles of the messages that the worker has stored. */
function log(page: Page): Promise<string[]> {
  return page.evaluate(async (key) => {
    const response = await fetch(`/api/wisdom-chat/${localStorage.getItem(key)}`);
    const { messages } = (await response.json()) as { messages: { role: string }[] };
    return messages.map(({ role }) => role);
  }, STORAGE_KEYS.sessionId);
}
