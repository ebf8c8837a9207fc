import type { Session, User } from "../../contract/auth.ts";
import { ApiFailure } from "../errors.ts";
import {
  CHECK_MILLISECONDS,
  needsRenewal,
  reduceSession,
  retryDelay,
  UNKNOWN_SESSION,
  type Happening,
  type SessionState,
} from "./session-state.ts";

/** Name of the lock, the channel, and the note in local storage (spec §3): when the session ends, and no token. */
const NAME = "auth_session";

/** What the keeper needs from outside. */
export interface KeeperSurroundings {
  read: () => Promise<Session>;
  refresh: () => Promise<Session>;
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Runs one at a time over all tabs. */
  lock: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  /** Tells the other tabs; null where the browser cannot. */
  channel: Pick<BroadcastChannel, "postMessage" | "addEventListener"> | null;
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
}

export interface SessionKeeper {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Asks the server once; again after it has not answered. */
  open: () => Promise<void>;
  /** Looks whether the session must be renewed, and does it. */
  check: () => Promise<void>;
  /** What a form has brought about. */
  tell: (happening: Exclude<Happening, { event: "failed" }>) => void;
  changeUser: (change: Partial<User>) => void;
}

/** Keeps what the app knows of the session, renews it in time, and shares it between tabs. */
export function createSessionKeeper(around: KeeperSurroundings): SessionKeeper {
  let state = UNKNOWN_SESSION;
  let opening: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const apply = (happening: Happening) => {
    state = reduceSession(state, happening);
    for (const listener of listeners) listener();
  };

  const note = (happening: Happening) => {
    try {
      if (happening.event === "signed_out") around.storage?.removeItem(NAME);
      else if ("session" in happening)
        around.storage?.setItem(NAME, JSON.stringify({ expires_at: happening.session.expires_at }));
    } catch {
      // Storage is full or forbidden: the other tabs ask for themselves.
    }
  };

  const tell: SessionKeeper["tell"] = (happening) => {
    note(happening);
    apply(happening);
    // A link for a new password concerns the tab that was opened by it.
    if (happening.event !== "password_recovery") around.channel?.postMessage(happening);
  };

  around.channel?.addEventListener("message", ({ data }: MessageEvent<Happening>) => apply(data));

  const readNote = (): number | null => {
    try {
      const text = around.storage?.getItem(NAME);
      return text ? Number((JSON.parse(text) as { expires_at?: unknown }).expires_at) || 0 : null;
    } catch {
      return null;
    }
  };

  const isOver = (error: unknown) => error instanceof ApiFailure && error.code === "unauthorized";

  /** Tries until it succeeds, the session is over, or the time for it is. */
  const renew = async (): Promise<void> => {
    const begin = around.now();
    for (let tries = 1; ; tries++) {
      try {
        const session = await around.refresh();
        return tell({ event: "token_refreshed", session, now: around.now() });
      } catch (error) {
        if (isOver(error)) return tell({ event: "signed_out" });
        const delay = retryDelay(tries, around.now() - begin);
        if (delay === null) return apply({ event: "failed" });
        await around.wait(delay);
      }
    }
  };

  const ask = async (): Promise<void> => {
    // Whoever has never signed in here is not asked about: a page costs them no call.
    if (around.storage !== null && readNote() === null) return apply({ event: "signed_out" });
    try {
      const session = await around.read();
      const happening = { event: "signed_in", session, now: around.now() } as const;
      note(happening);
      apply(happening);
    } catch (error) {
      if (!isOver(error)) return apply({ event: "failed" });
      await around.lock(NAME, renew);
    }
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => {
      if (state.event !== null && !state.hasFailed) return Promise.resolve();
      opening ??= ask().finally(() => (opening = null));
      return opening;
    },
    check: async () => {
      if (!needsRenewal(state, around.now())) return;
      const before = readNote();
      await around.lock(NAME, async () => {
        // Another tab was first; its message is on the way.
        const after = readNote();
        if (before !== null && after !== null && after > before) return;
        if (needsRenewal(state, around.now())) await renew();
      });
    },
    tell,
    changeUser: (change) => {
      if (state.user) tell({ event: "user_updated", user: { ...state.user, ...change } });
    },
  };
}

/** Checks every 30 s, and when the tab or the network comes back. @returns ends it */
export function watchSession(keeper: SessionKeeper): () => void {
  const off = new AbortController();
  const check = () => void keeper.check();
  const timer = setInterval(check, CHECK_MILLISECONDS);
  document.addEventListener("visibilitychange", check, { signal: off.signal });
  addEventListener("online", check, { signal: off.signal });
  return () => {
    clearInterval(timer);
    off.abort();
  };
}
