// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../errors.ts";
import { ask, button, open, type, words } from "./testing/panel.tsx";
import { storedMessage } from "./testing/server.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a reply lost in a reload is fetched from the log, neither asked for again nor doubled", async () => {
  const first = open({ parts: ["Half a re"], end: "never" });
  type("What is wisdom?");
  fireEvent.click(button("Send"));
  await screen.findByText("Half a re");
  first.conversation.save();
  first.view.unmount();
  const turnId = first.server.requests[0]?.turn_id ?? "";
  const { server } = open({}, [
    storedMessage("user", "What is wisdom?", turnId),
    storedMessage("assistant", "The whole reply.", turnId),
  ]);
  await waitFor(() => expect(words()).toEqual(["What is wisdom?", "The whole reply."]));
  expect(server.requests).toHaveLength(0);
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

test("a lost reply that the log holds in part, or not yet, is the same turn again, and what came stays until then", async () => {
  for (const stored of [true, false]) {
    sessionStorage.clear();
    const first = open({ parts: ["Half a re"], end: "cut" });
    await ask("What is wisdom?");
    await waitFor(() => expect(words()).toHaveLength(2));
    first.view.unmount();
    const turnId = first.server.requests[0]?.turn_id ?? "";
    const { server, view } = open(
      { parts: ["Half"], end: "error" },
      { parts: ["The whole reply."] },
      stored ? [storedMessage("assistant", "Half", turnId, true)] : [],
    );
    expect(words()).toEqual(["What is wisdom?", "Half a re"]);
    // What another call was still storing is not the end of it: it is asked for once more.
    await waitFor(() => expect(words()).toEqual(["What is wisdom?", "The whole reply."]));
    expect(server.requests.map((request) => request.turn_id)).toEqual([turnId, turnId]);
    view.unmount();
  }
});

test("a reply that was lost with the network comes when the network is back", async () => {
  const { server } = open({ parts: ["Half a re"], end: "cut" });
  await ask("What is wisdom?");
  await waitFor(() => expect(words()).toEqual(["What is wisdom?", "Half a re"]));
  expect(button("Retry")).toBeTruthy();
  const turnId = server.requests[0]?.turn_id ?? "";
  server.stored = [storedMessage("assistant", "The whole reply.", turnId)];
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(words()).toEqual(["What is wisdom?", "The whole reply."]));
  expect(server.requests).toHaveLength(1);
});

test("a reply that the server itself broke off is not asked for by itself", async () => {
  const { server } = open({ parts: ["Half a re"], end: "error" });
  await ask("What is wisdom?");
  await waitFor(() => expect(words()).toHaveLength(2));
  window.dispatchEvent(new Event("online"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.requests).toHaveLength(1);
  expect(button("Retry")).toBeTruthy();
});

test("a failed message sent again after a reload is the same turn", async () => {
  const first = open({ fail: new ApiFailure("network", "offline") });
  await ask("What is wisdom?");
  await screen.findByRole("alert");
  first.view.unmount();
  const { server } = open();
  fireEvent.click(button("Send"));
  await screen.findByText("A reply.");
  expect(server.requests[0]?.turn_id).toBe(first.server.requests[0]?.turn_id);
});

test("without a network the numbers stand there, and the text stays", async () => {
  const onLine = vi.spyOn(Navigator.prototype, "onLine", "get").mockReturnValue(false);
  open();
  expect(screen.getByText(/You are offline/).textContent).toMatch(/116\s123 · 112/);
  onLine.mockReturnValue(true);
  fireEvent(window, new Event("online"));
  expect(screen.queryByText(/You are offline/)).toBeNull();
  onLine.mockRestore();
});
