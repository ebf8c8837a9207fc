import { createMiddleware } from "hono/factory";
import { ApiError } from "../errors.ts";

const READING = ["GET", "HEAD", "OPTIONS"];

/** What browsers say about a call from another website, also where they name no origin. */
const FOREIGN = ["cross-site", "same-site"];

/** Refuses calls that change something and come from another website (decisions.md "The calls"). */
export const ownOrigin = createMiddleware(async (c, next) => {
  const origin = c.req.header("Origin");
  const isForeign =
    (origin && origin !== new URL(c.req.url).origin) ||
    FOREIGN.includes(c.req.header("Sec-Fetch-Site") ?? "");
  if (isForeign && !READING.includes(c.req.method)) throw foreignCall();
  await next();
});

/** Refuses also what only reads: another website's link shall not set an export going. */
export const ownPages = createMiddleware(async (c, next) => {
  if (FOREIGN.includes(c.req.header("Sec-Fetch-Site") ?? "")) throw foreignCall();
  await next();
});

function foreignCall(): ApiError {
  return new ApiError("foreign_origin", "This call is only possible from the site itself.");
}
