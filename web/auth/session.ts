import { useEffect, useSyncExternalStore } from "react";
import { openStorage } from "../browser-storage.ts";
import { refreshSession } from "../signed-calls.ts";
import { readSession } from "./calls.ts";
import { createSessionKeeper, watchSession, type SessionKeeper } from "./session-keeper.ts";
import { UNKNOWN_SESSION, type SessionState } from "./session-state.ts";

let keeper: SessionKeeper | undefined;

/** The one keeper of this tab; only in a browser. */
export function sessionKeeper(): SessionKeeper {
  keeper ??= createSessionKeeper({
    read: readSession,
    refresh: refreshSession,
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    lock: (name, run) =>
      "locks" in navigator ? (navigator.locks.request(name, run) as ReturnType<typeof run>) : run(),
    channel: "BroadcastChannel" in window ? new BroadcastChannel("auth") : null,
    storage: openStorage(() => window.localStorage),
  });
  return keeper;
}

/** The session, asked for and kept fresh as long as a screen shows it. */
export function useSession(): SessionState {
  useEffect(() => {
    void sessionKeeper().open();
    return watchSession(sessionKeeper());
  }, []);
  return useSyncExternalStore(subscribe, readState, () => UNKNOWN_SESSION);
}

const subscribe = (listener: () => void) => sessionKeeper().subscribe(listener);
const readState = () => sessionKeeper().getState();
