import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "../contract/locale.ts";
import { openPage } from "./page.ts";

/** Words of the interface, as the visitor reads them. */
export const CHAT_WORDS = {
  sl: {
    open: "Pogovor z Modrim sogovornikom",
    title: "Modri sogovornik",
    close: "Zapri pogovor",
    field: "Tvoje sporočilo",
    send: "Pošlji",
    writing: "Odgovor nastaja.",
    failed: "Odgovora ni bilo mogoče dobiti. Poskusi znova.",
    retry: "Poskusi znova",
    clear: "Počisti",
  },
  en: {
    open: "Talk with the Wisdom Conversationalist",
    title: "Wisdom Conversationalist",
    close: "Close the conversation",
    field: "Your message",
    send: "Send",
    writing: "The reply is being written.",
    failed: "Failed to get response. Please try again.",
    retry: "Retry",
    clear: "Clear",
  },
};

export type Chat = ReturnType<typeof findChat>;

/** Opens a page and, with the button, the dialog of the chat. */
export async function openChat(page: Page, locale: Locale = "sl", path = "/"): Promise<Chat> {
  await openPage(page, path, locale);
  const chat = findChat(page, locale);
  await chat.button.click();
  await expect(chat.dialog).toBeVisible();
  return chat;
}

/** The parts of the dialog. */
export function findChat(page: Page, locale: Locale) {
  const words = CHAT_WORDS[locale];
  const dialog = page.getByRole("dialog", { name: words.title });
  return {
    words,
    button: page.getByRole("button", { name: words.open }),
    dialog,
    field: dialog.getByRole("textbox", { name: words.field }),
    send: dialog.getByRole("button", { name: words.send }),
    questions: dialog.locator(".chat-message-user"),
    replies: dialog.locator(".chat-message-assistant"),
    invitation: dialog.locator(".chat-invitation"),
    help: dialog.locator(".chat-help"),
  };
}

/** Sends a message and waits for the whole reply. */
export async function ask(chat: Chat, text: string): Promise<Locator> {
  const before = await chat.replies.count();
  await chat.field.fill(text);
  await chat.field.press("Enter");
  await expect(chat.replies).toHaveCount(before + 1);
  await expect(chat.send).toBeVisible();
  return chat.replies.last();
}

/** Gives replies by hand, in place of the worker: `send` a part of the stream, or null to break the line. */
export async function writeReplies(page: Page): Promise<(chunk: object | null) => Promise<void>> {
  await page.addInitScript(() => {
    const server = window.fetch;
    window.fetch = async (address, init) => {
      if (address !== "/api/wisdom-chat") return server(address, init);
      const body = new ReadableStream({
        start: (controller) => void Object.assign(window, { reply: controller }),
      });
      return new Response(body.pipeThrough(new TextEncoderStream()));
    };
  });
  return (chunk) =>
    page.evaluate((data) => {
      const { reply } = window as unknown as { reply: ReadableStreamDefaultController<string> };
      if (data) reply.enqueue(`data: ${JSON.stringify(data)}\n\n`);
      else reply.close();
    }, chunk);
}
