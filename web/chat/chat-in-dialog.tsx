import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { StrictMode, useEffect } from "react";
import { ChatPanel, type ChatPanelProps } from "./chat-panel.tsx";
import { CHAT_TITLE_ID } from "./chat-title.ts";

/** Before the ids of the dialog's elements, in the markup of the build and in the app's: they must be the same. */
export const CHAT_ID_PREFIX = "chat-";

interface ChatInDialogProps extends Pick<ChatPanelProps, "conversation" | "texts" | "locale" | "onClose"> {
  i18n: I18n;
  /** Called when presses are taken. */
  onReady?: () => void;
}

/** What stands in the dialog, for the build and for the browser: the same tree, or hydration would find other ids. */
export function ChatInDialog({ i18n, onReady, ...panel }: ChatInDialogProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ChatPanel {...panel} heading="h2" headingId={CHAT_TITLE_ID} />
      </I18nProvider>
    </StrictMode>
  );
}
