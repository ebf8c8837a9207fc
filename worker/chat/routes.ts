import type { LanguageModelV4 } from "@ai-sdk/provider";
import { Hono } from "hono";
import { z } from "zod";
import { feedbackRequest, stopRequest, wisdomChatRequest } from "../../contract/api.ts";
import site from "../../generated/content/site.json";
import { openDatabase } from "../db/client.ts";
import type { Env } from "../env.ts";
import { ApiError } from "../errors.ts";
import { only } from "../http/only.ts";
import { parseJson } from "../http/parse.ts";
import { searchAnswers } from "../retrieval/search.ts";
import { admit } from "./admission.ts";
import { isWithinBudget } from "./budget.ts";
import { watchDeparture } from "./departure.ts";
import { sendEventStream } from "./event-stream.ts";
import {
  clearConversation,
  logTurn,
  readMessages,
  readReply,
  readStanding,
  storeFeedback,
  type Standing,
  type Turn,
} from "./log.ts";
import { openModel } from "./model.ts";
import { persist } from "./persist.ts";
import { collectReply, repeatTurn, startTurn } from "./pipeline.ts";
import { markStopped, wasStopped } from "./stop-mark.ts";

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
      const model = chooseModel(c.env);
      const [admission, standing] = await Promise.all([
        admit({ request, call: c.req.raw, env: c.env, findReply }),
        // What the check saw is seen in the messages; what a model saw stands in the log alone.
        model === null
          ? UNKNOWN
          : readStanding(database, request.session_id, new Date()).catch(considerUnknown),
      ]);
      const isWithin = isWithinBudget(c.env.AI_DAILY_TOKENS, standing.tokens);

      const departure = watchDeparture(
        c.req.raw.signal,
        request.finish_when_lost ? () => wasStopped(c.env.TURN_MARK, request) : null,
      );
      const dependencies = {
        search: searchAnswers,
        model: isWithin && admission === "answer" ? model : null,
        earlierSignal: standing.signal,
        isBudgetSpent: !isWithin,
        log: (turn: Turn) => persist("a turn", () => logTurn(database, turn)),
        now: () => new Date(),
        inviteUrl: site.telegram,
      };
      const turn =
        admission === "repeat"
          ? repeatTurn(request, findReply, departure.signal)
          : startTurn(request, dependencies, departure.signal);

      if (wantsJson(c.req.header("Accept"))) {
        const { body, sent } = await collectReply(turn);
        c.executionCtx.waitUntil(turn.store(sent));
        return c.json(body);
      }
      const { response, sent } = sendEventStream({ ...turn, leave: departure.leave });
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
    .all("/:session_id", only("GET", "DELETE"))
    .post("/:session_id/feedback", async (c) => {
      const feedback = await parseJson(c, feedbackRequest);
      if (!(await storeFeedback(openDatabase(c.env.DB), sessionId(c.req.param("session_id")), feedback)))
        throw new ApiError("not_found", "There is no such reply.");
      return c.body(null, 204);
    })
    .all("/:session_id/feedback", only("POST"))
    .post("/:session_id/stop", async (c) => {
      const { turn_id } = await parseJson(c, stopRequest);
      await markStopped(c.env.TURN_MARK, { session_id: sessionId(c.req.param("session_id")), turn_id });
      return c.body(null, 204);
    })
    .all("/:session_id/stop", only("POST"));
}

const UNKNOWN: Standing = { tokens: 0, signal: null };

/** A log that cannot be read must never stand between a visitor and an answer. */
function considerUnknown(error: unknown): Standing {
  console.error("the log could not be read before a turn", error instanceof Error ? error.name : "");
  return UNKNOWN;
}

function sessionId(text: string): string {
  const id = z.uuid().safeParse(text);
  if (!id.success) throw new ApiError("not_found", "There is no such conversation.");
  return id.data;
}

function wantsJson(accept: string | undefined): boolean {
  return /application\/json/.test(accept ?? "") && !/text\/event-stream/.test(accept ?? "");
}
