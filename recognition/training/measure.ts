import { DANGER_SIGNALS } from "../signals.ts";
import type { Message } from "./corpus.ts";

/** How a check does on some messages: shares from 0 to 1. */
export interface Figures {
  distressed: number;
  seen: number;
  harmless: number;
  raised: number;
  recall: number;
  falseAlarms: number;
  /** False alarms among the harmless lines with the tag `trap`, and among the others. */
  trapAlarms: number;
  ordinaryAlarms: number;
  /** Of the messages of each signal, how many raise any. */
  bySignal: Record<string, number>;
}

export function measure(messages: readonly Message[], isDanger: (text: string) => boolean): Figures {
  const judged = messages.map(({ signal, tags, text }) => ({
    signal,
    isTrap: tags.includes("trap"),
    isSeen: isDanger(text),
  }));
  const count = (choose: (signal: string, isTrap: boolean) => boolean) => {
    const chosen = judged.filter(({ signal, isTrap }) => choose(signal, isTrap));
    return { all: chosen.length, seen: chosen.filter(({ isSeen }) => isSeen).length };
  };
  const distressed = count((signal) => signal !== "none");
  const harmless = count((signal) => signal === "none");
  const traps = count((signal, isTrap) => signal === "none" && isTrap);
  return {
    distressed: distressed.all,
    seen: distressed.seen,
    harmless: harmless.all,
    raised: harmless.seen,
    recall: distressed.seen / distressed.all,
    falseAlarms: harmless.seen / harmless.all,
    trapAlarms: traps.seen / traps.all,
    ordinaryAlarms: (harmless.seen - traps.seen) / (harmless.all - traps.all),
    bySignal: Object.fromEntries(
      DANGER_SIGNALS.map((signal) => {
        const { all, seen } = count((each) => each === signal);
        return [signal, seen / all];
      }),
    ),
  };
}
