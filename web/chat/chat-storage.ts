import { SIGNALS, STORAGE_KEYS, type Signal } from "../../contract/chat.ts";
import { isLocale } from "../../contract/locale.ts";
import { isNeighbourLanguage } from "../../contract/neighbours.ts";
import { isCare } from "./read-care.ts";
import { helpNeeds, type ChatEntry, type ChatSnapshot, type FailedTurn } from "./chat-state.ts";
import type { HelpNeed } from "./helpline-choice.ts";
import { readItem, writeItem } from "../browser-storage.ts";
import { CONVERSATION_KEY } from "./visit-storage.ts";

const LAST_MESSAGE_KEY = "wisdom_chat_last_message";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readSessionId(local: Storage | null): string | null {
  const id = readItem(local, STORAGE_KEYS.sessionId);
  return isUuid(id) ? id : null;
}

export function writeSessionId(local: Storage | null, id: string | null): void {
  writeItem(local, STORAGE_KEYS.sessionId, id);
}

export function readUserMessageCount(local: Storage | null): number {
  const count = Number(readItem(local, STORAGE_KEYS.userMessageCount));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

export function writeUserMessageCount(local: Storage | null, count: number): void {
  writeItem(local, STORAGE_KEYS.userMessageCount, String(count));
}

/** When the last message was sent in this browser, in milliseconds; null where that is not known. */
export function readLastMessageTime(local: Storage | null): number | null {
  return asTime(Number(readItem(local, LAST_MESSAGE_KEY)));
}

export function writeLastMessageTime(local: Storage | null, time: number | null): void {
  writeItem(local, LAST_MESSAGE_KEY, time === null ? null : String(time));
}

/** The conversation of a tab; another tab of the same browser has its own. */
export interface TabConversation {
  snapshot: ChatSnapshot;
  /** By which the server knows it; null before the first message. */
  sessionId: string | null;
  /** When somebody wrote in it, or asked to see it again. */
  usedAt: number | null;
}

export function readConversation(session: Storage | null): TabConversation {
  const parsed = parse(readItem(session, CONVERSATION_KEY));
  const { entries, signals, needs, helpLanguage, care, undeleted, failedTurn, sessionId, usedAt } = isRecord(
    parsed,
  )
    ? parsed
    : {};
  return {
    snapshot: {
      entries: Array.isArray(entries) ? entries.filter(isEntry) : [],
      signals: Array.isArray(signals) ? signals.filter(isSignal) : [],
      needs: Array.isArray(needs) ? needs.filter(isNeed) : [],
      helpLanguage: isNeighbourLanguage(helpLanguage) ? helpLanguage : null,
      care: isCare(care) ? care : null,
      undeleted: isUuid(undeleted) ? undeleted : null,
      failedTurn: isFailedTurn(failedTurn) ? failedTurn : null,
    },
    sessionId: isUuid(sessionId) ? sessionId : null,
    usedAt: asTime(usedAt),
  };
}

export function writeConversation(session: Storage | null, conversation: TabConversation): void {
  const { snapshot, sessionId, usedAt } = conversation;
  const { entries, undeleted, failedTurn } = snapshot;
  const empty =
    entries.length === 0 && helpNeeds(snapshot).length === 0 && undeleted === null && failedTurn === null;
  writeItem(session, CONVERSATION_KEY, empty ? null : JSON.stringify({ ...snapshot, sessionId, usedAt }));
}

function isNeed(value: unknown): value is HelpNeed {
  return value === "life" || value === "violence" || value === "child";
}

export function isSignal(value: unknown): value is Signal {
  return SIGNALS.some((signal) => signal === value);
}

function isEntry(value: unknown): value is ChatEntry {
  if (!isRecord(value)) return false;
  const { id, role, content, type, language, at, turnId, ending, feedback, choice } = value;
  return (
    typeof id === "string" &&
    (role === "user" || role === "assistant" || role === "system") &&
    typeof content === "string" &&
    (type === undefined || type === "telegram_invite" || type === "program_reminder") &&
    isLocale(language) &&
    (at === undefined || asTime(at) !== null) &&
    (turnId === undefined || isUuid(turnId)) &&
    (ending === undefined || ending === "stopped" || ending === "interrupted" || ending === "lost") &&
    (feedback === undefined || feedback === 1 || feedback === -1) &&
    (choice === undefined || typeof choice === "string")
  );
}

function isFailedTurn(value: unknown): value is FailedTurn {
  return isRecord(value) && typeof value["text"] === "string" && isUuid(value["turnId"]);
}

function isUuid(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}

function asTime(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
