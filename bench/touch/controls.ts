import { setTimeout as pause } from "node:timers/promises";
import { FIRST_ANSWER, press, since, watchAnswer, type Touched } from "./answer.ts";
import { CHAT_BUTTON, openChat, QUESTION, talk, THUMB } from "./conversation.ts";
import { findChange, findMoves, recordWindow } from "./pixels.ts";
import { boxOf, LOOKED_MS, READ_MS, scrollTo, tap, type Device, type Visitor } from "./visitor.ts";
import { PAGE_SHOWN } from "./watch.ts";

export interface Control {
  /** As `--only` names it. */
  id: string;
  name: string;
  path: string;
  /** Where it is, if not on every device. */
  device?: Device;
  /** What is measured, and by when it is wanted (ms), or null. */
  goals: Record<string, number | null>;
  measure: (visitor: Visitor) => Promise<Touched>;
}

/** From one letter to the next. */
const LETTER_MS = 60;
/** A throw is over after that. */
const THROW_MS = 2000;
/** The thought is shown by then. */
const THOUGHT_MS = 6000;

const LINK = 'main a[href="/wisdom/what-is"]';

/** The least that this machine needs: a page that does nothing but change a colour when it is touched. */
const REFERENCE = `<!doctype html><meta name="viewport" content="width=device-width"><style>body { margin: 0 }
button { display: block; width: 100%; height: 400px; border: 0; background: #123 }</style><button>Touch</button>
<script>document.querySelector("button").onclick = (event) => (event.target.style.background = "#fc6")</script>`;

export const REFERENCE_CONTROL: Control = {
  id: "reference",
  name: "reference",
  path: `data:text/html,${encodeURIComponent(REFERENCE)}`,
  goals: { "first movement": null },
  measure: measureReference,
};

export const CONTROLS: Control[] = [
  {
    id: "throw",
    name: "throw",
    path: "/throw-cube",
    goals: { "first movement": 100, "longest standstill": 300, "thought shown": 2200 },
    measure: measureThrow,
  },
  {
    id: "chat",
    name: "chat button",
    path: "/",
    goals: { [FIRST_ANSWER]: null, "dialog shown": 100, "typing possible": 300 },
    measure: (visitor) =>
      press(visitor, CHAT_BUTTON, {
        "dialog shown": { selector: "dialog[open]" },
        "typing possible": { selector: "dialog[open] textarea:enabled" },
      }),
  },
  {
    id: "question",
    name: "quick question",
    path: "/",
    goals: { [FIRST_ANSWER]: 100, "question shown": null },
    measure: measureQuestion,
  },
  {
    id: "thumb",
    name: "thumb under a reply",
    path: "/",
    goals: { [FIRST_ANSWER]: 100, "thumb marked": null },
    measure: measureThumb,
  },
  {
    id: "menu",
    name: "menu",
    path: "/",
    device: "phone",
    goals: { [FIRST_ANSWER]: 100, "menu shown": null },
    measure: (visitor) =>
      press(visitor, ".menu-button", { "menu shown": { selector: "#menu:popover-open" } }),
  },
  {
    id: "language",
    name: "language switch",
    path: "/wisdom/what-is",
    goals: { [FIRST_ANSWER]: null, "heading shown": 500 },
    measure: (visitor) =>
      press(visitor, '.languages a[hreflang="en"]', {
        "heading shown": { selector: "main h1", words: "What Is Wisdom" },
      }),
  },
  {
    id: "link",
    name: "link to another page",
    path: "/",
    goals: { [FIRST_ANSWER]: null, "heading shown": 500 },
    measure: measureLink,
  },
  {
    id: "back",
    name: "back",
    path: "/",
    goals: { [FIRST_ANSWER]: null, [PAGE_SHOWN]: null },
    measure: measureBack,
  },
  {
    id: "search",
    name: "search",
    path: "/search",
    goals: { [FIRST_ANSWER]: null, "result shown": 700 },
    measure: measureSearch,
  },
  {
    id: "faq",
    name: "FAQ question",
    path: "/faq",
    goals: { [FIRST_ANSWER]: 100, "answer shown": null },
    measure: measureFaq,
  },
];

