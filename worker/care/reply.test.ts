import { expect, test } from "vitest";
import { CareTalk } from "../testing/care.ts";
import { SHEET } from "./sheet.ts";

test("ordinary talk is none of the sheet's business", () => {
  const talk = new CareTalk();
  expect(talk.say({ text: "What is wisdom?" })).toBeNull();
  expect(talk.say({ text: "My friend is here, lovely.", sure: ["rescue_here", "joy"] })).toBeNull();
  expect(talk.signals).toEqual([]);
});

test("who is beaten and says that he comes home in an hour is never told to open the door", () => {
  for (const language of ["sl", "en"] as const) {
    const talk = new CareTalk(language);
    expect(talk.say({ sure: ["violence", "rescue_coming"] })).toBe("violence-now");
    expect(talk.last?.care.level).toBe("now");
    expect(talk.signals).toEqual(["violence"]);
    expect(talk.say({ sure: ["rescue_coming"] })).toBe("violence-now");
    expect(talk.text).toMatch(/odpri samo policiji|open only to the police/);
  }
});

test("he who comes home is no rescue where the violence was told before", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["violence"] })).toBe("violence");
  expect(talk.say({ sure: ["rescue_coming"] })).toBe("violence-now");

  const later = new CareTalk();
  later.say({ sure: ["violence"] });
  later.press("no");
  expect(later.say({ maybe: ["rescue_coming"] })).toBe("violence-now");
});

test("not to know whether she is safe is no good news", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["other"] })).toBe("other");
  expect(talk.say({ sure: ["unsure", "no_answer"], maybe: ["other_safe"] })).toBe("other-now");
  expect(talk.text).toContain("don’t wait for an answer");

  const doubtful = new CareTalk();
  doubtful.say({ sure: ["other"] });
  expect(doubtful.say({ sure: ["other_safe", "unsure"] })).toBe("other-now");

  const first = new CareTalk();
  expect(first.say({ sure: ["other", "no_answer", "unsure"] })).toBe("other-now");
});

test("a voice that commands is answered as an emergency, never as grief or as one's own good sense", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["voices"], maybe: ["grief"] })).toBe("voices");
  expect(talk.text).toContain("you don’t have to obey");
  expect(talk.press("none")).toBe("voices-alone");
  expect(talk.say({ text: "They say: go, go", sure: ["voices"] })).toBe("voices-alone");
  for (const { text } of talk.replies.flatMap((reply) => reply ?? []))
    expect(text).not.toContain("wants you to be safe");
});

test("tablets put by are taken seriously by who will not do it tonight", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["thoughts", "plan", "denial"] })).toBe("prepared");
  expect(talk.text).toContain("even if it isn’t for today");
  expect(talk.say({ text: "Not tonight.", sure: ["no"] })).toBe("high-means");
  expect(talk.last?.care.state).toBe("H");
  expect(talk.signals).toEqual(["wish_to_die", "plan"]);
});

test("not tonight is no denial, wherever the questions have come to", () => {
  for (const before of [[], ["plan"]] as const) {
    const talk = new CareTalk();
    talk.say({ sure: ["thoughts"] });
    if (before.length > 0) expect(talk.say({ maybe: ["plan"] })).toBe("prepared");
    expect(talk.say({ text: "Not tonight.", sure: ["intent", "denial"] })).toBe(
      before.length > 0 ? "high-means" : "screen-now",
    );
    expect(talk.text).not.toMatch(/believe|misunderst/i);
  }
});

test("who is asked about suicide and has somebody there, coming, or no voice is answered, not asked again", () => {
  const steps = [
    [["rescue_here"], "high-here"],
    [["rescue_coming"], "high-coming"],
    [["cannot_speak"], "high-write"],
    [["cannot_call"], "high-write"],
  ] as const;
  for (const [sure, step] of steps) {
    const talk = new CareTalk();
    talk.say({ sure: ["wish"] });
    expect(talk.say({ sure: [...sure] })).toBe(step);
  }
  const prepared = new CareTalk();
  prepared.say({ sure: ["thoughts", "plan"] });
  expect(prepared.say({ sure: ["rescue_here", "means_gone"] })).toBe("emergency-handover");
  const beaten = new CareTalk();
  beaten.say({ sure: ["wish", "violence"] });
  expect(beaten.say({ sure: ["rescue_here"] })).toBe("screen-thoughts");
});

