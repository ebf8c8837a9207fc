import { expect, test } from "vitest";
import { makeConversations } from "./conversations.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const conversations = makeConversations(1_000, NOW);

test("the invented conversations are the same in every run", () => {
  expect(makeConversations(20, NOW)).toEqual(conversations.slice(0, 20));
  expect(new Set(conversations.map(({ sessionId }) => sessionId)).size).toBe(1_000);
});

test("they are in both languages, some tell of danger, and most of those are looked at already", () => {
  const share = (count: number) => count / conversations.length;
  expect(share(conversations.filter(({ language }) => language === "en").length)).toBeGreaterThan(0.2);
  const signalled = conversations.filter(({ signal }) => signal !== null);
  expect(share(signalled.length)).toBeGreaterThan(0.03);
  expect(share(signalled.length)).toBeLessThan(0.3);
  expect(new Set(signalled.map(({ state }) => state))).toEqual(new Set(["new", "seen", "closed"]));
});

test("each message has words and comes after the one before it, none in the future", () => {
  for (const { messages } of conversations) {
    expect(messages.every(({ content }) => content.length > 0)).toBe(true);
    const times = messages.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(NOW.getTime());
  }
});
