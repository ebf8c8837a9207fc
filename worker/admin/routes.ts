import { Hono } from "hono";
import {
  auditRequest,
  conversationChange,
  conversationFilter,
  conversationId,
  conversationsRequest,
  deletionRequest,
  exportRequest,
  messagesRequest,
  restoreRequest,
  statsRequest,
} from "../../contract/admin.ts";
import { localDay } from "../../contract/day.ts";
import { COUNT_MAX, type CountReply } from "../../contract/logs.ts";
import { requireAdmin, type SignedIn } from "../auth/guard.ts";
import { openDatabase } from "../db/client.ts";
import { ApiError } from "../errors.ts";
import { only } from "../http/only.ts";
import { ownPages } from "../http/own-origin.ts";
import { parseJson, parseQuery } from "../http/parse.ts";
import { readAudit, writeAct, writeActOnce } from "./audit-queries.ts";
import { countConversations, listConversations } from "./conversation-queries.ts";
import { deleteConversations, restoreConversations } from "./deletion-queries.ts";
import { streamExport } from "./export.ts";
import { changeConversation, readConversation } from "./message-queries.ts";
import { readStats } from "./stats-queries.ts";

/** `/api/admin`, the log room (decisions.md "The calls"): nothing of it without the role of an admin. */
export const adminRoutes = new Hono<SignedIn>()
  .use(requireAdmin, ownPages)
  .get("/stats", async (c) => {
    const { days } = parseQuery(c, statsRequest);
    return c.json(await readStats(openDatabase(c.env.DB), days, new Date()));
  })
  .all("/stats", only("GET"))
  .get("/conversations", async (c) => {
    const request = parseQuery(c, conversationsRequest);
    const database = openDatabase(c.env.DB);
    const { q, language, signal, state, feedback, from, to } = request;
    if (q) {
      const details = { q, language, signal, state, feedback, from, to };
      await writeActOnce(database, c.get("account"), { action: "search", details }, new Date());
    }
    return c.json(await listConversations(database, request));
  })
  .all("/conversations", only("GET"))
  .get("/conversations/count", async (c) => {
    const filter = parseQuery(c, conversationFilter);
    const count = await countConversations(openDatabase(c.env.DB), filter);
    return c.json({ count } satisfies CountReply);
  })
  .all("/conversations/count", only("GET"))
  .post("/conversations/delete", async (c) => {
    const request = await parseJson(c, deletionRequest);
    return c.json(await deleteConversations(openDatabase(c.env.DB), c.get("account"), request, new Date()));
  })
  .all("/conversations/delete", only("POST"))
  .post("/conversations/restore", async (c) => {
    const { deletion_id } = await parseJson(c, restoreRequest);
    return c.json(
      await restoreConversations(openDatabase(c.env.DB), c.get("account"), deletion_id, new Date()),
    );
  })
  .all("/conversations/restore", only("POST"))
  .patch("/conversations/:id", async (c) => {
    const id = readId(c.req.param("id"));
    const change = await parseJson(c, conversationChange);
    const conversation = await changeConversation(openDatabase(c.env.DB), c.get("account"), {
      id,
      change,
      now: new Date(),
    });
    if (!conversation) throw noConversation();
    return c.json({ conversation });
  })
  .delete("/conversations/:id", async (c) => {
    const request = { ids: [readId(c.req.param("id"))], deletion_id: crypto.randomUUID() };
    const deletion = await deleteConversations(openDatabase(c.env.DB), c.get("account"), request, new Date());
    if (deletion.count === 0) throw noConversation();
    return c.body(null, 204);
  })
  .all("/conversations/:id", only("PATCH", "DELETE"))
  .get("/conversations/:id/messages", async (c) => {
    const id = readId(c.req.param("id"));
    const { cursor = 0 } = parseQuery(c, messagesRequest);
    const reply = await readConversation(openDatabase(c.env.DB), c.get("account"), {
      id,
      after: cursor,
      now: new Date(),
    });
    if (!reply) throw noConversation();
    return c.json(reply);
  })
  .all("/conversations/:id/messages", only("GET"))
  .get("/export", async (c) => {
    const { format, ...filter } = parseQuery(c, exportRequest);
    const database = openDatabase(c.env.DB);
    const count = await countConversations(database, filter);
    if (count > COUNT_MAX)
      throw new ApiError(
        "invalid_request",
        `More than ${COUNT_MAX} conversations fit: narrow the filter, for instance by days.`,
      );
    const now = new Date();
    await writeAct(database, c.get("account"), { action: "export", details: { format, filter, count } }, now);
    return c.body(streamExport(database, filter, format), 200, {
      "Content-Type": format === "csv" ? "text/csv; charset=utf-8" : "application/x-ndjson; charset=utf-8",
      "Content-Disposition": `attachment; filename="conversations-${localDay(now)}.${format}"`,
    });
  })
  .all("/export", only("GET"))
  .get("/audit", async (c) => {
    const request = parseQuery(c, auditRequest);
    return c.json(await readAudit(openDatabase(c.env.DB), request));
  })
  .all("/audit", only("GET"));

function readId(text: string): number {
  const id = conversationId.safeParse(text);
  if (!id.success) throw noConversation();
  return id.data;
}

function noConversation(): ApiError {
  return new ApiError("not_found", "There is no such conversation.");
}
