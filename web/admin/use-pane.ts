import { useCallback, useEffect, useReducer, useRef } from "react";
import { ApiFailure } from "../errors.ts";
import type { LogApi } from "./log-api.ts";
import { reducePane, refreshCursor, type PaneAction, type PaneState } from "./pane-state.ts";

export interface Pane {
  state: PaneState;
  dispatch: (action: PaneAction) => void;
  reload: () => void;
  loadMore: () => void;
  /** Asks for what came since; silent, the list says when a refresh has failed. */
  refresh: () => Promise<void>;
}

/**
 * The messages of the conversation that is open.
 *
 * @param message pages are loaded until this message is there
 */
export function usePane(
  api: LogApi,
  { id, message }: { id: number | null; message: number | null },
  onFailure: (error: unknown) => void,
): Pane {
  const [state, dispatch] = useReducer(reducePane, { phase: "none" });
  const call = useRef<AbortController>(undefined);

  const load = useCallback(
    async (conversation: number, cursor: number | null, signal: AbortSignal) => {
      try {
        const reply = await api.loadMessages(conversation, cursor, signal);
        if (!signal.aborted) dispatch({ type: "loaded", id: conversation, reply });
        return reply;
      } catch (error) {
        if (signal.aborted) return null;
        const isGone = error instanceof ApiFailure && error.code === "not_found";
        dispatch({ type: "failed", id: conversation, isGone });
        if (!isGone) onFailure(error);
        return null;
      }
    },
    [api, onFailure],
  );

  const reload = useCallback(() => {
    call.current?.abort();
    const current = new AbortController();
    call.current = current;
    if (id === null) return dispatch({ type: "close" });
    dispatch({ type: "open", id });
    const loadUntilMessage = async (cursor: number | null): Promise<void> => {
      const reply = await load(id, cursor, current.signal);
      if (reply?.next_cursor && message !== null && message > reply.next_cursor)
        await loadUntilMessage(reply.next_cursor);
    };
    void loadUntilMessage(null);
    // oxlint-disable-next-line react/exhaustive-deps -- another message of the same conversation is there already
  }, [id, load]);

  useEffect(() => {
    reload();
    return () => call.current?.abort();
  }, [reload]);

  const loadMore = useCallback(() => {
    const current = call.current;
    if (!current || state.phase !== "ready" || state.nextCursor === null) return;
    dispatch({ type: "more" });
    const loadNext = async (open: number, cursor: number) => {
      const reply = await load(open, cursor, current.signal);
      if (!reply && !current.signal.aborted) dispatch({ type: "moreFailed" });
    };
    void loadNext(state.id, state.nextCursor);
  }, [state, load]);

  const refresh = useCallback(async () => {
    const current = call.current;
    // Where not everything is loaded, what is new comes with the rest.
    if (!current || state.phase !== "ready" || state.nextCursor !== null) return;
    await load(state.id, refreshCursor(state.messages) || null, current.signal);
  }, [state, load]);

  return { state, dispatch, reload, loadMore, refresh };
}
