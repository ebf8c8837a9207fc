import type { ReplyAuthor, Signal } from "./chat.ts";
import type { Locale } from "./locale.ts";

/* What stands in the log room: its limits, and what the worker tells it (decisions.md "The calls"). */

/** Where a conversation stands that somebody should look at; one that nobody need look at has no state. */
export const QUEUE_STATES = ["new", "seen", "closed"] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

/** `signals` puts conversations with a signal first; each group is newest first. */
export const SORTS = ["newest", "oldest", "longest", "signals"] as const;
export type Sort = (typeof SORTS)[number];

export const THUMBS = ["up", "down"] as const;
export type Thumb = (typeof THUMBS)[number];
export const EXPORT_FORMATS = ["csv", "ndjson"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const PAGE_SIZE = 50;
export const PAGE_SIZE_MAX = 100;
/** Messages that come with one call. */
export const MESSAGES_PAGE_SIZE = 200;
export const SEARCH_MAX_CHARACTERS = 200;
export const NOTE_MAX_CHARACTERS = 2_000;
/** Conversations that can be chosen one by one for a deletion. */
export const SELECTED_MAX = 500;
/** Beyond so many a count says "more than", and an export asks for a narrower filter. */
export const COUNT_MAX = 100_000;
/** A deletion can be taken back for this long; then it is final at the next daily run. */
export const UNDO_MINUTES = 60;
export const STATS_DAYS_MAX = 366;

/** A conversation as the list shows it (spec §3 "chat_conversations"); times are ISO 8601. */
export interface ConversationRow {
  id: number;
  session_id: string;
  language: Locale;
  message_count: number;
  signal: Signal | null;
  state: QueueState | null;
  note: string;
  thumbs_up: number;
  thumbs_down: number;
  created_at: string;
  updated_at: string;
  /** In a search: the newest message that matches, and the words found in it. */
  match: { message_id: number; excerpt: ExcerptPiece[] } | null;
}

/** Pieces of a text in their order, none of it HTML; `match` marks the words that were found. */
export interface ExcerptPiece {
  text: string;
  match: boolean;
}

/** `GET /api/admin/conversations` */
export interface ConversationsReply {
  conversations: ConversationRow[];
  /**
   * Null after the last page. A page with several criteria may hold fewer conversations than asked
   * for, even none, and still have a next one: no call looks through more than a few thousand rows.
   */
  next_cursor: string | null;
}

/** `GET /api/admin/conversations/count`: how many an export or a deletion would take. */
export interface CountReply {
  /** At most COUNT_MAX + 1, which means more than COUNT_MAX. */
  count: number;
}

/** A message as it stands in the log (spec §3 "chat_messages"). */
export interface LoggedMessage {
  id: number;
  conversation_id: number;
  turn_id: string;
  role: "user" | "assistant";
  content: string;
  is_interrupted: boolean;
  signal: Signal | null;
  feedback: 1 | -1 | null;
  /** Null for the visitor's messages, and for replies that were stored before this was kept. */
  written_by: ReplyAuthor | null;
  created_at: string;
}

/** `GET /api/admin/conversations/:id/messages`, oldest first. */
export interface MessagesReply {
  conversation: ConversationRow;
  messages: LoggedMessage[];
  /** Id of the last message of this page, or null after the last page. */
  next_cursor: number | null;
}

/** `POST /api/admin/conversations/delete` and `/restore` */
export interface DeletionReply {
  deletion_id: string;
  /** How many this call has deleted or restored. */
  count: number;
  /** False where more are left: the same call again goes on. */
  is_complete: boolean;
}

/** What was counted on a day in Slovenia; conversations and messages also where they are deleted by now. */
export interface DayFigures {
  /** YYYY-MM-DD */
  day: string;
  conversations: number;
  messages: number;
  /** Messages that told of danger. */
  signals: number;
  page_views: number;
  cube_throws: number;
  /** How often the help card of the chat was shown, and a number on it pressed. */
  help_shown: number;
  numbers_pressed: number;
}

/** `GET /api/admin/stats`: the totals, and the figures of the last days, oldest first. */
export interface StatsReply {
  total_conversations: number;
  /** The sum of `message_count` (spec §9). */
  total_messages: number;
  /** 0 where there are no conversations. */
  average_messages: number;
  days: DayFigures[];
  /** Since the first of January, for the yearly report. */
  this_year: Pick<DayFigures, "help_shown" | "numbers_pressed">;
}

/** What admins do that is written down. */
export const AUDIT_ACTIONS = ["read", "search", "export", "delete", "restore", "state", "note"] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export interface AuditEntry {
  id: number;
  action: AuditAction;
  /** Who did it; the address stays when the account is gone. */
  email: string;
  conversation_id: number | null;
  /** Such as the filter of an export and the number of conversations. */
  details: Record<string, unknown>;
  created_at: string;
}

/** `GET /api/admin/audit`, newest first. */
export interface AuditReply {
  entries: AuditEntry[];
  next_cursor: number | null;
}
