import { isLocale, localizedPath, type Locale } from "../../contract/locale.ts";
import { loadWithRetry } from "../load.ts";
import { loadParts, loadStyle, loadStyles } from "../parts.ts";
import { openStorage } from "../browser-storage.ts";
import { hasConversation, markVisited, readDraft, writeDraft } from "./visit-storage.ts";
import { CHAT_TITLE_ID } from "./chat-title.ts";
import { isTouch } from "./touch.ts";

/*
 * The dialog of the chat, without the app: it opens at once with what the build has made of an empty conversation, and
 * one can write in it. The conversation itself (routes/chat-dialog.tsx) takes over the same elements when it has come;
 * what was pressed until then is kept and pressed again.
 */

/** The conversation, when it has taken over the dialog. */
export interface ChatRoot {
  /** Shows it in another language. */
  show: (locale: Locale) => Promise<void>;
}

/** Brings what takes over the dialog; its function settles when presses are taken. */
export type LoadChatRoot = () => Promise<{
  mountChat: (dialog: HTMLDialogElement, locale: Locale, onClose: () => void) => Promise<ChatRoot>;
}>;

const FIELD = "textarea";

let loadRoot: LoadChatRoot | undefined;
let dialog: HTMLDialogElement | undefined;
let making: Promise<HTMLDialogElement> | undefined;
let taking: Promise<ChatRoot> | undefined;
let isTaken = false;
/** The language of the dialog's words. */
let language: Locale | undefined;
let waiting: HTMLElement | undefined;
let opener: HTMLElement | undefined;
let stopWaiting: (() => void) | undefined;

/** Makes the dialog, closed; nothing is shown or executed. @throws when its parts cannot be fetched */
export function prepareChat(): Promise<HTMLDialogElement> {
  making ??= makeDialog(pageLanguage());
  making.catch(() => (making = undefined));
  return making;
}

/**
 * A press on the button seems near: fetches the conversation. A finger presses so soon that what takes over would only be
 * in its way.
 */
function approachChat(isFinger: boolean): void {
  prepareChat()
    .then(() => (isFinger ? null : takeOver()))
    .catch(() => undefined);
}

/** Opens the dialog, at the visitor's wish: modal, with the focus in the field, or on the heading where a keyboard would rise. */
async function openChat(): Promise<void> {
  if (!dialog) {
    markButtons("aria-busy", "true");
    try {
      await prepareChat();
    } catch {
      return await showUnreachable();
    } finally {
      markButtons("aria-busy", "false");
    }
  }
  showDialog();
  // What takes over, and the storage, which a browser may take long to open, come when the dialog has been seen.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (dialog?.open) followKeyboard(dialog);
      holdPage();
      markVisited(openStorage(() => window.localStorage));
      takeOver().catch(leaveToPage);
    }),
  );
}

function pageLanguage(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : "sl";
}

async function makeDialog(locale: Locale): Promise<HTMLDialogElement> {
  language = locale;
  const element = document.createElement("dialog");
  element.className = "chat-dialog";
  element.setAttribute("aria-labelledby", CHAT_TITLE_ID);
  const parts = await loadParts(locale);
  if (parts) {
    element.innerHTML = parts.chat.panel;
    await loadStyles(parts.chat.styles);
    // It comes with the conversation: nobody is greeted anew in the middle of one.
    const isGoingOn = hasConversation(openStorage(() => window.sessionStorage));
    element.toggleAttribute("data-resuming", isGoingOn);
  }
  watchPresses(element);
  element.addEventListener("cancel", (event) => {
    event.preventDefault();
    closeChat();
  });
  // The browser may close it by itself, after a second Escape or by "back".
  element.addEventListener("close", () => {
    markButtons("aria-expanded", "false");
    element.removeAttribute("data-near");
    holdPage();
  });
  document.body.append(element);
  dialog = element;
  return element;
}

