import type { SheetId, SheetTexts } from "../../contract/printed.ts";
import { pagePath } from "../../contract/pages.ts";
import type { Sign } from "./draw.ts";
import type { Flow } from "./flow.ts";
import { callableSpans } from "./help.ts";
import { addNumbers } from "./numbers.ts";
import { OnePage, type Margins } from "./one-page.ts";
import { addFoot, addSign, type PaperContent } from "./one-page-parts.ts";
import type { Measure } from "./fonts.ts";
import { STYLES, type ParagraphStyle } from "./style.ts";

const MARGINS: Margins = { left: 54, right: 54, top: 48, bottom: 36 };
const TITLE: ParagraphStyle = { ...STYLES.title, size: 30, leading: 35 };
const LEAD: ParagraphStyle = { ...STYLES.subtitle, size: 13, leading: 18 };
const HEADING: ParagraphStyle = { ...STYLES.subheading, size: 16, leading: 20 };
const ITEM: ParagraphStyle = { ...STYLES.body, size: 10.75, leading: 14.5 };
const SIGN_SIZE = 40;
/** How far the dash of an item stands before its text. */
const DASH_WIDTH = 11;

/** What to say and do, on one page: the numbers first, then the steps in two columns. */
export function layOutSheet(
  measure: Measure,
  content: PaperContent & { id: SheetId; sheet: SheetTexts; sign: Sign },
): OnePage {
  const { id, sheet, sign, helplines, texts } = content;
  const page = new OnePage(measure, MARGINS);
  addSign(page, sign, SIGN_SIZE, texts.sign);
  page.add(
    (flow) => {
      flow.startSection();
      flow.heading(1, sheet.title, TITLE);
      flow.space(3);
      flow.paragraph(callableSpans(sheet.lead, helplines, LEAD), LEAD);
    },
    { right: SIGN_SIZE + 14 },
  );
  page.space(14);
  page.addRule();
  page.space(8);
  addNumbers(page, sheet.helplines, content);
  page.space(12);
  page.addRule();
  page.space(14);
  page.addColumns((flow) => addSections(flow, sheet.sections, content), 2, 28);
  page.atBottom(() => addFoot(page, content, pagePath(id), sheet.helplines));
  return page;
}

function addSections(flow: Flow, sections: SheetTexts["sections"], { helplines }: PaperContent): void {
  for (const { title, items } of sections) {
    flow.startSection();
    flow.space(15);
    flow.together(() => {
      flow.heading(2, title, HEADING);
      flow.within("L", () => {
        for (const item of items) {
          flow.space(4);
          flow.within("LI", () => {
            flow.label({ text: "–", style: ITEM }, "Lbl");
            flow.within("LBody", () =>
              flow.inset(DASH_WIDTH, false, () => flow.paragraph(callableSpans(item, helplines, ITEM), ITEM)),
            );
          });
        }
      });
    });
  }
}
