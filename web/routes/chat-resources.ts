import type { ChatTexts } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import { deleteConversation, loadConversation, sendChat, sendFeedback, stopReply } from "../api.ts";
import { openStorage } from "../browser-storage.ts";
import { createConversation, type Conversation } from "../chat/conversation.ts";
import { loadPage } from "../content.ts";
import { loadSafety } from "../safety.ts";

let conversation: Conversation | undefined;

/** The one conversation of this tab, shared by the dialog and the page of the chat. */
export function openConversation(): Conversation {
  if (conversation) return conversation;
  // It comes while the visitor reads and writes.
  loadSafety().catch(() => undefined);
  conversation = createConversation({
    transport: { sendChat, loadConversation, deleteConversation, sendFeedback, stopReply },
    local: openStorage(() => window.localStorage),
    session: openStorage(() => window.sessionStorage),
    // The card comes at once only for what is sure; where it is only possible, the reply asks.
    detectDanger: async (text) => {
      const { level, signals, elsewhere } = (await loadSafety()).detectDanger(text);
      return level === "now" ? { signals, language: elsewhere } : { signals: [] };
    },
  });
  return conversation;
}

/** What the dialog needs when it is opened. */
export async function loadChat(locale: Locale): Promise<{ conversation: Conversation; texts: ChatTexts }> {
  const page = await loadPage("chat", locale);
  return { conversation: openConversation(), texts: page.data as ChatTexts };
}
