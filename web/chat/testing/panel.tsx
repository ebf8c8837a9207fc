import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { StoredMessage } from "../../../contract/api.ts";
import { ChatPanel } from "../chat-panel.tsx";
import type { Alarm } from "../chat-state.ts";
import { createConversation } from "../conversation.ts";
import { scriptedServer, type Script } from "./server.ts";
import { TEXTS } from "./texts.ts";

/** The one sentence in which the tests' own check sees danger, and the one in German. */
export const SAD = "I do not want to live";
export const SAD_IN_GERMAN = "Ich will nicht mehr leben";
function detect(text: string): Alarm {
  if (text.includes(SAD_IN_GERMAN)) return { signals: ["wish_to_die"], language: "de" };
  return { signals: text.includes(SAD) ? ["wish_to_die"] : [] };
}

/** The simulated browser lays nothing out and cannot scroll. */
Element.prototype.scrollIntoView = () => undefined;

/** Opens the chat of a tab, given what the server does and, if it matters, what its log holds. */
export function open(...given: (Script | StoredMessage[])[]) {
  const server = scriptedServer(...given.filter((one): one is Script => !Array.isArray(one)));
  server.stored = given.find((one) => Array.isArray(one)) ?? server.stored;
  const conversation = createConversation({
    transport: server,
    local: localStorage,
    session: sessionStorage,
    detectDanger: detect,
  });
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const view = render(
    <I18nProvider i18n={i18n}>
      <ChatPanel conversation={conversation} texts={TEXTS} locale="en" heading="h2" />
    </I18nProvider>,
  );
  return { server, conversation, view };
}

export const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
export const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
export const words = () =>
  [...document.querySelectorAll(".chat-words")].map((element) => element.textContent);
export const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

export async function ask(text: string): Promise<void> {
  type(text);
  fireEvent.click(button("Send"));
  await waitFor(() => button("Send"));
}
