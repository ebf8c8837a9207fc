import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Locale } from "../../contract/locale.ts";
import { activate, createI18n } from "../i18n/activate.ts";
import { CHAT_ID_PREFIX, ChatInDialog } from "../chat/chat-in-dialog.tsx";
import type { ChatRoot } from "../chat/chat-shell.ts";
import { loadChat } from "./chat-resources.ts";

/**
 * Takes over the dialog as an application of its own, beside the page's: the markup of the build where there is one, else an empty one. Settles when presses are taken.
 *
 * @throws when the words cannot be fetched
 */
export async function mountChat(
  dialog: HTMLDialogElement,
  locale: Locale,
  onClose: () => void,
): Promise<ChatRoot> {
  const i18n = createI18n();
  const render = async (language: Locale, onReady?: () => void) => {
    const [resources] = await Promise.all([loadChat(language), activate(i18n, language)]);
    return (
      <ChatInDialog
        {...resources}
        i18n={i18n}
        locale={language}
        onClose={onClose}
        {...(onReady && { onReady })}
      />
    );
  };
  const { promise: isReady, resolve } = Promise.withResolvers<void>();
  const options = { identifierPrefix: CHAT_ID_PREFIX };
  const chat = await render(locale, resolve);
  const root = dialog.hasChildNodes() ? hydrateRoot(dialog, chat, options) : createRoot(dialog, options);
  if (!dialog.hasChildNodes()) startTransition(() => root.render(chat));
  await isReady;
  return {
    show: async (language) => root.render(await render(language)),
  };
}
