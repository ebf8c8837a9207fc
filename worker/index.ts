import { createApp } from "./app.ts";
import { purgeAccounts } from "./auth/purge.ts";
import { openDatabase } from "./db/client.ts";
import type { Env } from "./env.ts";
import { keepEncoding } from "./http/encoded.ts";
import { purgeConversations } from "./retention/purge.ts";
import { findWrongSettings, readSetting } from "./settings.ts";

const app = createApp();

export default {
  fetch: async (request, env, context) => keepEncoding(await app.fetch(request, env, context)),
  async scheduled(_event, env) {
    const database = openDatabase(env.DB);
    await purgeAccounts(database, new Date());
    for (const problem of findWrongSettings(env)) console.error(`a setting is wrong: ${problem}`);
    const { value: days } = readSetting(env, "RETENTION_DAYS");
    const { conversations, messages } = await purgeConversations(database, days, new Date());
    const why = days === null ? "deleted by hand" : `deleted by hand or older than ${days} days`;
    console.log(`gone for good, ${why}: ${conversations} conversations and ${messages} messages of others`);
  },
} satisfies ExportedHandler<Env>;
