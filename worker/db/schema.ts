import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { LOCALES } from "../../contract/locale.ts";
import { AUDIT_ACTIONS, QUEUE_STATES } from "../../contract/logs.ts";
import { REPLY_AUTHORS, SIGNALS } from "../../contract/chat.ts";

/** Times are milliseconds since 1970, UTC. */
const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/** A visitor's conversation with the assistant (spec §3). */
export const chatConversations = sqliteTable(
  "chat_conversations",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    sessionId: text("session_id").notNull(),
    language: text("language", { enum: LOCALES }).notNull(),
    messageCount: integer("message_count").notNull().default(0),
    /** The gravest signal seen so far (contract/chat.ts), or null. */
    signal: text("signal", { enum: SIGNALS }),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    /** Null where nobody need look at it; triggers set `new` with every signal (migrations/). */
    state: text("state", { enum: QUEUE_STATES }),
    /** What admins wrote about it. */
    note: text("note").notNull().default(""),
    /** How many of its replies were judged; triggers count. */
    thumbsUp: integer("thumbs_up").notNull().default(0),
    thumbsDown: integer("thumbs_down").notNull().default(0),
    /** Hidden everywhere, and deleted for good by the daily run. */
    deletedAt: time("deleted_at"),
    /** What was deleted together is restored together. */
    deletionId: text("deletion_id"),
  },
  (table) => {
    // Each list of the log room has an index in its own order (worker/admin/conversation-lists.ts).
    // Those of signals, states and thumbs hold only the conversations that have one.
    const isKept = sql`deleted_at IS NULL`;
    const isSignalled = sql`deleted_at IS NULL AND signal IS NOT NULL`;
    const isQueued = sql`deleted_at IS NULL AND state IS NOT NULL`;
    const isLiked = sql`deleted_at IS NULL AND thumbs_up > 0`;
    const isDisliked = sql`deleted_at IS NULL AND thumbs_down > 0`;
    return [
      uniqueIndex("chat_conversations_session_id").on(table.sessionId),
      index("chat_conversations_updated_at").on(table.updatedAt, table.id).where(isKept),
      index("chat_conversations_language").on(table.language, table.updatedAt, table.id).where(isKept),
      index("chat_conversations_length").on(table.messageCount, table.id).where(isKept),
      index("chat_conversations_signal").on(table.updatedAt, table.id).where(isSignalled),
      index("chat_conversations_signal_kind").on(table.signal, table.updatedAt, table.id).where(isSignalled),
      index("chat_conversations_signal_length").on(table.messageCount, table.id).where(isSignalled),
      index("chat_conversations_state").on(table.state, table.updatedAt, table.id).where(isQueued),
      index("chat_conversations_state_length").on(table.state, table.messageCount, table.id).where(isQueued),
      index("chat_conversations_up").on(table.updatedAt, table.id).where(isLiked),
      index("chat_conversations_up_length").on(table.messageCount, table.id).where(isLiked),
      index("chat_conversations_down").on(table.updatedAt, table.id).where(isDisliked),
      index("chat_conversations_down_length").on(table.messageCount, table.id).where(isDisliked),
      index("chat_conversations_deleted_at")
        .on(table.deletedAt)
        .where(sql`deleted_at IS NOT NULL`),
      index("chat_conversations_deletion")
        .on(table.deletionId)
        .where(sql`deletion_id IS NOT NULL`),
    ];
  },
);

export const chatMessages = sqliteTable(
  "chat_messages",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    conversationId: integer("conversation_id")
      .notNull()
      .references(() => chatConversations.id, { onDelete: "cascade" }),
    /** Both messages of a turn carry the same id, so that a turn sent twice is stored once. */
    turnId: text("turn_id").notNull(),
    role: text("role", { enum: ["user", "assistant"] }).notNull(),
    content: text("content").notNull(),
    /** Set where the visitor saw only a part of the reply. */
    isInterrupted: integer("is_interrupted", { mode: "boolean" }).notNull().default(false),
    signal: text("signal", { enum: SIGNALS }),
    createdAt: time("created_at").notNull(),
    /** What the visitor thinks of a reply: 1, -1 or nothing. */
    feedback: integer("feedback"),
    /** Whether a language model wrote a reply (contract/chat.ts); null for questions, and for replies from before. */
    writtenBy: text("written_by", { enum: REPLY_AUTHORS }),
  },
  (table) => [
    uniqueIndex("chat_messages_turn").on(table.conversationId, table.turnId, table.role),
    // The daily run finds old messages by it (worker/retention/purge.ts).
    index("chat_messages_created_at").on(table.createdAt),
  ],
);

