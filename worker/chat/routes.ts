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
import { searchAnswers } from "../retrieval/search.ts";
import { admit } from "./admission.ts";
import { sendEventStream } from "./event-stream.ts";
import { clearConversation, logTurn, readMessages, readReply } from "./log.ts";
import { openModel } from "./model.ts";
import { collectReply, repeatTurn, startTurn } from "./pipeline.ts";

/**
 * `/api/wisdom-chat` (decisions.md "The calls").
 *
 * @param chooseModel given the bindings, the model that answers before the library does
 */
export function createChatRoutes(chooseModel: (env: Env) => LanguageModelV4 | null = openModel) {
  return new Hono<{ Bindings: Env }>()
    .post("/", async (c) => {
      const request = await parseJson(c, wisdomChatRequest);
      const database = openDatabase(c.env.DB);
      const findReply = () => readReply(database, request.session_id, request.turn_id ?? "");
      const admission = await admit({ request, call: c.req.raw, env: c.env, findReply });

      const leaving = new AbortController();
      const visitor = AbortSignal.any([c.req.raw.signal, leaving.signal]);
      const dependencies = {
        search: searchAnswers,
        model: admission === "help-only" ? null : chooseModel(c.env),
        log: (turn: Parameters<typeof logTurn>[1]) => logTurn(database, turn),
        now: () => new Date(),
        inviteUrl: site.telegram,
      };
      const turn =
        admission === "repeat"
          ? repeatTurn(request, findReply, visitor)
          : startTurn(request, dependencies, visitor);

      if (wantsJson(c.req.header("Accept"))) {
        const { body, sent } = await collectReply(turn);
        c.executionCtx.waitUntil(turn.store(sent));
        return c.json(body);
      }
      const { response, sent } = sendEventStream({ ...turn, onGone: () => leaving.abort() });
      c.executionCtx.waitUntil(sent.then(turn.store));
      return response;
    })
    .all("/", only("POST"))
    .get("/:session_id", async (c) => {
      const messages = await readMessages(openDatabase(c.env.DB), sessionId(c.req.param("session_id")));
      return c.json({ messages }, 200, { "Cache-Control": "no-store" });
    })
    .delete("/:session_id", async (c) => {
      await clearConversation(openDatabase(c.env.DB), sessionId(c.req.param("session_id")), new Date());
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
