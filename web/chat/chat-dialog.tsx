import { useCallback, useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import type { ChatTexts } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import { ChatPanel } from "./chat-panel.tsx";
import type { Conversation } from "./conversation.ts";
import { isTouch } from "./touch.ts";

export type ChatDialogMode = "closed" | "full";

export interface ChatDialogHandle {
  /** At the visitor's wish: a modal dialog that takes the focus. */
  openModal: () => void;
  close: () => void;
}

export interface ChatDialogProps {
  conversation: Conversation;
  texts: ChatTexts;
  locale: Locale;
  country?: string | undefined;
  now?: (() => Date) | undefined;
  /** `focusLost`: the focus was in the dialog and has nowhere to go back to. */
  onModeChange?: ((mode: ChatDialogMode, focusLost: boolean) => void) | undefined;
  ref?: Ref<ChatDialogHandle> | undefined;
}

const TITLE_ID = "chat-dialog-title";

export function ChatDialog({
  conversation,
  texts,
  locale,
  country,
  now,
  onModeChange,
  ref,
}: ChatDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [mode, setMode] = useState<ChatDialogMode>("closed");

  const change = useCallback(
    (next: ChatDialogMode, focusLost: boolean) => {
      setMode(next);
      onModeChange?.(next, focusLost);
    },
    [onModeChange],
  );

  const openModal = useCallback(() => {
    const element = dialog.current;
    if (!element || element.matches(":modal")) return;
    const field = element.querySelector("textarea");
    const active = document.activeElement;
    if (active instanceof HTMLElement && active !== document.body) opener.current = active;
    const target = isTouch() ? element.querySelector("h2") : field;
    // `autofocus` names the target to showModal, so that the keyboard of a phone does not come and go.
    target?.setAttribute("autofocus", "");
    element.showModal();
    target?.removeAttribute("autofocus");
    target?.focus({ preventScroll: true });
    change("full", false);
  }, [change]);

  const close = useCallback(() => {
    const element = dialog.current;
    if (!element?.open) return;
    const focusWasInside = element.contains(document.activeElement);
    const back = opener.current?.isConnected ? opener.current : null;
    opener.current = null;
    element.close();
    if (focusWasInside) back?.focus({ preventScroll: true });
    change("closed", focusWasInside && back === null);
  }, [change]);

  useImperativeHandle(ref, () => ({ openModal, close }), [openModal, close]);
  usePresses(dialog, close);
  useVisibleHeight(dialog, mode !== "closed");

  return (
    <dialog
      ref={dialog}
      className="chat-dialog"
      data-mode={mode}
      aria-labelledby={TITLE_ID}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // The browser may close it by itself, after a second Escape or by "back".
      onClose={() => mode !== "closed" && change("closed", false)}
    >
      <ChatPanel
        conversation={conversation}
        texts={texts}
        locale={locale}
        heading="h2"
        headingId={TITLE_ID}
        country={country}
        now={now}
        onClose={close}
      />
    </dialog>
  );
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

/** A press on the darkened page closes, and so does a way to another page. Keys have Escape and the button. */
function usePresses(dialog: { current: HTMLDialogElement | null }, close: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let pressedOutside = false;
    function begin(event: Event): void {
      pressedOutside = event.target === element;
    }
    function end(event: Event): void {
      if (event.target === element ? pressedOutside : isOwnLink(event.target)) close();
    }
    element.addEventListener("pointerdown", begin);
    element.addEventListener("click", end);
    return () => {
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("click", end);
    };
  }, [dialog, close]);
}

/** Safari lays the keyboard over the page without telling `dvh`; only the visual viewport knows. */
function useVisibleHeight(dialog: { current: HTMLDialogElement | null }, active: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const element = dialog.current;
    if (!active || !viewport || !element) return;
    function measure(): void {
      // A pinch zoom is the reader's own; the dialog stays as it is.
      if (!viewport || !element || viewport.scale > 1.01) return;
      element.style.setProperty("--chat-visible", `${viewport.height}px`);
      element.style.setProperty(
        "--chat-covered",
        `${window.innerHeight - viewport.height - viewport.offsetTop}px`,
      );
    }
    measure();
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
    };
  }, [dialog, active]);
}
