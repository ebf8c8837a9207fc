import { ApiError } from "../errors.ts";

/** Seconds after which a refused caller may try again: the period of the limits in wrangler.toml. */
const RETRY_AFTER_SECONDS = 60;

/**
 * Asks the rate-limit binding. A limit that is missing or fails lets the call through: a fault
 * must never stand between a visitor and an answer.
 *
 * @param key who is limited, such as an address or a conversation
 * @throws ApiError 429 with Retry-After
 */
export async function limitRate(limit: RateLimit | undefined, key: string): Promise<void> {
  let isWithin = true;
  try {
    isWithin = (await limit?.limit({ key }))?.success ?? true;
  } catch (error) {
    console.error("the rate limit does not answer", error);
  }
  if (isWithin) return;
  throw new ApiError("rate_limited", "Many messages came within a short time. Please wait a minute and try again.", {
    "Retry-After": String(RETRY_AFTER_SECONDS),
  });
}
