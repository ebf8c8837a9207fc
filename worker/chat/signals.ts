import type { ChatMessage } from "../../contract/api.ts";
import type { Signal } from "../../contract/chat.ts";
import { detectSignals } from "../../recognition/detect.ts";
import { hasTakenPlainly, readPlainly, saysYesToDeath, wantsToFollow } from "./danger-signs.ts";
import { tellsOfLoss } from "./told.ts";

/**
 * Signals in the last of these messages: those of its words, a yes to the question about death, and what only those
 * before it make grave: "I want to be where he is", after a death.
 */
export function readSignals(messages: readonly ChatMessage[]): Signal[] {
  const { content = "" } = messages.at(-1) ?? {};
  const signals = detectSignals(content);
  const before = messages.at(-2);
  const isYes = before?.role === "assistant" && saysYesToDeath(readPlainly(content), before.content);
  if (signals.length > 0) return signals;
  const message = readPlainly(content);
  if (hasTakenPlainly(message)) return ["plan"];
  const isLost = () =>
    messages.some(({ role, content: said }) => role === "user" && tellsOfLoss(readPlainly(said)));
  return isYes || (wantsToFollow(message) && isLost()) ? ["wish_to_die"] : [];
}

/** Whether it is the visitor's own danger, and not another's. */
export function isOwn(signal: Signal): boolean {
  return signal !== "other_person";
}

/** Signals in what the visitor wrote before the last message; the assistant's words are nobody's danger. */
export function earlierSignals(messages: readonly ChatMessage[]): Signal[] {
  return messages
    .slice(0, -1)
    .flatMap(({ role }, index) => (role === "user" ? readSignals(messages.slice(0, index + 1)) : []));
}
