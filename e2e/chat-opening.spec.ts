import { expect } from "@playwright/test";
import { findChat, openChat } from "./chat.ts";
import { holdScripts, ready, readTexts, test } from "./page.ts";

/** What takes over the dialog. */
const CONVERSATION = "**/assets/chat-dialog-*.js";

test("the dialog opens and takes words before the conversation has come; what was sent goes out then", async ({
  page,
}) => {
  const { release } = await holdScripts(page, CONVERSATION);
  await page.goto("/");
  const chat = findChat(page, "sl");
  await chat.button.click();
  await expect(chat.field).toBeFocused();
  await expect(chat.dialog.getByText(readTexts("chat", "sl").meta.welcome)).toBeVisible();
  await page.keyboard.type("Kaj je upanje?");
  await page.keyboard.press("Enter");
  await expect(chat.field).toHaveValue("Kaj je upanje?");
  await expect(chat.questions).toHaveCount(0);
  release();
  await expect(chat.questions).toHaveText(/Kaj je upanje\?/);
  await expect(chat.replies).toContainText(/\w{3}/);
  await expect(chat.field).toHaveValue("");
  await expect(chat.field).toBeFocused();
});

test("a question that was pressed before the conversation has come is asked once, and the dialog can be closed until then", async ({
  page,
}) => {
  const { release } = await holdScripts(page, CONVERSATION);
  await page.goto("/");
  const chat = findChat(page, "sl");
  await chat.button.click();
  await expect(chat.dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chat.dialog).toBeHidden();
  await expect(chat.button).toBeFocused();
  await chat.button.click();
  await chat.dialog.locator(".chat-questions button").first().click();
  release();
  await expect(chat.questions).toHaveCount(1);
  await expect(chat.replies).toContainText(/\w{3}/);
});

test("what takes over leaves the elements of the dialog as they are", async ({ page }) => {
  await page.goto("/");
  const chat = findChat(page, "sl");
  await expect(page.locator("dialog.chat-dialog")).toBeAttached();
  const field = await page.locator("dialog.chat-dialog textarea").elementHandle();
  await chat.button.click();
  await chat.field.fill("a");
  await expect(chat.send).toBeEnabled();
  // Taken over: the button is no longer the build's.
  await chat.field.fill("");
  await expect(chat.send).toBeDisabled();
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
});

test("the words of the chat follow the language of the page, and what was typed stays", async ({ page }) => {
  await page.goto("/stories");
  const before = findChat(page, "sl");
  await before.button.click();
  await before.field.fill("Kaj je");
  await page.keyboard.press("Escape");
  await ready(page);
  await page.locator(".languages").getByRole("link", { name: /^EN/ }).click();
  const after = findChat(page, "en");
  await after.button.click();
  await expect(after.field).toHaveValue("Kaj je");
  await expect(after.dialog.getByText(readTexts("chat", "en").meta.welcome)).toBeVisible();
});

test("a conversation that goes on is not greeted anew", async ({ page }) => {
  const chat = await openChat(page);
  await chat.field.fill("Kaj je upanje?");
  await chat.field.press("Enter");
  await expect(chat.replies).toContainText(/\w{3}/);
  const { release } = await holdScripts(page, CONVERSATION);
  await page.goto("/stories");
  await chat.button.click();
  await expect(chat.dialog).toBeVisible();
  await expect(chat.dialog.getByText(readTexts("chat", "sl").meta.welcome)).toBeHidden();
  release();
  await expect(chat.questions).toHaveText(/Kaj je upanje\?/);
});
