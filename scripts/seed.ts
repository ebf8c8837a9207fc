import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { getPlatformProxy } from "wrangler";
import { hashPassword } from "../worker/auth/password.ts";
import { makeConversations } from "./seed/conversations.ts";
import { makeCounts } from "./seed/counts.ts";
import { storeAdmin, storeConversations, storeCounts, type SeedDatabase } from "./seed/store.ts";

/*
 * npm run seed
 *
 * Fills the local database with a thousand invented conversations and makes an admin account for
 * the demo, so that the log room can be tried. It cannot reach the deployed database.
 */
const { values: options } = parseArgs({
  options: {
    count: { type: "string", default: "1000" },
    email: { type: "string", default: "demo@example.org" },
    password: { type: "string", default: `demo-${randomBytes(6).toString("hex")}` },
    /** Where the browser tests keep their database. */
    "persist-to": { type: "string" },
    port: { type: "string", default: process.env["PORT"] ?? "8787" },
  },
});
const { email, password, port, "persist-to": folder } = options;

const migration = spawnSync(
  "wrangler",
  ["d1", "migrations", "apply", "DB", "--local", ...(folder ? ["--persist-to", folder] : [])],
  { encoding: "utf8", env: { ...process.env, CI: "true" } },
);
if (migration.status !== 0) {
  console.error(migration.stdout, migration.stderr);
  process.exit(1);
}

const proxy = await getPlatformProxy<{ DB: SeedDatabase }>(
  folder ? { persist: { path: `${folder}/v3` } } : {},
);
try {
  const now = new Date();
  const database = proxy.env.DB;
  const isNew = await storeConversations(database, makeConversations(Number(options.count), now));
  if (isNew) await storeCounts(database, makeCounts(now));
  await storeAdmin(database, { email, passwordHash: await hashPassword(password), now });
  console.log(
    isNew
      ? `${options.count} invented conversations are in the log.`
      : "The invented conversations are in the log already.",
  );
} finally {
  await proxy.dispose();
}

console.log(`
Log room:  http://localhost:${port}/admin/chat-logs   (start the site with npm start)
E-mail:    ${email}
Password:  ${password}
`);