/** Conversations that were cleared: a reply that was still under way must not bring one back. */
export const clearedSessions = sqliteTable("cleared_sessions", {
  sessionId: text("session_id").primaryKey(),
  clearedAt: time("cleared_at").notNull(),
});

/** What the model has cost, per day; no row says anything about a visitor. */
export const dailyTokens = sqliteTable("daily_tokens", {
  /** YYYY-MM-DD, UTC. */
  day: text("day").primaryKey(),
  tokens: integer("tokens").notNull(),
});

/** One row with the sums over all conversations; triggers on chat_conversations keep it (migrations/). */
export const chatTotals = sqliteTable("chat_totals", {
  id: integer("id").primaryKey(),
  conversations: integer("conversations").notNull(),
  messages: integer("messages").notNull(),
});

/** Accounts of the people who run the site. */
export const users = sqliteTable(
  "users",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [uniqueIndex("users_email").on(sql`lower(${table.email})`)],
);

export const userRoles = sqliteTable(
  "user_roles",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["admin"] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

/** Page views, throws and what was said, counted per day; no row says anything about a visitor. */
export const dailyCounts = sqliteTable(
  "daily_counts",
  {
    /** YYYY-MM-DD, in Slovenia. */
    day: text("day").notNull(),
    /** Conversations, messages and signals are counted by triggers on chat_messages; they have no path. */
    event: text("event", {
      enum: ["page_view", "cube_throw", "help_shown", "number_pressed", "conversation", "message", "signal"],
    }).notNull(),
    path: text("path").notNull(),
    language: text("language", { enum: LOCALES }).notNull(),
    /** The thought of a throw, cut to 100 characters; empty for page views. */
    text: text("text").notNull().default(""),
    count: integer("count").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.event, table.path, table.language, table.text] })],
);

/**
 * A login in one browser. KV only knows the tokens of the next minutes; whether a session is
 * still open is decided here, at each request (docs/decisions/0009-sessions.md).
 */
export const sessions = sqliteTable(
  "sessions",
  {
    /** UUID; it opens nothing by itself. */
    id: text("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Browser and system, such as "Firefox · Linux". */
    device: text("device").notNull(),
    createdAt: time("created_at").notNull(),
    /** The last renewal. */
    seenAt: time("seen_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    endedAt: time("ended_at"),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expires_at").on(table.expiresAt)],
);

/** Every refresh token of a session: one that was used before and comes again ends the session. */
export const refreshTokens = sqliteTable(
  "refresh_tokens",
  {
    /** SHA-256 of the token. */
    hash: text("hash").primaryKey(),
    sessionId: text("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    usedAt: time("used_at"),
    /** With the token itself it gives the token that followed, so that two tabs get the same one. */
    salt: text("salt"),
  },
  (table) => [index("refresh_tokens_session").on(table.sessionId)],
);

/** The second factor of an account; it counts once it is confirmed. */
export const totpSecrets = sqliteTable("totp_secrets", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Base32, as the app on the telephone shows it. */
  secret: text("secret").notNull(),
  confirmedAt: time("confirmed_at"),
  /** The newest step (30 s) whose code was used: no code counts twice. */
  lastStep: integer("last_step").notNull().default(0),
});

export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the code. */
    hash: text("hash").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Links to set a new password. */
export const passwordResets = sqliteTable(
  "password_resets",
  {
    /** SHA-256 of the token in the link. */
    hash: text("hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [
    index("password_resets_user").on(table.userId),
    index("password_resets_expires_at").on(table.expiresAt),
  ],
);

/** How often something was tried by an address or at an account; KV and the rate limits do not count exactly. */
export const authAttempts = sqliteTable(
  "auth_attempts",
  {
    /** What is tried, and the SHA-256 of who or where. */
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("auth_attempts_expires_at").on(table.expiresAt)],
);

/** Who read, exported, changed or deleted what in the log room. */
export const adminAudit = sqliteTable(
  "admin_audit",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Null when the account is gone; the address stays. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    email: text("email").notNull(),
    action: text("action", { enum: AUDIT_ACTIONS }).notNull(),
    /** Stays when the conversation is gone. */
    conversationId: integer("conversation_id"),
    /** JSON, such as the filter of an export. Never words of a visitor. */
    details: text("details").notNull().default("{}"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("admin_audit_user").on(table.userId, table.action, table.createdAt),
    index("admin_audit_action").on(table.action, table.id),
    index("admin_audit_conversation").on(table.conversationId, table.id),
    index("admin_audit_created_at").on(table.createdAt),
  ],
);
