// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../errors.ts";
import { createConversation } from "./conversation.ts";
import { ask, button, field, open, SAD, type, words } from "./testing/panel.tsx";
import { scriptedServer } from "./testing/server.ts";
import { TEXTS } from "./testing/texts.ts";

const UUID = /^[0-9a-f-]{36}$/;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("an empty conversation offers welcome, notice and four questions; a press asks", async () => {
  const { server } = open();
  expect(screen.getByText(TEXTS.meta.welcome)).toBeTruthy();
  expect(screen.getByText(new RegExp(`kept for ${TEXTS.retentionDays} days`))).toBeTruthy();
  const questions = within(screen.getByRole("list", { name: "Questions to begin with" })).getAllByRole(
    "button",
  );
  expect(questions.map((question) => question.textContent)).toEqual(Object.values(TEXTS.meta.questions));
  fireEvent.click(button("What is NOT wisdom?"));
  await screen.findByText("The reply is complete. It begins: A reply.");
  expect(words()).toEqual(["What is NOT wisdom?", "A reply."]);
  expect(server.requests[0]).toMatchObject({
    messages: [{ role: "user", content: "What is NOT wisdom?" }],
    language: "en",
    session_id: expect.stringMatching(UUID),
    turn_id: expect.stringMatching(UUID),
    user_message_count: 1,
  });
  expect(server.requests[0]).not.toHaveProperty("should_invite_telegram");
});

test("five sends show the invitation once, and only the fifth asks for it", async () => {
  const { server } = open();
  for (let turn = 1; turn <= 6; turn++) {
    await ask(`Question ${turn}`);
    await waitFor(() => expect(words()).toHaveLength(turn * 2));
    await waitFor(() =>
      expect(screen.queryAllByRole("link", { name: /Join the group/ })).toHaveLength(turn < 5 ? 0 : 1),
    );
  }
  expect(server.requests.map((request) => request.should_invite_telegram)).toEqual([
    ...Array.from({ length: 4 }, () => undefined),
    true,
    undefined,
  ]);
  const link = screen.getByRole("link", { name: /Join the group/ });
  expect(link.getAttribute("href")).toBe(TEXTS.invitationUrl);
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.textContent).toContain("(opens in a new tab)");
  expect(localStorage.getItem("wisdom_user_message_count")).toBe("6");
});

test("a failed send takes the message off the list, gives the text back, and Retry sends the same turn", async () => {
  const { server } = open({ fail: new ApiFailure("network", "offline") }, {});
  await ask("What is wisdom?");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Failed to get response. Please try again.");
  expect(words()).toEqual([]);
  expect(field().value).toBe("What is wisdom?");
  expect(localStorage.getItem("wisdom_user_message_count")).toBe("0");
  fireEvent.click(button("Retry"));
  await screen.findByText("A reply.");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(field().value).toBe("");
  expect(server.requests[1]).toMatchObject({ user_message_count: 1, turn_id: server.requests[0]?.turn_id });
});

test("an error before the first word is a failed send too", async () => {
  open({ parts: [], end: "error" });
  await ask("What is wisdom?");
  await screen.findByRole("alert");
  expect(field().value).toBe("What is wisdom?");
});

test("a reply that breaks midway is kept, marked and can be asked for again", async () => {
  const { server } = open({ parts: ["Half a re"], end: "cut" }, { parts: ["The whole reply."] });
  await ask("What is wisdom?");
  await waitFor(() => expect(words()).toEqual(["What is wisdom?", "Half a re"]));
  expect(screen.getAllByText("The reply was interrupted.")).toHaveLength(2);
  fireEvent.click(button("Retry"));
  await waitFor(() => expect(words()).toEqual(["What is wisdom?", "The whole reply."]));
  expect(server.requests[1]).toMatchObject({
    messages: [{ content: "What is wisdom?" }],
    user_message_count: 1,
  });
});

