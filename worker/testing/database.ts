import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { openDatabase, type Database } from "../db/client.ts";

/** The test's own database with every migration applied. */
export async function openMigratedDatabase(): Promise<Database> {
  const { TEST_MIGRATIONS } = env as unknown as { TEST_MIGRATIONS: D1Migration[] };
  await applyD1Migrations(env.DB, TEST_MIGRATIONS);
  return openDatabase(env.DB);
}
