import fc from "fast-check";
import { expect, test } from "vitest";
import type { ProtocolStep } from "../../contract/protocol.ts";
import { ALL_FACTS, CareTalk, recognised, type Said } from "../testing/care.ts";
import { findEntry } from "./entry.ts";
import { gravityOf } from "./gravity.ts";
import type { CareReply } from "./reply.ts";
import { SHEET } from "./sheet.ts";
import { START } from "./state.ts";

const CHOICES = Object.entries(SHEET.steps).flatMap(([id, { choices }]) =>
  choices.map((choice) => `${id}.${choice.id}`),
);
const facts = fc.uniqueArray(fc.constantFrom(...ALL_FACTS), { maxLength: 4 });
/** Free words, a strange or broken choice, or the button at a place. */
const turn = fc.oneof(
  { weight: 3, arbitrary: fc.record({ sure: facts, maybe: facts }) },
  {
    weight: 1,
    arbitrary: fc.record({ sure: facts, choice: fc.constantFrom(...CHOICES, "a.b", "ask.", ".") }),
  },
  { weight: 4, arbitrary: fc.record({ press: fc.nat(4) }) },
);
const conversation = fc.array(turn, { minLength: 1, maxLength: 14 });
type Step = typeof turn extends fc.Arbitrary<infer T> ? T : never;

function play(turns: readonly Step[]): CareTalk {
  const talk = new CareTalk();
  for (const next of turns) {
    if (!("press" in next)) {
      talk.say(next as Said);
      continue;
    }
    const offered = talk.last?.care.choices ?? [];
    const button = offered[next.press % Math.max(1, offered.length)];
    if (button) talk.say({ text: button.label, choice: button.id });
    else talk.say({});
  }
  return talk;
}

function stepOf(reply: CareReply | null): ProtocolStep | undefined {
  return SHEET.steps[reply?.care.choices[0]?.id.split(".")[0] ?? ""];
}

const RUNS = { numRuns: 250 };

test("no conversation breaks it, and the same conversation gives the same replies", () => {
  fc.assert(
    fc.property(conversation, (turns) => {
      expect(play(turns).replies).toEqual(play(turns).replies);
    }),
    RUNS,
  );
});

test("no text is said twice in a conversation, unless a life may be at stake", () => {
  fc.assert(
    fc.property(conversation, (turns) => {
      const texts = play(turns).replies.flatMap((reply) =>
        reply && !stepOf(reply)?.urgent ? [reply.text] : [],
      );
      expect(new Set(texts).size).toBe(texts.length);
    }),
    RUNS,
  );
});

test("a strange or broken choice never gives a milder answer than the words alone", () => {
  fc.assert(
    fc.property(
      fc.array(turn, { maxLength: 8 }),
      facts,
      fc.constantFrom(...CHOICES, "no-such.step", "toString.constructor"),
      (turns, sure, choice) => {
        const [plain, tricked] = [play(turns), play(turns)];
        const present = plain.last?.care.choices[0]?.id.split(".")[0];
        fc.pre(!choice.startsWith(`${present}.`));
        plain.say({ text: "the same words", sure });
        tricked.say({ text: "the same words", sure, choice });
        expect(gravityOf(stepOf(tricked.last))).toBeGreaterThanOrEqual(gravityOf(stepOf(plain.last)));
        expect(tricked.signals).toEqual(expect.arrayContaining(plain.signals));
      },
    ),
    RUNS,
  );
});

test("whatever came before, something that has been done is an emergency", () => {
  fc.assert(
    fc.property(conversation, (turns) => {
      const talk = play(turns);
      talk.say({ text: "I have taken them", sure: ["done"] });
      expect(stepOf(talk.last)?.urgent ?? stepOf(talk.last)?.state).toSatisfy(
        (found) => found === true || found === "E",
      );
    }),
    RUNS,
  );
});

test("no entry of the sheet stands in the shadow of another", () => {
  for (const entry of SHEET.entries) {
    const {
      sure = [],
      maybe = [],
      told = [],
      before = [],
      taken_back: takenBack = [],
      from = [],
      level,
    } = entry;
    const heard = recognised({ sure, maybe, ...(level && { level }) });
    const toldBefore = new Map([...told, ...before].map((fact) => [fact, "sure"] as const));
    // Where it counts only after a question, after some question of that state.
    const places = Object.keys(SHEET.steps).filter((id) => from[0] === SHEET.steps[id]?.state);
    const found = [...(from.length > 0 ? places : [null])].map((step) =>
      findEntry(SHEET, { ...START, step, told: toldBefore, refuted: new Set(takenBack) }, heard),
    );
    expect(found).toContain(entry);
  }
});

test("a misunderstanding that is pressed takes its signal back", () => {
  fc.assert(
    fc.property(conversation, (turns) => {
      const talk = play(turns);
      const [stepId = "", wrong] =
        talk.last?.care.choices.map(({ id }) => id.split(".")).find(([, name]) => name === "wrong") ?? [];
      fc.pre(wrong !== undefined);
      const choice = SHEET.steps[stepId]?.choices.find(({ id }) => id === wrong);
      talk.press("wrong");
      const gone = SHEET.groups[choice?.clears ?? ""] ?? [];
      // What was told as surely as these is kept until it is said what it is about.
      fc.pre(!talk.signals.includes("plan"));
      const kept = Object.entries(SHEET.signals).filter(([fact]) => !gone.includes(fact as never));
      const possible = new Set<string>(kept.map(([, signal]) => signal));
      expect(talk.signals.every((signal) => possible.has(signal))).toBe(true);
    }),
    RUNS,
  );
});

test("every conversation can be brought to a kind end by its buttons", () => {
  const next = shortestWayOut();
  fc.assert(
    fc.property(conversation, (turns) => {
      const talk = play(turns);
      for (let pressed = 0; pressed < 80; pressed++) {
        const stepId = talk.last?.care.choices[0]?.id.split(".")[0];
        if (stepId === undefined || SHEET.steps[stepId]?.state === "C") return;
        talk.press(next.get(stepId) ?? "");
      }
      throw new Error("It goes on for ever.");
    }),
    RUNS,
  );
});

/** For each step the button that leads to the close soonest. */
function shortestWayOut(): Map<string, string> {
  const ways = new Map<string, string>();
  let open = Object.entries(SHEET.steps).flatMap(([id, { state }]) => (state === "C" ? [id] : []));
  const found = new Set(open);
  while (open.length > 0) {
    const reached = open;
    open = [];
    for (const [id, { choices }] of Object.entries(SHEET.steps)) {
      const way = choices.find(({ to }) => reached.includes(to));
      if (!way || found.has(id)) continue;
      found.add(id);
      ways.set(id, way.id);
      open.push(id);
    }
  }
  return ways;
}
