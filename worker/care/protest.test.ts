import { expect, test } from "vitest";
import { CareTalk } from "../testing/care.ts";

test("not me, my friend: a protest that tells of somebody else takes the own danger back and asks about them", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["farewell"] })).toBe("farewell");
  expect(talk.say({ sure: ["correction"], maybe: ["other"] })).toBe("other");
  expect(talk.signals).toEqual(["other_person"]);

  const harmed = new CareTalk();
  expect(harmed.say({ sure: ["thoughts", "other_harmed"] })).toBe("ask");
  expect(harmed.say({ sure: ["other_harmed"], maybe: ["correction"] })).toBe("worry");
});

test("somebody else who is only possible does not replace what the visitor told of themselves", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["self_harm"] });
  expect(talk.say({ sure: ["correction"], maybe: ["other"] })).not.toMatch(/^other/);
});

test("a protest in the middle of somebody else's danger begins nothing anew", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["other_now"] });
  expect(talk.say({ sure: ["correction"], maybe: ["other"] })).toMatch(/^other-/);
  expect(talk.last?.care.level).toBe("now");
});

test("what is told beside a denial of something else stands", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["violence"] })).toBe("violence");
  expect(talk.say({ sure: ["denial", "thoughts", "violence"] })).toBe("violence");
  expect(talk.signals).toContain("violence");

  const asked = new CareTalk();
  asked.say({ sure: ["wish"] });
  expect(asked.say({ sure: ["denial", "violence"] })).toBe("violence");
});

test("a place that is only possible is taken for one where a voice commands, and not where it is denied", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["voices"] });
  expect(talk.say({ maybe: ["place"] })).toBe("emergency-place");

  const away = new CareTalk();
  away.say({ sure: ["voices"] });
  expect(away.say({ maybe: ["place", "no"] })).not.toBe("emergency-place");
});

test("what a voice says of others is no attack by them", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["voices"] });
  expect(talk.say({ sure: ["violence", "violence_now"] })).not.toMatch(/^violence/);
});

test("nobody who says both yes and no is sent an ambulance for it", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["medical"] })).toBe("medical");
  expect(talk.say({ maybe: ["no", "unsure", "medical"] })).not.toBe("emergency-body");
});

test("the words of a button at the beginning are that button", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["violence"] });
  talk.press("wrong");
  expect(talk.say({ text: "None of these, I only failed an exam." })).toBe("believed");
});

test("nobody is asked a second time what it is about because of a mere possibility", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["violence"] });
  talk.press("wrong");
  talk.press("none");
  expect(talk.say({ text: "Why would God let a child suffer?", maybe: ["sexual_violence"] })).toBeNull();
});

test("where it is not known where somebody is, a call is asked for all the same, and not after one", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["other_now"] });
  expect(talk.say({ text: "he is somewhere in Bristol" })).toBe("other-where");

  const called = new CareTalk();
  called.say({ sure: ["other_now"] });
  called.press("called");
  expect(called.say({ text: "I keep looking at the phone" })).toBe("other-called");
});

test("what may have been taken in an emergency is asked about, and believed where the answer says so", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["intent"] });
  expect(talk.say({ maybe: ["done", "means_gone"] })).toBe("emergency-check");

  const plain = new CareTalk();
  plain.say({ sure: ["intent"] });
  expect(plain.say({ maybe: ["done"] })).toBe("emergency-done");
});

test("in an emergency a short answer comes with the question, alone only where it was written for one", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["done"] });
  expect(talk.say({ text: "is it dangerous though", asides: ["dangerous"] })).toBe("emergency-done");
  expect(talk.text).toMatch(/^Nobody can tell/);

  const other = new CareTalk();
  other.say({ sure: ["done"] });
  expect(other.say({ text: "does anyone answer at night", asides: ["night"] })).toBe("emergency-done");
  expect(other.text).toMatch(/Are you calling now\?$/);
});

test("whoever is left by the one who stayed with them is told to call, not asked once more whether it is bad", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["intent", "rescue_here"] });
  expect(talk.press("left")).toBe("emergency-stay");
});

test("a goodbye that may be somebody else's is asked about before anybody is asked whether they want to die", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["farewell"], maybe: ["other_now"] })).toBe("farewell-whose");
  expect(talk.last?.care.level).toBe("now");
  expect(talk.say({ maybe: ["correction"] })).toBe("other-now");

  const own = new CareTalk();
  own.say({ sure: ["farewell"], maybe: ["other_now"] });
  expect(own.press("mine")).toBe("farewell");
});

test("beaten or hearing somebody be beaten: who tells of both is asked which, and believed", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["violence", "other_harmed"] })).toBe("harmed-who");
  expect(talk.say({ maybe: ["denial", "helper"] })).toBe("worry");
  expect(talk.say({ sure: ["other_harmed", "helper"], maybe: ["violence", "correction"] })).toMatch(/^worry/);
});

test("what broke in on a question that was taken back does not come back to it", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["farewell"] });
  expect(talk.say({ sure: ["other", "other_now"], maybe: ["correction"] })).toBe("other-now");
  talk.press("called");
  expect(talk.press("yes")).not.toBe("farewell");
});

test("nobody takes back with the words of a button what they tell with the others", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["self_harm"] });
  expect(talk.say({ sure: ["correction"] })).toBe("sorry");
  expect(talk.say({ text: "None of these. I cut myself, that is all.", sure: ["self_harm"] })).toBe("ask");
  expect(talk.signals).toContain("self_harm");
});

test("who cannot call because of a voice is given words to write, and is not told to hide", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["voices"] });
  talk.press("none");
  expect(talk.press("cannot")).toBe("voices-write");
  expect(talk.text).toContain("isn’t against you");
});
