import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { servePassThrough, serveSdk, serveSite, startUpstream, type Served } from "./chat-stack.ts";
import { visit, visitAndLeave, type Visit } from "./chat-visitor.ts";
import { PACE } from "./upstream.ts";

/**
 * Measures what the worker adds to a model's streamed reply: `node bench/chat.ts [--quick] [--leave] [--memory]`
 * after a build. Times on a shared machine are noisy: look at CPU per token and at the ratios.
 */
const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    leave: { type: "boolean", default: false },
    memory: { type: "boolean", default: false },
    dist: { type: "string", default: join(import.meta.dirname, "../dist") },
    repeat: { type: "string", default: "3" },
    visitors: { type: "string", default: "1,20,100,300" },
    /** Only the stacks whose name contains one of these, with commas between them. */
    only: { type: "string", default: "" },
  },
});

const IDEAL_MS = PACE.firstTokenMs + (PACE.tokens - 1) * PACE.betweenTokensMs;
const CLOSE_WITHIN_MS = 2_000;
/** Nothing in these may lead to the sheet: where it speaks, no model is asked. */
const QUESTIONS = [
  "Kaj je modrost?",
  "Kako naj najdem upanje?",
  "Kaj je vera?",
  "Zakaj je trpljenje na svetu?",
];

const BARE = "pass-through worker";
const SDK = "AI SDK as documented";
const EARLY = "site, first message";
const FIFTH = "site, fifth message";

interface Stack {
  name: string;
  url: string;
  cpu: () => number;
  memory?: () => number;
  turn: number;
}

interface Row {
  stack: string;
  visitors: number;
  first: number;
  lag50: number;
  lag99: number;
  total: number;
  cpu: number;
  isExact: boolean;
  failures: number;
}

let turnsAsked = 0;
/** Resident memory of a stack's workerd after each crowd, in bytes. */
const memory: { stack: string; visitors: number; bytes: number }[] = [];
const upstream = await startUpstream(PACE);
const site = await serveSite(options.dist, upstream.url, options.memory);
try {
  await (options.leave ? measureLeaving() : options.memory ? measureMemory() : measureReplies());
} finally {
  await site.stop();
  upstream.stop();
}

/** Visitors who read to the end: from the upstream, through a bare worker, and through the site. */
async function measureReplies(): Promise<void> {
  const bare = await servePassThrough(upstream.url);
  const isWanted = (name: string) => options.only.split(",").some((part) => name.includes(part));
  const sdk = isWanted(SDK) ? await serveSdk(upstream.url) : null;
  const chat = { url: `${site.url}/api/wisdom-chat`, cpu: site.cpu, memory: site.memory };
  const stacks: Stack[] = [
    { name: "upstream directly", url: `${upstream.url}/chat/completions`, cpu: () => 0, turn: 1 },
    { name: BARE, url: bare.url, cpu: bare.cpu, memory: bare.memory, turn: 1 },
    ...(sdk ? [{ name: SDK, url: sdk.url, cpu: sdk.cpu, memory: sdk.memory, turn: 1 }] : []),
    { name: EARLY, ...chat, turn: 1 },
    { name: FIFTH, ...chat, turn: 5 },
  ].filter(({ name }) => isWanted(name));
  for (const stack of stacks) await crowd(stack, 8);

  const counts = options.quick ? [1, 20] : options.visitors.split(",").map(Number);
  const rows: Row[] = [];
  for (const visitors of counts) {
    for (const stack of stacks) {
      const runs: Row[] = [];
      for (let run = 0; run < (options.quick ? 1 : Number(options.repeat)); run++)
        runs.push(await crowd(stack, visitors));
      rows.push(middle(runs));
    }
  }
  printTable(rows);
  const [stored] = await site.query<{ conversations: number; messages: number }>(
    "SELECT (SELECT count(*) FROM chat_conversations) AS conversations, (SELECT count(*) FROM chat_messages) AS messages",
  );
  console.log(
    `\nD1: ${stored?.conversations} conversations, ${stored?.messages} messages; asked: ${turnsAsked} turns.\n`,
  );
  const most = Math.max(...counts);
  for (const { name } of stacks.filter((stack) => stack.memory)) {
    const held = memory.filter(({ stack, visitors }) => stack === name && visitors === most);
    const megabytes = held.map(({ bytes }) => Math.round(bytes / 1e6)).join(", ");
    console.log(`Memory after each crowd of ${most}, ${name}: ${megabytes} MB`);
  }
  judge(rows, stored?.messages === turnsAsked * 2 && stored.conversations === turnsAsked);
  printComplaints(site);
  await bare.stop();
  await sdk?.stop();
}

/** A new conversation that has come to its n-th question; a bare upstream does not look at it. */
function askTurn(turn: number, question: string) {
  const earlier = Array.from({ length: turn - 1 }, (_, index) => [
    { role: "user", content: QUESTIONS[index % QUESTIONS.length] },
    { role: "assistant", content: "Dobro vprašanje. Pomisli na to, kar že veš. ".repeat(8) },
  ]);
  return {
    session_id: randomUUID(),
    turn_id: randomUUID(),
    language: "sl",
    user_message_count: turn,
    messages: [...earlier.flat(), { role: "user", content: question }],
  };
}

