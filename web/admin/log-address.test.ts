import { expect, test } from "vitest";
import { conversationFilter } from "../../contract/admin.ts";
import { hasCriteria, readView, writeFilter, writeView } from "./log-address.ts";

test("an address names what is shown", () => {
  const view = readView({
    q: " upanje ",
    language: "sl",
    signal: "plan",
    state: "seen",
    feedback: "down",
    from: "2026-01-01",
    to: "2026-02-01",
    sort: "longest",
    conversation: "7",
    message: "12",
  });
  expect(view).toEqual({
    part: "conversations",
    filter: {
      q: "upanje",
      language: "sl",
      signal: "plan",
      state: "seen",
      feedback: "down",
      from: "2026-01-01",
      to: "2026-02-01",
    },
    sort: "longest",
    conversation: 7,
    message: 12,
  });
  expect(readView(writeView(view))).toEqual(view);
  const plain = readView({ view: "audit" });
  expect(writeView(plain)).toEqual({ view: "audit" });
});

test.each([
  { language: "de" },
  { signal: "none" },
  { state: "any" },
  { from: "2026-02-30" },
  { to: "yesterday" },
  { sort: "id; DROP" },
  { q: "   " },
  { conversation: "-1", message: "1e9" },
])("what makes no sense in %j is left out", (address) => {
  const view = readView(address);
  expect(hasCriteria(view.filter)).toBe(false);
  expect([view.sort, view.conversation, view.message]).toEqual(["newest", null, null]);
});

test("what is left of an address is what the worker takes", () => {
  const odd = { q: "a".repeat(300), from: "1970-01-01", to: "2026-12-31", signal: "any" };
  expect(conversationFilter.safeParse(writeFilter(readView(odd).filter)).error?.issues).toBeUndefined();
});
