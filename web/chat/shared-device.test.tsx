// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { REST_HOURS } from "../../contract/chat.ts";
import { ApiFailure } from "../errors.ts";
import { ask, button, field, open, SAD, words } from "./testing/panel.tsx";
import { TEXTS } from "./testing/texts.ts";

const HOUR_MS = 3_600_000;
const REST_MS = REST_HOURS * HOUR_MS;
const OFFER = /^Continue the (earlier )?conversation/;
const offer = () => screen.queryByRole("button", { name: OFFER });
const storedId = () => localStorage.getItem("wisdom_chat_session_id");

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 23, 14, 5) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Somebody has written and left the tab. */
async function writeAndLeave(text = "What is wisdom?") {
  const { server, view, conversation } = open();
  await ask(text);
  await screen.findByText("A reply.");
  conversation.save();
  view.unmount();
  return { sessionId: server.requests[0]?.session_id ?? "" };
}

test("a new tab offers the earlier conversation with its time, and asks the server for nothing", async () => {
  await writeAndLeave();
  sessionStorage.clear();
  wait(20 * 60_000);
  const { server } = open();
  expect(words()).toEqual([]);
  expect(offer()?.textContent).toBe("Continue the conversation from today at 14:05?");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.loaded).toEqual([]);
});

test("whoever writes in a new tab begins a conversation of their own", async () => {
  const first = await writeAndLeave(SAD);
  sessionStorage.clear();
  const { server } = open();
  await ask("Good day");
  await screen.findByText("A reply.");
  expect(server.requests).toMatchObject([
    { messages: [{ role: "user", content: "Good day" }], user_message_count: 1 },
  ]);
  expect(server.requests[0]?.session_id).not.toBe(first.sessionId);
  expect(storedId()).toBe(server.requests[0]?.session_id);
  expect(localStorage.getItem("wisdom_user_message_count")).toBe("1");
  expect(server.loaded).toEqual([]);
  expect(words()).toEqual(["Good day", "A reply."]);
});

test("the earlier conversation goes on in this tab when the visitor asks for it, also after a reload", async () => {
  const { sessionId } = await writeAndLeave();
  sessionStorage.clear();
  wait(30 * HOUR_MS);
  const { server, view } = open();
  expect(offer()?.textContent).toBe("Continue the conversation from yesterday at 14:05?");
  fireEvent.click(offer() as HTMLElement);
  await waitFor(() => expect(words()).toEqual(["Earlier question", "Earlier answer"]));
  expect(server.loaded).toEqual([sessionId]);
  await ask("And hope?");
  await waitFor(() => expect(words()).toHaveLength(4));
  expect(server.requests[0]).toMatchObject({ session_id: sessionId, user_message_count: 2 });
  expect(server.requests[0]?.messages).toHaveLength(3);
  view.unmount();
  open();
  expect(words()).toHaveLength(4);
});

test("after hours without a message the conversation leaves the screen, and the next message begins another", async () => {
  const { server } = open();
  await ask(SAD);
  await screen.findByText("A reply.");
  fireEvent.change(field(), { target: { value: "half a thou" } });
  wait(REST_MS - 1);
  fireEvent(document, new Event("visibilitychange"));
  expect(words()).toHaveLength(2);
  expect(screen.getByRole("region", { name: TEXTS.card.title })).toBeTruthy();
  wait(1);
  fireEvent(document, new Event("visibilitychange"));
  expect(words()).toEqual([]);
  expect(screen.queryByRole("region", { name: TEXTS.card.title })).toBeNull();
  expect(screen.queryByText("The conversation is cleared.")).toBeNull();
  expect(offer()?.textContent).toBe("Continue the conversation from today at 14:05?");
  expect(field().value).toBe("half a thou");
  expect(sessionStorage.getItem("wisdom_chat_conversation")).toBeNull();

  await ask("Good evening");
  await waitFor(() => expect(server.requests).toHaveLength(2));
  const [first, second] = server.requests;
  expect(second?.session_id).not.toBe(first?.session_id);
  expect(second).toMatchObject({ messages: [{ content: "Good evening" }], user_message_count: 1 });
});

