import "./greeting.css";
import type { ChatPage } from "../../contract/content.ts";
import { isLocale } from "../../contract/locale.ts";
import { loadPage } from "../content.ts";
import { openStorage } from "../browser-storage.ts";
import { hasVisitedBefore, markVisited } from "./visit-storage.ts";
import { mayGreet, opensItself } from "./first-visit.ts";

/*
 * The greeting of a first visit: a small bubble beside the floating button (spec §2). It needs no app: a press on it is a
 * press on the button, which web/boot.js keeps until the app is there.
 */

/** The page is drawn and quiet, and the visitor has had a moment to see where they are. */
const CALM_MS = 2500;
/** After this time it is looked again whether somebody is busy. */
const BUSY_MS = 2000;
/** Here the bubble would stand over the text that is being read. */
const NARROW = "(max-width: 48rem)";

let timer: ReturnType<typeof setTimeout> | undefined;
let bubble: HTMLElement | undefined;

/** Greets on this page when nothing stands against it; ends with the page, when the chat is opened, or with one tap. */
export function greetOn(path: string): void {
  endGreeting();
  timer = setTimeout(greet, CALM_MS, path);
}

/** Takes the greeting away, or calls it off. */
export function endGreeting(): void {
  clearTimeout(timer);
  timer = undefined;
  bubble?.remove();
  bubble = undefined;
  removeEventListener("keydown", closeByKey);
  removeEventListener("click", leaveToOthers, true);
}

async function greet(path: string): Promise<void> {
  const current = timer;
  if (!isWanted(path)) return;
  const locale = document.documentElement.lang;
  if (!isLocale(locale)) return;
  const page = (await loadPage("chat", locale).catch(() => null)) as ChatPage | null;
  // The page may have been left, or the chat opened, in the meantime.
  if (!page || current !== timer || !isWanted(path)) return;
  if (!mayGreet(document, matchMedia(NARROW).matches) || !show(page)) {
    timer = setTimeout(greet, BUSY_MS, path);
    return;
  }
  markVisited(openStorage(() => window.localStorage));
}

function isWanted(path: string): boolean {
  const visitedBefore = hasVisitedBefore(openStorage(() => window.localStorage));
  return opensItself({ visitedBefore, userAgent: navigator.userAgent, path });
}

/** Shows the bubble, unless it would cover something to press or to write in. */
function show({ meta }: ChatPage): boolean {
  bubble = make("aside", "chat-greeting");
  bubble.setAttribute("aria-label", meta.greeting.from);
  const open = make("button", "chat-greeting-open");
  open.append(make("span", "", meta.welcome), make("small", "", meta.greeting.from));
  open.addEventListener("click", () => {
    endGreeting();
    document.querySelector<HTMLElement>(".chat-button")?.click();
  });
  const close = make("button", "chat-greeting-close", "×");
  close.setAttribute("aria-label", meta.greeting.close);
  close.addEventListener("click", endGreeting);
  for (const button of [open, close]) button.type = "button";
  bubble.append(open, close);
  document.body.append(bubble);
  if (coversControl(bubble)) {
    bubble.remove();
    return false;
  }
  addEventListener("keydown", closeByKey);
  addEventListener("click", leaveToOthers, true);
  return true;
}

function coversControl(element: HTMLElement): boolean {
  const own = element.getBoundingClientRect();
  return [...document.querySelectorAll("main :is(button, .button, input, textarea, summary)")].some(
    (control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
    },
  );
}

function make<K extends keyof HTMLElementTagNameMap>(name: K, className: string, textContent = "") {
  return Object.assign(document.createElement(name), { className, textContent });
}

function closeByKey(event: KeyboardEvent): void {
  if (event.key === "Escape" && !event.defaultPrevented) endGreeting();
}

/** Whoever opens the chat or throws the cube has no more need of it. */
function leaveToOthers({ target }: Event): void {
  if (target instanceof Element && target.closest(".chat-button, [data-throw]")) endGreeting();
}
