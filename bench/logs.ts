import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { serveSite, type Served } from "./chat-stack.ts";
import { fillLog, openLogRoom, type LogRoom } from "./logs/log-room.ts";
import { printTable, type Figure } from "./logs/table.ts";

/**
 * Measures the log room on a small and on a large log in one run: `node bench/logs.ts [--quick]`
 * after a build. `rows` are the rows that the database has read, a measure without noise; `sql`
 * is the time in the database, in whole milliseconds; `ms` is the median of whole calls through the worker, guard included.
 */
const { values: options } = parseArgs({
  options: {
    small: { type: "string", default: "1000" },
    large: { type: "string", default: "1000000" },
    /** A tenth of the large log. */
    quick: { type: "boolean", default: false },
    repeat: { type: "string", default: "41" },
    dist: { type: "string", default: join(import.meta.dirname, "../dist") },
  },
});
const sizes = [Number(options.small), options.quick ? Number(options.large) / 10 : Number(options.large)];
const repeat = Number(options.repeat);

const CALLS: [name: string, path: string, goal: number][] = [
  ["totals", "/stats?days=1", 1.5],
  ["list, newest first", "/conversations", 1.5],
  ["list, oldest first", "/conversations?sort=oldest", 1.5],
  ["list, longest first", "/conversations?sort=longest", 1.5],
  ["list, signals first", "/conversations?sort=signals", 1.5],
  ["list, language", "/conversations?language=en", 1.5],
  ["list, any signal", "/conversations?signal=any", 1.5],
  ["list, one signal", "/conversations?signal=plan", 1.5],
  ["list, state", "/conversations?state=new", 1.5],
  ["list, thumbs up", "/conversations?feedback=up", 1.5],
  ["list, thumbs down", "/conversations?feedback=down", 1.5],
  ["list, days", "/conversations?from=2026-01-01&to=2026-12-31", 1.5],
  ["list, one signal, longest", "/conversations?signal=plan&sort=longest", 1.5],
  ["messages of a conversation", "/conversations/500/messages", 1.5],
];

/** Held against the list page of the same log, not against the small log. */
const SEARCHES: [name: string, query: string][] = [
  ["search, a common word", "modrost"],
  ["search, a rare word", "besedica7"],
  ["search, no such word", "nesmiselnost"],
  ["search, two common words", "modrost upanje"],
  ["search, exact words", '"modrost upanje"'],
  ["search, six words", "modrost upanje vera ljubezen bog srce"],
  ["search, common word and filter", "modrost&signal=plan"],
];

const SEARCH_GOAL = 20;
const WARM_UP = 5;

const rooms: { site: Served; room: LogRoom }[] = [];
try {
  for (const size of sizes) {
    const site = await serveSite(options.dist, "http://127.0.0.1:9/v1");
    const startedAt = performance.now();
    await fillLog(site, size);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(`${size} conversations, ${2 * size} messages filled in ${seconds} s`);
    rooms.push({ site, room: await openLogRoom(site) });
  }
  const [small, large] = rooms.map(({ room }) => room);
  if (!small || !large) throw new Error("two logs are needed");

  const [, floor] = await sideBySide(small, large, "/no-such-call");
  const figures: Figure[] = [];
  for (const [name, path, goal] of CALLS) {
    const [before, after] = await sideBySide(small, large, path);
    figures.push({ name, before, after, goal, ratio: after.ms / before.ms });
  }
  const list = figures.find(({ name }) => name === "list, newest first");
  for (const [name, query] of SEARCHES) {
    const [q, filter] = query.split("&");
    const path = `/conversations?q=${encodeURIComponent(q ?? "")}${filter ? `&${filter}` : ""}`;
    const [before, after] = await sideBySide(small, large, path);
    figures.push({ name, before, after, goal: SEARCH_GOAL, ratio: after.ms / (list?.after.ms ?? 1) });
  }
  console.log(`a call that asks the database only who asks: ${floor.ms.toFixed(2)} ms`);
  console.log(printTable(sizes, figures));
  await measureExport();
} finally {
  for (const { site } of rooms) await site.stop();
}

/** The two take turns, call by call, so that what else the machine does meets both. */
async function sideBySide(small: LogRoom, large: LogRoom, path: string) {
  const times: [number[], number[]] = [[], []];
  for (let index = 0; index < repeat + WARM_UP; index++)
    for (const [side, room] of [small, large].entries()) {
      const ms = await room.time(path);
      if (index >= WARM_UP) times[side]?.push(ms);
    }
  return [
    { ...(await small.count(path)), ms: median(times[0]) },
    { ...(await large.count(path)), ms: median(times[1]) },
  ] as const;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Streams files of growing size and watches the memory of the worker. */
async function measureExport(): Promise<void> {
  const large = rooms[1];
  if (!large) return;
  console.log("\nexport: memory of workerd before the stream and at its peak in each quarter of it");
  // The last one again: what has grown by then was the cache of the database and room for the collector.
  for (const count of [1_000, 10_000, ...Array<number>(6).fill(98_000)]) {
    // Time to notice that the worker has closed the connection of the file before.
    await setTimeout(500);
    const { bytes, ms, memory, conversations } = await large.room.exportFile(count);
    console.log(
      `  ${String(conversations).padStart(7)} conversations  ${(bytes / 1e6).toFixed(1).padStart(7)} MB  ${(ms / 1000).toFixed(1).padStart(5)} s  ${memory.map((held) => (held / 1e6).toFixed(0)).join(" ")} MB`,
    );
  }
}
