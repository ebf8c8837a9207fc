import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { I18nProvider } from "@lingui/react";
import { StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { COUNTRY_KEY, type HelpCountry } from "../contract/countries.ts";
import type { Locale } from "../contract/locale.ts";
import { pagePath, type PageId } from "../contract/pages.ts";
import type { PlainHelp, PlainHelpId } from "../contract/plain-help.ts";
import type { ChatTexts, Site } from "../contract/content.ts";
import { THOUGHT_KEY } from "../contract/thoughts.ts";
import { CHAT_ID_PREFIX, ChatInDialog } from "./chat/chat-in-dialog.tsx";
import { UnreachableNotice } from "./chat/offline-notice.tsx";
import { loadPage, loadShell } from "./content.ts";
import { pageHead, plainHead } from "./head/page-head.ts";
import { PlainPage } from "./help/plain-page.tsx";
import { renderHead } from "./head/render-head.ts";
import { activate, createI18n } from "./i18n/activate.ts";
import { openConversation } from "./routes/chat-resources.ts";
import plainHelp from "../generated/content/plain-help.json";
import { createAppRouter } from "./router.tsx";

const PLAIN_PAGES = plainHelp as PlainHelp[];

/**
 * A page in a language as HTML: the tags of its head and what stands in `#root`.
 *
 * @param variant.thought number of the thought that lies open on the page of the cube, or is that of the day
 * @param variant.country that stands first on the page of help
 */
export async function renderPage(
  id: PageId,
  locale: Locale,
  { thought, country }: { thought: number | null; country: HelpCountry | null },
): Promise<{ head: string; body: string }> {
  const i18n = createI18n();
  await activate(i18n, locale);
  const query = new URLSearchParams({
    ...(thought && { [THOUGHT_KEY]: String(thought) }),
    ...(country && { [COUNTRY_KEY]: country }),
  });
  const history = createMemoryHistory({ initialEntries: [`${pagePath(id)}?${query}`] });
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
  return { head: renderHead(pageHead(page, locale, shell.site, { thought, country })), body };
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

/** A short version of /help (contract/plain-help.ts): the tags of its head and its body. */
export function renderPlainHelp(id: PlainHelpId, site: Site): { head: string; body: string } {
  const page = PLAIN_PAGES.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`The build has made no short version of help called "${id}".`);
  const others = PLAIN_PAGES.filter((candidate) => candidate !== page);
  return {
    head: renderHead(plainHead(page, site)),
    body: renderToStaticMarkup(
      <PlainPage page={page} leave={{ ...page.leave, url: site.exit }} others={others} />,
    ),
  };
}