test("a message written hours later, with nobody gone and come back, begins another conversation too", async () => {
  const { server } = open();
  await ask("What is wisdom?");
  await screen.findByText("A reply.");
  wait(REST_MS);
  await ask("Good evening");
  await waitFor(() => expect(words()).toEqual(["Good evening", "A reply."]));
  expect(server.requests[1]?.session_id).not.toBe(server.requests[0]?.session_id);
});

test("every message puts the end off, and a reload within the hours shows everything", async () => {
  const first = open();
  await ask("What is wisdom?");
  wait(REST_MS - 60_000);
  await ask("And hope?");
  // The fifth says again that a program answers.
  await waitFor(() => expect(words()).toHaveLength(5));
  first.conversation.save();
  first.view.unmount();
  wait(REST_MS - 60_000);
  const { server } = open();
  expect(words()).toHaveLength(5);
  await ask("And love?");
  await waitFor(() => expect(server.requests).toHaveLength(1));
  expect(server.requests[0]?.session_id).toBe(first.server.requests[0]?.session_id);
});

test.each([REST_MS, -REST_MS, 40 * 24 * HOUR_MS])(
  "a reload after the clock has moved by %d ms shows nothing, and offers it",
  async (ms) => {
    await writeAndLeave();
    wait(ms);
    open();
    expect(words()).toEqual([]);
    expect(offer()).not.toBeNull();
  },
);

test("a screen that nobody touches is cleared in time", async () => {
  vi.useRealTimers();
  vi.useFakeTimers();
  const { conversation, server } = open();
  conversation.send("en", SAD);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(conversation.getState().entries).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(conversation.getState()).toMatchObject({
    entries: [],
    signals: [],
    earlier: { sessionId: server.requests[0]?.session_id },
  });
});

test("clearing deletes the conversation that is offered, without showing it", async () => {
  const { sessionId } = await writeAndLeave();
  sessionStorage.clear();
  const { server } = open();
  fireEvent.click(button("Clear"));
  fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Clear" }));
  await waitFor(() => expect(server.deleted).toEqual([sessionId]));
  expect(server.loaded).toEqual([]);
  expect(offer()).toBeNull();
  expect(storedId()).toBeNull();
  await ask("Anew");
  await waitFor(() => expect(server.requests).toHaveLength(1));
  expect(server.requests[0]?.session_id).not.toBe(sessionId);
});

test("clearing in one tab leaves the conversation of another alone", async () => {
  const first = await writeAndLeave();
  const held = { ...sessionStorage } as Record<string, string>;
  sessionStorage.clear();
  const second = await writeAndLeave("Somebody else");
  sessionStorage.clear();
  for (const [key, value] of Object.entries(held)) sessionStorage.setItem(key, value);
  const { server } = open();
  expect(words()[0]).toBe("What is wisdom?");
  fireEvent.click(button("Clear"));
  fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Clear" }));
  await waitFor(() => expect(server.deleted).toEqual([first.sessionId]));
  expect(storedId()).toBe(second.sessionId);
});

test("a conversation that the server has not any more is not offered again", async () => {
  await writeAndLeave();
  sessionStorage.clear();
  const { server, view } = open();
  server.stored = [];
  fireEvent.click(offer() as HTMLElement);
  await waitFor(() => expect(offer()).toBeNull());
  expect(storedId()).toBeNull();
  view.unmount();
  open();
  expect(offer()).toBeNull();
});

test("an offer that cannot be fetched says so and stays", async () => {
  await writeAndLeave();
  sessionStorage.clear();
  const { server } = open();
  server.loadConversation = async () => {
    throw new ApiFailure("network", "offline");
  };
  fireEvent.click(offer() as HTMLElement);
  await screen.findByRole("alert");
  expect(offer()).not.toBeNull();
});

test("a visitor from before the time was kept is offered the conversation without it", () => {
  localStorage.setItem("wisdom_chat_session_id", "5f0c2f66-33a1-4b0e-9d0a-0d4f6f1f2a3b");
  localStorage.setItem("wisdom_user_message_count", "2");
  open();
  expect(offer()?.textContent).toBe("Continue the earlier conversation?");
});
