import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";

/*
 * npm run deploy
 *
 * Deploys what was built. The database is migrated before the new worker comes, which could not read or store
 * conversations without; migrations only add, so that the worker before goes on meanwhile. At the first time there is no
 * database yet: `wrangler deploy` creates it, and the tables follow.
 */

const config = z.object({ d1_databases: z.tuple([z.object({ database_name: z.string() })]) });
const databases = z.array(z.object({ name: z.string() }));

const MIGRATE = ["d1", "migrations", "apply", "DB", "--remote"];
const DEPLOY = ["deploy"];

const steps = isDatabaseThere() ? [MIGRATE, DEPLOY] : [DEPLOY, MIGRATE];
for (const step of steps) run(step);

function isDatabaseThere(): boolean {
  const file = readFileSync(join(import.meta.dirname, "..", "wrangler.toml"), "utf8");
  const [{ database_name: name }] = config.parse(parse(file)).d1_databases;
  const { status, stdout, stderr, error } = spawnSync("wrangler", ["d1", "list", "--json"], {
    encoding: "utf8",
  });
  if (status !== 0) return fail(`${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}`.trim());
  const list = databases.safeParse(readList(stdout));
  if (!list.success) return fail(`The list of databases could not be read; nothing was deployed:\n${stdout}`);
  return list.data.some((database) => database.name === name);
}

/** A warning may stand before the list. */
function readList(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.search(/^\[/m)));
  } catch {
    return null;
  }
}

function run(step: string[]): void {
  const { status, error } = spawnSync("wrangler", step, { stdio: "inherit" });
  if (status !== 0)
    fail(
      `"wrangler ${step.join(" ")}" failed${error ? `: ${error.message}` : ""}; what follows it was not done.`,
    );
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
