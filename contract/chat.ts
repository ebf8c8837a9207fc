/** The user message after which the invitation card is shown (spec §9). */
export const INVITE_TURN = 5;

/**
 * In a long conversation it is said again that a program answers: after so many of the visitor's messages, and
 * after so many hours (California SB 243 asks for three where minors may write).
 */
export const REMIND_MESSAGES = 30;
export const REMIND_HOURS = 3;

/** Limits of one request to the assistant; beyond them the answer is a 4xx. */
export const MESSAGE_MAX_CHARACTERS = 4_000;
export const REPLY_MAX_CHARACTERS = 16_000;
export const MESSAGES_MAX = 400;
export const BODY_MAX_BYTES = 256 * 1024;

/** Of a long conversation the model is given the newest messages only. */
export const MODEL_MESSAGES_MAX = 40;

/** The four questions offered in an empty conversation (spec §2 "Chat dialog"). */
export const QUICK_QUESTION_IDS = ["what-is", "what-is-not", "hope", "heaven-hell"] as const;
export type QuickQuestionId = (typeof QUICK_QUESTION_IDS)[number];

/** What a message may tell about danger: known by the check, agreed on by worker and web. */
export { SIGNALS, type Signal } from "../recognition/signals.ts";

/**
 * Who wrote a reply: a language model (also where people's words follow those of one that was stopped), people on the
 * sheet for somebody in danger, or the guide, which is no language model and gives texts of the site.
 */
export const REPLY_AUTHORS = ["model", "sheet", "guide"] as const;
export type ReplyAuthor = (typeof REPLY_AUTHORS)[number];

/**
 * After this long without a message a conversation is over in its browser: whoever writes next begins
 * a new one, and what was said before is shown only when asked for. The screen may be a family's or a
 * school's. Long enough for an afternoon with pauses, short enough that an evening is not found by the morning.
 */
export const REST_HOURS = 4;

/** Names of the browser-stored values (spec §3). */
export const STORAGE_KEYS = {
  sessionId: "wisdom_chat_session_id",
  userMessageCount: "wisdom_user_message_count",
  visitedBefore: "hasVisitedBefore",
} as const;

/** Tracked text is cut to this many characters (spec §9). */
export const TRACKED_TEXT_MAX_CHARACTERS = 100;
