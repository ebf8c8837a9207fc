import type { Database } from "../db/client.ts";
import { ApiError } from "../errors.ts";
import { addressKey } from "../http/rate-limit.ts";
import { addAttempts } from "./attempt-queries.ts";
import { hashToken } from "./token.ts";

/** How often something may be tried within a time. */
interface Limit {
  count: number;
  minutes: number;
}

/**
 * Per address the limits leave room for a few people behind one; per account they hold off
 * guessing from many addresses. The owner of an account that somebody locks out gets in by a
 * link in a mail.
 */
export const LIMITS = {
  "login-address": { count: 30, minutes: 15 },
  "login-account": { count: 10, minutes: 15 },
  "signup-address": { count: 20, minutes: 60 },
  "recover-address": { count: 20, minutes: 60 },
  "recover-account": { count: 3, minutes: 60 },
  "reset-address": { count: 20, minutes: 15 },
  /** The password, asked for once more of somebody who is signed in. */
  "confirm-account": { count: 10, minutes: 15 },
  /** Apart from the password, which sets its own counter back each time it is right. */
  "code-account": { count: 10, minutes: 15 },
  /** Each new address tells whether somebody else has it. */
  "email-account": { count: 10, minutes: 60 },
} as const satisfies Record<string, Limit>;
export type AttemptKind = keyof typeof LIMITS;

/** What is tried and by whom; who is stored as a SHA-256 only. */
export interface Attempt {
  kind: AttemptKind;
  key: string;
}

/** An attempt at an account, whether it exists or not. @param who e-mail address or number */
export async function attemptAt(kind: AttemptKind, who: string | number): Promise<Attempt> {
  return { kind, key: `${kind}:${await hashToken(String(who))}` };
}

/** An attempt by the address of a call; null where there is none, as on one's own machine. */
export async function attemptBy(kind: AttemptKind, call: Request): Promise<Attempt | null> {
  const address = addressKey(call);
  return address === null ? null : attemptAt(kind, networkOf(address.replace(/^address:/, "")));
}

/** A household has 2^64 addresses of IPv6; they count as one: the first four groups. */
function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = [], tail = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return [...head, ...(address.includes("::") ? zeros : []), ...tail].slice(0, 4).join(":");
}

/**
 * Counts attempts before anything is compared, so that many at the same moment cannot slip
 * through.
 *
 * @returns whether all of them are within their limits
 */
export async function tryAttempts(
  database: Database,
  attempts: (Attempt | null)[],
  now: Date,
): Promise<{ isAllowed: boolean; retryAfter: number }> {
  const known = attempts.filter((attempt) => attempt !== null);
  let retryAfter = 0;
  await Promise.all(
    known.map(async ({ kind, key }) => {
      const { count: limit, minutes } = LIMITS[kind];
      const expiresAt = new Date(now.getTime() + minutes * 60_000);
      const [counter] = await addAttempts(database, [key], { now, expiresAt });
      if (!counter || counter.count <= limit) return;
      retryAfter = Math.max(retryAfter, Math.ceil((counter.expiresAt.getTime() - now.getTime()) / 1000));
    }),
  );
  return { isAllowed: retryAfter === 0, retryAfter };
}

/** As `tryAttempts`. @throws ApiError 429 with Retry-After beyond a limit */
export async function countAttempts(
  database: Database,
  attempts: (Attempt | null)[],
  now: Date,
): Promise<void> {
  const { isAllowed, retryAfter } = await tryAttempts(database, attempts, now);
  if (isAllowed) return;
  throw new ApiError("rate_limited", "Too many attempts. Please wait a while and try again.", {
    "Retry-After": String(retryAfter),
  });
}
