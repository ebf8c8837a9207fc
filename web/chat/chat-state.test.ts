import { expect, test } from "vitest";
import { MESSAGE_MAX_CHARACTERS, REPLY_MAX_CHARACTERS } from "../../contract/chat.ts";
import {
  canSend,
  chatReducer,
  chatSnapshot,
  emptyChat,
  helpNeeds,
  excessCharacters,
  lostReply,
  requestMessages,
  unfinishedReply,
  type ChatEntry,
  type ChatEvent,
  type ChatState,
} from "./chat-state.ts";

const play = (events: readonly ChatEvent[], start: ChatState = emptyChat()) =>
  events.reduce(chatReducer, start);
const NOW = Date.UTC(2026, 10, 26);
const hoursLater = (hours: number) => NOW + hours * 60 * 60 * 1000;
const sent = (text: string): ChatEvent => ({
  type: "sent",
  id: `u-${text}`,
  turnId: `t-${text}`,
  text,
  language: "sl",
  at: NOW,
});
const broken: ChatEvent = { type: "broken", code: "network", ending: "interrupted" };
const lost: ChatEvent = { type: "broken", code: "network", ending: "lost" };
const received = (text: string): ChatEvent => ({ type: "received", id: `a-${text}`, text, language: "sl" });
const finished: ChatEvent = { type: "finished", id: "invitation", language: "sl", at: NOW };
const turn = (text: string) => [sent(text), received("…"), finished];
const turns = (count: number) =>
  Array.from({ length: count }, (_, index) => turn(`vprašanje ${index + 1}`)).flat();
const invitations = (state: ChatState) => state.entries.filter((entry) => entry.type === "telegram_invite");

test("a message goes onto the list at once, the dots follow, the reply grows", () => {
  const pending = play([{ type: "typed", draft: " Kaj je modrost? " }, sent(" Kaj je modrost? ")]);
  expect(pending).toMatchObject({ phase: "pending", draft: "", userMessageCount: 1 });
  expect(pending.entries).toMatchObject([{ role: "user", content: "Kaj je modrost?" }]);
  const done = play([received("Modrost "), received("posluša."), finished], pending);
  expect(done.phase).toBe("idle");
  expect(done.entries[1]).toMatchObject({ role: "assistant", content: "Modrost posluša." });
});

test("blank text is ignored, and so is a second send while a reply is coming", () => {
  const empty = emptyChat();
  for (const text of ["", "   ", "\n\t ", "\u00a0"]) expect(chatReducer(empty, sent(text))).toBe(empty);
  const pending = play([sent("a")]);
  expect(chatReducer(pending, sent("b"))).toBe(pending);
});

test("a text too long for the server is not sent, and it is told by how much", () => {
  const text = "č".repeat(MESSAGE_MAX_CHARACTERS + 3);
  expect(canSend(text, "idle")).toBe(false);
  expect(excessCharacters(text)).toBe(3);
  expect(excessCharacters(`  ${text.slice(3)}\n`)).toBe(0);
});

test("the invitation follows the reply to the fifth message, once", () => {
  expect(invitations(play(turns(4)))).toHaveLength(0);
  const fifth = play(turns(5));
  expect(fifth.entries.at(-1)).toMatchObject({ role: "system", content: "", type: "telegram_invite" });
  expect(invitations(play(turns(9)))).toHaveLength(1);
});

test("the count goes on from an earlier visit, and beyond five nobody is invited", () => {
  expect(invitations(play(turns(1), { ...emptyChat(), userMessageCount: 4 }))).toHaveLength(1);
  expect(invitations(play(turns(3), { ...emptyChat(), userMessageCount: 5 }))).toHaveLength(0);
});

const reminders = (state: ChatState) => state.entries.filter((entry) => entry.type === "program_reminder");

test("after every thirty messages it is said again that a program answers, in danger too", () => {
  const danger: ChatEvent = { type: "signalled", signals: ["plan"] };
  expect(reminders(play([danger, ...turns(29)]))).toHaveLength(0);
  const thirty = play([danger, ...turns(30)]);
  expect(thirty.entries.at(-1)).toMatchObject({ role: "system", content: "", type: "program_reminder" });
  expect(reminders(play(turns(59)))).toHaveLength(1);
  expect(reminders(play(turns(60)))).toHaveLength(2);
});

test("and after every three hours, whatever the clock did before", () => {
  const turnAt = (text: string, at: number): ChatEvent[] =>
    turn(text).map((event) => ("at" in event ? { ...event, at } : event));
  const begun = play(turnAt("a", NOW));
  expect(reminders(play(turnAt("b", hoursLater(2.9)), begun))).toHaveLength(0);
  const late = play(turnAt("b", hoursLater(3)), begun);
  expect(reminders(late)).toHaveLength(1);
  expect(reminders(play(turnAt("c", hoursLater(5.9)), late))).toHaveLength(1);
  expect(reminders(play(turnAt("c", hoursLater(6)), late))).toHaveLength(2);
  expect(reminders(play(turnAt("b", hoursLater(-5)), begun))).toHaveLength(0);
});

