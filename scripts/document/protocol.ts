import type { ProtocolMeta } from "../../contract/content.ts";
import type { ProtocolSheet, SheetPlace, SheetStep } from "../../contract/protocol.ts";
import type { Flow } from "./flow.ts";
import type { Span } from "./lines.ts";
import { STYLES, type TextStyle } from "./style.ts";

type Words = ProtocolMeta["words"];

const SAY = { ...STYLES.facts, size: 9, leading: 11.8 };
const SMALL = { ...STYLES.small, size: 8, leading: 10.4 };
const STRONG: TextStyle = { ...SAY, font: "semibold" };
/** How far the code of a step, and its answers, stand before the text. */
const CODE_WIDTH = 22;
const ANSWER_INSET = 8;

/** The sheet on paper: what a message leads to, then state by state each step with its answers. */
export function addSheet(flow: Flow, sheet: ProtocolSheet, words: Words): void {
  flow.startSection();
  flow.space(26);
  addTitled(flow, words.entries);
  flow.space(6);
  for (const entry of sheet.entries) {
    flow.space(3);
    flow.together(() => flow.paragraph([{ text: entry.when, style: SAY }, arrow(entry.to)], SAY));
  }
  for (const { letter, name, steps } of sheet.states) {
    flow.startSection();
    flow.space(26);
    flow.heading(2, `${letter} · ${name}`, STYLES.subheading);
    for (const step of steps) {
      flow.space(11);
      flow.together(() => addStep(flow, step, words));
    }
  }
  flow.startSection();
  flow.space(26);
  addTitled(flow, words.reflections);
  for (const { fact, text } of sheet.reflections) {
    flow.space(4);
    flow.paragraph(
      [
        { text: `${fact}: `, style: SMALL },
        { text, style: SAY },
      ],
      SAY,
    );
  }
  addLines(flow, words.heard, sheet.heard);
  addLines(flow, words.written, sheet.written);
  flow.space(26);
  addTitled(flow, words.asides);
  for (const { title, when, text } of sheet.asides) {
    flow.space(4);
    flow.paragraph(
      [
        { text: `${title}${when && ` (${when})`}: `, style: SMALL },
        { text, style: SAY },
      ],
      SAY,
    );
  }
  addLines(flow, words.lost, sheet.lost);
  flow.space(26);
  addTitled(flow, words.unheard);
  for (const { fact, to } of sheet.unheard) {
    flow.space(4);
    flow.paragraph([{ text: fact, style: SAY }, arrow(to)], SAY);
  }
  flow.space(40);
  flow.paragraph([{ text: words.signature, style: SAY }], SAY);
}

function addLines(flow: Flow, titled: { title: string; text: string }, lines: readonly string[]): void {
  flow.space(26);
  addTitled(flow, titled);
  for (const text of lines) {
    flow.space(4);
    flow.paragraph([{ text, style: SAY }], SAY);
  }
}

function addTitled(flow: Flow, { title, text }: { title: string; text: string }): void {
  flow.heading(2, title, STYLES.subheading);
  flow.space(4);
  flow.paragraph([{ text, style: SMALL }], SMALL);
}

function addStep(flow: Flow, step: SheetStep, words: Words): void {
  flow.label({ text: step.code, style: STRONG }, "P");
  flow.inset(CODE_WIDTH, false, () => {
    flow.heading(3, step.title, { ...SAY, font: "semibold" });
    if (step.marks.length > 0) flow.paragraph([{ text: step.marks.join(" · "), style: SMALL }], SMALL);
    flow.space(2);
    flow.paragraph([{ text: step.say, style: SAY }], SAY);
    if (step.again) addNote(flow, words.again, step.again);
    if (step.faith) addNote(flow, words.faith, step.faith);
    flow.space(3);
    flow.inset(ANSWER_INSET, true, () => {
      for (const { label, means, to, where } of step.choices) {
        const more = means.length > 0 ? ` (${words.means}: ${means.join(", ")})` : "";
        flow.space(1);
        const ways = where.flatMap((way) => [
          { text: `; ${words.where}: ${way.fact}`, style: SMALL },
          arrow(way.to),
        ]);
        flow.paragraph([{ text: label, style: SAY }, arrow(to), ...ways, { text: more, style: SMALL }], SAY);
      }
    });
    if (step.free) addWay(flow, words.free, step.free);
    if (step.askedBefore) addWay(flow, words.asked_before, step.askedBefore);
    if (step.screened) addWay(flow, words.screened, step.screened);
    if (step.open)
      flow.paragraph([{ text: step.open === "again" ? words.open_again : words.open, style: SMALL }], SMALL);
  });
}

function addNote(flow: Flow, label: string, text: string): void {
  flow.space(2);
  flow.paragraph(
    [
      { text: `${label}: `, style: SMALL },
      { text, style: { ...SMALL, font: "italic" } },
    ],
    SMALL,
  );
}

function addWay(flow: Flow, label: string, place: SheetPlace): void {
  flow.space(2);
  flow.paragraph([{ text: label, style: SMALL }, arrow(place)], SMALL);
}

/** The code of the step that comes next; it never begins a line. The fonts have no longer arrow. */
function arrow({ code }: SheetPlace): Span {
  return { text: `\u00a0›\u00a0${code}`, style: STRONG };
}
