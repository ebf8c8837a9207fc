import "./chat-button.css";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { moveButton } from "./chat-button-state.ts";
import { openStorage } from "../browser-storage.ts";
import { hasVisitedBefore } from "./visit-storage.ts";
import { opensItself } from "./first-visit.ts";

/**
 * The floating round button; on phones it steps aside while the visitor reads on. Presses on it are taken by
 * chat-shell.ts, which also tells on it whether the dialog is open.
 *
 * @param path of the page, without query
 */
export function ChatButton({ path }: { path: string }) {
  const { t } = useLingui();
  const aside = useAside();
  useGreeting(path);
  // On its own page the chat is open already; the calm page has no script.
  if (path === "/chat" || path === "/offline") return null;
  return (
    <button
      type="button"
      className="chat-button"
      data-aside={aside}
      aria-haspopup="dialog"
      aria-expanded="false"
      suppressHydrationWarning
      aria-label={t({
        message: "Talk with the Wisdom Conversationalist",
        comment: "The floating button that opens the chat",
      })}
    >
      <svg
        viewBox="0 0 32 32"
        width="32"
        height="32"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M5 7.5h22v14.500H15l-6 5v-5H5z" />
        <path d="M11 13h10M11 17h6" opacity=".6" />
      </svg>
    </button>
  );
}

function useAside(): boolean {
  const [place, setPlace] = useState({ aside: false, turn: 0 });
  useEffect(() => {
    const watch = () => setPlace((before) => moveButton(before, window.scrollY));
    // Somebody may have read on before the app came.
    watch();
    window.addEventListener("scroll", watch, { passive: true });
    return () => window.removeEventListener("scroll", watch);
  }, []);
  return place.aside;
}

/** The page that was asked for is greeted by early.ts; on the next ones somebody may still be. */
function useGreeting(path: string): void {
  const firstPath = useRef<string | null>(path);
  useEffect(() => {
    if (firstPath.current === path) return;
    firstPath.current = null;
    const visitedBefore = hasVisitedBefore(openStorage(() => window.localStorage));
    const isGreeted = opensItself({ visitedBefore, userAgent: navigator.userAgent, path });
    if (!isGreeted && !document.querySelector(".chat-greeting")) return;
    import("./greeting.ts").then(
      ({ greetOn, endGreeting }) => (isGreeted ? greetOn(path) : endGreeting()),
      () => undefined,
    );
  }, [path]);
}
