import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { build } from "vite";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { WebSocket } from "ws";
import type { Pace } from "./upstream.ts";

const ROOT = join(import.meta.dirname, "..");

/** A worker in a workerd of its own. */
export interface Served {
  url: string;
  /** CPU time that this workerd has used, in microseconds. */
  cpu: () => number;
  /** Resident memory of this workerd at the moment, in bytes. */
  memory: () => number;
  /** Bytes in use in the worker's own isolate once its garbage is collected; only where it was served to be inspected. */
  heap: () => Promise<number>;
  query: <Row>(statement: string) => Promise<Row[]>;
  database: () => ReturnType<Miniflare["getD1Database"]>;
  sessions: () => ReturnType<Miniflare["getKVNamespace"]>;
  complaints: string[];
  stop: () => Promise<void>;
}

type RateLimits = Record<string, { namespace_id: string; simple: { limit: number; period?: 10 | 60 } }>;

/** The upstream, in a process of its own. */
export async function startUpstream(pace: Pace): Promise<{ url: string; stop: () => void }> {
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, "upstream.ts"),
      String(pace.firstTokenMs),
      String(pace.betweenTokensMs),
      String(pace.tokens),
    ],
    { stdio: ["ignore", "pipe", "inherit", "ipc"] },
  );
  const { stdout } = child;
  if (!stdout) throw new Error("the upstream did not start");
  const port = await new Promise<string>((resolve) =>
    createInterface({ input: stdout }).once("line", resolve),
  );
  return { url: `http://127.0.0.1:${port}/v1`, stop: () => child.kill() };
}

/**
 * The built worker, from a copy, so that a build meanwhile disturbs nothing; its rate limits are out of the way.
 *
 * @param isInspected whether its heap can be asked for
 */
export async function serveSite(dist: string, upstream: string, isInspected = false): Promise<Served> {
  const copy = mkdtempSync(join(tmpdir(), "kocka-bench-"));
  cpSync(dist, copy, { recursive: true });
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(copy, "kocka_modrosti/wrangler.json"));
  delete workerOptions.modulesRules;
  const worker = {
    ...workerOptions,
    name: "site",
    modules: true,
    scriptPath: join(copy, "kocka_modrosti/index.js"),
    bindings: {
      ...(workerOptions.bindings as Record<string, string>),
      OPENAI_API_KEY: "bench",
      OPENAI_BASE_URL: upstream,
    },
    ratelimits: withoutLimits(workerOptions.ratelimits as RateLimits),
  } as V4WorkerOptions;
  const served = await serve(worker, isInspected);
  for (const statement of readMigrations()) await served.query(statement);
  return removeAfter(served, copy);
}

/** All visitors of a benchmark come from one address. What is allowed once stays so: it finds equal turns. */
function withoutLimits(limits: RateLimits = {}): RateLimits {
  return Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [
      name,
      { ...limit, simple: { ...limit.simple, limit: limit.simple.limit === 1 ? 1 : 1_000_000 } },
    ]),
  );
}

/** The bare worker. */
export function servePassThrough(upstream: string): Promise<Served> {
  return serve({
    name: "passthrough",
    modules: true,
    scriptPath: join(import.meta.dirname, "passthrough.js"),
    compatibilityDate: "2026-10-01",
    bindings: { OPENAI_BASE_URL: upstream },
  });
}

/** The chat as the AI SDK's documentation builds it, made into one module first. */
export async function serveSdk(upstream: string): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "kocka-bench-"));
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: join(import.meta.dirname, "sdk-worker.ts"),
      outDir: folder,
      emptyOutDir: false,
      minify: true,
    },
    ssr: { noExternal: true, target: "webworker" },
  });
  const served = await serve({
    name: "sdk",
    modules: true,
    scriptPath: join(folder, "sdk-worker.js"),
    modulesRoot: folder,
    compatibilityDate: "2026-10-01",
    bindings: { OPENAI_BASE_URL: upstream },
  });
  return removeAfter(served, folder);
}

function removeAfter(served: Served, folder: string): Served {
  const stop = async () => {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...served, stop };
}

/** The socket leads straight to the worker: the tools' own workers in front of it are passed by. */
async function serve(worker: V4WorkerOptions, isInspected = false): Promise<Served> {
  const before = runtimes();
  const complaints: string[] = [];
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions({
      ...(isInspected && { inspectorPort: 0 }),
      workers: [
        {
          ...worker,
          unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
          unsafeInspectorProxy: isInspected,
        },
      ],
    }),
    handleStructuredLogs: ({ level, message }) => {
      if (level === "error" || level === "warn") complaints.push(message);
    },
  });
  const url = await miniflare.unsafeGetDirectURL();
  const pid = runtimes().find((candidate) => !before.includes(candidate));
  if (pid === undefined) throw new Error("workerd did not start");
  return {
    url: url.origin,
    complaints,
    cpu: () => readCpu(pid),
    memory: () => readMemory(pid),
    heap: async () => readHeap(new URL(`/${worker.name}`, await miniflare.getInspectorURL())),
    database: () => miniflare.getD1Database("DB"),
    sessions: () => miniflare.getKVNamespace("SESSIONS"),
    query: async <Row>(statement: string) => {
      const database = await miniflare.getD1Database("DB");
      return (await database.prepare(statement).all<Row>()).results;
    },
    stop: () => miniflare.dispose(),
  };
}

function readMigrations(): string[] {
  const folder = join(ROOT, "migrations");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("--> statement-breakpoint"));
}

/** The workerd processes that this process has started. */
function runtimes(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const stat = readStat(pid);
      return stat?.name === "workerd" && Number(stat.fields[1]) === process.pid;
    });
}

/** User and system time, counted in hundredths of a second. */
function readCpu(pid: number): number {
  const fields = readStat(pid)?.fields ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Told in kibibytes. */
function readMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

/** What V8 says of the isolate at this inspector without its garbage, array buffers too. */
async function readHeap(inspector: URL): Promise<number> {
  const socket = new WebSocket(inspector);
  try {
    await once(socket, "open");
    const ask = async (id: number, method: string): Promise<unknown> => {
      socket.send(JSON.stringify({ id, method }));
      const [answer] = (await once(socket, "message")) as [Buffer];
      return (JSON.parse(answer.toString()) as { result: unknown }).result;
    };
    await ask(1, "HeapProfiler.collectGarbage");
    const usage = (await ask(2, "Runtime.getHeapUsage")) as { usedSize: number; backingStorageSize: number };
    return usage.usedSize + usage.backingStorageSize;
  } finally {
    socket.close();
  }
}

/** The fields from the third on: state, parent, … */
function readStat(pid: number): { name: string; fields: string[] } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const nameEnd = stat.lastIndexOf(")");
    return { name: stat.slice(stat.indexOf("(") + 1, nameEnd), fields: stat.slice(nameEnd + 2).split(" ") };
  } catch {
    return null;
  }
}
