import type { WisdomChatRequest } from "../../contract/api.ts";
import type { ReplyAuthor } from "../../contract/chat.ts";
import type { Env } from "../env.ts";
import { addressKey, isWithinLimit, rateLimited } from "../http/rate-limit.ts";

/** A reply as it stands in the log. */
export interface StoredReply {
  text: string;
  isInterrupted: boolean;
  writtenBy: ReplyAuthor | null;
}

/**
 * What becomes of a call: a new turn; a repetition of one that is answered or being answered; or,
 * beyond the limits, words of help alone: no limit stands between a person in danger and the help.
 */
export type Admission = "answer" | "repeat" | "help-only";

interface AdmissionInput {
  request: WisdomChatRequest;
  /** The call itself, for its address. */
  call: Request;
  env: Pick<Env, "TURN_MARK" | "CHAT_LIMIT" | "ADDRESS_LIMIT">;
  findReply: () => Promise<StoredReply | null>;
  /** Whether the sheet has something to say. */
  needsHelp: () => boolean;
}

/** @throws ApiError 429 beyond the limits of a conversation or an address */
export async function admit({
  request,
  call,
  env,
  findReply,
  needsHelp,
}: AdmissionInput): Promise<Admission> {
  const [isNew, isAddressWithin] = await Promise.all([
    isWithinLimit(env.TURN_MARK, request.turn_id ? `${request.session_id}:${request.turn_id}` : null),
    isWithinLimit(env.ADDRESS_LIMIT, addressKey(call)),
  ]);
  if (!isNew && (await canRepeat(findReply))) return "repeat";
  const isWithin =
    isAddressWithin && (await isWithinLimit(env.CHAT_LIMIT, `conversation:${request.session_id}`));
  if (isWithin) return "answer";
  if (needsHelp()) return "help-only";
  throw rateLimited();
}

/** A reply that was cut off is asked for anew; without a log there is nothing to repeat. */
async function canRepeat(findReply: () => Promise<StoredReply | null>): Promise<boolean> {
  try {
    return !(await findReply())?.isInterrupted;
  } catch {
    return false;
  }
}