function showDialog(): void {
  if (!dialog || dialog.open) return;
  const active = document.activeElement;
  opener = active instanceof HTMLElement && active !== document.body ? active : undefined;
  const target = dialog.querySelector<HTMLElement>(isTouch() ? "h2" : FIELD);
  // `autofocus` names the target to showModal, so that the keyboard of a phone does not come and go.
  target?.setAttribute("autofocus", "");
  dialog.showModal();
  target?.removeAttribute("autofocus");
  target?.focus({ preventScroll: true });
  markButtons("aria-expanded", "true");
}

/** The button is being pressed: the dialog is laid out, unseen, so that it only has to be shown when the finger is lifted. */
function layOutDialog(): void {
  dialog?.toggleAttribute("data-near", true);
}

/** Where a finger scrolls, the page behind stays where it is; said when the dialog is seen, for it lays out the page anew. */
function holdPage(): void {
  document.documentElement.toggleAttribute("data-held", dialog?.open ?? false);
}

function closeChat(): void {
  if (!dialog?.open) return;
  const hadFocus = dialog.contains(document.activeElement);
  const back = opener?.isConnected ? opener : document.querySelector<HTMLElement>(".chat-button");
  opener = undefined;
  dialog.close();
  if (hadFocus) back?.focus({ preventScroll: true });
}

/** Lets the conversation take over the dialog, once. @throws when it cannot be fetched */
function takeOver(): Promise<ChatRoot> {
  taking ??= mount();
  taking.catch(() => (taking = undefined));
  return taking;
}

async function mount(): Promise<ChatRoot> {
  if (!loadRoot) throw new Error("The chat was opened before it was connected.");
  const [element, parts, { mountChat }] = await Promise.all([
    prepareChat(),
    loadParts(pageLanguage()),
    loadWithRetry(loadRoot),
  ]);
  // Until now there were only the rules of an empty conversation; one in a plain dress is better than none.
  if (parts) await loadStyle(parts.style, "style").catch(() => undefined);
  const root = await mountChat(element, language ?? pageLanguage(), closeChat);
  isTaken = true;
  element.removeAttribute("data-resuming");
  if (dialog?.open && !isTouch() && document.activeElement === document.body)
    element.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
  replay();
  return root;
}

/** What was pressed before there was somebody to take it. */
function replay(): void {
  const pressed = waiting;
  waiting = undefined;
  pressed?.removeAttribute("aria-busy");
  if (pressed?.isConnected) pressed.click();
}

/** The conversation cannot be fetched: without a network it is waited for, else its own page has it; what was typed goes along. */
function leaveToPage(): void {
  if (!navigator.onLine) {
    addEventListener("online", () => takeOver().catch(leaveToPage), { once: true });
    return;
  }
  const typed = dialog?.querySelector<HTMLTextAreaElement>(FIELD)?.value ?? "";
  const session = openStorage(() => window.sessionStorage);
  if (typed.trim() !== "" && readDraft(session) === "") writeDraft(session, typed);
  location.assign(localizedPath("/chat", pageLanguage()));
}

/** Whoever has pressed is given the numbers, and the dialog as soon as there is a network again. */
async function showUnreachable(): Promise<void> {
  if (navigator.onLine) return location.assign(localizedPath("/chat", pageLanguage()));
  if (stopWaiting) return;
  const parts = await loadParts(pageLanguage()).catch(() => null);
  const notice = document.createElement("div");
  notice.innerHTML = parts?.chat.unreachable ?? "";
  document.body.append(notice);
  const open = () => {
    stopWaiting?.();
    void openChat();
  };
  stopWaiting = () => {
    stopWaiting = undefined;
    notice.remove();
    removeEventListener("online", open);
  };
  addEventListener("online", open);
}

