import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { call } from "../testing/chat.ts";

const { TEST_MIGRATIONS: migrations } = env as unknown as { TEST_MIGRATIONS: D1Migration[] };
const SESSION = "3d0c7a0e-7a53-4a36-9c5d-0a3e0a6b1f12";

test("replies that were stored before it was kept who wrote them stay, and nothing is said of their author", async () => {
  const before = migrations.findIndex(({ name }) => name.includes("reply-author"));
  expect(before).toBeGreaterThan(0);
  await applyD1Migrations(env.DB, migrations.slice(0, before));
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO chat_conversations (session_id, language, message_count, created_at, updated_at) VALUES (?, 'sl', 2, 1, 2)",
    ).bind(SESSION),
    env.DB.prepare(
      "INSERT INTO chat_messages (conversation_id, turn_id, role, content, created_at) SELECT id, 't', 'user', 'Prej', 1 FROM chat_conversations",
    ),
    env.DB.prepare(
      "INSERT INTO chat_messages (conversation_id, turn_id, role, content, created_at, feedback) SELECT id, 't', 'assistant', 'Odgovor', 2, 1 FROM chat_conversations",
    ),
  ]);
  await applyD1Migrations(env.DB, migrations);
  const { messages } = JSON.parse((await call(`/api/wisdom-chat/${SESSION}`)).text) as { messages: object[] };
  expect(messages).toMatchObject([
    { role: "user", content: "Prej", written_by: null },
    { role: "assistant", content: "Odgovor", written_by: null },
  ]);
});
