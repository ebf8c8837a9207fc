import { findPage } from "../../contract/pages.ts";
import type { AppRouter } from "../router.tsx";

/**
 * Follows links of authored texts and of replies within the app. They are plain links, which
 * the browser would follow by loading the whole page anew.
 */
export function followInternalLinks(router: AppRouter): void {
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const page = findPage(link.pathname);
    // The worker knows the country whose numbers stand first there.
    if (!page || page.id === "help" || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    const search = Object.fromEntries(new URLSearchParams(link.search));
    void router.navigate({ to: page.path as "/", search, hash: link.hash.slice(1) });
  });
}
