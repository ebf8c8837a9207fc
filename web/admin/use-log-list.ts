import { useCallback, useEffect, useReducer, useRef } from "react";
import type { ConversationFilter } from "../../contract/admin.ts";
import type { Sort } from "../../contract/logs.ts";
import { writeFilter } from "./log-address.ts";
import type { LogApi } from "./log-api.ts";
import { EMPTY_LIST, reduceList, type ListAction, type ListState } from "./list-state.ts";

export interface LogList {
  state: ListState;
  dispatch: (action: ListAction) => void;
  reload: () => void;
  loadMore: () => void;
  /** Asks for the first page again, beside what is shown. @throws ApiFailure */
  refresh: () => Promise<void>;
}

/** The list that the filter means; an earlier call is broken off. */
export function useLogList(
  api: LogApi,
  { filter, sort }: { filter: ConversationFilter; sort: Sort },
  onFailure: (error: unknown) => void,
): LogList {
  const [state, dispatch] = useReducer(reduceList, EMPTY_LIST);
  const call = useRef<AbortController>(undefined);
  const wish = JSON.stringify({ ...writeFilter(filter), sort });

  const reload = useCallback(() => {
    call.current?.abort();
    const current = new AbortController();
    call.current = current;
    dispatch({ type: "load" });
    api.loadConversations(JSON.parse(wish) as object, current.signal).then(
      (reply) => current.signal.aborted || dispatch({ type: "loaded", reply }),
      (error: unknown) => {
        if (current.signal.aborted) return;
        dispatch({ type: "failed" });
        onFailure(error);
      },
    );
  }, [api, wish, onFailure]);

  useEffect(() => {
    reload();
    return () => call.current?.abort();
  }, [reload]);

  const { nextCursor } = state;
  const loadMore = useCallback(() => {
    const current = call.current;
    if (!current || nextCursor === null) return;
    dispatch({ type: "more" });
    api.loadConversations({ ...(JSON.parse(wish) as object), cursor: nextCursor }, current.signal).then(
      (reply) => current.signal.aborted || dispatch({ type: "moreLoaded", reply }),
      (error: unknown) => {
        if (current.signal.aborted) return;
        dispatch({ type: "moreFailed" });
        onFailure(error);
      },
    );
  }, [api, wish, nextCursor, onFailure]);

  const refresh = useCallback(async () => {
    const current = call.current;
    const reply = await api.loadConversations(JSON.parse(wish) as object, current?.signal);
    if (!current?.signal.aborted) dispatch({ type: "refreshed", reply, mayGrow: sort === "newest" });
  }, [api, wish, sort]);

  return { state, dispatch, reload, loadMore, refresh };
}
