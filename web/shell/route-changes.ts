import type { I18n } from "@lingui/core";
import type { Locale } from "../../contract/locale.ts";
import { track } from "../api.ts";
import { applyHead } from "../head/apply-head.ts";
import { pageHead } from "../head/page-head.ts";
import type { AppRouter } from "../router.tsx";
import type { AnyPage, ShellTexts } from "../../contract/content.ts";

/** No page where somebody looks for help is counted (decisions.md "Pages"). */
const UNCOUNTED = ["/help"];

/**
 * What follows each change of page: scroll to the top, focus to the heading, the tags of the
 * head, a page view. A change of language alone keeps the place.
 */
export function watchRoutes(router: AppRouter, i18n: I18n): void {
  let path = router.state.location.pathname;
  countView(path, i18n);

  router.subscribe("onRendered", ({ toLocation }) => {
    updateHead(router, i18n);
    if (toLocation.pathname === path) return;
    path = toLocation.pathname;
    if (!toLocation.hash) {
      window.scrollTo({ top: 0, behavior: "instant" });
      document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    }
    countView(path, i18n);
  });
}

function updateHead(router: AppRouter, i18n: I18n): void {
  const [root, match] = router.state.matches;
  const page = match?.loaderData as AnyPage | undefined;
  const shell = root?.loaderData as ShellTexts | undefined;
  document.documentElement.lang = i18n.locale;
  if (page && shell) applyHead(document, pageHead(page, i18n.locale as Locale, shell.site));
}

function countView(path: string, i18n: I18n): void {
  if (UNCOUNTED.includes(path)) return;
  track({ event: "page_view", path, language: i18n.locale as Locale });
}
