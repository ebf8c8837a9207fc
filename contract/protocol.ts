import { z } from "zod";
import { FACTS } from "../recognition/facts.ts";
import { SIGNALS } from "../recognition/signals.ts";
import { CARE_LEVELS, CARE_STATES, type CareLevel, type CareState, type OfferState } from "./care.ts";
import { WEEKDAYS } from "./opening-hours.ts";

/**
 * The sheet that a conversation follows in danger (`content/care/protocol.yaml`): states, questions,
 * choices, what leads where. A clinician reads and signs it; no code decides what is said.
 */

const line = z.string().trim().min(1);
const localized = z.strictObject({ sl: line, en: line });
const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const fact = z.enum(FACTS);
const facts = z.array(fact).min(1);

/** What a free message leads to. Every condition that is given must hold. */
const entry = z.strictObject({
  /** Told surely in this message, every one. */
  sure: facts.optional(),
  /** Told in this message, surely or not. */
  maybe: facts.optional(),
  /** Told in this message or earlier and not taken back, surely or not. */
  told: facts.optional(),
  /** Told earlier and taken back. */
  taken_back: facts.optional(),
  /** Told earlier and not taken back, surely or not; this message does not count. */
  before: facts.optional(),
  /** Not told surely in this message. */
  unless: facts.optional(),
  /** Not told in this message or earlier, not even perhaps. */
  untold: facts.optional(),
  /** Only where a question of one of these states stands; there it needs to be no graver than that question. */
  from: z.array(z.enum(CARE_STATES)).min(1).optional(),
  /** What the message weighs where none of the entries above fits. */
  level: z.enum(["ask", "now"]).optional(),
  /** A group of facts that this message takes back. */
  clears: id.optional(),
  to: id,
  /** A sentence a person might write that leads here. */
  tests: localized,
});
export type ProtocolEntry = z.infer<typeof entry>;

const choice = z.strictObject({
  id,
  label: localized,
  /** Facts by which free text is understood as this choice. Without them only the button counts. */
  means: facts.optional(),
  /** What pressing it tells. */
  tells: facts.optional(),
  /** A group of facts that pressing it takes back. */
  clears: id.optional(),
  to: id,
  /** Where this was told surely, it leads there instead. */
  where: z.partialRecord(fact, id).optional(),
});
export type ProtocolChoice = z.infer<typeof choice>;

const step = z.strictObject({
  state: z.enum(CARE_STATES),
  level: z.enum(CARE_LEVELS),
  /** Somebody's life may be at stake in these minutes: nothing else interrupts it. */
  urgent: z.literal(true).optional(),
  /** For whoever reads the sheet. */
  title: localized,
  say: localized,
  /** The question once more in other words. */
  again: localized.optional(),
  /** One more sentence where the visitor spoke of faith. */
  faith: localized.optional(),
  /** Facts that the text names itself, so that no reflection names them. */
  names: facts.optional(),
  /** Before the text stands who answers in writing at that hour (`written`). */
  written: z.literal(true).optional(),
  /** The step that comes instead where this one was said before. */
  asked_before: id.optional(),
  /** The step that comes instead where a step of S was said before: nobody is asked about suicide anew. */
  screened: id.optional(),
  choices: z.array(choice).min(2).max(5),
  /** Free text is the answer that was asked for, and leads here. */
  free: id.optional(),
  /** Free text that fits nothing leaves the sheet: at once, or after "again", where danger was only possible. */
  open: z.union([z.literal(true), z.literal("again")]).optional(),
});
export type ProtocolStep = z.infer<typeof step>;

/** What people ask or say in between, and the short answer to it. */
const aside = z.strictObject({
  /** What is recognised (the files `asides` of `recognition/corpus`); several answers may stand for one. */
  asked: id,
  title: localized,
  /** Only before a step of one of these states. */
  in: z.array(z.enum(CARE_STATES)).min(1).optional(),
  /** Told surely before, every one. */
  told: facts.optional(),
  /** Not told before, not even perhaps. */
  untold: facts.optional(),
  /** Said beside whatever the message tells; without it, it is a question, and who asks has not answered. */
  feeling: z.literal(true).optional(),
  say: localized,
});
export type ProtocolAside = z.infer<typeof aside>;

/** By what is written and answered at once (contract/written-help.ts), or begun with a word. */
const byKind = z.strictObject({ text: localized, chat: localized, whatsapp: localized });

