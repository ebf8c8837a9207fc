import { useEffect, useSyncExternalStore } from "react";
import type { Conversation } from "./conversation.ts";

/** Whether the browser has a network; it may be wrong when it says yes. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
}

/**
 * At the start and at each return: takes a conversation off the screen that has rested for hours, and
 * looks after a reply that was lost when the page went or the network broke.
 */
export function useReturns(conversation: Conversation): void {
  useEffect(() => {
    const { recover, rest } = conversation;
    function look(): void {
      rest();
      if (document.visibilityState === "visible") recover();
    }
    look();
    window.addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [conversation]);
}

function watchNetwork(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