/** So many visitors at once. */
async function crowd(stack: Stack, visitors: number): Promise<Row> {
  const bodies = Array.from({ length: visitors }, (_, index) =>
    askTurn(stack.turn, QUESTIONS[index % QUESTIONS.length] ?? ""),
  );
  const cpuBefore = stack.cpu();
  const visits = await Promise.all(bodies.map((body) => visit(stack.url, body, PACE.tokens)));
  await pause(700);
  const cpu = (stack.cpu() - cpuBefore) / (visitors * PACE.tokens);
  const isSite = stack.url.startsWith(site.url);
  if (isSite) turnsAsked += visitors;
  if (stack.memory) memory.push({ stack: stack.name, visitors, bytes: stack.memory() });
  const isLogged = !isSite || (await isLoggedExactly(bodies, visits));
  const lags = visits.flatMap((each) => each.lags);
  return {
    stack: stack.name,
    visitors,
    first: quantile(
      visits.map(({ firstMs }) => firstMs),
      0.5,
    ),
    lag50: quantile(lags, 0.5),
    lag99: quantile(lags, 0.99),
    total: Math.max(...visits.map(({ totalMs }) => totalMs)),
    cpu,
    isExact: isLogged && visits.every(({ isExact }) => isExact),
    failures: visits.filter(({ status }) => status !== 200).length,
  };
}

/** What was stored is what each visitor saw. */
async function isLoggedExactly(bodies: { session_id: string }[], visits: Visit[]): Promise<boolean> {
  const stored = await site.query<{ id: string; content: string }>(
    `SELECT session_id AS id, content FROM chat_messages JOIN chat_conversations c ON c.id = conversation_id
     WHERE role = 'assistant' ORDER BY chat_messages.id DESC LIMIT ${bodies.length}`,
  );
  const contents = new Map(stored.map(({ id, content }) => [id, content]));
  return bodies.every(({ session_id }, index) => contents.get(session_id) === visits[index]?.text);
}

/** Visitors who leave while the model is silent: is the upstream let go, and is what they saw stored? */
async function measureLeaving(): Promise<void> {
  const visitors = options.quick ? 20 : 100;
  const tokens = 30;
  // Nothing in these words may raise a signal: a reply to one is held until all of it is known.
  const leavers = Array.from({ length: visitors }, (_, index) => {
    const name = `visit-${index}`;
    return { name, body: askTurn(5, `Kaj je modrost? (stall after ${tokens} in ${name})`) };
  });
  const left = await Promise.all(
    leavers.map(({ body }, index) =>
      visitAndLeave(`${site.url}/api/wisdom-chat`, body, 1_900 + (index % 10) * 50),
    ),
  );
  await pause(CLOSE_WITHIN_MS + 1_000);
  const state = (await (await fetch(upstream.url.replace("/v1", "/state"))).json()) as {
    open: number;
    closings: Record<string, number>;
  };
  const waits = leavers.map(
    ({ name }, index) => (state.closings[name] ?? Number.POSITIVE_INFINITY) - (left[index]?.leftAt ?? 0),
  );
  const closed = waits.filter((wait) => wait <= CLOSE_WITHIN_MS).length;
  const stored = await site.query<{ content: string; is_interrupted: number }>(
    "SELECT content, is_interrupted FROM chat_messages WHERE role = 'assistant'",
  );
  const partial = stored.filter(
    (reply) => reply.is_interrupted === 1 && reply.content.split(" ").length === tokens,
  ).length;
  const refused = left.filter(({ status }) => status !== 200).length;
  console.log(`${visitors} visitors left while the model was silent; ${refused} were not answered with 200`);
  console.log(
    `upstream closed after ${quantile(waits, 0.5).toFixed(0)} ms (median), ${Math.max(...waits).toFixed(0)} ms (slowest)`,
  );
  verdict(
    `upstream closed within ${CLOSE_WITHIN_MS} ms for all`,
    `${closed} of ${visitors}`,
    closed === visitors && state.open === 0,
  );
  verdict(
    "what each had seen is stored as interrupted",
    `${partial} of ${visitors}`,
    partial === visitors && stored.length === visitors,
  );
  printComplaints(site);
}

/**
 * One crowd after the other: does the worker's own isolate keep anything of them?
 * The whole process also holds the local database and rate limits, which keep more with every call.
 */
