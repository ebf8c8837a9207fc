import { expect, test } from "vitest";
import { ELSE, WRONG, type ReadAnswer } from "../../recognition/answers.ts";
import type { Certainty, Fact } from "../../recognition/facts.ts";
import { readStanding, type CareMessage } from "./reply.ts";
import { CareTalk, recognised } from "../testing/care.ts";

test("what is only possible of a voice or of violence is not named, and asked about once", () => {
  for (const fact of ["voices", "violence", "sexual_violence", "blackmail"] as const) {
    const talk = new CareTalk();
    expect(talk.say({ maybe: [fact] })).toBe(fact === "voices" ? "which-voices" : "which");
    expect(talk.text).not.toMatch(/voice|hit|sex|picture/i);
    expect(talk.last?.care.level).toBe("ask");
    expect(talk.press("hurt")).toBe("violence-kind");
  }
});

test("what sounds bad a second time is asked about straight out, still without the card", () => {
  const talk = new CareTalk();
  talk.say({ maybe: ["wish"] });
  talk.press("manage");
  expect(talk.say({ maybe: ["wish"] })).toBe("ask-life");
  expect(talk.last?.care.level).toBe("ask");
  expect(talk.text).toContain("suicide");
  expect(talk.press("no")).toBe("low-no");
});

test("who says that they were misunderstood is asked what it is about, and the signal is gone", () => {
  const pressed = new CareTalk();
  pressed.say({ sure: ["wish"] });
  expect(pressed.press("wrong")).toBe("sorry");
  expect(pressed.signals).toEqual([]);
  expect(pressed.press("none")).toBe("believed");

  const written = new CareTalk();
  written.say({ sure: ["thoughts"] });
  expect(written.say({ sure: ["denial"], maybe: ["thoughts"] })).toBe("sorry");
  expect(written.signals).toEqual([]);

  const named = new CareTalk();
  named.say({ sure: ["wish"] });
  expect(named.say({ text: "No, I'm not thinking about suicide.", sure: ["denial", "thoughts"] })).toBe(
    "sorry",
  );
  const first = new CareTalk();
  expect(first.say({ sure: ["denial", "thoughts"] })).toBe("low-no");
  expect(first.signals).toEqual([]);
});

test("a protest against what a question assumes begins anew, whatever the question", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["voices"] })).toBe("voices");
  expect(talk.say({ text: "what voices??", sure: ["correction"] })).toBe("sorry");
  expect(talk.say({ text: "my son is missing", sure: ["other_now"] })).toBe("other-now");
});

test("one button takes no plan back: only when nothing of it is so, all of it is", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["plan", "wish"] })).toBe("prepared");
  talk.say({ text: "not today", sure: ["no"] });
  expect(talk.say({ text: "you got me wrong", sure: ["correction"] })).toBe("sorry");
  expect(talk.signals).toEqual(["wish_to_die", "plan"]);
  expect(talk.press("none")).toBe("believed");
  expect(talk.signals).toEqual([]);
});

test("what was swallowed stays what it is about, whatever is written then", () => {
  const talk = new CareTalk("en");
  expect(talk.say({ sure: ["done"] })).toBe("emergency-done");
  expect(talk.press("cannot")).toBe("emergency-write");
  expect(talk.say({ text: "can i go to sleep" })).toBe("emergency-done-stay");
  expect(talk.text).toContain("Don’t go to sleep");
  expect(talk.say({ text: "hm" })).toBe("emergency-done-stay");
  expect(talk.text).toContain("112");
  for (let turn = 0; turn < 4; turn++) talk.say({ text: `no idea ${turn}` });
  expect(talk.text).toContain("112");
});

test("who stands at a dangerous place is told to step back, and held there by words", () => {
  const talk = new CareTalk("en");
  expect(talk.say({ sure: ["thoughts"] })).toBe("screen-how");
  expect(talk.say({ sure: ["place"] })).toBe("emergency-place");
  expect(talk.text).toMatch(/^Move back/);
  expect(talk.say({ text: "please say something" })).toBe("emergency-hold");
});