/**
 * Who answers in writing at an hour. The names in braces that are no numbers are put in when it is said: `name` of the
 * line, `for` whom it is, `to` what is written to, `keyword` to send, `until` it closes, `when` it opens.
 */
const written = z.strictObject({
  /** Before a step that is marked so, and where it is only possible that somebody cannot speak. */
  lead: localized,
  if_silent: localized,
  open: byKind.extend({ keyword: localized }),
  /** The line is open; the hours of this way in are not known. */
  likely: byKind.extend({ keyword: localized }),
  none: localized,
  next: byKind,
  later: localized,
  /** In Slovenia, where those who answer are there for the young. */
  adults: localized,
  /** Where the country is not known, or nobody there is. */
  anywhere: localized,
  elsewhere: localized,
  danger: localized,
  /** Where there is no room for more. */
  brief: localized,
  brief_text: localized,
  brief_keyword: localized,
  until: localized,
  today: localized,
  tomorrow: localized,
  days: z.record(z.enum(WEEKDAYS), localized),
  language: localized,
});

/** `content/care/protocol.yaml`, as it is written and as it is compiled; compiled texts hold their numbers. */
export const protocol = z.strictObject({
  version: z.int().min(1),
  date: z.iso.date(),
  /** Who has read and signed it; empty until somebody has. */
  reviewed_by: z.string(),
  states: z.strictObject(
    Object.fromEntries(CARE_STATES.map((state) => [state, localized])) as Record<CareState, typeof localized>,
  ),
  /** How a number reads: `{id}` is a helpline's number, `{id.chat}` where it answers in writing. */
  numbers: z.record(z.string().regex(/^[a-z_]+$/), localized),
  /** What each fact is called on the printed sheet. */
  facts: z.record(fact, localized),
  /** Facts that are taken back together. */
  groups: z.record(id, facts),
  /** Facts that do not count as an answer beside the first, in one message. */
  outweighs: z.partialRecord(fact, facts),
  /** What a fact marks the log with. */
  signals: z.partialRecord(fact, z.enum(SIGNALS)),
  /** One short line a fact, said before a question and never twice. */
  reflections: z.partialRecord(fact, localized),
  /** Said before a question that is put again where nothing else names what was told, one after the other. */
  heard: z.array(localized),
  /** The first that fits and was not said yet counts. */
  asides: z.array(aside),
  written,
  entries: z.array(entry).min(1),
  /** Where a message is no answer in one of these states: what was told surely, and what is said then. */
  unheard: z.array(z.strictObject({ told: fact, in: z.array(z.enum(CARE_STATES)).min(1), to: id })),
  steps: z.record(id, step),
  /** Said where two messages in a row were not understood, one after the other. */
  lost: z.array(localized).min(2),
});
export type Protocol = z.infer<typeof protocol>;

/** The sheet as it is printed in one language (`/protocol` and its document). */
export interface ProtocolSheet {
  version: number;
  /** As it is written in the language. */
  date: string;
  reviewedBy: string;
  /** What a message tells, in words, and where it leads. */
  entries: { when: string; to: SheetPlace }[];
  states: { letter: CareState; name: string; steps: SheetStep[] }[];
  reflections: { fact: string; text: string }[];
  heard: string[];
  written: string[];
  /** What is asked, when its answer holds, and the answer. */
  asides: { title: string; when: string; text: string }[];
  lost: string[];
  unheard: { fact: string; to: SheetPlace }[];
}

/** A step as the sheet names it: "E2", and where it stands on the page. */
export interface SheetPlace {
  code: string;
  id: string;
}

export interface SheetStep extends SheetPlace {
  title: string;
  /** "minutes matter", "card with the numbers" */
  marks: string[];
  say: string;
  again: string | null;
  faith: string | null;
  choices: { label: string; means: string[]; to: SheetPlace; where: { fact: string; to: SheetPlace }[] }[];
  free: SheetPlace | null;
  open: true | "again" | null;
  askedBefore: SheetPlace | null;
  screened: SheetPlace | null;
}

/** What a reply of the sheet carries beside its text (`care` of a reply; in the stream the part `data-care`). */
export interface CareOffer {
  state: OfferState;
  level: CareLevel;
  /** Buttons; pressed, the next message carries `choice: id`. */
  choices: { id: string; label: string }[];
}

/** The form of `choice` in a message: a step and one of its choices, "emergency.called". */
export const CHOICE_PATTERN = /^[a-z0-9-]{1,40}\.[a-z0-9-]{1,40}$/;
