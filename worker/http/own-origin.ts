import { createMiddleware } from "hono/factory";
import { ApiError } from "../errors.ts";

const READING = ["GET", "HEAD", "OPTIONS"];

/** Refuses calls that change something and come from another website (decisions.md "The calls"). */
export const ownOrigin = createMiddleware(async (c, next) => {
  const origin = c.req.header("Origin");
  if (origin && !READING.includes(c.req.method) && origin !== new URL(c.req.url).origin) {
    throw new ApiError("foreign_origin", "This call is only possible from the site itself.");
  }
  await next();
});