/** A conversation in which every message tells the first fact and is read as the given answer, so much surer than the next. */
function answer(label: string, margin: number, said = "hm"): string | undefined {
  const readAnswer: ReadAnswer = () => ({ label, margin });
  const messages: CareMessage[] = [
    { role: "user", content: "I think about suicide" },
    { role: "assistant", content: "?" },
    { role: "user", content: said },
  ];
  const { reply } = readStanding({
    messages,
    language: "en",
    recognise: (text) => recognised(text === said ? {} : { sure: ["thoughts"] }),
    readAnswer,
  });
  return reply?.care.choices[0]?.id.split(".")[0];
}

test("free words count as a button only where they are surely meant so", () => {
  expect(answer("yes", 1.2)).toBe("screen-intent");
  expect(answer("yes", 0.9)).toBe("screen-how");
  expect(answer(ELSE, 3)).toBe("screen-how");
});

test("an emergency, and anything milder, needs a surer answer than the next question", () => {
  expect(answer("now", 1.2)).toBe("screen-how");
  expect(answer("now", 2)).toBe("emergency");
  expect(answer("wrong", 1.2)).toBe("screen-how");
  expect(answer("wrong", 2)).toBe("sorry");
});

test("words that protest begin anew, the surer the less they sound like it", () => {
  expect(answer(WRONG, 1.2)).toBe("screen-how");
  expect(answer(WRONG, 2)).toBe("sorry");
});

test("in the midst of another matter one sentence is no attack, and where violence was told it is", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["other_now"] })).toBe("other-now");
  expect(talk.press("called")).toBe("other-called");
  expect(talk.say({ text: "Dad's here. He's driving to his house.", sure: ["violence_now"] })).toBe(
    "other-called",
  );
  expect(talk.say({ text: "He is hitting me!", sure: ["violence_now", "violence"] })).toBe("violence-now");
});

test("who has told a plan says goodbye for themselves", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["intent", "plan"] })).toBe("emergency");
  expect(talk.say({ text: "I'm only writing the letter.", sure: ["other_now"] })).toBe("emergency");
  const helper = new CareTalk();
  expect(helper.say({ sure: ["intent", "other"] })).not.toBeNull();
  expect(helper.say({ text: "She doesn't answer.", sure: ["other", "other_now"] })).toBe("other-now");
});

test("what was possible, was asked about and is possible again was said", () => {
  const talk = new CareTalk();
  expect(talk.say({ maybe: ["voices"] })).toBe("which-voices");
  expect(talk.say({ text: "I told you, a voice.", maybe: ["voices"] })).toBe("voices");
});

test("nobody is sent away in their own words who has not said goodbye", () => {
  const ask = (...second: [Fact, Certainty][]) => {
    const talk = new CareTalk();
    talk.say({ sure: ["blackmail"] });
    talk.press("yes");
    const sure = second.flatMap(([fact, certainty]) => (certainty === "sure" ? [fact] : []));
    return talk.say({ text: "No, just scared.", sure });
  };
  expect(ask(["no", "sure"])).toBe("listen");
  expect(ask(["no", "sure"], ["thanks", "sure"])).toBe("close");
});

test("a doubt that is only possible is none where something is denied", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["wish"] })).toBe("screen-thoughts");
  expect(talk.say({ text: "No, I said.", maybe: ["unsure", "no"] })).toBe("screen-thoughts");
});

test("where the talk is of a friend, the bridge is the friend's", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["other", "other_now"] })).toBe("other-now");
  talk.press("safe");
  expect(talk.say({ text: "he's on the bridge, clifton", sure: ["place"] })).toBe("other-now");
  expect(talk.signals).toEqual(["other_person"]);
});

test("not me, my friend: what was thought of oneself is gone, and the friend is asked about", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["farewell"] });
  expect(talk.say({ text: "Not me, my friend!! She wants to die.", sure: ["denial", "other"] })).toBe(
    "other",
  );
});
