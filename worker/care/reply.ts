import type { Signal } from "../../contract/chat.ts";
import type { CareOffer, Protocol } from "../../contract/protocol.ts";
import type { Locale } from "../../contract/locale.ts";
import type { ReadAnswer } from "../../recognition/answers.ts";
import type { ReadAsides } from "../../recognition/asides.ts";
import type { Fact, Recognised } from "../../recognition/facts.ts";
import { chooseText, offerChoices } from "./choose-text.ts";
import { findReportStep, foldConversation } from "./policy.ts";
import { SHEET } from "./sheet.ts";
import { signalsOf, standingSignals, sureOf, type Turn } from "./state.ts";
import { sayWritten, type Moment, type WrittenWords } from "./written.ts";

/** A message of the conversation; the visitor's may carry the choice that was pressed. */
export interface CareMessage {
  role: "user" | "assistant";
  content: string;
  choice?: string | undefined;
}

/** What the sheet says to the last message. */
export interface CareReply {
  text: string;
  /** Its end, which is the same at every hour: by it a stored reply is known again. */
  ending: string;
  care: CareOffer;
}

/** Where a conversation stands after the visitor's last message. */
export interface CareStanding {
  /** What the sheet says, or null where the conversation is ordinary talk. */
  reply: CareReply | null;
  /** Everything that was told surely and not taken back. */
  facts: ReadonlySet<Fact>;
  signals: Signal[];
  /** What the last message itself told of it. */
  newSignals: Signal[];
  /** Something was told and taken back. */
  isRefuted: boolean;
  /** What is said before an ordinary reply where somebody perhaps cannot speak: who answers in writing; else null. */
  written: string | null;
  /** The question that a model may open, which no other may ask, or null where it has been asked. */
  opening: CareReply | null;
}

/** A conversation that ends with the visitor's new message, and what reads it. */
export interface CareRequest {
  messages: readonly CareMessage[];
  language: Locale;
  recognise: (text: string) => Recognised;
  /** Reads free words as an answer to the question that stands. */
  readAnswer?: ReadAnswer;
  /** Reads what is asked or said beside it. */
  readAsides?: ReadAsides;
  /** Whether a message is the words of a button that ordinary talk offers. */
  isOffered?: (text: string) => boolean;
  /** When and where it is asked, on which depends who answers in writing; without it now, and nowhere in particular. */
  at?: Moment;
  /** Tests may pass a sheet of their own. */
  sheet?: Protocol;
}

/** Follows the sheet through a conversation; the same messages give the same standing. */
export function readStanding(request: CareRequest): CareStanding {
  const { sheet = SHEET, language } = request;
  const { said, isWritten, heard, state } = foldConversation(sheet, turnsOf(request));
  const readWritten = () => sayWritten(sheet, request.at ?? { now: new Date(), country: null }, language);
  const care = said && offerChoices(sheet, said.step, language);
  const opening = findReportStep(sheet, state);
  const facts = sureOf(state.told);
  return {
    reply: said && care && { ...chooseText(sheet, said, language, readWritten), care },
    written: isWritten ? sayIfSilent(sheet, language, readWritten()) : null,
    facts,
    signals: standingSignals(sheet, state),
    newSignals: signalsOf(sheet, new Set([...heard].filter((fact) => facts.has(fact)))),
    isRefuted: state.refuted.size > 0,
    opening: opening === null ? null : sayFirst(sheet, opening, language, readWritten),
  };
}

/** The reply of the sheet, or null where the conversation is ordinary talk. */
export function careReply(request: CareRequest): CareReply | null {
  return readStanding(request).reply;
}

/** What belongs to the last reply of a stored conversation, if it is one of the sheet's. */
export function careOfLastReply(request: CareRequest): CareOffer | null {
  const last = request.messages.at(-1);
  if (last?.role !== "assistant") return null;
  const { reply, opening } = readStanding({ ...request, messages: request.messages.slice(0, -1) });
  return [reply, opening].find((each) => each && isReply(last.content, each.ending))?.care ?? null;
}

/** Whether a stored reply is this text, or ends with it where something else was said first. */
export function isReply(stored: string, text: string): boolean {
  return stored.trim().endsWith(text.trim());
}

function sayIfSilent({ written }: Protocol, language: Locale, { sentences }: WrittenWords): string {
  const ordinary = sentences.filter(({ isForDanger }) => !isForDanger).map(({ text }) => text);
  return [written.if_silent[language], ...ordinary].join(" ");
}

function sayFirst(
  sheet: Protocol,
  step: string,
  language: Locale,
  readWritten: () => WrittenWords,
): CareReply | null {
  const care = offerChoices(sheet, step, language);
  if (!care) return null;
  const said = {
    step,
    variant: "say" as const,
    first: null,
    reflections: [],
    withFaith: false,
    written: null,
  };
  return { ...chooseText(sheet, said, language, readWritten), care };
}

function turnsOf({ messages, recognise, readAnswer, readAsides, isOffered }: CareRequest): Turn[] {
  return messages.flatMap(({ role, content, choice }, index) => {
    if (role !== "user") return [];
    const before = messages[index - 1];
    return [
      {
        text: content,
        choice,
        recognised: recognise(content),
        readAnswer,
        readAsides,
        isOffered: isOffered?.(content),
        replyBefore: before?.role === "assistant" ? before.content : undefined,
      },
    ];
  });
}
