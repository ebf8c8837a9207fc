import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { LOCALES } from "../../contract/locale.ts";

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
    signal: text("signal"),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("chat_conversations_session_id").on(table.sessionId),
    index("chat_conversations_updated_at").on(table.updatedAt, table.id),
  ],
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
    signal: text("signal"),
    createdAt: time("created_at").notNull(),
    /** What the visitor thinks of a reply: 1, -1 or nothing. */
    feedback: integer("feedback"),
  },
  (table) => [uniqueIndex("chat_messages_turn").on(table.conversationId, table.turnId, table.role)],
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

/** Page views and throws, counted per day; no row says anything about a visitor. */
export const dailyCounts = sqliteTable(
  "daily_counts",
  {
    /** YYYY-MM-DD, UTC. */
    day: text("day").notNull(),
    event: text("event", { enum: ["page_view", "cube_throw"] }).notNull(),
    path: text("path").notNull(),
    language: text("language", { enum: LOCALES }).notNull(),
    /** The thought of a throw, cut to 100 characters; empty for page views. */
    text: text("text").notNull().default(""),
    count: integer("count").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.event, table.path, table.language, table.text] })],
);
