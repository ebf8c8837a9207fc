import { LEAVE_PAGES, pagePath } from "../../contract/pages.ts";

/** Where a greeting would be in the way: help is being sought, the chat is open already, somebody logs in. */
const SILENT_PATHS = [...LEAVE_PAGES.map(pagePath), "/auth", "/account", "/admin"];

/** Programs that read pages; they are not greeted (decisions.md "Chat"). */
const CRAWLERS =
  /(?<!cu)bot\b|crawl|spider|slurp|lighthouse|headless|preview|facebookexternalhit|whatsapp|telegrambot|curl\/|wget\/|python-requests|archiver|google-inspectiontool|googleother|pagespeed|gtmetrix|pingdom|uptime/i;

export interface Visit {
  visitedBefore: boolean;
  userAgent: string;
  path: string;
}

/** Whether the chat offers itself: on the first visit of a person, on a page where it helps. */
export function opensItself({ visitedBefore, userAgent, path }: Visit): boolean {
  if (visitedBefore || CRAWLERS.test(userAgent)) return false;
  return !SILENT_PATHS.some((silent) => path === silent || path.startsWith(`${silent}/`));
}

/**
 * Whether a greeting would be in nobody's way at this moment: no throw runs and no thought is read, no field has the
 * focus, no dialog or menu is open, the page is looked at, and on a narrow window the floating button stands there, which
 * goes aside while somebody reads on.
 */
export function mayGreet(page: Document, isNarrow: boolean): boolean {
  if (page.visibilityState === "hidden") return false;
  if (page.querySelector('.thrower:not([data-phase="idle"]), .day-thought')) return false;
  if (page.activeElement?.matches("input, textarea, select, [contenteditable]")) return false;
  if (page.querySelector("dialog[open]") || hasOpenPopover(page)) return false;
  const button = page.querySelector<HTMLElement>(".chat-button");
  return button !== null && !(isNarrow && button.dataset["aside"] === "true");
}

function hasOpenPopover(page: Document): boolean {
  try {
    return page.querySelector("[popover]:popover-open") !== null;
  } catch {
    // A browser without popovers.
    return false;
  }
}