test("a thumb is stored with the reply, and the same again takes it back", async () => {
  const { server } = open();
  await ask("What is wisdom?");
  await screen.findByText("A reply.");
  const turnId = server.requests[0]?.turn_id;
  const pressed = () =>
    ["This reply helps", "This reply does not help"].map((name) => button(name).ariaPressed);
  expect(pressed()).toEqual(["false", "false"]);
  fireEvent.click(button("This reply helps"));
  expect(pressed()).toEqual(["true", "false"]);
  fireEvent.click(button("This reply does not help"));
  expect(pressed()).toEqual(["false", "true"]);
  fireEvent.click(button("This reply does not help"));
  expect(pressed()).toEqual(["false", "false"]);
  await waitFor(() =>
    expect(server.feedback).toEqual([
      [turnId, 1],
      [turnId, -1],
      [turnId, 0],
    ]),
  );
});

test("one line tells that the reply is being written and that it is complete", async () => {
  open({ parts: ["Half a reply"], end: "never" }, {});
  const line = () => screen.getAllByRole("status").find((status) => status.textContent.includes("reply"));
  type("What is wisdom?");
  fireEvent.click(button("Send"));
  await waitFor(() => expect(line()?.textContent).toBe("The reply is being written."));
  fireEvent.click(button("Stop"));
  await waitFor(() => expect(line()?.textContent).toBe("The reply was stopped."));
  await ask("And hope?");
  await waitFor(() => expect(line()?.textContent).toBe("The reply is complete. It begins: A reply."));
});

test("Stop keeps what came", async () => {
  const { server } = open({ parts: ["Half a reply"], end: "never" });
  type("What is wisdom?");
  fireEvent.click(button("Send"));
  await screen.findByText("Half a reply");
  expect(field().disabled).toBe(false);
  fireEvent.click(button("Stop"));
  await screen.findByText("Stopped.");
  expect(words()).toEqual(["What is wisdom?", "Half a reply"]);
  expect(button("Retry")).toBeTruthy();
  expect(server.stopped).toEqual([server.requests[0]?.turn_id]);
});

test("Enter sends, Shift+Enter and an unfinished composition do not", async () => {
  const { server } = open();
  type("One line");
  fireEvent.keyDown(field(), { key: "Enter", shiftKey: true });
  fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
  expect(server.requests).toHaveLength(0);
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
  await screen.findByText("A reply.");
  expect(server.requests).toHaveLength(1);
});

test("on a touch keyboard Enter breaks the line", () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(pointer: coarse)" }));
  const { server } = open();
  type("One line");
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(true);
  expect(server.requests).toHaveLength(0);
});

test("blank text is ignored, and Send is disabled while empty or loading", async () => {
  const { server } = open({ end: "never" });
  expect(button("Send").disabled).toBe(true);
  type("  \n ");
  expect(button("Send").disabled).toBe(true);
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(server.requests).toHaveLength(0);
  type("What is wisdom?");
  expect(button("Send").disabled).toBe(false);
  fireEvent.keyDown(field(), { key: "Enter" });
  type("And then?");
  fireEvent.keyDown(field(), { key: "Enter" });
  await screen.findByText("A reply.");
  expect(server.requests).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
  expect(field().value).toBe("And then?");
});

test("a message that is too long says so and waits", () => {
  open();
  type("x".repeat(4002));
  expect(screen.getByText("The message is 2 characters too long.")).toBeTruthy();
  expect(button("Send").disabled).toBe(true);
});

test("the help card comes at once, before any answer, and only one stays", async () => {
  open({ fail: new ApiFailure("rate_limited", "slow down") }, { help: ["wish_to_die"] });
  type(SAD);
  fireEvent.click(button("Send"));
  const card = screen.getByRole("region", { name: TEXTS.card.title });
  const spoken = within(card).getByRole("alert");
  for (const part of [TEXTS.card.title, TEXTS.card.text, /116\s123/, /112/])
    expect(spoken.textContent).toMatch(part);
  const calls = within(card)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(calls.slice(0, 2)).toEqual(["tel:116123", "tel:112"]);
  expect(within(card).getAllByText(/^Open now, \d\d:\d\d/).length).toBeGreaterThan(1);
  await screen.findByText(/Failed to get response/);
  expect(screen.getByRole("region", { name: TEXTS.card.title })).toBe(card);
  fireEvent.click(button("Retry"));
  await screen.findByText("A reply.");
  await ask("Thank you");
  expect(document.querySelectorAll(".chat-help")).toHaveLength(1);
  expect(within(card).getByRole("alert")).toBe(spoken);
});

