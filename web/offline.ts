import { isLocale } from "../contract/locale.ts";
import { KEEPS_PAGES, SERVICE_WORKER, type Visit } from "../contract/offline.ts";
import { findPage } from "../contract/pages.ts";
import { isSparing } from "./connection.ts";
import { PHONE_QUERY } from "./cube/placement.ts";
import { readChoice } from "./i18n/choice.ts";
import { currentLook } from "./look.ts";

/** So long the visitor has the line and the processor alone; who leaves sooner leaves the worker at work. */
const LEISURE_MS = 6000;

/**
 * Lets the service worker keep the page that stands here, and what everybody may need without a network. A browser that
 * has no worker, or lets nothing be kept, goes without.
 */
export async function keepPage(): Promise<void> {
  const { lang } = document.documentElement;
  const page = findPage(location.pathname);
  if (!KEEPS_PAGES || __DEV_SERVER__ || !isLocale(lang) || (page && "hidden" in page)) return;
  try {
    const visit: Visit = {
      path: location.pathname,
      locale: lang,
      choice: readChoice() ?? lang,
      isSparing: isSparing(),
      shape: matchMedia(PHONE_QUERY).matches ? "phone" : "wide",
      look: currentLook(),
      pictures: [...document.images]
        // Of day and night one is never fetched.
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map(({ currentSrc }) => currentSrc)
        .filter(isOwn),
    };
    await navigator.serviceWorker?.register(SERVICE_WORKER, { updateViaCache: "none" });
    const { active } = (await navigator.serviceWorker?.ready) ?? {};
    await untilQuiet();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    active?.postMessage(visit);
  } catch {
    // Storage is blocked, or the worker could not be fetched.
  }
}

function untilQuiet(): Promise<unknown> {
  return new Promise((done) => {
    setTimeout(done, LEISURE_MS);
    document.addEventListener("visibilitychange", done, { once: true });
  });
}

function isOwn(address: string): boolean {
  return address.startsWith(`${location.origin}/`);
}
