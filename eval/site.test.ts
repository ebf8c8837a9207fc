import { expect, onTestFinished, test } from "vitest";
import { wisdomChatRequest } from "../contract/api.ts";
import { openTab, readStream } from "./site.ts";
import { serve, serveSite, streamOf, textOf } from "./testing/site-server.ts";

const at = async <T extends { stop: () => Promise<void> }>(server: Promise<T>): Promise<T> => {
  const served = await server;
  onTestFinished(() => served.stop());
  return served;
};
const noWait = async () => undefined;

test("a tab asks as the browser does: one conversation, all that was said, the pressed button", async () => {
  const site = await at(serveSite());
  const tab = openTab(site.url, "en");
  const first = await tab.ask("it hurts");
  expect(first).toEqual({
    reply: "Are you thinking about suicide? Call 112.",
    help: ["wish_to_die"],
    care: { state: "A", level: "ask", choices: [{ id: "ask.no", label: "No" }] },
    end: "complete",
  });
  await tab.ask("No", "ask.no");
  const requests = site.bodies.map((body) => wisdomChatRequest.parse(body));
  expect(requests[1]?.messages).toEqual([
    { role: "user", content: "it hurts" },
    { role: "assistant", content: first.reply },
    { role: "user", content: "No", choice: "ask.no" },
  ]);
  expect(requests[1]?.session_id).toBe(requests[0]?.session_id);
  expect(requests[1]?.turn_id).not.toBe(requests[0]?.turn_id);
  expect(requests.map((request) => request.user_message_count)).toEqual([1, 2]);
});

test("the fifth message may be answered with an invitation, unless danger was seen", async () => {
  const site = await at(serveSite());
  for (const first of ["hello", "it hurts"]) {
    const tab = openTab(site.url, "en");
    for (const text of [first, "2", "3", "4", "5"]) await tab.ask(text);
  }
  const wishes = site.bodies.map((body) => wisdomChatRequest.parse(body).should_invite_telegram);
  expect([wishes[4], wishes[9]]).toEqual([true, false]);
  expect(wishes.filter((wish) => wish !== undefined)).toHaveLength(2);
});

test("a reply of an older site, without help and care, is read; one that breaks off is called what it is", () => {
  expect(
    readStream(
      streamOf({ type: "text-start" }, textOf("A"), textOf("b."), { type: "text-start" }, textOf("C.")),
    ),
  ).toEqual({
    reply: "Ab.\n\nC.",
    help: null,
    care: null,
    end: "complete",
  });
  const cut = streamOf(textOf("Half")).replace(/data: {"type":"finish"}\n\n/, "");
  expect(readStream(cut).end).toBe("lost");
  expect(readStream(`${cut}data: {"type":"error","errorText":"x"}\n\n`)).toMatchObject({
    reply: "Half",
    end: "interrupted",
  });
  expect(readStream('data: [DONE]\n\ndata: {"type"').end).toBe("lost");
});

test("a busy site is asked again with the same turn; one that refuses is not, and its words are told", async () => {
  const busy = await at(
    serve((_, response, count) => {
      if (count < 3) response.writeHead(count === 1 ? 429 : 503).end("wait");
      else response.end(streamOf(textOf("Here.")));
    }),
  );
  expect((await openTab(busy.url, "sl", noWait).ask("hej")).reply).toBe("Here.");
  const turns = busy.bodies.map((body) => wisdomChatRequest.parse(body).turn_id);
  expect(new Set(turns).size).toBe(1);

  const strict = await at(serve((_, response) => response.writeHead(400).end("no such choice")));
  await expect(openTab(strict.url, "sl", noWait).ask("hej", "a.b")).rejects.toThrow("400: no such choice");
  expect(strict.bodies).toHaveLength(1);
});

test("a site that is not there is told in words", async () => {
  const gone = await serveSite();
  await gone.stop();
  await expect(openTab(gone.url, "sl", noWait).ask("hej")).rejects.toThrow(/cannot be reached.*npm start/);
});
