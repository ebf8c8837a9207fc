import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { openDatabase, type Database } from "../db/client.ts";
import { chatConversations, chatMessages } from "../db/schema.ts";

/** The test's own database with every migration applied. */
export async function openMigratedDatabase(): Promise<Database> {
  const { TEST_MIGRATIONS } = env as unknown as { TEST_MIGRATIONS: D1Migration[] };
  await applyD1Migrations(env.DB, TEST_MIGRATIONS);
  return openDatabase(env.DB);
}

/** A conversation as it stands in the log, its messages in their order. */
export async function readLog(database: Database, sessionId: string) {
  const [conversation] = await database
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.sessionId, sessionId));
  if (!conversation) return { conversation: null, messages: [] };
  const messages = await database
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversation.id))
    .orderBy(chatMessages.id);
  return { conversation, messages };
}
