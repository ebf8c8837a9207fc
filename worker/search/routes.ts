import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { searchRequest, type SearchReply } from "../../contract/api.ts";
import { chooseLocale, LOCALE_KEY } from "../../contract/locale.ts";
import type { Env } from "../env.ts";
import { only } from "../http/only.ts";
import { parseQuery } from "../http/parse.ts";
import { addressKey, isWithinLimit, rateLimited } from "../http/rate-limit.ts";
import { findResults } from "./results.ts";

/** `GET /api/search?q&lng` → `{ results }`. What is asked is neither logged nor stored. */
export const searchRoutes = new Hono<{ Bindings: Env }>()
  .get("/", async (c) => {
    const { q, lng } = parseQuery(c, searchRequest);
    if (!(await isWithinLimit(c.env.SEARCH_LIMIT, addressKey(c.req.raw)))) throw rateLimited();
    const locale = chooseLocale({
      query: lng,
      stored: getCookie(c, LOCALE_KEY),
      accepted: c.req.header("Accept-Language"),
    });
    const reply: SearchReply = { results: findResults(q, locale) };
    // One's own browser may keep it while one types back and forth; nobody else may.
    return c.json(reply, 200, { "Cache-Control": "private, max-age=60", Vary: "Accept-Language, Cookie" });
  })
  .all("/", only("GET"));
