import { useLingui } from "@lingui/react/macro";
import type { Locale } from "../../contract/locale.ts";
import { ChatPanel } from "../chat/chat-panel.tsx";
import { openConversation } from "./chat-resources.ts";
import { usePage } from "./page.ts";

/** The chat as a page of its own. */
export function Screen() {
  const { i18n } = useLingui();
  const { data } = usePage("chat");
  return (
    <div className="chat-page wrap">
      <ChatPanel conversation={openConversation()} texts={data} locale={i18n.locale as Locale} heading="h1" />
    </div>
  );
}
