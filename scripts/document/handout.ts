import { pagePath, type TopicId } from "../../contract/pages.ts";
import type { Handouts } from "../../contract/printed.ts";
import type { Sign } from "./draw.ts";
import type { Measure } from "./fonts.ts";
import { callableSpans } from "./help.ts";
import { addNumbers } from "./numbers.ts";
import { OnePage, type Margins } from "./one-page.ts";
import { addFoot, addSign, type PaperContent } from "./one-page-parts.ts";
import { STYLES, type ParagraphStyle } from "./style.ts";

const MARGINS: Margins = { left: 84, right: 84, top: 60, bottom: 40 };
const TITLE: ParagraphStyle = { ...STYLES.title, size: 36, leading: 42 };
const TEXT: ParagraphStyle = { ...STYLES.body, size: 12.5, leading: 19 };
const NEXT: ParagraphStyle = { ...STYLES.body, size: 10.5, leading: 15 };
const SIGN_SIZE = 84;
const NUMBER_WIDTH = 24;

/** A face of the cube on one page: a thought, four questions, something to try, and at the end the numbers. */
export function layOutHandout(
  measure: Measure,
  content: PaperContent & { id: TopicId; handouts: Handouts; sign: Sign },
): OnePage {
  const { id, handouts, sign, helplines } = content;
  const { title, lead, thought, questions, try: attempt, read_on } = handouts.faces[id];
  const page = new OnePage(measure, MARGINS);
  addSign(page, sign, SIGN_SIZE, null);
  page.add(
    (flow) => {
      flow.startSection();
      flow.heading(1, title, TITLE);
      flow.space(4);
      flow.paragraph([{ text: lead, style: STYLES.lead }], STYLES.lead);
    },
    { right: SIGN_SIZE },
  );
  page.space(18);
  page.add((flow) => flow.paragraph([{ text: thought, style: TEXT }], TEXT));
  page.space(22);
  page.add((flow) => {
    flow.startSection();
    flow.heading(2, handouts.questions_title, STYLES.subheading);
    flow.within(
      "L",
      () => {
        for (const [index, question] of questions.entries()) {
          flow.space(8);
          flow.within("LI", () => {
            flow.label({ text: `${index + 1}.`, style: TEXT }, "Lbl");
            flow.within("LBody", () =>
              flow.inset(NUMBER_WIDTH, false, () => flow.paragraph([{ text: question, style: TEXT }], TEXT)),
            );
          });
        }
      },
      { numbered: true },
    );
  });
  page.space(24);
  page.add((flow) => {
    flow.startSection();
    flow.inset(18, true, () => flow.paragraph([{ text: attempt, style: STYLES.quote }], STYLES.quote));
    flow.space(18);
    flow.paragraph(callableSpans(read_on, helplines, NEXT), NEXT);
  });
  page.atBottom(() => {
    page.addRule();
    page.space(6);
    addNumbers(page, handouts.helplines, content);
    page.space(14);
    addFoot(page, content, pagePath(id), handouts.helplines);
  });
  return page;
}
