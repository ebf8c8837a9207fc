import { ORDINARY } from "../../contract/care.ts";
import type { CareOffer } from "../../contract/protocol.ts";
import { isReply, type CareStanding } from "../care/reply.ts";
import { REPLY_TEXTS } from "../chat/reply-texts.ts";
import { guideReply, type GuideRequest } from "./reply.ts";

/** What the guide says in a conversation, with its buttons. */
export interface OrdinaryReply {
  text: string;
  care: CareOffer;
}

/** Told surely, the sheet has spoken of them. */
const ANSWERED = ["grief", "suicide_loss", "guilt", "bullying", "eating", "damnation"] as const;

/** The guide's reply to the last message of a conversation where the sheet is silent; it goes out as people wrote it. */
export function answerOrdinarily(
  { messages, language }: Pick<GuideRequest, "messages" | "language">,
  { signals, newSignals, facts }: Pick<CareStanding, "signals" | "newSignals" | "facts">,
): OrdinaryReply {
  // The sheet has said all it has: a new sign of danger is still not met without somebody to call.
  const isGrave = newSignals.length > 0;
  const { text, choices } = guideReply({
    messages,
    language,
    isCareful: signals.length > 0,
    isGrave,
    told: new Set(ANSWERED.filter((fact) => facts.has(fact))),
  });
  return {
    text: isGrave ? `${text}\n\n${REPLY_TEXTS[language].crisis.check}` : text,
    care: { state: ORDINARY, level: "nothing", choices },
  };
}

/** The buttons of the last reply of a stored conversation, if it is the guide's. */
export function offerOfLastReply(
  { messages, language }: Pick<GuideRequest, "messages" | "language">,
  readStanding: () => Pick<CareStanding, "signals" | "newSignals" | "facts">,
): CareOffer | null {
  const last = messages.at(-1);
  if (last?.role !== "assistant") return null;
  const { text, care } = answerOrdinarily({ messages: messages.slice(0, -1), language }, readStanding());
  return isReply(last.content, text) ? care : null;
}
