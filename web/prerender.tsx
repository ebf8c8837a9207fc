import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import type { Locale } from "../contract/locale.ts";
import { pagePath, type PageId } from "../contract/pages.ts";
import { thoughtPath } from "../contract/thoughts.ts";
import { loadPage, loadShell } from "./content.ts";
import { pageHead } from "./head/page-head.ts";
import { renderHead } from "./head/render-head.ts";
import { activate, createI18n } from "./i18n/activate.ts";
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
