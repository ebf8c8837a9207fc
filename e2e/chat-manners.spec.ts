import { expect } from "@playwright/test";
import { LOCALES } from "../contract/locale.ts";
import { violations } from "./axe.ts";
import { ask, openChat, writeReplies, type Chat } from "./chat.ts";
import { ready, test, watchConsole } from "./page.ts";

const API = "**/api/wisdom-chat";
const SAD = { sl: "Nočem več živeti.", en: "I want to die." };
/** A small phone whose keyboard is open. */
const LOW_PHONE = { width: 320, height: 300 };

test("no sign of Markdown is seen while a reply comes in letter by letter", async ({ page }) => {
  const send = await writeReplies(page);
  const chat = await openChat(page);
  await askByHand(chat);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const log = document.querySelector(".chat-log");
    const note = () =>
      seen.push(document.querySelector(".chat-message-assistant .chat-words")?.textContent ?? "");
    if (log) new MutationObserver(note).observe(log, { subtree: true, childList: true, characterData: true });
  });
  await send({ type: "text-start", id: "0" });
  const text =
    "## Luč\n\n**Upanje** je *majhno*.\n\n- Beri [Tema in upanje](/wisdom/darkness-hope)\n- in `to`\n";
  for (const letter of text) await send({ type: "text-delta", id: "0", delta: letter });
  await send({ type: "finish" });
  await expect(chat.replies.locator('a[href="/wisdom/darkness-hope"]')).toHaveText("Tema in upanje");
  await expect(chat.replies.locator("h3")).toHaveText("Luč");
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.filter((words) => /[*#`[\]()]/.test(words))).toEqual([]);
});

test("the list follows a reply that grows, until the reader scrolls up", async ({ page }) => {
  const send = await writeReplies(page);
  const chat = await openChat(page);
  await askByHand(chat);
  await send({ type: "text-start", id: "0" });
  const grow = async (from: number, to: number) => {
    for (let line = from; line < to; line++)
      await send({ type: "text-delta", id: "0", delta: `Vrstica ${line}\n\n` });
    await expect(chat.replies.getByText(`Vrstica ${to - 1}`, { exact: true })).toBeAttached();
  };
  for (let line = 0; line < 40; line += 2) await grow(line, line + 2);
  await expect(chat.replies.getByText("Vrstica 39", { exact: true })).toBeInViewport();

  await chat.dialog.locator(".chat-scroll").hover();
  await page.mouse.wheel(0, -300);
  const toEnd = chat.dialog.getByRole("button", { name: "K zadnjemu sporočilu" });
  await expect(toEnd).toBeVisible();
  for (let line = 40; line < 46; line += 2) await grow(line, line + 2);
  await expect(chat.replies.getByText("Vrstica 45", { exact: true })).not.toBeInViewport();
  await toEnd.click();
  await expect(chat.replies.getByText("Vrstica 45", { exact: true })).toBeInViewport();
  await expect(toEnd).toHaveCount(0);
});

