import { expect, test } from "vitest";
import type { ConversationRow } from "../../contract/logs.ts";
import { EMPTY_LIST, reduceList, type ListAction, type ListState } from "./list-state.ts";

const row = (id: number, changes: Partial<ConversationRow> = {}): ConversationRow => ({
  id,
  session_id: `session-${id}`,
  language: "sl",
  message_count: 2,
  signal: null,
  state: null,
  note: "",
  thumbs_up: 0,
  thumbs_down: 0,
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  match: null,
  ...changes,
});
const reply = (...rows: ConversationRow[]) => ({ conversations: rows, next_cursor: "next" });
const run = (...actions: ListAction[]): ListState => actions.reduce(reduceList, EMPTY_LIST);
const ids = (state: ListState) => state.rows.map(({ id }) => id);

const loaded: ListAction = { type: "loaded", reply: reply(row(3), row(2)) };

test("pages follow one another, and nothing comes twice", () => {
  const state = run(loaded, { type: "more" }, { type: "moreLoaded", reply: reply(row(2), row(1)) });
  expect(ids(state)).toEqual([3, 2, 1]);
  expect(state.more).toBe("idle");
});

test("a page that fails leaves what is there", () => {
  const state = run(loaded, { type: "more" }, { type: "moreFailed" });
  expect(ids(state)).toEqual([3, 2]);
  expect(state.more).toBe("failed");
});

test("what is new waits until it is asked for, and moves nothing", () => {
  const head = reply(row(5), row(2, { message_count: 8 }), row(4), row(3));
  const refreshed = run(loaded, { type: "refreshed", reply: head, mayGrow: true });
  expect(ids(refreshed)).toEqual([3, 2]);
  expect(refreshed.rows[1]?.message_count).toBe(8);
  expect(refreshed.freshCount).toBe(2);
  const shown = reduceList(refreshed, { type: "showFresh" });
  expect(ids(shown)).toEqual([5, 2, 4, 3]);
  expect(shown.freshCount).toBe(0);
});

test("in another order than newest first only rows that are shown change", () => {
  const state = run(loaded, {
    type: "refreshed",
    reply: reply(row(9), row(3, { note: "x" })),
    mayGrow: false,
  });
  expect(ids(state)).toEqual([3, 2]);
  expect(state.freshCount).toBe(0);
  expect(state.rows[0]?.note).toBe("x");
});

test("what a search found stays with a row that changes", () => {
  const match = { message_id: 1, excerpt: [] };
  const state = run(
    { type: "loaded", reply: reply(row(3, { match })) },
    { type: "changed", row: row(3, { state: "seen" }) },
  );
  expect(state.rows[0]).toMatchObject({ match, state: "seen" });
});

test("what is deleted goes, also from the marks and from what waits", () => {
  const state = run(
    loaded,
    { type: "markAll", isMarked: true },
    { type: "refreshed", reply: reply(row(4), row(3), row(2)), mayGrow: true },
    { type: "removed", ids: [3] },
  );
  expect(ids(state)).toEqual([2]);
  expect([...state.marked]).toEqual([2]);
  expect(ids(reduceList(state, { type: "showFresh" }))).toEqual([4, 2]);
});

test("a refresh that comes while a list is loaded changes nothing", () => {
  expect(run({ type: "refreshed", reply: reply(row(1)), mayGrow: true }).rows).toEqual([]);
});
