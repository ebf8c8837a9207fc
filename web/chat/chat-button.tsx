import "./chat-button.css";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState, type Ref } from "react";
import { moveButton } from "./chat-button-state.ts";

export interface ChatButtonProps {
  /** The dialog is open. */
  open: boolean;
  /** The dialog is being fetched. */
  busy: boolean;
  onPress: () => void;
  /** A press seems near: the dialog may be fetched. */
  onApproach: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The floating round button; on phones it steps aside while the visitor reads on. */
export function ChatButton({ open, busy, onPress, onApproach, ref }: ChatButtonProps) {
  const { t } = useLingui();
  const aside = useAside();
  return (
    <button
      ref={ref}
      type="button"
      className="chat-button"
      data-early=""
      data-aside={aside}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-busy={busy}
      onClick={onPress}
      onPointerEnter={onApproach}
      onFocus={onApproach}
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
        focusable="false"
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
