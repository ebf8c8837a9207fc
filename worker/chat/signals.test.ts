import { expect, test } from "vitest";
import type { ChatMessage } from "../../contract/api.ts";
import libraryEn from "../../generated/content/en/library.json";
import librarySl from "../../generated/content/sl/library.json";
import crisisSl from "../../generated/content/sl/crisis.json";
import { chatRequest, postChat, readEvents } from "../testing/chat.ts";
import { earlierSignals, readSignals } from "./signals.ts";

const talk = (...contents: string[]): ChatMessage[] =>
  contents.map((content, index) => ({ role: index % 2 === 0 ? "user" : "assistant", content }));

test.each([
  ["osamljen sem", librarySl.topics.lonely, "ja"],
  ["osamljen sem", librarySl.topics.lonely, "ja, včasih"],
  ["žalosten sem", librarySl.topics.sad, "Da."],
  ["sivo je", librarySl.topics.heavy, "mogoče malo"],
  ["i feel so lonely", libraryEn.topics.lonely, "yes"],
  ["i am sad", libraryEn.topics.sad, "sometimes"],
  ["hi", "Are you thinking of ending your life?", "y"],
])("a yes to the question about death is a signal: %s", (first, asked, yes) => {
  expect(readSignals(talk(first, asked, yes))).toEqual(["wish_to_die"]);
  expect(earlierSignals(talk(first, asked, yes, "Hvala.", "ok"))).toEqual(["wish_to_die"]);
});

test.each([
  ["osamljen sem", librarySl.topics.lonely, "ne"],
  ["osamljen sem", librarySl.topics.lonely, "ne vem, komu bi pisal"],
  ["skrbi me za učenca", librarySl.topics.pupil, "ja, tako bom rekla"],
  ["kaj je modrost", "Ali želiš še kaj?", "ja"],
  ["skrbi me", "Reci ji: »Ali razmišljaš o samomoru?« Ali boš?", "da"],
])("no other yes is one: %s", (first, asked, answer) => {
  expect(readSignals(talk(first, asked, answer))).toEqual([]);
});

test("who says yes is met with the help and believed", async () => {
  const request = chatRequest(["osamljen sem"]);
  const messages = [...talk("osamljen sem", librarySl.topics.lonely), { role: "user", content: "ja" }];
  const { chunks, text } = readEvents((await postChat({ ...request, messages, user_message_count: 2 })).text);
  expect(chunks[1]).toEqual({ type: "data-help", data: { signals: ["wish_to_die"] } });
  expect(text).toBe(crisisSl.followUp.yes.trim());
});
