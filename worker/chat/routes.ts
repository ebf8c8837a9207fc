import type { LanguageModelV4 } from "@ai-sdk/provider";
import { Hono } from "hono";
import { z } from "zod";
import { feedbackRequest, stopRequest, wisdomChatRequest } from "../../contract/api.ts";
import site from "../../generated/content/site.json";
import { recognise } from "../../recognition/recognise.ts";
import type { CareOffer } from "../../contract/protocol.ts";
import { readAnswer, readAsides } from "../care/answers.ts";
import { careOfLastReply, readStanding, type CareRequest } from "../care/reply.ts";
import { openDatabase } from "../db/client.ts";
import type { Env } from "../env.ts";
import { ApiError } from "../errors.ts";
import { offerOfLastReply } from "../guide/ordinary.ts";
import { isButton } from "../guide/reply.ts";
import { only } from "../http/only.ts";
import { parseJson } from "../http/parse.ts";
import { readHelpCountry } from "../http/country.ts";
import { searchAnswers } from "../retrieval/search.ts";
import { admit } from "./admission.ts";
import { isWithinBudget } from "./budget.ts";
import { watchDeparture } from "./departure.ts";
import { sendEventStream } from "./event-stream.ts";
import {
  clearConversation,
  logTurn,
  readDailyTokens,
  readLanguage,
  readMessages,
  readReply,
  storeFeedback,
  type Turn,
} from "./log.ts";
import { openModel } from "./model.ts";
import { persist } from "./persist.ts";
import { collectReply, repeatTurn, startTurn } from "./pipeline.ts";
import { markStopped, wasStopped } from "./stop-mark.ts";

/**
 * `/api/wisdom-chat` (decisions.md "The calls").
 *
 * @param chooseModel given the bindings, the model that answers before the guide does
 * @param now the clock
 */
export function createChatRoutes(
  chooseModel: (env: Env) => LanguageModelV4 | null = openModel,
  now: () => Date = () => new Date(),
) {
  return new Hono<{ Bindings: Env }>()
    .post("/", async (c) => {
      const request = await parseJson(c, wisdomChatRequest);
      const database = openDatabase(c.env.DB);
      const findReply = () => readReply(database, request.session_id, request.turn_id ?? "");
      const model = chooseModel(c.env);
      const at = { now: now(), country: readHelpCountry(c) };
      const readCare = lazily(() => readStanding({ ...request, ...READING, at }));
      const [admission, spent] = await Promise.all([
        admit({
          request,
          call: c.req.raw,
          env: c.env,
          findReply,
          needsHelp: () => readCare().reply !== null,
        }),
        model === null ? 0 : readDailyTokens(database, new Date()).catch(considerNothingSpent),
      ]);
      const standing = readCare();
      const isWithin = isWithinBudget(c.env.AI_DAILY_TOKENS, spent);

      const departure = watchDeparture(
        c.req.raw.signal,
        request.finish_when_lost ? () => wasStopped(c.env.TURN_MARK, request) : null,
      );
      const dependencies = {
        standing,
        search: searchAnswers,
        model: isWithin && admission === "answer" ? model : null,
        isBudgetSpent: !isWithin,
        log: (turn: Turn) => persist("a turn", () => logTurn(database, turn)),
        now,
        inviteUrl: site.telegram,
      };
      const turn =
        admission === "repeat"
          ? repeatTurn(request, standing, findReply, departure.signal)
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
      const [database, id] = [openDatabase(c.env.DB), sessionId(c.req.param("session_id"))];
      const [messages, language] = await Promise.all([
        readMessages(database, id),
        readLanguage(database, id),
      ]);
      const care = language === null ? null : readOffer({ messages, language, ...READING });
      return c.json({ messages, care }, 200, { "Cache-Control": "no-store" });
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

/** What reads a conversation's messages. */
const READING = { recognise, readAnswer, readAsides, isOffered: isButton };

/** The buttons of the last reply, of the sheet or of the guide. */
function readOffer(request: CareRequest): CareOffer | null {
  return (
    careOfLastReply(request) ??
    offerOfLastReply(request, () => readStanding({ ...request, messages: request.messages.slice(0, -1) }))
  );
}

/** A log that cannot be read must never stand between a visitor and an answer. */
function considerNothingSpent(error: unknown): number {
  console.error("the log could not be read before a turn", error instanceof Error ? error.name : "");
  return 0;
}

/** Reckons once, and only when it is asked for: a call beyond the limits is to cost little. */
function lazily<T>(reckon: () => T): () => T {
  let known: { value: T } | undefined;
  return () => (known ??= { value: reckon() }).value;
}

function sessionId(text: string): string {
  const id = z.uuid().safeParse(text);
  if (!id.success) throw new ApiError("not_found", "There is no such conversation.");
  return id.data;
}

function wantsJson(accept: string | undefined): boolean {
  return /application\/json/.test(accept ?? "") && !/text\/event-stream/.test(accept ?? "");
}