async function measureReference(visitor: Visitor): Promise<Touched> {
  const { session, window } = visitor;
  const recording = await recordWindow(session, window);
  const lifted = await tap(visitor, "button");
  await pause(READ_MS);
  const changed = await findChange(await recording.stop(), window, lifted);
  return { "first movement": since(lifted, changed) };
}

/** The first movement in the area of the cube, the longest time in which it stands still before the throw is over, and the thought. */
async function measureThrow(visitor: Visitor): Promise<Touched> {
  const { page, session, isPhone, window, watcher } = visitor;
  const frame = await boxOf(page, ".cube-frame");
  const left = Math.max(frame.left, 0);
  // Where the cube is while it lies, and flies; the middle of a wide frame.
  const wide = Math.min(frame.width, window.width - left);
  const width = Math.min(wide, 480);
  const area = { left: left + (wide - width) / 2, top: 120, width, height: isPhone ? 210 : 380 };
  const untilSeen = await watcher.start({ thought: { selector: ".thought" } });
  const recording = await recordWindow(session, window);
  const lifted = await tap(visitor, ".idle button");
  await pause(THOUGHT_MS);
  const { thought } = await untilSeen();
  const moves = (await findMoves(await recording.stop(), window, area))
    .map((time) => time - lifted)
    .filter((time) => time > 0);
  const rolling = [0, ...moves.filter((time) => time < THROW_MS), THROW_MS];
  return {
    "first movement": moves[0] ?? null,
    "longest standstill": Math.max(...rolling.slice(1).map((time, index) => time - (rolling[index] ?? 0))),
    "thought shown": since(lifted, thought),
  };
}

/** In the dialog that was opened a moment ago. */
async function measureQuestion(visitor: Visitor): Promise<Touched> {
  const words = await openChat(visitor);
  return press(visitor, QUESTION, {
    "question shown": { selector: ".chat-message-user .chat-words", words },
  });
}

/** After a whole reply. */
async function measureThumb(visitor: Visitor): Promise<Touched> {
  await openChat(visitor);
  await talk(visitor);
  return press(visitor, THUMB, { "thumb marked": { selector: `${THUMB}[aria-pressed="true"]` } });
}

/** From the home page to an essay; the link is in view for a moment first. */
async function measureLink(visitor: Visitor): Promise<Touched> {
  await scrollTo(visitor, LINK);
  return press(visitor, LINK, { "heading shown": { selector: ".essay h1" } });
}

/** To an essay, a moment there, and back with the button of the browser. */
async function measureBack(visitor: Visitor): Promise<Touched> {
  const { page, session } = visitor;
  await scrollTo(visitor, LINK);
  await tap(visitor, LINK);
  await page.locator(".essay h1").waitFor();
  await pause(LOOKED_MS);
  const { entries, currentIndex } = await session.send("Page.getNavigationHistory");
  const entryId = entries[currentIndex - 1]?.id;
  if (entryId === undefined) throw new Error("There is no page to go back to.");
  return watchAnswer(visitor, { [PAGE_SHOWN]: { selector: ".hero h1" } }, undefined, async () => {
    const began = Date.now();
    await session.send("Page.navigateToHistoryEntry", { entryId });
    return began;
  });
}

/** The field is touched first, a moment before the first letter; the time counts from that letter. */
async function measureSearch(visitor: Visitor): Promise<Touched> {
  const { page } = visitor;
  const field = "main input[type=search]";
  await tap(visitor, field);
  await pause(READ_MS);
  return watchAnswer(visitor, { "result shown": { selector: ".search-results li" } }, field, async () => {
    const began = Date.now();
    await page.keyboard.type("upanje", { delay: LETTER_MS });
    return began;
  });
}

async function measureFaq(visitor: Visitor): Promise<Touched> {
  const question = ".questions summary";
  await scrollTo(visitor, question);
  return press(visitor, question, { "answer shown": { selector: ".questions details[open] .prose" } });
}
