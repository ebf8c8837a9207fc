// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ApiFailure } from "../errors.ts";
import { NEIGHBOURS } from "./neighbours.ts";
import { ask, button, open, SAD, SAD_IN_GERMAN, type } from "./testing/panel.tsx";
import { TEXTS } from "./testing/texts.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const german = NEIGHBOURS.de;
const findCard = (title: string) => screen.getByRole("region", { name: title });
const callsIn = (card: HTMLElement) =>
  within(card)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("danger told in German brings a German card at once, before any answer, and it is spoken", async () => {
  open({ fail: new ApiFailure("rate_limited", "slow down") });
  type(SAD_IN_GERMAN);
  fireEvent.click(button("Send"));
  const card = findCard(german.card.title);
  expect(card.getAttribute("lang")).toBe("de");
  const spoken = within(card).getByRole("alert").textContent;
  for (const part of [german.card.title, german.card.text, ...german.first.map(({ number }) => number)])
    expect(spoken).toContain(part);
  const calls = callsIn(card);
  expect(calls.slice(0, 4)).toEqual(["tel:08001110111", "tel:112", "tel:142", "tel:143"]);
  expect(calls).toContain("tel:116123");
  expect(calls).toContain("https://findahelpline.com");
  const own = within(card).getByRole("link", { name: TEXTS.card.more });
  expect(own.closest("[lang]")?.getAttribute("lang")).toBe("en");
  await screen.findByText(/Failed to get response/);
  expect(findCard(german.card.title)).toBe(card);
});

test("the card of the page stands folded in it, in the page's language", () => {
  open();
  type(SAD_IN_GERMAN);
  fireEvent.click(button("Send"));
  const folded = document.querySelector<HTMLElement>(".chat-help-neighbour details");
  expect(folded?.closest("[lang]")?.getAttribute("lang")).toBe("en");
  expect(callsIn(folded ?? document.body)).toEqual(expect.arrayContaining(["tel:116123", "tel:112"]));
  expect(document.querySelectorAll(".chat-help")).toHaveLength(1);
});

test("a language that only the server hears brings the card too, and it stays through a reload", async () => {
  const first = open({ help: ["wish_to_die"], language: "hu" }, {});
  await ask("…");
  await waitFor(() => findCard(NEIGHBOURS.hu.card.title));
  await ask("hvala");
  expect(findCard(NEIGHBOURS.hu.card.title).lang).toBe("hu");
  first.view.unmount();
  open();
  const card = findCard(NEIGHBOURS.hu.card.title);
  expect(within(card).queryByRole("alert")).toBeNull();
});

test("a card that spoke the page's language turns to the one that is written next, and is spoken again", async () => {
  open();
  await ask(SAD);
  expect(findCard(TEXTS.card.title)).toBeTruthy();
  await ask(SAD_IN_GERMAN);
  const card = findCard(german.card.title);
  expect(within(card).getByRole("alert").textContent).toContain(german.card.text);
  expect(document.querySelectorAll(".chat-help")).toHaveLength(1);
});

test("the paragraph before a reply is marked as its language, and its numbers can be called", async () => {
  open({
    help: ["wish_to_die"],
    language: "de",
    parts: [`${german.reply}\n\n`, "Thank you for telling me."],
  });
  await ask(SAD_IN_GERMAN);
  await waitFor(() => expect(document.querySelector(".chat-neighbour a")).toBeTruthy());
  const paragraph = document.querySelector<HTMLElement>(".chat-neighbour");
  expect(paragraph?.lang).toBe("de");
  expect(paragraph?.textContent?.trim()).toBe(german.reply);
  expect(callsIn(paragraph ?? document.body)).toEqual(["tel:08001110111", "tel:142", "tel:112"]);
  const below = screen.getByText("Thank you for telling me.");
  expect(below.closest("[lang]")?.getAttribute("lang")).toBe("en");
});

test("a stored conversation shows it again", async () => {
  localStorage.setItem("wisdom_chat_session_id", "3d0c7a0e-7a53-4a36-9c5d-0a3e0a6b1f12");
  localStorage.setItem("wisdom_user_message_count", "1");
  const turn = { turn_id: "3d0c7a0e-7a53-4a36-9c5d-0a3e0a6b1f13", is_interrupted: false, written_by: null };
  const { conversation } = open([
    { role: "user", content: SAD_IN_GERMAN, signal: "wish_to_die", ...turn },
    { role: "assistant", content: `${german.reply}\n\nThank you.`, signal: null, ...turn },
  ]);
  conversation.resume("en");
  await waitFor(() => findCard(german.card.title));
  expect(document.querySelector<HTMLElement>(".chat-neighbour")?.lang).toBe("de");
});
