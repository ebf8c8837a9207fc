import { Hono } from "hono";
import { trackRequest } from "../../contract/api.ts";
import { openDatabase } from "../db/client.ts";
import type { Env } from "../env.ts";
import { only } from "../http/only.ts";
import { parseJson } from "../http/parse.ts";
import { countEvent } from "./events.ts";

/** `POST /api/track` → 204. The counter is written behind the answer. */
export const analyticsRoutes = new Hono<{ Bindings: Env }>()
  .post("/", async (c) => {
    const event = await parseJson(c, trackRequest);
    c.executionCtx.waitUntil(
      countEvent(openDatabase(c.env.DB), event, new Date()).catch((error: unknown) =>
        console.error("an event could not be counted", error),
      ),
    );
    return c.body(null, 204);
  })
  .all("/", only("POST"));
