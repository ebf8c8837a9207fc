// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import {
  hasVisitedBefore,
  markVisited,
  openStorage,
  readConversation,
  readDraft,
  readSessionId,
  readUserMessageCount,
  writeConversation,
  writeDraft,
  writeSessionId,
  writeUserMessageCount,
} from "./chat-storage.ts";

const id = "5f0c2f66-33a1-4b0e-9d0a-0d4f6f1f2a3b";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function blocked(): Storage {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  return { length: 0, clear: refuse, getItem: refuse, key: refuse, removeItem: refuse, setItem: refuse };
}

test("id, count and first visit are kept under the names of the specification", () => {
  writeSessionId(localStorage, id);
  writeUserMessageCount(localStorage, 3);
  expect(hasVisitedBefore(localStorage)).toBe(false);
  expect(markVisited(localStorage)).toBe(true);
  expect({ ...localStorage }).toEqual({
    wisdom_chat_session_id: id,
    wisdom_user_message_count: "3",
    hasVisitedBefore: "true",
  });
  expect([readSessionId(localStorage), readUserMessageCount(localStorage)]).toEqual([id, 3]);
  expect(hasVisitedBefore(localStorage)).toBe(true);
});

test("conversation and draft come back as they were", () => {
  const snapshot = {
    entries: [
      { id: "1", role: "user", content: "Živjo", language: "sl", turnId: id },
      {
        id: "2",
        role: "assistant",
        content: "Pol",
        language: "sl",
        turnId: id,
        ending: "lost",
        feedback: -1,
      },
    ],
    signals: ["plan"],
    undeleted: id,
    failedTurn: { turnId: id, text: "Ena" },
  } as const;
  writeConversation(sessionStorage, {
    ...snapshot,
    entries: [...snapshot.entries],
    signals: [...snapshot.signals],
  });
  writeDraft(sessionStorage, "na pol");
  expect(readConversation(sessionStorage)).toEqual(snapshot);
  expect(readDraft(sessionStorage)).toBe("na pol");
});

test("an empty conversation leaves nothing behind", () => {
  writeConversation(sessionStorage, { entries: [], signals: [], undeleted: null, failedTurn: null });
  writeDraft(sessionStorage, "");
  expect(sessionStorage).toHaveLength(0);
});

test("broken values are read as if they were not there", () => {
  localStorage.setItem("wisdom_chat_session_id", "not an id");
  localStorage.setItem("wisdom_user_message_count", "-4");
  expect([readSessionId(localStorage), readUserMessageCount(localStorage)]).toEqual([null, 0]);
  for (const text of [
    "{",
    "null",
    "7",
    '{"entries":[{"role":"user"},null,3],"signals":["x"],"undeleted":5,"failedTurn":{"turnId":"x"}}',
    `{"entries":[{"id":"1","role":"assistant","content":"","language":"sl","feedback":7}]}`,
  ]) {
    sessionStorage.setItem("wisdom_chat_conversation", text);
    expect(readConversation(sessionStorage)).toEqual({
      entries: [],
      signals: [],
      undeleted: null,
      failedTurn: null,
    });
  }
});

test("a blocked storage is survived, and nobody is greeted by it on every page", () => {
  const none = openStorage(() => {
    throw new DOMException("refused", "SecurityError");
  });
  expect(none).toBeNull();
  for (const storage of [none, blocked()]) {
    writeSessionId(storage, id);
    writeUserMessageCount(storage, 1);
    writeDraft(storage, "x");
    writeConversation(storage, { entries: [], signals: ["plan"], undeleted: null, failedTurn: null });
    expect(readSessionId(storage)).toBeNull();
    expect(readUserMessageCount(storage)).toBe(0);
    expect(readDraft(storage)).toBe("");
    expect(readConversation(storage).entries).toEqual([]);
    expect(hasVisitedBefore(storage)).toBe(true);
    expect(markVisited(storage)).toBe(false);
  }
});
