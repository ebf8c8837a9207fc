import { isLocale } from "../contract/locale.ts";
import { isSparing } from "./connection.ts";
import { keepPage } from "./offline.ts";
import { countView } from "./page-views.ts";
import { findPage } from "../contract/pages.ts";
import { moveButton } from "./chat/chat-button-state.ts";
import { PLAN_KEY } from "./plan/plan-key.ts";
import { openStorage, readItem } from "./browser-storage.ts";
import { hasConversation, hasVisitedBefore } from "./chat/visit-storage.ts";
import { opensItself } from "./chat/first-visit.ts";
import { keepChoice } from "./i18n/choice.ts";
import { startLocale } from "./i18n/start-locale.ts";
import { loadParts } from "./parts.ts";
import { findVoice } from "./reading/speech.ts";
import { isStill, readChoice, watchLook } from "./look.ts";

/*
 * What a page does without the app: stars, the look on paper, the stored language, a page view, the greeting of a first
 * visit, what the likely next act needs, and the call for the app where it has something to show: the conversation that
 * was held before a reload. Loaded by boot.js when the page is painted and idle.
 */

/** Signs that somebody is there; a page that only lies open greets nobody and loads nothing. */
const SIGNS_OF_PRESENCE = ["scroll", "pointermove", "pointerdown", "keydown"];

/** So long the fonts and the page's own pictures have the line and the processor to themselves. */
const LEISURE_MS = 1000;

const language = document.documentElement.lang;

function startApp(): void {
  dispatchEvent(new Event("app:start"));
}

/** Of no use to the first paint, which browsers would delay for them. */
function linkFiles(): void {
  const createLink = (properties: Partial<HTMLLinkElement>) =>
    Object.assign(document.createElement("link"), properties);
  document.head.append(
    createLink({ rel: "manifest", href: "/manifest.webmanifest" }),
    createLink({ rel: "stylesheet", media: "print", href: "/print.css" }),
  );
}

/** Where the page is asked for anew in another language, it is counted there. */
function keepLanguage(): void {
  if (startLocale() && isLocale(language)) countView(firstPath(), language);
}

/**
 * The other language of this page may be fetched ahead from now on (public/speculation-rules.json): a page that only
 * might be wanted cannot carry the choice in its answer, so the press keeps it. Not before the page is left: browsers
 * throw away what they have fetched for other cookies.
 */
function keepChosenLanguage(): void {
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(".languages a");
    const locale = link && link.hreflang;
    if (isLocale(locale)) addEventListener("pagehide", () => keepChoice(locale), { once: true });
  });
  document.documentElement.dataset["keepsLanguage"] = "";
}

/** The page that was asked for: the app may have gone on to another one, which it counts itself. */
function firstPath(): string {
  const [asked] = performance.getEntriesByType("navigation");
  return asked ? new URL(asked.name).pathname : location.pathname;
}

/** A page can be read out where the device has a voice of its language; voices may come late. */
function offerListening(): void {
  const listen = document.querySelector<HTMLElement>("[data-listen]");
  if (!listen || !("speechSynthesis" in window)) return;
  const look = () => (listen.hidden = !findVoice(speechSynthesis.getVoices(), language));
  speechSynthesis.addEventListener("voiceschanged", look);
  look();
}

/** Prepares the page for paper when it is printed; later the app has the same elements. */
async function watchPrinting(): Promise<void> {
  if (isSparing()) return;
  const { forgetLinks, noteLinks } = await import("./reading/paper-links.ts");
  addEventListener("beforeprint", noteLinks);
  addEventListener("afterprint", forgetLinks);
}

/** The chat's button steps aside while somebody reads on; later the app does the same. */
function moveChatButton(): void {
  const button = document.querySelector<HTMLElement>(".chat-button");
  let place = { aside: false, turn: 0 };
  const stepAside = () => {
    if (!button || "ready" in document.documentElement.dataset)
      return removeEventListener("scroll", stepAside);
    place = moveButton(place, scrollY);
    button.dataset["aside"] = String(place.aside);
  };
  addEventListener("scroll", stepAside, { passive: true });
}

/**
 * A page that is nothing without the app says so; a chat page may hold a conversation from before a reload, and a plan
 * that was kept is to be seen at once.
 */