test("nobody is invited once a signal has been raised", () => {
  const state = play([...turns(1), { type: "signalled", signals: ["plan"] }, ...turns(4)]);
  expect(state.userMessageCount).toBe(5);
  expect(invitations(state)).toHaveLength(0);
});

test("a signal in the fifth message itself comes before the invitation", () => {
  const state = play([
    ...turns(4),
    sent("e"),
    { type: "signalled", signals: ["farewell"] },
    received("…"),
    finished,
  ]);
  expect(invitations(state)).toHaveLength(0);
});

test("signals are gathered without doubles and stay through failures", () => {
  const state = play([
    sent("a"),
    { type: "signalled", signals: ["plan"] },
    { type: "signalled", signals: ["plan", "farewell"] },
    broken,
  ]);
  expect(state.signals).toEqual(["plan", "farewell"]);
});

test("a failed send leaves the list and gives the text back, before what was typed since", () => {
  const state = play([sent("prvo"), { type: "typed", draft: "drugo" }, { ...broken, code: "rate_limited" }]);
  expect(state).toMatchObject({
    entries: [],
    draft: "prvo\n\ndrugo",
    userMessageCount: 0,
    failure: "rate_limited",
    phase: "idle",
  });
  expect(play([sent(state.draft)], state).failure).toBeNull();
});

test("a reply without a word is a failure", () => {
  expect(play([sent("a"), finished])).toMatchObject({ entries: [], draft: "a", failure: "unavailable" });
});

test("a reply that breaks midway is kept and can be asked for again", () => {
  const half = play([sent("a"), received("Pol odgo"), broken]);
  expect(half.failure).toBeNull();
  expect(unfinishedReply(half)).toMatchObject({ content: "Pol odgo", ending: "interrupted" });
  const again = play([{ type: "retried" }], half);
  expect(again).toMatchObject({ phase: "pending", userMessageCount: 1 });
  expect(again.entries).toHaveLength(1);
  const done = play([received("Ves odgovor"), finished], again);
  expect(done.entries.map((entry) => entry.content)).toEqual(["a", "Ves odgovor"]);
  expect(unfinishedReply(done)).toBeUndefined();
});

test("a retry that fails brings the half reply back", () => {
  const events: ChatEvent[] = [sent("a"), received("Pol"), broken, { type: "retried" }, broken];
  const state = play(events);
  expect(state.entries.map((entry) => entry.content)).toEqual(["a", "Pol"]);
  expect(state).toMatchObject({ draft: "", failure: "network", userMessageCount: 1 });
});

test("an interrupted fifth reply is followed by the invitation when the retry ends well", () => {
  const half = play([...turns(4), sent("e"), received("Pol"), broken]);
  expect(invitations(half)).toHaveLength(0);
  expect(invitations(play([{ type: "retried" }, received("Ves"), finished], half))).toHaveLength(1);
});

test("stopping keeps what came, and a place to ask again where nothing came", () => {
  const stopped: ChatEvent = { type: "stopped", id: "s" };
  expect(play([sent("a"), received("Pol"), stopped]).entries[1]).toMatchObject({
    content: "Pol",
    ending: "stopped",
  });
  const early = play([sent("a"), stopped]);
  expect(early.entries[1]).toMatchObject({ content: "", ending: "stopped" });
  expect(early).toMatchObject({ phase: "idle", draft: "", userMessageCount: 1 });
  expect(chatReducer(early, stopped)).toBe(early);
});

test("text that arrives after the end changes nothing", () => {
  const done = play(turn("a"));
  expect(chatReducer(done, received("še"))).toBe(done);
  expect(chatReducer(done, finished)).toBe(done);
  expect(play([broken], done)).toBe(done);
});

test("clearing empties list, draft, count and signals, not the debt to delete", () => {
  const full = play([...turns(2), { type: "signalled", signals: ["plan"] }, { type: "typed", draft: "x" }]);
  expect(play([{ type: "cleared" }], full)).toEqual(emptyChat());
  const owing = play([{ type: "deletion-failed", sessionId: "1" }, { type: "cleared" }], full);
  expect(owing.undeleted).toBe("1");
});

test("a reload finds the reply that was coming lost", () => {
  const pending = chatSnapshot(play([sent("a")]), "x");
  expect(pending.entries.at(-1)).toEqual({
    id: "x",
    role: "assistant",
    content: "",
    language: "sl",
    ending: "lost",
    turnId: "t-a",
  });
  const streaming = chatSnapshot(play([sent("a"), received("Pol")]), "x");
  expect(streaming.entries.at(-1)).toMatchObject({ content: "Pol", ending: "lost" });
  expect(chatSnapshot(play(turn("a")), "x").entries.at(-1)).not.toHaveProperty("ending");
});

