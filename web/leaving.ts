import { countKey, NO_PRESSES, PRESSES_TO_LEAVE } from "./shift-presses.ts";

/*
 * Leaving a page before another sees it, after GOV.UK's "Exit this page": a press on the button, or Shift three times,
 * takes everything away at once and puts another site in its place. Stands inline in the pages that have the button
 * (boot-leave.ts) and comes with the chat and the app, which may show one on any page.
 */

/** So long the next press of Shift may take. */
const PAUSE_MS = 5000;

let isWatching = false;
let presses = NO_PRESSES;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Takes the presses, once for the page; where no button is shown they do nothing. */
export function watchLeaving(): void {
  // The script of the page and the app have a copy of their own each.
  if (isWatching || "leave" in document.documentElement.dataset) return;
  isWatching = true;
  document.documentElement.dataset["leave"] = "";
  addEventListener("click", onClick, true);
  addEventListener("keydown", onKey, true);
  addEventListener("keyup", onKey, true);
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a.leave") : null;
  if (!link) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  leave(link);
}

function onKey({ type, key }: KeyboardEvent): void {
  const link = findLink();
  if (!link) return;
  const before = presses.count;
  presses = countKey(presses, type as "keydown" | "keyup", key);
  if (presses.count === before) return;
  clearTimeout(timer);
  if (presses.count === PRESSES_TO_LEAVE) return leave(link);
  if (presses.count === 0) return announce(link, "");
  announce(link, wordsOf(link)[presses.count === 1 ? "twoMore" : "oneMore"]);
  timer = setTimeout(() => {
    presses = NO_PRESSES;
    announce(link, wordsOf(link)["timedOut"]);
  }, PAUSE_MS);
}

/** The one of an open dialog comes first: what lies behind it is not read out. */
function findLink(): HTMLAnchorElement | null {
  return document.querySelector("dialog[open] a.leave") ?? document.querySelector("a.leave:not(dialog *)");
}

function wordsOf(link: HTMLAnchorElement): DOMStringMap {
  return (link.nextElementSibling as HTMLElement).dataset;
}

function announce(link: HTMLAnchorElement, words = ""): void {
  if (link.nextElementSibling) link.nextElementSibling.textContent = words;
}

/** Nothing stays on the page, nor its title in the tab, and "back" does not lead to it. */
function leave(link: HTMLAnchorElement): void {
  const words = wordsOf(link)["leaving"] ?? "";
  const { body, documentElement } = document;
  document.title = link.hostname;
  const spoken = document.createElement("p");
  spoken.role = "alert";
  spoken.className = "visually-hidden";
  for (const element of [documentElement, body]) element.style.background = "#fff";
  body.replaceChildren(spoken);
  spoken.textContent = words;
  location.replace(link.href);
}
