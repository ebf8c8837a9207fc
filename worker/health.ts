import { Hono } from "hono";
import type { Env } from "./env.ts";
import { only } from "./http/only.ts";

/** `GET /api/health` → `{ status, checks }`, 503 when the database does not answer. */
export const healthRoutes = new Hono<{ Bindings: Env }>()
  .get("/", async (c) => {
    const database = await c.env.DB.prepare("SELECT count(*) FROM chat_conversations WHERE id = 0")
      .first()
      .then(
        () => "ok",
        () => "unavailable",
      );
    const status = database === "ok" ? "ok" : "unavailable";
    return c.json({ status, checks: { database } }, status === "ok" ? 200 : 503, {
      "Cache-Control": "no-store",
    });
  })
  .all("/", only("GET"));
