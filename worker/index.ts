import { createApp } from "./app.ts";
import { purgeAccounts } from "./auth/purge.ts";
import { openDatabase } from "./db/client.ts";
import type { Env } from "./env.ts";
import { keepEncoding } from "./http/encoded.ts";
import { purgeConversations } from "./retention/purge.ts";

const app = createApp();

export default {
  fetch: async (request, env, context) => keepEncoding(await app.fetch(request, env, context)),
  async scheduled(_event, env) {
    const database = openDatabase(env.DB);
    await purgeAccounts(database, new Date());
    const deleted = await purgeConversations(database, Number(env.RETENTION_DAYS), new Date());
    console.log(`${deleted} conversations older than ${env.RETENTION_DAYS} days were deleted`);
  },
} satisfies ExportedHandler<Env>;
