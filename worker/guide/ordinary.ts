import { ORDINARY } from "../../contract/care.ts";
import type { CareOffer } from "../../contract/protocol.ts";
import { isReply, type CareStanding } from "../care/reply.ts";
import { guideReply, type GuideRequest } from "./reply.ts";

/** What the guide says in a conversation, with its buttons. */
export interface OrdinaryReply {
  text: string;
  care: CareOffer;
}

/**
 * The guide's reply to the last message of a conversation where the sheet is silent. Who told of danger
 * earlier is offered no story and no thought of the cube to press.
 */
export function answerOrdinarily(
  { messages, language }: Pick<GuideRequest, "messages" | "language">,
  { signals, facts }: Pick<CareStanding, "signals" | "facts">,
): OrdinaryReply {
  const told = new Set(ANSWERED.filter((fact) => facts.has(fact)));
  const { text, choices } = guideReply({ messages, language, told });
  const offered = signals.length === 0 ? choices : choices.filter(({ id }) => !LIGHT.includes(id));
  return { text, care: { state: ORDINARY, level: "nothing", choices: offered } };
}

/** Told surely, the sheet has spoken of them. */
const ANSWERED = ["grief", "suicide_loss", "guilt", "bullying", "eating", "damnation"] as const;
const LIGHT: readonly string[] = ["guide.thought", "guide.story"];

/** The buttons of the last reply of a stored conversation, if it is the guide's. */
export function offerOfLastReply(
  { messages, language }: Pick<GuideRequest, "messages" | "language">,
  readStanding: () => Pick<CareStanding, "signals" | "facts">,
): CareOffer | null {
  const last = messages.at(-1);
  if (last?.role !== "assistant") return null;
  const { text, care } = answerOrdinarily({ messages: messages.slice(0, -1), language }, readStanding());
  return isReply(last.content, text) ? care : null;
}
