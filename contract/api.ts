import { z } from "zod";
import { LOCALES } from "./locale.ts";
import {
  MESSAGE_MAX_CHARACTERS,
  MESSAGES_MAX,
  REPLY_AUTHORS,
  REPLY_MAX_CHARACTERS,
  SIGNALS,
  TRACKED_TEXT_MAX_CHARACTERS,
  type ReplyAuthor,
  type Signal,
} from "./chat.ts";
import { CARE_LEVELS, OFFER_STATES } from "./care.ts";
import { NEIGHBOUR_LANGUAGES } from "./neighbours.ts";
import { QUERY_MAX_CHARACTERS } from "./search.ts";

/** Every failure a visitor's call can meet; each becomes one status in worker/errors.ts. */
export const ERROR_CODES = [
  "malformed_json",
  "invalid_request",
  "body_too_large",
  "unsupported_media_type",
  "foreign_origin",
  "unauthorized",
  "forbidden",
  "wrong_credentials",
  "mfa_required",
  "wrong_code",
  "invalid_token",
  "email_taken",
  "conflict",
  "common_password",
  "signup_closed",
  "not_found",
  "method_not_allowed",
  "rate_limited",
  "unavailable",
  "internal",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every answer that is not a success. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string };
}

/** A choice of the sheet that the visitor pressed: its step and its own name, `emergency.called`. */
export const choiceId = z.string().regex(/^[a-z0-9-]{1,40}\.[a-z0-9-]{1,40}$/);

const message = z.discriminatedUnion("role", [
  z.object({
    role: z.literal("user"),
    content: z.string().max(MESSAGE_MAX_CHARACTERS),
    choice: choiceId.optional(),
  }),
  z.object({ role: z.literal("assistant"), content: z.string().max(REPLY_MAX_CHARACTERS) }),
]);

/**
 * `POST /api/wisdom-chat` (spec §7). The conversation ends with the visitor's new message,
 * which must say something; earlier replies may be empty when they were interrupted.
 */
export const wisdomChatRequest = z.object({
  messages: z
    .array(message)
    .min(1)
    .max(MESSAGES_MAX)
    .refine((messages) => messages.at(-1)?.role === "user", {
      message: "The last message must be the user's.",
    })
    .refine((messages) => messages.every((item) => item.role !== "user" || item.content.trim() !== ""), {
      message: "A user message must not be empty.",
    }),
  language: z.enum(LOCALES),
  session_id: z.uuid(),
  turn_id: z.uuid().optional(),
  user_message_count: z.int().min(1).max(100_000),
  should_invite_telegram: z.boolean().optional(),
  /** The visitor may come back for the reply when the connection is lost: it is finished, unless it is stopped. */
  finish_when_lost: z.boolean().optional(),
});
export type WisdomChatRequest = z.infer<typeof wisdomChatRequest>;
export type ChatMessage = WisdomChatRequest["messages"][number];

/** `POST /api/wisdom-chat/:session_id/feedback` → 204; 0 takes it back. */
export const feedbackRequest = z.object({
  turn_id: z.uuid(),
  value: z.union([z.literal(1), z.literal(-1), z.literal(0)]),
});
export type FeedbackRequest = z.infer<typeof feedbackRequest>;

/** `POST /api/wisdom-chat/:session_id/stop` → 204, called beside the connection that is closed. */
export const stopRequest = z.object({ turn_id: z.uuid() });

/**
 * Where a conversation stands on the printed sheet, and what may be pressed instead of written
 * (docs/architecture.md "Care"). Free text is always possible; a client that knows no choices goes on as before.
 */
export const care = z.object({
  /** The letter of the state; "O" is ordinary talk. */
  state: z.enum(OFFER_STATES),
  level: z.enum(CARE_LEVELS),
  choices: z.array(z.object({ id: choiceId, label: z.string() })),
});
export type Care = z.infer<typeof care>;

/** The whole reply, for `Accept: application/json`. */
export const wisdomChatReply = z.object({
  choices: z.array(
    z.object({
      index: z.int(),
      message: z.object({ role: z.literal("assistant"), content: z.string() }),
      finish_reason: z.string(),
    }),
  ),
  help: z
    .object({
      signals: z.array(z.enum(SIGNALS)),
      /**
       * The language of a neighbour in which the last message told outright of danger: the card comes in it, and
       * the reply begins in it. Left out otherwise; a client that does not know it shows the card of its page.
       */
      language: z.enum(NEIGHBOUR_LANGUAGES).optional(),
    })
    .nullable(),
  care: care.nullable(),
  /** Null where no word was said. */
  written_by: z.enum(REPLY_AUTHORS).nullable(),
});
export type WisdomChatReply = z.infer<typeof wisdomChatReply>;

/** One message of `GET /api/wisdom-chat/:session_id`, oldest first; question and reply of a turn share its id. */
export interface StoredMessage {
  role: "user" | "assistant";
  content: string;
  turn_id: string;
  /** The reply did not reach its end; asked for again, it is written anew. */
  is_interrupted: boolean;
  /** The gravest danger that was seen in a question. */
  signal: Signal | null;
  /** Of a reply; null for a question, and for a reply that was stored before this was kept. */
  written_by: ReplyAuthor | null;
}

/** What the stream of a reply says of it before its words (`message-metadata` of the AI SDK). */
export interface ReplyMetadata {
  written_by: ReplyAuthor;
}

/**
 * `POST /api/track` → 204. Counted per day, nothing about the visitor is kept. `help_shown` is the help card of the
 * chat, `number_pressed` a number on it.
 */
export const trackRequest = z.object({
  event: z.enum(["page_view", "cube_throw", "help_shown", "number_pressed"]),
  path: z.string().min(1).max(200).startsWith("/"),
  language: z.enum(LOCALES),
  text: z
    .string()
    .transform((text) => text.slice(0, TRACKED_TEXT_MAX_CHARACTERS))
    .optional(),
});
export type TrackRequest = z.infer<typeof trackRequest>;

/** `GET /api/search?q&lng`; without `lng` the visitor's language is chosen as for a page. */
export const searchRequest = z.object({
  q: z.string().trim().min(1).max(QUERY_MAX_CHARACTERS),
  lng: z.enum(LOCALES).optional(),
});

/** The parts of a page that fit, best first. */
export const searchReply = z.object({
  results: z.array(
    z.object({
      /** Path of the page, with the anchor of the section. */
      path: z.string().startsWith("/"),
      title: z.string(),
      section: z.string(),
      /** Pieces of the text in their order, none of it HTML; `match` marks the words that were found. */
      excerpt: z.array(z.object({ text: z.string(), match: z.boolean() })),
    }),
  ),
});
export type SearchReply = z.infer<typeof searchReply>;
export type SearchResult = SearchReply["results"][number];

/** `GET /api/country`: from which country the call comes, as two letters; null where the network does not tell. */
export interface CountryReply {
  country: string | null;
}

export const API = {
  wisdomChat: { method: "POST", path: "/api/wisdom-chat" },
  track: { method: "POST", path: "/api/track" },
  search: { method: "GET", path: "/api/search" },
  health: { method: "GET", path: "/api/health" },
} as const;
