import { SIGNALS } from "../../contract/chat.ts";
import type { Message } from "./corpus.ts";

/** How a check does on some messages: shares from 0 to 1. */
export interface Figures {
  distressed: number;
  seen: number;
  harmless: number;
  raised: number;
  recall: number;
  falseAlarms: number;
  /** Of the messages of each signal, how many raise any. */
  bySignal: Record<string, number>;
}

export function measure(messages: readonly Message[], isDanger: (text: string) => boolean): Figures {
  const judged = messages.map(({ signal, text }) => ({ signal, isSeen: isDanger(text) }));
  const count = (choose: (signal: string) => boolean) => {
    const chosen = judged.filter(({ signal }) => choose(signal));
    return { all: chosen.length, seen: chosen.filter(({ isSeen }) => isSeen).length };
  };
  const distressed = count((signal) => signal !== "none");
  const harmless = count((signal) => signal === "none");
  return {
    distressed: distressed.all,
    seen: distressed.seen,
    harmless: harmless.all,
    raised: harmless.seen,
    recall: distressed.seen / distressed.all,
    falseAlarms: harmless.seen / harmless.all,
    bySignal: Object.fromEntries(
      SIGNALS.map((signal) => {
        const { all, seen } = count((each) => each === signal);
        return [signal, seen / all];
      }),
    ),
  };
}