/** The words follow the language of the page; what was typed stays. */
async function followLanguage(): Promise<void> {
  const locale = pageLanguage();
  if (!making || locale === language) return;
  if (taking) {
    language = locale;
    return (await taking).show(locale);
  }
  const before = await making;
  const typed = before.querySelector<HTMLTextAreaElement>(FIELD)?.value ?? "";
  before.remove();
  dialog = making = undefined;
  const field = (await prepareChat()).querySelector<HTMLTextAreaElement>(FIELD);
  if (field) field.value = typed;
}

function markButtons(attribute: string, value: string): void {
  for (const button of document.querySelectorAll(".chat-button")) button.setAttribute(attribute, value);
}

/** A page of ours opened from the dialog would lie behind it. */
function isOwnLink(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return (
    link !== null &&
    link.getAttribute("target") !== "_blank" &&
    link.getAttribute("href")?.startsWith("/") === true
  );
}

/**
 * A press on the darkened page closes, and so does a way to another page. Keys have Escape and the button. Until the
 * conversation has come, what else is pressed waits for it.
 */
function watchPresses(element: HTMLDialogElement): void {
  let beganOutside = false;
  element.addEventListener("pointerdown", (event) => (beganOutside = event.target === element));
  element.addEventListener("click", (event) => {
    if (event.target === element ? beganOutside : isOwnLink(event.target)) return closeChat();
    if (isTaken || !(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>("button");
    if (button?.matches(".chat-close")) closeChat();
    else if (button) keep(event, button);
  });
  element.addEventListener("keydown", (event) => {
    // Where a keyboard has a Shift, Enter sends what was written; elsewhere it breaks the line.
    const { key, target, shiftKey, altKey, isComposing } = event;
    if (isTaken || key !== "Enter" || shiftKey || altKey || isComposing || isTouch()) return;
    if (target instanceof HTMLTextAreaElement) keep(event, target.form?.querySelector("button"));
  });
  element.addEventListener("submit", (event) => !isTaken && event.preventDefault());
}

function keep(event: Event, pressed: HTMLElement | null | undefined): void {
  event.preventDefault();
  // What is just taking over may hear it already: sent twice, the second press would stop the reply.
  event.stopImmediatePropagation();
  if (!pressed) return;
  waiting?.removeAttribute("aria-busy");
  waiting = pressed;
  pressed.setAttribute("aria-busy", "true");
  takeOver().catch(leaveToPage);
}

/** Safari lays the keyboard over the page without telling `dvh`; only the visual viewport knows. */
function followKeyboard(element: HTMLDialogElement): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const measure = () => {
    // A pinch zoom is the reader's own; the dialog stays as it is.
    if (viewport.scale > 1.01) return;
    const covered = window.innerHeight - viewport.height - viewport.offsetTop;
    element.style.setProperty("--chat-visible", `${viewport.height}px`);
    element.style.setProperty("--chat-covered", `${covered}px`);
  };
  measure();
  viewport.addEventListener("resize", measure);
  viewport.addEventListener("scroll", measure);
  element.addEventListener(
    "close",
    () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
    },
    { once: true },
  );
}

function findButton({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(".chat-button") : null;
}

/** Takes the presses on the button of every page, once; boot.js hands over one that came before. */
export function connectChat(load: LoadChatRoot): void {
  loadRoot = load;
  // From here on boot.js leaves them alone.
  document.documentElement.dataset["chat"] = "";
  addEventListener("click", (event) => void (findButton(event) && openChat()));
  addEventListener("chat:open", () => void openChat());
  addEventListener(
    "pointerover",
    (event) => void (findButton(event) && approachChat(event.pointerType === "touch")),
    true,
  );
  addEventListener("pointerdown", (event) => void (findButton(event) && layOutDialog()), true);
  addEventListener("focusin", (event) => void (findButton(event) && approachChat(isTouch())), true);
  new MutationObserver(() => void followLanguage().catch(() => undefined)).observe(document.documentElement, {
    attributeFilter: ["lang"],
  });
}
