import type { LanguageModelV4 } from "@ai-sdk/provider";
import { Hono } from "hono";
import { z } from "zod";
import { wisdomChatRequest } from "../../contract/api.ts";
import site from "../../generated/content/site.json";
import { openDatabase } from "../db/client.ts";
import type { Env } from "../env.ts";
import { ApiError } from "../errors.ts";
import { only } from "../http/only.ts";
import { parseJson } from "../http/parse.ts";
import { limitRate } from "../http/rate-limit.ts";
import { searchPassages } from "../retrieval/search.ts";
import { deleteConversation, logTurn, readMessages } from "./log.ts";
import { openModel } from "./model.ts";
import { answerTurn, answerTurnWhole, type PipelineDependencies } from "./pipeline.ts";

/**
 * `/api/wisdom-chat` (decisions.md "The calls").
 *
 * @param chooseModel given the bindings, the model that answers before the library does
 */
export function createChatRoutes(chooseModel: (env: Env) => LanguageModelV4 | null = openModel) {
  return new Hono<{ Bindings: Env }>()
    .post("/", async (c) => {
      const request = await parseJson(c, wisdomChatRequest);
      await limitRate(c.env.CHAT_LIMIT, `conversation:${request.session_id}`);
      await limitRate(c.env.ADDRESS_LIMIT, `address:${c.req.header("CF-Connecting-IP") ?? "unknown"}`);
      const dependencies: PipelineDependencies = {
        search: searchPassages,
        model: chooseModel(c.env),
        log: (turn) => logTurn(openDatabase(c.env.DB), turn),
        now: () => new Date(),
        inviteUrl: site.telegram,
      };
      if (wantsJson(c.req.header("Accept"))) {
        const { body, done } = await answerTurnWhole(request, dependencies, c.req.raw.signal);
        c.executionCtx.waitUntil(done);
        return c.json(body);
      }
      const { response, done } = answerTurn(request, dependencies, c.req.raw.signal);
      c.executionCtx.waitUntil(done);
      return response;
    })
    .all("/", only("POST"))
    .get("/:session_id", async (c) => {
      const messages = await readMessages(openDatabase(c.env.DB), sessionId(c.req.param("session_id")));
      return c.json({ messages }, 200, { "Cache-Control": "no-store" });
    })
    .delete("/:session_id", async (c) => {
      await deleteConversation(openDatabase(c.env.DB), sessionId(c.req.param("session_id")));
      return c.body(null, 204);
    })
    .all("/:session_id", only("GET", "DELETE"));
}

function sessionId(text: string): string {
  const id = z.uuid().safeParse(text);
  if (!id.success) throw new ApiError("not_found", "There is no such conversation.");
  return id.data;
}

function wantsJson(accept: string | undefined): boolean {
  return /application\/json/.test(accept ?? "") && !/text\/event-stream/.test(accept ?? "");
}
