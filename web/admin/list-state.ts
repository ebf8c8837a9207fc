import type { ConversationRow, ConversationsReply } from "../../contract/logs.ts";

/** The list of conversations as it is shown. */
export interface ListState {
  phase: "loading" | "ready" | "failed";
  rows: ConversationRow[];
  nextCursor: string | null;
  more: "idle" | "loading" | "failed";
  /** The newest page as it is on the server, where it holds conversations that are not shown yet. */
  head: ConversationRow[];
  /** How many of them are not shown. */
  freshCount: number;
  /** Conversations that are marked, to be deleted together. */
  marked: ReadonlySet<number>;
}

export type ListAction =
  | { type: "load" }
  | { type: "loaded"; reply: ConversationsReply }
  | { type: "failed" }
  | { type: "more" }
  | { type: "moreLoaded"; reply: ConversationsReply }
  | { type: "moreFailed" }
  /** The first page, asked for again while somebody reads. */
  | { type: "refreshed"; reply: ConversationsReply; mayGrow: boolean }
  | { type: "showFresh" }
  | { type: "changed"; row: ConversationRow }
  | { type: "removed"; ids: readonly number[] }
  | { type: "mark"; id: number; isMarked: boolean }
  | { type: "markAll"; isMarked: boolean };

export const EMPTY_LIST: ListState = {
  phase: "loading",
  rows: [],
  nextCursor: null,
  more: "idle",
  head: [],
  freshCount: 0,
  marked: new Set(),
};

/** Nothing that is read ever moves by itself: rows change in their place, new ones wait to be asked for. */
export function reduceList(state: ListState, action: ListAction): ListState {
  switch (action.type) {
    case "load":
      return { ...EMPTY_LIST };
    case "loaded": {
      const { conversations, next_cursor } = action.reply;
      return { ...EMPTY_LIST, phase: "ready", rows: conversations, nextCursor: next_cursor };
    }
    case "failed":
      return { ...EMPTY_LIST, phase: "failed" };
    case "more":
      return { ...state, more: "loading" };
    case "moreLoaded": {
      const { conversations, next_cursor } = action.reply;
      const rows = [...state.rows, ...without(conversations, state.rows)];
      return { ...state, more: "idle", rows, nextCursor: next_cursor };
    }
    case "moreFailed":
      return { ...state, more: "failed" };
    case "refreshed":
      return refresh(state, action.reply.conversations, action.mayGrow);
    case "showFresh": {
      const rows = [...state.head, ...without(state.rows, state.head)];
      return { ...state, rows, head: [], freshCount: 0 };
    }
    case "changed":
      return { ...state, rows: replace(state.rows, [action.row]), head: replace(state.head, [action.row]) };
    case "removed": {
      const keep = (row: ConversationRow) => !action.ids.includes(row.id);
      const marked = new Set([...state.marked].filter((id) => !action.ids.includes(id)));
      return { ...state, rows: state.rows.filter(keep), head: state.head.filter(keep), marked };
    }
    case "mark": {
      const marked = new Set(state.marked);
      if (action.isMarked) marked.add(action.id);
      else marked.delete(action.id);
      return { ...state, marked };
    }
    case "markAll":
      return { ...state, marked: new Set(action.isMarked ? state.rows.map(({ id }) => id) : []) };
  }
}

function refresh(state: ListState, head: ConversationRow[], mayGrow: boolean): ListState {
  if (state.phase !== "ready") return state;
  const rows = replace(state.rows, head);
  const fresh = mayGrow ? without(head, rows) : [];
  return { ...state, rows, head: fresh.length > 0 ? head : [], freshCount: fresh.length };
}

/** What a search found in a row stays with it: a change from elsewhere does not know of it. */
function replace(rows: ConversationRow[], changed: readonly ConversationRow[]): ConversationRow[] {
  const byId = new Map(changed.map((row) => [row.id, row]));
  return rows.map((row) => {
    const next = byId.get(row.id);
    return next ? { ...next, match: next.match ?? row.match } : row;
  });
}

function without(rows: readonly ConversationRow[], others: readonly ConversationRow[]): ConversationRow[] {
  const ids = new Set(others.map(({ id }) => id));
  return rows.filter(({ id }) => !ids.has(id));
}
