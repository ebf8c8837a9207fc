import { Hono } from "hono";
import type { SessionItem } from "../../contract/auth.ts";
import { openDatabase } from "../db/client.ts";
import { ApiError } from "../errors.ts";
import { only } from "../http/only.ts";
import { clearCookies } from "./cookies.ts";
import { requireSession, type SignedIn } from "./guard.ts";
import { endOtherSessions, endSession, listSessions } from "./session-queries.ts";

/** `/api/auth/sessions`: where one is signed in; end one, or all the others. */
export const sessionRoutes = new Hono<SignedIn>()
  .use(requireSession)
  .get("/", async (c) => {
    const { userId, sessionId } = c.get("account");
    const open = await listSessions(openDatabase(c.env.DB), userId, new Date());
    const sessions = open.map(({ id, device, createdAt, seenAt }): SessionItem => ({
      id,
      device,
      created_at: createdAt.toISOString(),
      seen_at: seenAt.toISOString(),
      is_current: id === sessionId,
    }));
    return c.json({ sessions });
  })
  .delete("/", async (c) => {
    const { userId, sessionId } = c.get("account");
    await endOtherSessions(openDatabase(c.env.DB), { userId, except: sessionId }, new Date());
    return c.body(null, 204);
  })
  .all("/", only("GET", "DELETE"))
  .delete("/:id", async (c) => {
    const { userId, sessionId } = c.get("account");
    const id = c.req.param("id");
    if (!(await endSession(openDatabase(c.env.DB), { userId, sessionId: id }, new Date())))
      throw new ApiError("not_found", "There is no such session.");
    if (id === sessionId) clearCookies(c);
    return c.body(null, 204);
  })
  .all("/:id", only("DELETE"));
