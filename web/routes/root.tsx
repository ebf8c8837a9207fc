import { I18nProvider } from "@lingui/react";
import { Outlet, useMatch, useRouter, useRouterState } from "@tanstack/react-router";
import type { ShellTexts } from "../../contract/content.ts";
import { findPage, LEAVE_PAGES } from "../../contract/pages.ts";
import { ChatButton } from "../chat/chat-button.tsx";
import { Shell } from "../shell/shell.tsx";

/** Around every page: the words of the interface, the shell and the way to the chat. */
export function Root() {
  const { i18n } = useRouter().options.context;
  const texts = useMatch({ strict: false, select: (match) => match.loaderData }) as ShellTexts;
  const path = useRouterState({ select: (state) => state.location.pathname });
  const page = findPage(path);
  const mayLeave = page !== undefined && LEAVE_PAGES.includes(page.id);
  return (
    <I18nProvider i18n={i18n}>
      <Shell texts={texts} mayLeave={mayLeave} floating={<ChatButton path={path} />}>
        <Outlet />
      </Shell>
    </I18nProvider>
  );
}
