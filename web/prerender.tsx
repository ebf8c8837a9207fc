import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { I18nProvider } from "@lingui/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import type { Locale } from "../contract/locale.ts";
import { pagePath, type PageId } from "../contract/pages.ts";
import type { ChatTexts } from "../contract/content.ts";
import { thoughtPath } from "../contract/thoughts.ts";
import { CHAT_ID_PREFIX, ChatInDialog } from "./chat/chat-in-dialog.tsx";
import { UnreachableNotice } from "./chat/offline-notice.tsx";
import { loadPage, loadShell } from "./content.ts";
import { pageHead } from "./head/page-head.ts";
import { renderHead } from "./head/render-head.ts";
import { activate, createI18n } from "./i18n/activate.ts";
import { openConversation } from "./routes/chat-resources.ts";
import { createAppRouter } from "./router.tsx";

/**
 * A page in a language as HTML: the tags of its head and what stands in `#root`.
 *
 * @param thought number of the thought that lies open on the page of the cube
 */
export async function renderPage(
  id: PageId,
  locale: Locale,
  thought: number | null = null,
): Promise<{ head: string; body: string }> {
  const i18n = createI18n();
  await activate(i18n, locale);
  const history = createMemoryHistory({ initialEntries: [thought ? thoughtPath(thought) : pagePath(id)] });
  const router = createAppRouter(history, i18n);
  await router.load();
  const error = router.state.matches.find((match) => match.error)?.error;
  if (error) throw error;

  const [page, shell] = await Promise.all([loadPage(id, locale), loadShell(locale)]);
  const body = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { head: renderHead(pageHead(page, locale, shell.site, thought)), body };
}

/** The empty chat of the dialog as HTML, and what stands in its place where it cannot be fetched. */
export async function renderChat(locale: Locale): Promise<{ panel: string; unreachable: string }> {
  const i18n = createI18n();
  await activate(i18n, locale);
  const [page, shell] = await Promise.all([loadPage("chat", locale), loadShell(locale)]);
  const options = { identifierPrefix: CHAT_ID_PREFIX };
  return {
    panel: renderToString(
      <ChatInDialog
        i18n={i18n}
        conversation={openConversation()}
        texts={page.data as ChatTexts}
        locale={locale}
        onClose={() => undefined}
      />,
      options,
    ),
    unreachable: renderToString(
      <I18nProvider i18n={i18n}>
        <UnreachableNotice helplines={shell.helplines} />
      </I18nProvider>,
      options,
    ),
  };
}
