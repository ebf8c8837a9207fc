/** Where a greeting would be in the way: help is being sought, the chat is open already, somebody logs in. */
const SILENT_PATHS = ["/help", "/chat", "/auth", "/account", "/admin"];

/** Programs that read pages; they are not greeted (decisions.md "Chat"). */
const CRAWLERS =
  /(?<!cu)bot\b|crawl|spider|slurp|lighthouse|headless|preview|facebookexternalhit|whatsapp|telegrambot|curl\/|wget\/|python-requests|archiver|google-inspectiontool|googleother|pagespeed|gtmetrix|pingdom|uptime/i;

export interface Visit {
  visitedBefore: boolean;
  userAgent: string;
  path: string;
}

/** Whether the dialog opens by itself: on the first visit of a person, on a page where it helps. */
export function opensItself({ visitedBefore, userAgent, path }: Visit): boolean {
  if (visitedBefore || CRAWLERS.test(userAgent)) return false;
  return !SILENT_PATHS.some((silent) => path === silent || path.startsWith(`${silent}/`));
}

/** The page is drawn and quiet, and the visitor has had a moment to see where they are. */
const CALM_MILLISECONDS = 2500;

/** Calls back when the page is idle; the answer calls it off. */
export function whenIdle(callback: () => void): () => void {
  const off = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  function wait(): void {
    timer = setTimeout(() => {
      // Safari has no requestIdleCallback.
      if (typeof window.requestIdleCallback !== "function") callback();
      else idle = window.requestIdleCallback(callback, { timeout: 4000 });
    }, CALM_MILLISECONDS);
  }
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true, signal: off.signal });
  return () => {
    off.abort();
    clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}