test("that help was shown is counted once, and a number that is pressed, without a word of the conversation", async () => {
  const request = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal("fetch", request);
  const { view } = open({}, { help: ["wish_to_die"] });
  await ask(SAD);
  fireEvent.click(within(screen.getByRole("region", { name: TEXTS.card.title })).getAllByRole("link")[0]!);
  view.unmount();
  open({}, { help: ["wish_to_die"] });
  await ask(SAD);
  const tracked = request.mock.calls.filter(([path]) => path === "/api/track");
  const counted = tracked.map(([path, init]) => [path, JSON.parse(String(init?.body)) as unknown]);
  const event = (name: string) => ["/api/track", { event: name, path: "/chat", language: "en" }];
  expect(counted).toEqual([event("help_shown"), event("number_pressed")]);
});

test("an invitation that stands there already goes when a signal comes", async () => {
  open();
  for (let turn = 1; turn <= 5; turn++) {
    await ask(`Question ${turn}`);
    await waitFor(() => expect(words()).toHaveLength(turn * 2));
  }
  await screen.findByRole("link", { name: /Join the group/ });
  await ask(SAD);
  expect(screen.queryByRole("link", { name: /Join the group/ })).toBeNull();
});

test("a signal that only the server sees brings the card too, and there is no invitation after it", async () => {
  open({ help: ["farewell"] }, {});
  for (let turn = 1; turn <= 5; turn++) {
    await ask(`Message ${turn}`);
    await waitFor(() => expect(words()).toHaveLength(turn * 2));
  }
  expect(screen.getByRole("region", { name: TEXTS.card.title })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Join the group/ })).toBeNull();
});

test("clearing asks first, then empties list and count and deletes on the server", async () => {
  const { server } = open();
  await ask("What is wisdom?");
  await screen.findByText("A reply.");
  const id = localStorage.getItem("wisdom_chat_session_id");
  fireEvent.click(button("Clear"));
  const question = screen.getByRole("alertdialog");
  expect(document.activeElement?.textContent).toBe("Keep");
  fireEvent.click(within(question).getByRole("button", { name: "Keep" }));
  expect(words()).toHaveLength(2);
  fireEvent.click(button("Clear"));
  fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Clear" }));
  expect(words()).toEqual([]);
  expect(await screen.findByText("The conversation is cleared.")).toBeTruthy();
  await waitFor(() => expect(server.deleted).toEqual([id]));
  expect(localStorage.getItem("wisdom_chat_session_id")).toBeNull();
  expect(localStorage.getItem("wisdom_user_message_count")).toBe("0");
  expect(sessionStorage).toHaveLength(0);
});

test("a deletion that fails on the server is told and can be tried again", async () => {
  const { server } = open();
  await ask("What is wisdom?");
  await screen.findByText("A reply.");
  server.deletion = new ApiFailure("network", "offline");
  fireEvent.click(button("Clear"));
  fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Clear" }));
  await screen.findByText(/could not yet be deleted on the server/);
  server.deletion = null;
  fireEvent.click(button("Retry"));
  await waitFor(() => expect(screen.queryByText(/could not yet be deleted/)).toBeNull());
  expect(server.deleted).toHaveLength(1);
});

test("conversation, card and draft survive a reload", async () => {
  const first = open({ help: ["plan"] });
  await ask("What is wisdom?");
  await screen.findByText("A reply.");
  type("half a thou");
  first.view.unmount();
  const { server } = open();
  expect(words()).toEqual(["What is wisdom?", "A reply."]);
  expect(field().value).toBe("half a thou");
  const card = screen.getByRole("region", { name: TEXTS.card.title });
  expect(within(card).queryByRole("alert")).toBeNull();
  await ask("And hope?");
  await waitFor(() => expect(server.requests).toHaveLength(1));
  expect(server.requests[0]).toMatchObject({
    user_message_count: 2,
    session_id: first.server.requests[0]?.session_id,
  });
  expect(server.requests[0]?.messages).toHaveLength(3);
});

