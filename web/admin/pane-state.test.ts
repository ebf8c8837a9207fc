import { expect, test } from "vitest";
import type { ConversationRow, LoggedMessage, MessagesReply } from "../../contract/logs.ts";
import { reducePane, refreshCursor, startsDay, type PaneAction, type PaneState } from "./pane-state.ts";

const message = (id: number, content = "x", created_at = "2026-01-01T10:00:00.000Z") =>
  ({ id, content, created_at }) as LoggedMessage;
const reply = (...messages: LoggedMessage[]): MessagesReply => ({
  conversation: { id: 7 } as ConversationRow,
  messages,
  next_cursor: null,
});
const run = (...actions: PaneAction[]): PaneState =>
  actions.reduce(reducePane, { phase: "none" } as PaneState);
const contents = (state: PaneState) =>
  state.phase === "ready" ? state.messages.map(({ content }) => content) : null;

const open: PaneAction = { type: "open", id: 7 };
const loaded: PaneAction = { type: "loaded", id: 7, reply: reply(message(1, "a"), message(2, "b")) };

test("a conversation is opened, read and closed", () => {
  expect(run(open)).toEqual({ phase: "loading", id: 7 });
  expect(contents(run(open, loaded))).toEqual(["a", "b"]);
  expect(run(open, loaded, { type: "close" })).toEqual({ phase: "none" });
});

test("what comes late for another conversation is not shown", () => {
  expect(run(open, loaded, { type: "open", id: 8 }, loaded)).toEqual({ phase: "loading", id: 8 });
  expect(run(open, { type: "close" }, loaded)).toEqual({ phase: "none" });
});

test("a refresh adds what is new and changes what was written anew, and takes nothing away", () => {
  const state = run(open, loaded, {
    type: "loaded",
    id: 7,
    reply: reply(message(2, "b2"), message(3, "c")),
  });
  expect(contents(state)).toEqual(["a", "b2", "c"]);
});

test("a refresh that fails leaves what is read; the first call that fails says so", () => {
  const failed: PaneAction = { type: "failed", id: 7, isGone: false };
  expect(contents(run(open, loaded, failed))).toEqual(["a", "b"]);
  expect(run(open, failed)).toEqual({ phase: "failed", id: 7 });
  expect(run(open, loaded, { ...failed, isGone: true })).toEqual({ phase: "gone", id: 7 });
});

test("a refresh begins with the last turn", () => {
  expect(refreshCursor([1, 2, 3, 4].map((id) => message(id)))).toBe(2);
  expect(refreshCursor([message(1)])).toBe(0);
});

test("a day is told before its first message", () => {
  const dayOf = (time: string) => time.slice(0, 10);
  const messages = ["2026-01-01", "2026-01-01", "2026-01-02"].map((day, index) =>
    message(index, "x", `${day}T10:00:00.000Z`),
  );
  expect(messages.map((_, index) => startsDay(messages, index, dayOf))).toEqual([true, false, true]);
});
