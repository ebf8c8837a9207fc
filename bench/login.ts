import { performance } from "node:perf_hooks";

/*
 * node bench/login.ts [ADDRESS]   (npm start must run; http://localhost:8787 by default)
 *
 * Wrong passwords for addresses that have an account and for addresses that have none: the times
 * must not tell which is which.
 */
const ADDRESS = process.argv[2] ?? "http://localhost:8787";
const ACCOUNTS = 25;
/** Fewer than the account's limit. */
const TRIES = 8;

const PASSWORD = "tihi veter nad polji";
const address = () => `${crypto.randomUUID()}@example.org`;

const times = { known: [] as number[], unknown: [] as number[] };
for (let account = 0; account < ACCOUNTS; account++) {
  const known = address();
  const form = { email: known, password: PASSWORD, confirm_password: PASSWORD };
  const { status } = await post("/api/auth/signup", form);
  if (status !== 201) throw new Error(`sign-up answered ${status}`);
  for (let count = 0; count < TRIES; count++) {
    // In turns, and now one first and now the other: what else the machine does meets both alike.
    const pair = [["known", known] as const, ["unknown", address()] as const];
    for (const [kind, email] of count % 2 ? pair.toReversed() : pair)
      times[kind].push(await timeLogin(email));
  }
}
const [known, unknown] = [median(times.known), median(times.unknown)];
console.table({ known: { "median ms": known }, unknown: { "median ms": unknown } });
console.log(`ratio ${(known / unknown).toFixed(3)}`);

async function timeLogin(email: string): Promise<number> {
  const begin = performance.now();
  const { status } = await post("/api/auth/login", { email, password: "wrong password" });
  if (status !== 401) throw new Error(`login answered ${status}`);
  return performance.now() - begin;
}

async function post(path: string, body: object): Promise<Response> {
  const response = await fetch(ADDRESS + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  await response.text();
  return response;
}

function median(values: number[]): number {
  return Number((values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0).toFixed(1));
}