test("a bereaved mother who wants to be where he is is asked straight out", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["suicide_loss"] })).toBe("suicide-loss");
  expect(talk.press("miss")).toBe("grief-talk");
  expect(talk.say({ text: "He loved the sea.", sure: ["grief"] })).toBeNull();
  expect(talk.say({ text: "I want to be where he is.", maybe: ["follow"] })).toBe("follow");
  expect(talk.text).toContain("are you thinking about suicide");

  const within = new CareTalk();
  within.say({ sure: ["grief"] });
  expect(within.say({ maybe: ["follow"] })).toBe("follow");
});

test("who purges, is dizzy and asks whether that is dangerous hears yes, and where to go", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["eating", "medical"] })).toBe("eating-body");
  expect(talk.text).toMatch(/^Yes, it can be dangerous\..*see a doctor today/);
});

test("suicidal at sixteen and beaten at home: both are named, both are asked about, TOM and the police too", () => {
  const talk = new CareTalk("sl");
  expect(talk.say({ sure: ["thoughts", "violence", "violence_witness"] })).toBe("screen-how");
  expect(talk.text).toContain("Nekdo ti je delal");
  expect(talk.signals).toEqual(["wish_to_die", "violence"]);
  talk.press("no");
  expect(talk.press("never")).toBe("violence");
  expect(talk.press("no")).toBe("violence-not-now");
  expect(talk.text).toContain("TOM, 116\u00a0111");
  expect(talk.press("yes")).toBe("violence-ready");
  expect(talk.text).toContain("113");
  expect(talk.press("yes")).toBe("low");
  expect(talk.press("plan")).toBe("plan-signs");
});

test("a neighbour who sits beside him and takes the rope ends the emergency", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["intent", "plan"] })).toBe("emergency");
  expect(talk.say({ sure: ["rescue_here", "means_gone"], maybe: ["plan"] })).toBe("emergency-handover");
  expect(talk.text).toContain("Stay together");
  expect(talk.text).not.toMatch(/leave the room|go where/i);
  expect(talk.press("calmer")).toBe("high-here");
  expect(talk.press("enough")).toBe("close");

  const first = new CareTalk();
  expect(first.say({ sure: ["plan", "rescue_here", "means_gone"] })).toBe("emergency-handover");
});

test("blackmail, stolen lunch money and a child's dead cat each have their own answer", () => {
  const blackmail = new CareTalk();
  expect(blackmail.say({ sure: ["blackmail"] })).toBe("blackmail");
  expect(blackmail.text).toContain("Don’t pay");
  expect(new CareTalk().say({ sure: ["bullying"] })).toBe("bullying");
  const child = new CareTalk();
  expect(child.say({ sure: ["child", "grief"] })).toBe("child-grief");
  expect(child.text).not.toMatch(/suicide/i);
});

test("a child who wants to die is never asked about suicide by that word", () => {
  for (const language of ["sl", "en"] as const) {
    for (const [id, step] of Object.entries(SHEET.steps)) {
      if (!id.startsWith("child-")) continue;
      const texts = [step.say, step.again, ...step.choices.map(({ label }) => label)];
      for (const text of texts) expect(text?.[language] ?? "").not.toMatch(/samomor|suicid/i);
      for (const { to } of step.choices) expect(to, `${id} → ${to}`).toMatch(/^child-/);
    }
  }
  const talk = new CareTalk();
  talk.say({ sure: ["child"] });
  expect(talk.say({ sure: ["wish"] })).toBe("child-danger");
  expect(talk.say({ sure: ["plan"] })).toBe("child-now");
});

test("a child is led by the child's questions to the end", () => {
  const talk = new CareTalk("sl");
  talk.say({ sure: ["child", "wish"] });
  expect(talk.press("scared")).toBe("child-violence");
  expect(talk.press("unsure")).toBe("child-violence-now");
  expect(talk.press("no")).toBe("child-quiet");
  expect(talk.press("out")).toBe("child-called");
  expect(talk.press("here")).toBe("child-told");
});

test("anxiety without a reason is asked how bad it is, and gets no card", () => {
  const talk = new CareTalk();
  expect(talk.say({ maybe: ["wish"] })).toBe("ask");
  expect(talk.last?.care).toMatchObject({ state: "A", level: "ask" });
  expect(talk.text).not.toMatch(/suicide|goodbye/i);
  expect(talk.signals).toEqual([]);
  expect(talk.press("manage")).toBe("listen");
});

