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
    const deleted = await purgeConversations(database, days, new Date());
    console.log(
      days === null
        ? `nothing was deleted for its age; ${deleted} conversations had been deleted by hand`
        : `${deleted} conversations older than ${days} days, or deleted by hand, were deleted`,
    );
  },
} satisfies ExportedHandler<Env>;
