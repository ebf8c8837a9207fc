import { I18nProvider } from "@lingui/react";
import { Outlet, useMatch, useRouter, useRouterState } from "@tanstack/react-router";
import type { ShellTexts } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import { ChatLauncher } from "../chat/chat-launcher.tsx";
import { Shell } from "../shell/shell.tsx";

/** Around every page: the words of the interface, the shell and the way to the chat. */
export function Root() {
  const { i18n } = useRouter().options.context;
  const texts = useMatch({ strict: false, select: (match) => match.loaderData }) as ShellTexts;
  const path = useRouterState({ select: (state) => state.location.pathname });
  const chat = (
    <ChatLauncher locale={i18n.locale as Locale} path={path} load={loadChat} helplines={texts.helplines} />
  );
  return (
    <I18nProvider i18n={i18n}>
      <Shell texts={texts} floating={chat}>
        <Outlet />
      </Shell>
    </I18nProvider>
  );
}

async function loadChat(locale: Locale) {
  const resources = await import("./chat-resources.ts");
  return resources.loadChat(locale);
}
