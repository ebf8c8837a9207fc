import { setTimeout as pause } from "node:timers/promises";
import { READ_MS, scrollTo, tap, type Visitor } from "./visitor.ts";

export const CHAT_BUTTON = ".chat-button";
export const QUESTION = "dialog[open] .chat-questions button";
const CHOICE = "dialog[open] .chat-choices button";
/** That of the first reply is the first. */
export const THUMB = "dialog[open] .chat-message-assistant [aria-pressed]";

/** Opens the chat and looks at it for a moment; returns the words of its first question. */
export async function openChat(visitor: Visitor): Promise<string> {
  await tap(visitor, CHAT_BUTTON);
  const words = await visitor.page.locator(QUESTION).first().innerText();
  await pause(READ_MS);
  return words;
}

/** Asks and chooses an answer, until both replies are there: on a phone the last reply shows no thumbs above its choices. */
export async function talk(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await tap(visitor, QUESTION);
  await page.locator(CHOICE).first().waitFor();
  await pause(READ_MS);
  await tap(visitor, CHOICE);
  // Two under each reply, as soon as it is whole.
  await page.locator(THUMB).nth(2).waitFor({ state: "attached" });
  await scrollTo(visitor, THUMB);
}