test("a long reply that comes at once is shown from its beginning", async ({ page }) => {
  const send = await writeReplies(page);
  const chat = await openChat(page);
  await askByHand(chat);
  await send({ type: "text-start", id: "0" });
  const lines = Array.from({ length: 40 }, (_, line) => `Vrstica ${line}`);
  await send({ type: "text-delta", id: "0", delta: lines.join("\n\n") });
  await send({ type: "finish" });
  await expect(chat.send).toBeVisible();
  await expect(chat.replies.getByText("Vrstica 0", { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(chat.replies.getByText("Vrstica 39", { exact: true })).not.toBeInViewport();
  await chat.dialog.getByRole("button", { name: "K zadnjemu sporočilu" }).click();
  await expect(chat.replies.getByText("Vrstica 39", { exact: true })).toBeInViewport();
});

test("a thumb is pressed with the keyboard, stored with its turn, kept over a reload and taken back", async ({
  page,
}) => {
  const stored: { turn_id: string; value: number }[] = [];
  await page.route("**/api/wisdom-chat/*/feedback", async (route) => {
    stored.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  const chat = await openChat(page, "en");
  await ask(chat, "What is hope?");
  const up = chat.replies.getByRole("button", { name: "This reply helps" });
  await up.focus();
  await page.keyboard.press("Space");
  await expect(up).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await ready(page);
  await chat.button.click();
  await expect(up).toHaveAttribute("aria-pressed", "true");
  await up.click();
  await expect(up).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => stored.map(({ value }) => value)).toEqual([1, 0]);
  expect(stored[0]?.turn_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(stored[1]?.turn_id).toBe(stored[0]?.turn_id);
});

test("one line tells those who cannot see that a reply is being written and that it is complete", async ({
  page,
}) => {
  const send = await writeReplies(page);
  const chat = await openChat(page);
  const status = (text: string) => chat.dialog.getByRole("status").filter({ hasText: text });
  await askByHand(chat);
  await expect(status(chat.words.writing)).toBeAttached();
  await send({ type: "text-delta", id: "0", delta: "Da." });
  await send({ type: "finish" });
  await expect(status("Odgovor je končan. Začne se: Da.")).toBeAttached();
  // The words themselves are in no live region.
  await expect(chat.replies.locator("xpath=ancestor-or-self::*[@aria-live or @role='log']")).toHaveCount(0);
  await expect(chat.replies.locator(".chat-words")).toHaveAttribute("lang", "sl");
});

for (const [fault, answer] of [
  ["too many messages", { status: 429, json: { error: { code: "rate_limited", message: "slow down" } } }],
  ["a fault of the server", { status: 503, json: { error: { code: "unavailable", message: "no" } } }],
] as const) {
  test(`after ${fault} the numbers are there and stay, and are spoken once`, async ({ page }) => {
    await page.route(API, (route) => route.fulfill(answer));
    const chat = await openChat(page);
    await chat.field.fill(SAD.sl);
    await chat.field.press("Enter");
    await expect(chat.help.locator('a[href="tel:116123"]')).toBeInViewport({ ratio: 1 });
    await expect(chat.help.getByRole("alert")).toContainText(/116\s123/);
    await expect(chat.dialog.getByText(chat.words.failed)).toBeVisible();
    await expect(chat.help).toHaveCount(1);
    await page.unroute(API);
    await chat.dialog.getByRole("button", { name: chat.words.retry }).click();
    await expect(chat.replies).toHaveCount(1);
    await expect(chat.help.getByRole("alert")).toHaveCount(1);
    await page.reload();
    await ready(page);
    await chat.button.click();
    await expect(chat.help.locator('a[href="tel:112"]')).toBeVisible();
    await expect(chat.help.getByRole("alert")).toHaveCount(0);
  });
}

for (const locale of LOCALES) {
  test(`on a small phone with its keyboard open numbers, field and reply are in reach, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize(LOW_PHONE);
    const troubles = watchConsole(page);
    const chat = await openChat(page, locale);
    await expect(chat.field).toBeInViewport({ ratio: 1 });
    await ask(chat, SAD[locale]);
    for (const part of [chat.help.locator('a[href="tel:116123"]').first(), chat.field, chat.send])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(chat.replies.locator(".chat-words")).toBeInViewport();
    const isWide = await chat.dialog.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
    expect(isWide).toBe(false);
    expect(troubles).toEqual([]);
  });
}

test("the keyboard goes round in the dialog and Escape leaves it", async ({ page }) => {
  const chat = await openChat(page);
  await ask(chat, "Kaj je upanje?");
  const visited = new Set<string>();
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return "the browser";
      return element.closest("dialog")
        ? (element.getAttribute("aria-label") ?? element.textContent)
        : "outside";
    });
    visited.add(name);
  }
  expect([...visited]).not.toContain("outside");
  expect([...visited]).toEqual(expect.arrayContaining(["Kopiraj", "Ta odgovor mi pomaga", "Zapri pogovor"]));
  await page.keyboard.press("Escape");
  await expect(chat.dialog).toBeHidden();
  await expect(chat.button).toBeFocused();
});

test.describe("axe finds nothing", () => {
  // Colours are judged where nothing is fading in.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const locale of LOCALES) {
    test(`in an empty dialog, beside a reply, a pressed thumb, the help card and a failure, in ${locale}`, async ({
      page,
    }) => {
      await page.route("**/api/wisdom-chat/*/feedback", (route) => route.fulfill({ status: 204 }));
      const chat = await openChat(page, locale);
      expect(await violations(page)).toEqual([]);
      await ask(chat, locale === "sl" ? "Kaj je upanje?" : "What is hope?");
      await chat.replies.locator("[aria-pressed]").first().click();
      expect(await violations(page)).toEqual([]);
      await ask(chat, SAD[locale]);
      await page.route(API, (route) => route.abort());
      await chat.field.fill("…");
      await chat.field.press("Enter");
      await expect(chat.dialog.getByText(chat.words.failed)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await violations(page)).toEqual([]);
    });
  }
});

async function askByHand(chat: Chat): Promise<void> {
  await chat.field.fill("Kaj je upanje?");
  await chat.field.press("Enter");
  await expect(chat.dialog.locator(".chat-dots")).toBeVisible();
}
