import { STORAGE_KEYS } from "../../contract/chat.ts";
import { readItem, writeItem } from "../browser-storage.ts";

/*
 * What a page knows of its visitor before the conversation has come: small, because every page loads it. The
 * conversation itself is kept by chat-storage.ts.
 */

/** Where a tab keeps its conversation. */
export const CONVERSATION_KEY = "wisdom_chat_conversation";
const DRAFT_KEY = "wisdom_chat_draft";

/** A browser that cannot remember a visit counts as one that has been here: it is not greeted on every page. */
export function hasVisitedBefore(local: Storage | null): boolean {
  try {
    return local === null || local.getItem(STORAGE_KEYS.visitedBefore) !== null;
  } catch {
    return true;
  }
}

/** Tells whether the visit will be remembered. */
export function markVisited(local: Storage | null): boolean {
  return writeItem(local, STORAGE_KEYS.visitedBefore, "true");
}

export function readDraft(session: Storage | null): string {
  return readItem(session, DRAFT_KEY) ?? "";
}

export function writeDraft(session: Storage | null, draft: string): void {
  writeItem(session, DRAFT_KEY, draft === "" ? null : draft);
}

/** Whether this tab holds a conversation or a message that was begun. */
export function hasConversation(session: Storage | null): boolean {
  return readItem(session, CONVERSATION_KEY) !== null || readItem(session, DRAFT_KEY) !== null;
}
