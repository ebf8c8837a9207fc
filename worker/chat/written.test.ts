import { beforeAll, expect, test } from "vitest";
import { recognise } from "../../recognition/recognise.ts";
import type { Database } from "../db/client.ts";
import { CANNOT_SPEAK } from "../testing/cannot-speak.ts";
import { call, chatRequest, postChat, readEvents } from "../testing/chat.ts";
import { openMigratedDatabase, readLog } from "../testing/database.ts";
import { scriptedModel } from "../testing/upstream.ts";

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});

/** Slovenian hours. */
const AFTERNOON = new Date("2026-11-27T14:00:00+01:00");
const EVENING = new Date("2026-11-27T19:00:00+01:00");
const NIGHT = new Date("2026-11-27T02:10:00+01:00");
const CHRISTMAS = new Date("2026-12-25T14:00:00+01:00");

const SILENT = {
  sl: "Ne morem govoriti na glas, vsi spijo.",
  en: "I can’t talk out loud, everyone’s asleep.",
};

async function ask(language: "sl" | "en", now: Date, country?: string): Promise<string> {
  const request = chatRequest([SILENT[language]], { language });
  const { text } = await postChat(request, { now, ...(country !== undefined && { country }) });
  return readEvents(text).text;
}

test.each([
  ["a Friday afternoon", AFTERNOON],
  ["an evening", EVENING],
  ["Christmas", CHRISTMAS],
])("on %s the chat that is open is named, with the hour at which it closes", async (_, now) => {
  expect(await ask("sl", now, "SI")).toMatch(
    /^Govoriti ni treba\. TOM, .*telefon zdaj dela do 20\.00; ur klepeta ne poznam, poglej na .*e-tom\.si/,
  );
  expect(await ask("en", now, "SI")).toMatch(
    /TOM \(in Slovenian\), .*phone is open now until 20:00; I don’t know its chat hours, see .*e-tom\.si/,
  );
});

test("at ten past two nobody is called open, and it is said when somebody is", async () => {
  const [sl, en] = [await ask("sl", NIGHT), await ask("en", NIGHT, "SI")];
  expect(sl).toMatch(/Zdaj ne poznam nikogar.*danes od 12\.00.*SMS na 112/);
  expect(en).toMatch(/Right now I know of nobody.*today at 12:00.*text 112/);
  expect(`${sl} ${en}`).not.toMatch(/zdaj dela|zdaj odgovarja|open now|answers now/);
});

test("the country that the network names has its own lines", async () => {
  expect(await ask("en", NIGHT, "US")).toMatch(/answers now: text 988/);
  expect(await ask("en", NIGHT, "GB")).toMatch(/answers now: text SHOUT to 85258/);
  expect(await ask("en", NIGHT)).toMatch(/text 988 in the US and Canada/);
});

/** Tells only perhaps of somebody who cannot speak, and of nothing else that the sheet answers. */
const PERHAPS =
  CANNOT_SPEAK.sl.find((text) => {
    const { facts, level } = recognise(text);
    const isPerhaps = facts.get("cannot_speak") === "maybe" || facts.get("cannot_call") === "maybe";
    return level === "nothing" && isPerhaps && ![...facts.values()].includes("sure");
  }) ?? "";

test("where it is only possible it stands once before a model’s words, and unmasked in the log", async () => {
  const options = { now: AFTERNOON, model: scriptedModel({ tokens: ["Modrost", " je posluh."] }) };
  const request = chatRequest([PERHAPS]);
  const { text } = readEvents((await postChat(request, options)).text);
  expect(text).toMatch(/^Če na glas ne moreš govoriti, lahko pišeš\. TOM, .*\n\nModrost je posluh\.$/s);
  const { messages } = await readLog(database, request.session_id);
  expect(messages[1]?.content).toBe(text);

  const again = readEvents((await postChat(chatRequest([PERHAPS, PERHAPS]), options)).text).text;
  expect(again).toBe("Modrost je posluh.");
});

test("before the guide’s words too, whose buttons come again with the stored conversation", async () => {
  const request = chatRequest([PERHAPS]);
  const { text } = readEvents((await postChat(request, { now: NIGHT })).text);
  expect(text).toMatch(/^Če na glas ne moreš govoriti, lahko pišeš\. Zdaj ne poznam nikogar/);
  const stored = JSON.parse((await call(`/api/wisdom-chat/${request.session_id}`)).text) as { care: unknown };
  expect(stored.care).toMatchObject({ state: "O" });
});
