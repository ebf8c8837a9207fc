import type { I18n } from "@lingui/core";
import type { Locale } from "../../contract/locale.ts";
import { readCountry } from "../../contract/countries.ts";
import { readQuery } from "../../contract/search.ts";
import { readThought } from "../../contract/thoughts.ts";
import { applyHead } from "../head/apply-head.ts";
import { pageHead } from "../head/page-head.ts";
import { searchHead } from "../head/search-head.ts";
import { keepPage } from "../offline.ts";
import { countView } from "../page-views.ts";
import type { AppRouter } from "../router.tsx";
import { servedCountry } from "../ui/served-country.ts";
import type { AnyPage, ShellTexts } from "../../contract/content.ts";

/**
 * What follows each change of page: focus to the heading, the tags of the head, a page view (the
 * first one was counted by early.ts). A change of language alone keeps the place.
 */
export function watchRoutes(router: AppRouter, i18n: I18n): void {
  let path = router.state.location.pathname;

  router.subscribe("onRendered", ({ toLocation }) => {
    updateHead(router, i18n);
    if (toLocation.pathname === path) return;
    path = toLocation.pathname;
    if (!toLocation.hash) document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    countView(path, i18n.locale as Locale);
    void keepPage();
  });
}

function updateHead(router: AppRouter, i18n: I18n): void {
  const [root, match] = router.state.matches;
  const page = match?.loaderData as AnyPage | undefined;
  const shell = root?.loaderData as ShellTexts | undefined;
  document.documentElement.lang = i18n.locale;
  if (!page || !shell) return;
  const { thought, country, q } = router.state.location.search;
  const tags = pageHead(page, i18n.locale as Locale, shell.site, {
    thought: readThought(thought),
    country: readCountry(country) ?? servedCountry(),
  });
  applyHead(document, page.id === "search" ? searchHead(tags, readQuery(q)) : tags);
}
