import { spawn, spawnSync } from "node:child_process";
import { createWriteStream, mkdirSync, rmSync } from "node:fs";
import { statePath, terminalPath } from "./local-state.ts";

/** Serves the built site in workerd with a fresh database that is thrown away afterwards. */
const port = process.argv[2] ?? "8790";
const state = statePath(port);
rmSync(state, { recursive: true, force: true });
mkdirSync(state, { recursive: true });
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
  { stdio: ["inherit", "pipe", "pipe"], env: environment },
);
// The tests read their mails there.
const terminal = createWriteStream(terminalPath(port));
for (const [output, own] of [
  [server.stdout, process.stdout],
  [server.stderr, process.stderr],
] as const) {
  output.pipe(own);
  output.pipe(terminal, { end: false });
}
const stop = () => {
  server.kill("SIGTERM");
};
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
server.on("exit", (code) => {
  rmSync(state, { recursive: true, force: true });
  process.exit(code ?? 0);
});