async function measureMemory(): Promise<void> {
  const crowds = options.quick ? 6 : 24;
  const stack: Stack = { name: FIFTH, url: `${site.url}/api/wisdom-chat`, cpu: site.cpu, turn: 5 };
  await crowd(stack, 8);
  const heaps: number[] = [];
  for (let index = 0; index < crowds; index++) {
    const { isExact, failures } = await crowd(stack, 300);
    heaps.push((await site.heap()) / 1e6);
    const resident = Math.round(site.memory() / 1e6);
    console.log(
      `${(index + 1) * 300} conversations: isolate ${heaps.at(-1)?.toFixed(0)} MB, process ${resident} MB; ` +
        `${isExact ? "exact" : "NOT EXACT"}, ${failures} failed`,
    );
    if (!isExact || failures > 0) process.exitCode = 1;
  }
  // It swings between two levels, so the mean says more than the median.
  const mean = (part: number[]) => part.reduce((sum, heap) => sum + heap, 0) / part.length;
  const [before, after] = [mean(heaps.slice(0, crowds / 2)), mean(heaps.slice(crowds / 2))];
  verdict(
    "isolate in the second half of the crowds, mean, / in the first ≤ 1.2",
    (after / before).toFixed(2),
    after <= before * 1.2,
  );
  printComplaints(site);
}

function printTable(rows: Row[]): void {
  console.log(
    "| Visitors | Stack | first text, ms after the upstream's | lag p50 / p99 | total of the slowest | × ideal | CPU µs per token | × pass-through | exact |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|");
  for (const row of rows) {
    const bare = rows.find(({ stack, visitors }) => stack === BARE && visitors === row.visitors);
    const cells = [
      row.visitors,
      row.stack,
      row.first.toFixed(1),
      `${row.lag50.toFixed(1)} / ${row.lag99.toFixed(1)}`,
      Math.round(row.total),
      (row.total / IDEAL_MS).toFixed(2),
      row.cpu > 0 ? Math.round(row.cpu) : "–",
      row.cpu > 0 && bare ? (row.cpu / bare.cpu).toFixed(1) : "–",
      row.failures > 0 ? `no, ${row.failures} failed` : row.isExact ? "yes" : "no",
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

/**
 * The project's goals. Those in µs and of the ideal were set on a machine where the bare worker took
 * 28 µs a token at 100 visitors and the SDK 7.47 times the ideal at 300; as ratios to the two they
 * hold on any machine. No total can be shorter than the ideal, so what is beyond it is compared.
 */
function judge(rows: Row[], isStoredOnce: boolean): void {
  for (const row of rows) {
    const { stack, visitors, first, cpu, total } = row;
    if (stack !== EARLY && stack !== FIFTH) continue;
    const beside = (name: string) => rows.find((each) => each.stack === name && each.visitors === visitors);
    const [bare, sdk] = [beside(BARE), beside(SDK)];
    if (visitors === 100) {
      verdict(`${stack}: CPU per token at 100 ≤ 200 µs`, cpu.toFixed(0), cpu <= 200);
      if (bare) atMost(`${stack}: CPU per token at 100, of the bare worker's`, cpu / bare.cpu, 200 / 28);
    }
    if (visitors === 300) {
      verdict(`${stack}: total at 300 ≤ 1.6 × ideal`, (total / IDEAL_MS).toFixed(2), total <= IDEAL_MS * 1.6);
      const beyond = (one: Row) => one.total - IDEAL_MS;
      if (sdk)
        atMost(`${stack}: time beyond the ideal at 300, of the SDK's`, beyond(row) / beyond(sdk), 0.6 / 6.47);
    }
    // Before the fifth message a sentence is held until it is known to hold no invitation.
    if (stack !== FIFTH) continue;
    if (visitors === 1) verdict("first text at 1 ≤ 10 ms", first.toFixed(1), first <= 10);
    if (visitors === 20) verdict("first text at 20 ≤ 40 ms", first.toFixed(1), first <= 40);
  }
  const isExact = rows.every((row) => row.isExact && row.failures === 0);
  verdict("text exact, as seen and as stored, no failures", isExact ? "yes" : "no", isExact);
  verdict("each turn stored once", isStoredOnce ? "yes" : "no", isStoredOnce);
}

function atMost(goal: string, value: number, most: number): void {
  verdict(`${goal} ≤ ${most.toFixed(2)}`, value.toFixed(2), value <= most);
}

function verdict(goal: string, value: string, isMet: boolean): void {
  console.log(`${isMet ? "ok  " : "OVER"} ${goal}: ${value}`);
  if (!isMet) process.exitCode = 1;
}

function printComplaints({ complaints }: Served): void {
  if (complaints.length > 0)
    console.log(`\nThe worker complained ${complaints.length} times: ${complaints.slice(0, 3).join(" | ")}`);
}

/** The run in the middle, figure by figure; a text must be exact in every run. */
function middle(runs: Row[]): Row {
  const [run] = runs;
  if (!run) throw new Error("nothing was measured");
  const of = (figure: "first" | "lag50" | "lag99" | "total" | "cpu") =>
    quantile(
      runs.map((each) => each[figure]),
      0.5,
    );
  return {
    ...run,
    first: of("first"),
    lag50: of("lag50"),
    lag99: of("lag99"),
    total: of("total"),
    cpu: of("cpu"),
    isExact: runs.every(({ isExact }) => isExact),
    failures: runs.reduce((sum, { failures }) => sum + failures, 0),
  };
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