test("a plain question about a method is asked back, and a swallowed packet is an emergency", () => {
  const method = new CareTalk();
  expect(method.say({ sure: ["method"] })).toBe("method");
  expect(method.press("story")).toBe("method-story");
  expect(method.signals).toEqual([]);
  const taken = new CareTalk();
  expect(taken.say({ sure: ["done"] })).toBe("emergency-done");
  expect(taken.last?.care.level).toBe("now");
});

test("who cannot speak is told who answers in writing, and gets words to send", () => {
  const talk = new CareTalk("sl");
  expect(talk.say({ sure: ["cannot_speak"] })).toBe("write");
  expect(talk.text).toContain("e-tom.si");
  expect(talk.text).toContain("tom@zpms.si");
  expect(talk.press("sentence")).toBe("write-sentence");
});

test("somebody on the way does not replace the call once something was taken", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["done"] });
  expect(talk.say({ sure: ["rescue_coming"] })).toBe("emergency-done-stay");
  expect(talk.text).toContain("call an ambulance for me");
});

test("don't know counts as yes where danger is asked about", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["wish"] });
  expect(talk.say({ maybe: ["unsure"] })).toBe("screen-how");
  expect(talk.say({ sure: ["unsure"] })).toBe("screen-intent");
  expect(talk.say({ sure: ["unsure"] })).toBe("screen-now");
  expect(talk.say({ sure: ["unsure"] })).toBe("emergency");
});

test("low is never without help: a line, a person and the plan", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["wish"] });
  talk.press("wish");
  expect(talk.press("never")).toBe("low");
  expect(talk.text).toContain("116\u00a0123");
  expect(talk.press("plan")).toBe("plan-signs");
  for (const step of ["plan-calm", "plan-people", "plan-ask", "plan-lines", "plan-safe", "plan-end"])
    expect(talk.say({ text: `My answer: ${step}` })).toBe(step);
  expect(talk.press("better")).toBe("close");
});

test("in the plan, thoughts that are known are an answer, and a new danger is not", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["thoughts"] });
  talk.press("no");
  talk.press("never");
  talk.press("plan");
  expect(talk.say({ text: "When I think about dying.", sure: ["thoughts"] })).toBe("plan-calm");
  expect(talk.say({ text: "I just took them.", sure: ["done"] })).toBe("emergency-done");
});

test("what was answered is not asked again: then it is asked whether the danger is now", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["thoughts"] });
  talk.press("no");
  talk.press("never");
  expect(talk.say({ text: "I want to die.", sure: ["wish"] })).toBe("screen-now");
});

test("what breaks in on a question is answered first, and the question comes back before the end", () => {
  const talk = new CareTalk();
  expect(talk.say({ sure: ["wish"] })).toBe("screen-thoughts");
  expect(talk.say({ text: "He's at the door!", sure: ["violence_now"] })).toBe("violence-now");
  talk.press("out");
  expect(talk.press("yes")).toBe("violence-away");
  expect(talk.press("yes")).toBe("screen-thoughts");
  expect(talk.text).toContain("is suicide on your mind");
});

test("a misunderstood answer is asked for in other words, then people are named, and then the sheet is left", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["wish"] });
  talk.say({ text: "hm" });
  expect(talk.text).toContain("is suicide on your mind");
  talk.say({ text: "hm hm" });
  expect(talk.text).toContain("I don’t understand you well enough");
  expect(talk.last?.care.choices.map(({ id }) => id)).toContain("screen-thoughts.yes");
  talk.say({ text: "hm hm hm" });
  talk.say({ text: "well" });
  expect(talk.say({ text: "well well" })).toBeNull();
  expect(talk.signals).toEqual(["wish_to_die"]);
});

test("a denial beside a plan takes nothing back", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["wish"] });
  expect(talk.say({ sure: ["denial", "thoughts", "plan"] })).toBe("prepared");
  expect(talk.signals).toEqual(["wish_to_die", "plan"]);
});

test("who denied and says the same again is asked softly first, and something graver counts at once", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["wish"] });
  talk.press("wrong");
  talk.press("none");
  expect(talk.say({ text: "I want to die.", sure: ["wish"] })).toBe("ask");
  const graver = new CareTalk();
  graver.say({ sure: ["wish"] });
  graver.press("wrong");
  expect(graver.say({ text: "I took them all.", sure: ["done"] })).toBe("emergency-done");
});

test("a denial takes back what it denies, and not the violence", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["wish", "violence"] });
  expect(talk.press("wrong")).toBe("violence");
  expect(talk.signals).toEqual(["violence"]);
});

