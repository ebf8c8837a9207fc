import type { Signal } from "../../contract/chat.ts";
import type { CareOffer, Protocol } from "../../contract/protocol.ts";
import type { Locale } from "../../contract/locale.ts";
import type { Recognised } from "../../recognition/facts.ts";
import { chooseText, offerChoices } from "./choose-text.ts";
import { foldConversation } from "./policy.ts";
import { SHEET } from "./sheet.ts";
import { standingSignals, type Turn } from "./state.ts";

/** A message of the conversation; the visitor's may carry the choice that was pressed. */
export interface CareMessage {
  role: "user" | "assistant";
  content: string;
  choice?: string | undefined;
}

/** What the sheet says to the last message. */
export interface CareReply {
  text: string;
  care: CareOffer;
  /** What stands after this message: what was taken back is gone. */
  signals: Signal[];
}

/** A conversation that ends with the visitor's new message, and what reads it. */
export interface CareRequest {
  messages: readonly CareMessage[];
  language: Locale;
  recognise: (text: string) => Recognised;
  /** Tests may pass a sheet of their own. */
  sheet?: Protocol;
}

/** The reply of the sheet, or null where the conversation is ordinary talk. */
export function careReply(request: CareRequest): CareReply | null {
  const { sheet = SHEET, language } = request;
  const { said, state } = foldConversation(sheet, turnsOf(request));
  const care = said && offerChoices(sheet, said.step, language);
  if (!said || !care) return null;
  return { text: chooseText(sheet, said, language), care, signals: standingSignals(sheet, state) };
}

/** What the log is marked with after the last message, in ordinary talk as well. */
export function careSignals(request: CareRequest): Signal[] {
  const { sheet = SHEET } = request;
  return standingSignals(sheet, foldConversation(sheet, turnsOf(request)).state);
}

function turnsOf({ messages, recognise }: CareRequest): Turn[] {
  return messages.flatMap(({ role, content, choice }, index) => {
    if (role !== "user") return [];
    const before = messages[index - 1];
    return [
      {
        text: content,
        choice,
        recognised: recognise(content),
        replyBefore: before?.role === "assistant" ? before.content : undefined,
      },
    ];
  });
}