function resume(): void {
  if (
    document.querySelector("main [data-app]") ||
    (document.querySelector("main .plan-maker") &&
      readItem(
        openStorage(() => window.localStorage),
        PLAN_KEY,
      ) !== null) ||
    (document.querySelector("main .chat-panel") && hasConversation(openStorage(() => window.sessionStorage)))
  )
    startApp();
}

/** On a first visit the chat greets whoever is there. Storage is asked only then: a browser may take long to open it. */
function awaitVisitor(): void {
  const greet = () => {
    for (const sign of SIGNS_OF_PRESENCE) removeEventListener(sign, greet);
    const visitedBefore = hasVisitedBefore(openStorage(() => window.localStorage));
    const path = location.pathname;
    if (!opensItself({ visitedBefore, userAgent: navigator.userAgent, path })) return;
    import("./chat/greeting.ts").then(
      ({ greetOn }) => greetOn(path),
      () => undefined,
    );
  };
  for (const sign of SIGNS_OF_PRESENCE) addEventListener(sign, greet, { passive: true });
}

/** Which helplines are open at this minute; without a script their hours stand alone. */
function tellOpening(): void {
  if (!document.querySelector("[data-hours]")) return;
  import("./ui/opening.ts").then(
    ({ keepOpening }) => keepOpening(),
    () => undefined,
  );
}

/** Which light is chosen, and whether all is still, until the app tells it (shell/look-switch.tsx). */
function tellLook(): void {
  const states = [readChoice() === "day", readChoice() === "night", readChoice() === null, isStill()];
  document
    .querySelectorAll(".look button")
    .forEach((button, index) => (button.ariaPressed = String(states[index])));
}

async function drawSky(): Promise<void> {
  const sky = document.querySelector<HTMLCanvasElement>("canvas.sky");
  if (!sky || isSparing()) return;
  const { animateStars } = await import("./shell/stars.ts");
  animateStars(sky);
}

/**
 * What was left out of the first layout (content-visibility) is laid out after all, a part at a time: a picture taken of
 * the whole page, or a browser that goes through it, meets no empty places.
 */
function layOut(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(".essay > *, main > section")].filter(
    (element) => getComputedStyle(element).contentVisibility === "auto",
  );
  runApart(parts.map((part) => () => (part.style.contentVisibility = "visible")));
}

/**
 * Fetches what the likely next act needs, at once and after the fonts; nothing of it is executed, and of the chat only
 * the empty dialog is put in place. Those who save data or have little of a line get nothing before they ask.
 */
async function fetchAhead(): Promise<void> {
  if (!isLocale(language) || isSparing()) return;
  const parts = await loadParts(language).catch(() => null);
  const own = parts?.ahead.pages[findPage(location.pathname)?.id ?? "not-found"];
  // A page without any has no next act.
  if (!parts || !own) return;
  const prefetch = (href: string) => {
    const link = document.createElement("link");
    // Fetched and no more: what is preloaded as a module is compiled at once.
    document.head.append(Object.assign(link, { rel: "prefetch", href, fetchPriority: "low" }));
  };
  runApart([
    ...[...parts.ahead.common, ...own].map((href) => () => prefetch(href)),
    () => void readyChat().catch(() => undefined),
  ]);
}

/** Its button opens it without this too, when its script has come (boot.js). */
async function readyChat(): Promise<void> {
  if (!document.querySelector(".chat-button")) return;
  const { prepareChat } = await import("./early-chat.ts");
  await prepareChat();
}

/** Calls each in a task of its own: on a slow phone, together, they would hold up the first touch. */
function runApart([step, ...others]: (() => void)[]): void {
  if (!step) return;
  step();
  (window.requestIdleCallback ?? setTimeout)(() => runApart(others));
}

runApart([
  watchLook,
  linkFiles,
  tellOpening,
  moveChatButton,
  awaitVisitor,
  resume,
  keepLanguage,
  keepChosenLanguage,
  layOut,
  () => void fetchAhead(),
]);
setTimeout(runApart, LEISURE_MS, [
  offerListening,
  tellLook,
  () => void drawSky().catch(() => undefined),
  () => void watchPrinting().catch(() => undefined),
  // After all else.
  () => void keepPage(),
]);