test("a model's report opens the question, and nothing else that stands before does", () => {
  const talk = new CareTalk();
  talk.say({ text: "Nobody would notice." });
  talk.hear(SHEET.steps["ask"]?.say.en ?? "");
  expect(talk.say({ text: "It is very bad", sure: ["yes"] })).toBe("screen-thoughts");
  const other = new CareTalk();
  other.say({ text: "Nobody would notice." });
  other.hear("How bad is it?");
  expect(other.say({ text: "Very.", sure: ["yes"] })).toBeNull();
});

test("a question that a model opened is taken back like any other", () => {
  const talk = new CareTalk();
  talk.say({ text: "Nobody would notice." });
  talk.hear(`Evenings are long. ${SHEET.steps["ask"]?.say.en}`);
  expect(talk.standing).toMatchObject({ isRefuted: false });
  expect(talk.say({ text: "You misunderstood me" })).toBe("sorry");
  expect(talk.standing).toMatchObject({ isRefuted: true, signals: [], opening: null });
});

test("nobody is led out of a graver question by words put into the mouth of the program", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["thoughts"] });
  talk.hear(SHEET.steps["ask"]?.say.en ?? "");
  expect(talk.say({ text: "yes", sure: ["yes"] })).toBe("screen-intent");
});

test("a model that reports a danger to a child opens the child's question", () => {
  const talk = new CareTalk();
  talk.say({ text: "I'm nine.", sure: ["child"] });
  expect(talk.standing.opening?.care.choices[0]?.id).toBe("child-sad.scared");
});

test("what a message tells is known apart from what the conversation has told", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["violence"] });
  talk.say({ sure: ["wish"] });
  expect(talk.standing).toMatchObject({ newSignals: ["wish_to_die"], signals: ["wish_to_die", "violence"] });
});

test("the words of a button count as the button, in either language and without its signs", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["wish"] });
  expect(talk.say({ text: "  i wish i werent here ", sure: ["wish"] })).toBe("screen-past");
  const other = new CareTalk();
  other.say({ sure: ["wish"] });
  expect(other.say({ text: "najraje me ne bi bilo" })).toBe("screen-past");
});

test("an unknown choice is nothing, and one of another step counts only where it is graver", () => {
  const unknown = new CareTalk();
  unknown.say({ sure: ["intent"] });
  expect(unknown.say({ text: "x", choice: "no-such.step" })).toBe("emergency");
  expect(unknown.say({ text: "y", choice: "__proto__.constructor" })).toBe("emergency");
  const milder = new CareTalk();
  milder.say({ sure: ["intent"] });
  expect(milder.say({ text: "x", choice: "screen-thoughts.wrong" })).toBe("emergency");
  expect(milder.signals).toEqual(["plan"]);
  const graver = new CareTalk();
  expect(graver.say({ text: "x", choice: "screen-now.yes" })).toBe("emergency");
});

test("a mild button with grave words under it follows the words", () => {
  const talk = new CareTalk();
  talk.say({ maybe: ["wish"] });
  expect(talk.say({ text: "I took forty pills", sure: ["done"], choice: "ask.manage" })).toBe(
    "emergency-done",
  );
});

test("faith is named at the close only, and only where the visitor spoke of it", () => {
  const close = (facts: ("wish" | "faith")[]) => {
    const talk = new CareTalk();
    talk.say({ sure: facts });
    talk.press("no");
    talk.press("talk");
    talk.press("enough");
    return talk.replies.map((reply) => reply?.text ?? "");
  };
  expect(close(["wish"]).join(" ")).not.toContain("God");
  const texts = close(["wish", "faith"]);
  expect(texts.slice(0, 2).join(" ")).not.toContain("God");
  expect(texts.join(" ").split("God").length - 1).toBe(1);
});

test("a fear of being condemned that was named is not asked about once more, and faith comes at the end", () => {
  const talk = new CareTalk();
  talk.say({ sure: ["wish", "damnation"] });
  expect(talk.text).toContain("Nobody here will condemn you");
  talk.press("no");
  expect(talk.press("talk")).toBe("listen");
  expect(talk.text).toContain("God");
});

test("a reply is at most sixty words where somebody is in danger, with what it names first", () => {
  for (const language of ["sl", "en"] as const) {
    const talk = new CareTalk(language);
    talk.say({ sure: ["wish", "violence", "grief", "no_one", "drunk", "guilt"] });
    expect(talk.text.split(/\s+/).length).toBeLessThanOrEqual(60);
  }
});
