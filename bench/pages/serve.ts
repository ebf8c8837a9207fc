import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";

export interface Served {
  origin: string;
  stop: () => Promise<void>;
}

const ENVIRONMENT = {
  ...process.env,
  CI: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
};
const WRANGLER = resolve("node_modules/.bin/wrangler");
const START_SECONDS = 60;

/** Copies the build, so that nobody rebuilds it under a measurement. */
export function copyBuild(dist: string, folder: string): string {
  const copy = join(folder, "dist");
  cpSync(dist, copy, { recursive: true, filter: (path) => !path.endsWith(".map") });
  cpSync("migrations", join(folder, "migrations"), { recursive: true });
  return copy;
}

/** Serves a built site with a fresh database, as e2e/server.ts does. */
export async function serveSite(build: string, state: string): Promise<Served> {
  const configFile = join(build, "kocka_modrosti/wrangler.json");
  const migration = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state, "-c", configFile];
  const { status, stderr } = spawnSync(WRANGLER, migration, { env: ENVIRONMENT, encoding: "utf8" });
  if (status !== 0) throw new Error(`The database could not be made: ${stderr}`);
  return serve(configFile, state, "/");
}

/** Serves a folder of files with the same asset server and no worker. */
export async function serveFiles(files: string, folder: string, probe: string): Promise<Served> {
  mkdirSync(folder, { recursive: true });
  const configFile = join(folder, "wrangler.json");
  const config = {
    name: "plain",
    compatibility_date: "2026-10-01",
    send_metrics: false,
    assets: { directory: files, html_handling: "none", not_found_handling: "none" },
  };
  writeFileSync(configFile, JSON.stringify(config));
  return serve(configFile, join(folder, "state"), probe);
}

async function serve(configFile: string, state: string, probe: string): Promise<Served> {
  if (!existsSync(configFile)) throw new Error(`${configFile} is missing.`);
  const port = await findPort();
  // Behind the browser: on a phone no server takes the processor away from the page.
  const server = spawn(
    "nice",
    ["-n", "10", WRANGLER, "dev", "-c", configFile, "--port", String(port), "--persist-to", state].concat([
      "--show-interactive-dev-session=false",
      "--log-level",
      "error",
      "--inspector-port",
      "0",
    ]),
    { stdio: ["ignore", "ignore", "pipe"], env: ENVIRONMENT },
  );
  server.stderr?.pipe(process.stderr);
  const origin = `http://localhost:${port}`;
  await waitFor(origin + probe, server);
  return { origin, stop: () => stop(server) };
}

async function waitFor(address: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_SECONDS * 1000;
  while (Date.now() < end) {
    if (server.exitCode !== null) break;
    const answer = await fetch(address).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  await stop(server);
  throw new Error(`Nothing answers at ${address}.`);
}

function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  // What it says while it dies is of no interest.
  server.stderr?.unpipe().resume();
  return new Promise((done) => {
    server.once("exit", () => done());
    server.kill("SIGTERM");
  });
}

function findPort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? done(address.port) : fail(new Error("No port is free.")),
      );
    });
  });
}
