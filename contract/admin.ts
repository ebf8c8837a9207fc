import { z } from "zod";
import { SIGNALS } from "./chat.ts";
import { LOCALES } from "./locale.ts";
import {
  AUDIT_ACTIONS,
  EXPORT_FORMATS,
  NOTE_MAX_CHARACTERS,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  QUEUE_STATES,
  SEARCH_MAX_CHARACTERS,
  SELECTED_MAX,
  SORTS,
  STATS_DAYS_MAX,
  THUMBS,
} from "./logs.ts";

/*
 * What the log room may ask (decisions.md "The calls"). All of it is strict: a misspelt criterion
 * would otherwise mean every conversation.
 */

const number = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** YYYY-MM-DD in Slovenia. */
const day = z.iso.date().refine((text) => text >= "1971-01-01" && text <= "9998-12-31", {
  message: "There is no such day in the log.",
});

const criteria = {
  /** Words of messages, "exact words" in quotation marks, or the beginning of a session id. */
  q: z.string().trim().min(1).max(SEARCH_MAX_CHARACTERS).optional(),
  language: z.enum(LOCALES).optional(),
  signal: z.enum(["any", ...SIGNALS]).optional(),
  state: z.enum(QUEUE_STATES).optional(),
  feedback: z.enum(THUMBS).optional(),
  /** First and last day of the last message, both included. */
  from: day.optional(),
  to: day.optional(),
};

/** Which conversations are meant. */
export const conversationFilter = z.strictObject(criteria);
export type ConversationFilter = z.infer<typeof conversationFilter>;

/** `GET /api/admin/conversations` */
export const conversationsRequest = z.strictObject({
  ...criteria,
  sort: z.enum(SORTS).default("newest"),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
  /** `next_cursor` of the page before, asked for with the same filter and order. */
  cursor: z.string().min(1).max(200).optional(),
});
export type ConversationsRequest = z.infer<typeof conversationsRequest>;

/** The number of a conversation in an address. */
export const conversationId = number;

/** `GET /api/admin/conversations/:id/messages` */
export const messagesRequest = z.strictObject({ cursor: number.optional() });

/**
 * `PATCH /api/admin/conversations/:id` → `{ conversation }`. State null takes it out of the queue. Where the note is no
 * longer `note_before`, nothing is changed (409): two people may write at once.
 */
export const conversationChange = z
  .strictObject({
    state: z.enum(QUEUE_STATES).nullable().optional(),
    note: z.string().trim().max(NOTE_MAX_CHARACTERS).optional(),
    note_before: z.string().max(NOTE_MAX_CHARACTERS).optional(),
  })
  .refine(({ state, note }) => state !== undefined || note !== undefined, {
    message: "Name a state or a note.",
  });
export type ConversationChange = z.infer<typeof conversationChange>;

/**
 * `POST /api/admin/conversations/delete`. The caller makes `deletion_id`: with it the deletion
 * goes on while `is_complete` is false, and is taken back.
 */
export const deletionRequest = z.union([
  z.strictObject({ deletion_id: z.uuid(), ids: z.array(z.int().min(1)).min(1).max(SELECTED_MAX) }),
  z.strictObject({
    deletion_id: z.uuid(),
    filter: conversationFilter.refine((filter) => Object.values(filter).some(Boolean), {
      message: "A filter without a criterion would mean every conversation.",
    }),
    /** Conversations with a message after this moment stay: nobody has seen them in the list. */
    before: z.iso.datetime(),
  }),
]);
export type DeletionRequest = z.infer<typeof deletionRequest>;

/** `POST /api/admin/conversations/restore` */
export const restoreRequest = z.strictObject({ deletion_id: z.uuid() });

/** `GET /api/admin/export`: a CSV row for each message, or an NDJSON line for each conversation. */
export const exportRequest = z.strictObject({ ...criteria, format: z.enum(EXPORT_FORMATS) });

/** `GET /api/admin/stats` */
export const statsRequest = z.strictObject({
  days: z.coerce.number().int().min(1).max(STATS_DAYS_MAX).default(30),
});

/** `GET /api/admin/audit` */
export const auditRequest = z.strictObject({
  action: z.enum(AUDIT_ACTIONS).optional(),
  conversation: number.optional(),
  cursor: number.optional(),
});
export type AuditRequest = z.infer<typeof auditRequest>;