test("a reply is drawn from Markdown: no HTML, no pictures, only links that may be followed", async () => {
  const text =
    "**Light** <b onclick=alert(1)>x</b> ![spy](https://evil.example/x.png) [bad](javascript:alert(1)) " +
    "[own](/wisdom/what-is) [far](https://example.org) [call](tel:+38640123456) and 116 123.";
  open({ parts: [text] });
  await ask("What is wisdom?");
  await waitFor(() => expect(document.querySelector(".chat-words strong")?.textContent).toBe("Light"));
  const reply = document.querySelectorAll(".chat-words")[1];
  expect(reply?.querySelector("img, b, [onclick]")).toBeNull();
  const links = [...(reply?.querySelectorAll("a") ?? [])].map((a) => [
    a.getAttribute("href"),
    a.getAttribute("target"),
  ]);
  expect(links).toEqual([
    ["/wisdom/what-is", null],
    ["https://example.org/", "_blank"],
    ["tel:116123", null],
  ]);
  expect(reply?.getAttribute("lang")).toBe("en");
  expect(document.querySelector("[style]")).toBeNull();
});

test("a reply can be copied", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText }, onLine: true, languages: ["en"] });
  open();
  await ask("What is wisdom?");
  await screen.findByText("A reply.");
  fireEvent.click(button("Copy"));
  await screen.findByText("Copied.");
  expect(writeText).toHaveBeenCalledWith("A reply.");
});

test("a fault of the check does not keep the message back", async () => {
  const server = scriptedServer({});
  const conversation = createConversation({
    transport: server,
    local: null,
    session: null,
    detectDanger: () => {
      throw new Error("broken check");
    },
  });
  conversation.send("en", "Hello");
  await waitFor(() => expect(conversation.getState().entries).toHaveLength(2));
  expect(server.requests).toHaveLength(1);
});

const CARE = {
  state: "E" as const,
  level: "now" as const,
  choices: [
    { id: "emergency.called", label: "I’ve called" },
    { id: "emergency.cannot", label: "I can’t call" },
  ],
};

test("choices of the sheet are buttons below the reply; a press sends its words and its id", async () => {
  const { server } = open({ care: CARE, parts: ["Call now."] }, { parts: ["Good."] });
  await ask("help");
  const choices = within(screen.getByRole("list", { name: "Answers to choose from" })).getAllByRole("button");
  expect(choices.map((choice) => choice.textContent)).toEqual(["I’ve called", "I can’t call"]);
  fireEvent.click(button("I’ve called"));
  await screen.findByText("Good.");
  expect(screen.queryByRole("list", { name: "Answers to choose from" })).toBeNull();
  expect(server.requests[1]?.messages.at(-1)).toEqual({
    role: "user",
    content: "I’ve called",
    choice: "emergency.called",
  });
  expect(document.activeElement).not.toBe(document.body);
});

test("free text may be written instead of a choice, and carries none", async () => {
  const { server } = open({ care: CARE, parts: ["Call now."] }, { parts: ["Good."] });
  await ask("help");
  await ask("my neighbour is here");
  expect(server.requests[1]?.messages.at(-1)).toEqual({ role: "user", content: "my neighbour is here" });
});

test("a send that brought nothing brings the choices back, and a reload keeps them", async () => {
  const failure = new ApiFailure("network", "offline");
  const { view } = open({ care: CARE, parts: ["Call now."] }, { fail: failure });
  await ask("help");
  fireEvent.click(button("I can’t call"));
  await screen.findByRole("alert");
  expect(button("I can’t call")).toBeTruthy();
  view.unmount();
  open();
  expect(button("I’ve called")).toBeTruthy();
});
