import { beforeAll, expect, test } from "vitest";
import { openMigratedDatabase, readLog } from "../testing/database.ts";
import { call, chatRequest, postChat, readEvents } from "../testing/chat.ts";
import { scriptedModel } from "../testing/upstream.ts";
import type { Database } from "../db/client.ts";
import type { LanguageModelV4 } from "@ai-sdk/provider";

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});

const CALM = "Kaj je modrost?";
const DANGER = "nočem več živeti";
const NEIGHBOUR = "Ich will nicht mehr leben.";

const said = (tokens: string[]) => scriptedModel({ tokens });

test.each<[string, string, LanguageModelV4 | null, string]>([
  ["a model", CALM, said(["Modrost je posluh."]), "model"],
  ["the guide where there is no model", CALM, null, "guide"],
  ["the guide where a model says nothing", CALM, said([]), "guide"],
  ["the sheet", DANGER, said(["Da."]), "sheet"],
  ["the sheet after a paragraph in the language of a neighbour", NEIGHBOUR, null, "sheet"],
])("a reply of %s says so before its words, as JSON, and in the log", async (_, text, model, author) => {
  const request = chatRequest([text]);
  const { chunks } = readEvents((await postChat(request, { model })).text);
  const kinds = chunks.map(({ type }) => type);
  expect(chunks.filter(({ type }) => type === "message-metadata")).toEqual([
    { type: "message-metadata", messageMetadata: { written_by: author } },
  ]);
  expect(kinds.indexOf("message-metadata")).toBeLessThan(kinds.indexOf("text-delta"));
  const { messages } = await readLog(database, request.session_id);
  expect(messages.map(({ writtenBy }) => writtenBy)).toEqual([null, author]);

  // The same turn again comes from the log.
  const again = await postChat(request, { model, accept: "application/json" });
  expect(JSON.parse(again.text)).toMatchObject({ written_by: author });
  const kept = await call(`/api/wisdom-chat/${request.session_id}`);
  expect(JSON.parse(kept.text)).toMatchObject({
    messages: [{ written_by: null }, { written_by: author }],
  });
});

test("a danger that a model sees opens the sheet; what a model has begun stays a model's", async () => {
  const hint = "Lučka na hodniku bo ostala ugasnjena.";
  const authorOf = async (model: LanguageModelV4) => {
    const request = chatRequest([hint]);
    const json = JSON.parse((await postChat(request, { model, accept: "application/json" })).text) as object;
    return [json, (await readLog(database, request.session_id)).messages[1]?.writtenBy] as const;
  };
  const [sheet, sheetLogged] = await authorOf(said(["[[plan]]"]));
  expect([sheet, sheetLogged]).toMatchObject([{ written_by: "sheet" }, "sheet"]);
  const tokens = ["Ena je. ", "Dve sta. ", "Tri so. ", "[[plan]]"];
  const [begun, begunLogged] = await authorOf(scriptedModel({ tokens, delay: 5 }));
  expect([begun, begunLogged]).toMatchObject([{ written_by: "model", care: { state: "A" } }, "model"]);
});
