import { ApiError } from "../errors.ts";

/** Seconds after which a refused caller may try again: the period of the limits in wrangler.toml. */
const RETRY_AFTER_SECONDS = 60;

/**
 * Asks the rate-limit binding. A limit that is missing or fails lets the call through: a fault
 * must never stand between a visitor and an answer.
 *
 * @param key who is limited, such as an address or a conversation; without a key there is no limit
 */
export async function isWithinLimit(limit: RateLimit | undefined, key: string | null): Promise<boolean> {
  if (key === null) return true;
  try {
    return (await limit?.limit({ key }))?.success ?? true;
  } catch (error) {
    console.error("the rate limit does not answer", error);
    return true;
  }
}

/**
 * The key of the caller's address. Cloudflare always names it; on one's own machine there is
 * none, or the machine's own, and nobody to be held off.
 */
export function addressKey(request: Request): string | null {
  const address = request.headers.get("CF-Connecting-IP");
  if (!address || address === "::1" || address.startsWith("127.")) return null;
  return `address:${address}`;
}

/** The answer to one call too many: 429 with Retry-After. */
export function rateLimited(): ApiError {
  return new ApiError(
    "rate_limited",
    "Many calls came within a short time. Please wait a minute and try again.",
    {
      "Retry-After": String(RETRY_AFTER_SECONDS),
    },
  );
}
