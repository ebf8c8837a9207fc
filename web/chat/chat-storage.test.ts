// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { Care } from "../../contract/api.ts";
import {
  readConversation,
  readLastMessageTime,
  readSessionId,
  readUserMessageCount,
  writeConversation,
  writeLastMessageTime,
  writeSessionId,
  writeUserMessageCount,
} from "./chat-storage.ts";
import { openStorage } from "../browser-storage.ts";
import { hasVisitedBefore, markVisited, readDraft, writeDraft } from "./visit-storage.ts";

const id = "5f0c2f66-33a1-4b0e-9d0a-0d4f6f1f2a3b";

const EMPTY = {
  entries: [],
  signals: [],
  needs: [],
  helpLanguage: null,
  care: null,
  undeleted: null,
  failedTurn: null,
};

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
    needs: ["life"],
    helpLanguage: "hu",
    undeleted: id,
    failedTurn: { turnId: id, text: "Ena" },
  } as const;
  const care: Care = {
    state: "E",
    level: "now",
    choices: [{ id: "emergency.called", label: "Klic je stekel" }],
  };
  const conversation = { snapshot: { ...snapshot, care }, sessionId: id, usedAt: 1_795_000_000_000 };
  writeConversation(sessionStorage, conversation);
  writeDraft(sessionStorage, "na pol");
  expect(readConversation(sessionStorage)).toEqual(conversation);
  expect(readDraft(sessionStorage)).toBe("na pol");
});

test("an empty conversation leaves nothing behind", () => {
  writeConversation(sessionStorage, { snapshot: EMPTY, sessionId: id, usedAt: 1 });
  writeDraft(sessionStorage, "");
  expect(sessionStorage).toHaveLength(0);
});

test("the time of the last message is kept, and a broken one is not known", () => {
  writeLastMessageTime(localStorage, 1_795_000_000_000);
  expect(readLastMessageTime(localStorage)).toBe(1_795_000_000_000);
  for (const text of ["", "0", "-5", "1.5", "yesterday", "1e400"]) {
    localStorage.setItem("wisdom_chat_last_message", text);
    expect(readLastMessageTime(localStorage)).toBeNull();
  }
});

test("broken values are read as if they were not there", () => {
  localStorage.setItem("wisdom_chat_session_id", "not an id");
  localStorage.setItem("wisdom_user_message_count", "-4");
  expect([readSessionId(localStorage), readUserMessageCount(localStorage)]).toEqual([null, 0]);
  for (const text of [
    "{",
    "null",
    "7",
    '{"entries":[{"role":"user"},null,3],"signals":["x"],"needs":["x"],"helpLanguage":"fr","care":{"state":"E"},"undeleted":5,"failedTurn":{"turnId":"x"},"sessionId":"x","usedAt":"now"}',
    `{"entries":[{"id":"1","role":"assistant","content":"","language":"sl","feedback":7}]}`,
  ]) {
    sessionStorage.setItem("wisdom_chat_conversation", text);
    expect(readConversation(sessionStorage)).toEqual({ snapshot: EMPTY, sessionId: null, usedAt: null });
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
    writeConversation(storage, { snapshot: { ...EMPTY, signals: ["plan"] }, sessionId: id, usedAt: 1 });
    writeLastMessageTime(storage, 1);
    expect(readLastMessageTime(storage)).toBeNull();
    expect(readSessionId(storage)).toBeNull();
    expect(readUserMessageCount(storage)).toBe(0);
    expect(readDraft(storage)).toBe("");
    expect(readConversation(storage).snapshot.entries).toEqual([]);
    expect(hasVisitedBefore(storage)).toBe(true);
    expect(markVisited(storage)).toBe(false);
  }
});
