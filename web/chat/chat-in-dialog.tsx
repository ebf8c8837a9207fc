import type { ChatTexts } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import { ChatPanel } from "./chat-panel.tsx";
import { CHAT_TITLE_ID } from "./chat-title.ts";
import type { Conversation } from "./conversation.ts";

/** Before the ids of the dialog's elements, in the markup of the build and in the app's: they must be the same. */
export const CHAT_ID_PREFIX = "chat-";

/** What stands in the dialog, for the build and for the browser. */
export function ChatInDialog({
  conversation,
  texts,
  locale,
  onClose,
}: {
  conversation: Conversation;
  texts: ChatTexts;
  locale: Locale;
  onClose: () => void;
}) {
  return (
    <ChatPanel
      conversation={conversation}
      texts={texts}
      locale={locale}
      heading="h2"
      headingId={CHAT_TITLE_ID}
      onClose={onClose}
    />
  );
}
