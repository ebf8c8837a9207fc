import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";

/** Serves the production build in workerd, with a local database that has every migration. */
const PORT = Number(process.env["PORT"] ?? 8787);

if (!(await isPortFree(PORT))) {
  console.error(
    `Port ${PORT} is taken by another program. Stop that program, or choose another port: PORT=8788 npm start`,
  );
  process.exit(1);
}
run("npm", ["run", "build"]);
run("wrangler", ["d1", "migrations", "apply", "DB", "--local"]);

console.log(`\nThe site is at http://localhost:${PORT} (stop it with Ctrl+C).\n`);
const server = spawn(
  "wrangler",
  ["dev", "--port", String(PORT), "--show-interactive-dev-session=false", "--log-level", "warn"],
  {
    stdio: "inherit",
    env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: "false" },
  },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, CI: "true" } });
  if (status !== 0) process.exit(status ?? 1);
}

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.once("listening", () => probe.close(() => resolve(true)));
    probe.listen(port);
  });
}
