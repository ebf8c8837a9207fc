import type { ChatMessage } from "../../contract/api.ts";
import type { Signal } from "../../contract/chat.ts";
import { detectSignals } from "../../recognition/detect.ts";
import { readPlainly, saysYesToDeath } from "./danger-signs.ts";

/** Signals in the last of these messages: those of its words, and a yes to the question about death. */
export function readSignals(messages: readonly ChatMessage[]): Signal[] {
  const { content = "" } = messages.at(-1) ?? {};
  const signals = detectSignals(content);
  const before = messages.at(-2);
  const isYes = before?.role === "assistant" && saysYesToDeath(readPlainly(content), before.content);
  return isYes && signals.length === 0 ? ["wish_to_die"] : signals;
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
