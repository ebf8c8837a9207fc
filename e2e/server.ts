import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Serves the built site in workerd with a fresh database that is thrown away afterwards. */
const port = process.argv[2] ?? "8790";
const state = mkdtempSync(join(tmpdir(), "kocka-e2e-"));
const environment = { ...process.env, CI: "true", CLOUDFLARE_CF_FETCH_ENABLED: "false" };

const migration = spawnSync(
  "wrangler",
  ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state],
  { stdio: "inherit", env: environment },
);
if (migration.status !== 0) process.exit(1);

const server = spawn(
  "wrangler",
  [
    "dev",
    "--port",
    port,
    "--persist-to",
    state,
    "--show-interactive-dev-session=false",
    "--log-level",
    "warn",
    "--inspector-port",
    "0",
  ],
  { stdio: "inherit", env: environment },
);
const stop = () => {
  server.kill("SIGTERM");
};
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
server.on("exit", (code) => {
  rmSync(state, { recursive: true, force: true });
  process.exit(code ?? 0);
});