test("a lost reply is exchanged for the whole one, and the fifth is followed by the invitation", () => {
  const half = play([...turns(4), sent("e"), received("Pol"), lost]);
  expect(lostReply(half)).toMatchObject({ content: "Pol", turnId: "t-e" });
  const waiting = play([{ type: "retried" }], half);
  expect(waiting).toMatchObject({ phase: "pending", replaced: { content: "Pol" } });
  const whole = play([{ type: "recovered", id: "w", text: "Ves odgovor", at: NOW }], waiting);
  expect(whole).toMatchObject({ phase: "idle", replaced: null });
  expect(whole.entries.at(-2)).toEqual({ ...half.entries.at(-1), content: "Ves odgovor", ending: undefined });
  expect(invitations(whole)).toHaveLength(1);
});

test("a lost reply that cannot be fetched stays as it was, and only a wish is told so", () => {
  const half = play([sent("a"), received("Pol"), lost]);
  const quiet = play([{ type: "retried" }, { type: "not-recovered", code: null }], half);
  expect(quiet).toEqual(half);
  const told = play([{ type: "retried" }, { type: "not-recovered", code: "network" }], half);
  expect(told).toEqual({ ...half, failure: "network" });
});

test("whoever stops while a lost reply is looked for keeps what had come", () => {
  const half = play([sent("a"), received("Pol"), lost, { type: "retried" }, { type: "stopped", id: "s" }]);
  expect(half.entries.at(-1)).toMatchObject({ content: "Pol", ending: "stopped" });
  expect(lostReply(half)).toBeUndefined();
});

test("question and reply carry the id of their turn, and a failed turn is remembered until the next send", () => {
  expect(play(turn("a")).entries.map((entry) => entry.turnId)).toEqual(["t-a", "t-a"]);
  const failed = play([sent(" a "), broken]);
  expect(failed.failedTurn).toEqual({ turnId: "t- a ", text: "a" });
  expect(chatSnapshot(failed, "x").failedTurn).toEqual(failed.failedTurn);
  expect(play([sent("b")], failed).failedTurn).toBeNull();
});

test("a judgement stands with the reply and can be taken back", () => {
  const judged = play([...turn("a"), { type: "judged", turnId: "t-a", feedback: -1 }]);
  expect(judged.entries.map((entry) => entry.feedback)).toEqual([undefined, -1]);
  const taken = play([{ type: "judged", turnId: "t-a", feedback: null }], judged);
  expect(taken.entries).toEqual(play(turn("a")).entries);
});

test("the whole history is sent, without system entries", () => {
  const state = play(turns(5));
  const messages = requestMessages(play([sent("f")], state).entries);
  expect(messages).toHaveLength(11);
  expect(messages.at(-1)).toEqual({ role: "user", content: "f" });
});

test("a history beyond the limits of a request keeps its newest part", () => {
  const entry = (index: number, content: string): ChatEntry => ({
    id: String(index),
    role: "user",
    content,
    language: "sl",
  });
  const many = Array.from({ length: 500 }, (_, index) => entry(index, `s ${index}`));
  expect(requestMessages(many)).toHaveLength(400);
  expect(requestMessages(many).at(-1)?.content).toBe("s 499");
  const large = Array.from({ length: 60 }, (_, index) => entry(index, "č".repeat(4000)));
  const bytes = new TextEncoder().encode(JSON.stringify(requestMessages(large))).byteLength;
  expect(bytes).toBeLessThan(256 * 1024);
  expect(requestMessages(large).length).toBeGreaterThan(25);
});

test("a question is cut at its limit, a reply at the larger one of replies", () => {
  const long = "x".repeat(20_000);
  const lengths = (role: "user" | "assistant") =>
    requestMessages([{ id: "1", role, content: long, language: "sl" }])[0]?.content.length;
  expect(lengths("user")).toBe(MESSAGE_MAX_CHARACTERS);
  expect(lengths("assistant")).toBe(REPLY_MAX_CHARACTERS);
});

test("a question of the sheet brings the card for whom it asks about, and it stays when the question is gone", () => {
  const care = { state: "V", level: "now", choices: [] } as const;
  const asked = chatReducer(emptyChat(), { type: "asked", care: { ...care, choices: [] } });
  expect(helpNeeds(asked)).toEqual(["violence"]);
  const child = chatReducer(asked, { type: "asked", care: { ...care, state: "K", choices: [] } });
  expect(helpNeeds(child)).toEqual(["violence", "child"]);
  expect(helpNeeds(chatReducer(child, { type: "asked", care: null }))).toEqual(["violence", "child"]);
  expect(helpNeeds(chatReducer(child, { type: "cleared" }))).toEqual([]);
});

test("a question that is not grave brings no card, and what the browser saw brings its own", () => {
  const care = { state: "A", level: "ask", choices: [] } as const;
  const asked = chatReducer(emptyChat(), { type: "asked", care: { ...care, choices: [] } });
  expect(helpNeeds(asked)).toEqual([]);
  expect(helpNeeds({ ...asked, signals: ["violence"] })).toEqual(["violence"]);
  expect(helpNeeds({ ...asked, signals: ["plan"] })).toEqual(["life"]);
});
