import type { SeedConversation, SeedMessage } from "./conversations.ts";
import type { SeedCount } from "./counts.ts";

/** As much of D1 as is needed here. */
export interface SeedDatabase {
  prepare: (query: string) => SeedStatement;
  batch: (statements: SeedStatement[]) => Promise<unknown>;
}
interface SeedStatement {
  bind: (...values: (string | number | null)[]) => SeedStatement;
  first: <T>() => Promise<T | null>;
  run: () => Promise<unknown>;
}

/** Statements sent at once. */
const BATCH = 400;

/** @returns false where they are there already, and nothing is stored */
export async function storeConversations(
  database: SeedDatabase,
  conversations: readonly SeedConversation[],
): Promise<boolean> {
  const first = conversations[0]?.sessionId ?? "";
  const known = database.prepare("SELECT id FROM chat_conversations WHERE session_id = ?").bind(first);
  if (await known.first()) return false;
  const byTime = conversations.toSorted((a, b) => lastTime(a) - lastTime(b));
  await sendAll(
    database,
    byTime.flatMap((conversation) => [
      insertConversation(database, conversation),
      ...conversation.messages.map((message) => insertMessage(database, conversation.sessionId, message)),
      // The triggers of the messages have set it to "new".
      database
        .prepare("UPDATE chat_conversations SET state = ? WHERE session_id = ?")
        .bind(conversation.state, conversation.sessionId),
    ]),
  );
  return true;
}

export async function storeCounts(database: SeedDatabase, counts: readonly SeedCount[]): Promise<void> {
  const insert = database.prepare(
    "INSERT INTO daily_counts (day, event, path, language, text, count) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count",
  );
  await sendAll(
    database,
    counts.map(({ day, event, path, language, text, count }) =>
      insert.bind(day, event, path, language, text, count),
    ),
  );
}

/** Makes the account, or gives it another password. */
export async function storeAdmin(
  database: SeedDatabase,
  { email, passwordHash, now }: { email: string; passwordHash: string; now: Date },
): Promise<void> {
  const account = "SELECT id FROM users WHERE lower(email) = lower(?)";
  const known = await database.prepare(account).bind(email).first();
  await sendAll(database, [
    known
      ? database
          .prepare("UPDATE users SET password_hash = ? WHERE lower(email) = lower(?)")
          .bind(passwordHash, email)
      : database
          .prepare("INSERT INTO users (email, password_hash, created_at) VALUES (?, ?, ?)")
          .bind(email, passwordHash, now.getTime()),
    database
      .prepare(`INSERT OR IGNORE INTO user_roles (user_id, role) SELECT id, 'admin' FROM (${account})`)
      .bind(email),
  ]);
}

function insertConversation(database: SeedDatabase, conversation: SeedConversation): SeedStatement {
  const { sessionId, language, signal, note, messages } = conversation;
  return database
    .prepare(
      "INSERT INTO chat_conversations (session_id, language, message_count, signal, note, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(
      sessionId,
      language,
      messages.length,
      signal,
      note,
      messages[0]?.createdAt ?? 0,
      lastTime(conversation),
    );
}

function insertMessage(database: SeedDatabase, sessionId: string, message: SeedMessage): SeedStatement {
  const { turnId, role, content, isInterrupted, signal, createdAt, feedback, writtenBy } = message;
  return database
    .prepare(
      "INSERT INTO chat_messages (conversation_id, turn_id, role, content, is_interrupted, signal, created_at, feedback, written_by) SELECT id, ?, ?, ?, ?, ?, ?, ?, ? FROM chat_conversations WHERE session_id = ?",
    )
    .bind(turnId, role, content, Number(isInterrupted), signal, createdAt, feedback, writtenBy, sessionId);
}

async function sendAll(database: SeedDatabase, statements: SeedStatement[]): Promise<void> {
  for (let first = 0; first < statements.length; first += BATCH)
    await database.batch(statements.slice(first, first + BATCH));
}

function lastTime({ messages }: SeedConversation): number {
  return messages.at(-1)?.createdAt ?? 0;
}
