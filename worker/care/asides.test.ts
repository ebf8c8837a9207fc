import { expect, test } from "vitest";
import model from "../../recognition/asides-model.json";
import { CareTalk } from "../testing/care.ts";
import { readAsides } from "./answers.ts";
import { SHEET } from "./sheet.ts";

test("a question in between is answered first, and the question of the sheet stays", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["intent"] })).toBe("emergency");
  expect(talk.say({ text: "will they come with a siren", asides: ["siren"] })).toBe("emergency");
  expect(talk.text).toMatch(/^How they come is up to them/);
  expect(talk.text).toContain(SHEET.steps["emergency"]?.again?.en.slice(0, 20));
});

test("a short answer is given once, and stands alone where the question was put twice", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["wish"] });
  talk.say({ text: "are you a person", asides: ["human"] });
  expect(talk.text).toContain("I’m a program, not a person");
  expect(talk.say({ text: "does it cost anything", asides: ["cost"] })).toBe("screen-thoughts");
  expect(talk.text).toMatch(/^Calls to the emergency number are free.*Canada\.$/);
  talk.say({ text: "and what does it cost", asides: ["cost"] });
  expect(talk.text).not.toContain("are free");
});

test("what is asked beside an answer is answered before the next question", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["self_harm"] });
  const said = {
    text: "no, it isn't deep. what do I do instead?",
    sure: ["no" as const],
    asides: ["instead"],
  };
  expect(talk.say(said)).toBe("self-harm-thoughts");
  expect(talk.text).toMatch(/^Until the wave falls: ice in your hand/);
});

test("a feeling is named and is no answer, but never stands in the way of one", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["wish"] });
  expect(talk.say({ text: "yes, and I'm scared", sure: ["yes"], asides: ["afraid"] })).not.toBe(
    "screen-thoughts",
  );
  expect(talk.text).toMatch(/^Of course you’re afraid/);

  const other = new CareTalk();
  other.say({ sure: ["wish"] });
  expect(other.say({ text: "I'm scared", asides: ["afraid"] })).toBe("screen-thoughts");
  expect(other.text).toMatch(/^Of course you’re afraid/);
});

test("nobody is told to wake those they are afraid of", () => {
  const afraid = new CareTalk();
  afraid.say({ sure: ["violence", "intent"] });
  afraid.say({ text: "they are asleep", asides: ["wake"] });
  expect(afraid.text).not.toContain("Wake them");

  const talk = new CareTalk();
  talk.say({ sure: ["done"] });
  talk.say({ text: "everybody is asleep", asides: ["wake"] });
  expect(talk.text).toContain("Wake them");
});

test("something graver comes before any question", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["wish"] });
  expect(talk.say({ text: "I took them all. does it cost anything", sure: ["done"], asides: ["cost"] })).toBe(
    "emergency-done",
  );
});

test("thanks with a question is no goodbye", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["blackmail"] });
  talk.press("yes");
  talk.press("no");
  expect(talk.say({ text: "thanks, but should I pay him", sure: ["thanks"], asides: ["pay"] })).not.toBe(
    "close",
  );
});

test("no reply with a short answer is longer than sixty words in danger", () => {
  for (const language of ["sl", "en"] as const)
    for (const { asked } of SHEET.asides)
      for (const fact of ["intent", "wish", "done", "other", "blackmail", "violence"] as const) {
        const talk = new CareTalk(language);
        talk.say({ sure: [fact] });
        talk.say({ text: `${asked}?`, asides: [asked] });
        talk.say({ text: `${asked}??`, asides: [asked], sure: ["yes"] });
        for (const reply of talk.replies)
          if (reply && ["E", "A", "S", "H"].includes(reply.care.state))
            expect(reply.text.split(/\s+/).length, reply.text).toBeLessThanOrEqual(60);
      }
});

test("everything the sheet answers in between is recognised, and nothing else", () => {
  const known = model.heads.map(({ name }) => name).toSorted();
  expect([...new Set(SHEET.asides.map(({ asked }) => asked))].toSorted()).toEqual(known);
});

test.each([
  ["a stane kaj ta klic", "cost"],
  ["is it free to call?", "cost"],
  ["vsi spijo, nočem nikogar zbudit", "wake"],
  ["everyone is asleep here", "wake"],
  ["a naj mu nakažem?", "pay"],
  ["should I pay him?", "pay"],
  ["a si ti robot", "human"],
  ["what will my mum say", "parents"],
])("»%s« asks about %s", (text, asked) => {
  expect(readAsides(text)).toContain(asked);
});

test.each([
  "Mislim na smrt.",
  "Sedim v kuhinji.",
  "ja",
  "no",
  "My sister is coming over.",
  "I have the pills here.",
])("»%s« asks nothing", (text) => {
  expect(readAsides(text)).toEqual([]);
});

test("the place of a button may be typed, and a long message is met before the question is put again", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["blackmail"] });
  expect(talk.say({ text: "2" })).toBe("blackmail-alone");

  const other = new CareTalk();
  other.say({ sure: ["wish"] });
  other.say({ text: "my brother moved to Graz in March" });
  expect(other.text).toMatch(/^Thank you for telling me that too\. /);
  other.say({ text: "mhm" });
  expect(other.text).not.toContain("Thank you for telling me");
});
