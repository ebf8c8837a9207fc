import { SIGNALS, type Signal } from "../../contract/chat.ts";

/** What a model answers, and nothing else, where it sees danger that the check did not: "[[farewell]]". */
const CODE = new RegExp(String.raw`^\s*\[\[(${SIGNALS.join("|")})\]\]`);
const CODE_BEGUN = /^\s*(?:$|\[(?:$|\[(?:[a-z_]*(?:$|\]$))))/;

/** Thrown in place of a reply: the model is to be asked again, under the strict rules. */
export class DangerSeen extends Error {
  readonly signal: Signal;

  constructor(signal: Signal) {
    super(`the model saw ${signal}`);
    this.signal = signal;
  }
}

/**
 * Passes on the pieces of a reply; the beginning is held for as long as it may become a code.
 *
 * @throws DangerSeen when the reply begins with the code of a signal
 */
export async function* watchForDanger(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let beginning: string | null = "";
  for await (const piece of pieces) {
    if (beginning === null) {
      yield piece;
      continue;
    }
    beginning += piece;
    const signal = SIGNALS.find((name) => name === CODE.exec(beginning ?? "")?.[1]);
    if (signal) throw new DangerSeen(signal);
    if (CODE_BEGUN.test(beginning)) continue;
    yield beginning;
    beginning = null;
  }
  if (beginning) yield beginning;
}

/** A code that stands elsewhere than it should is nothing for the visitor. */
export function removeCodes(sentence: string): string {
  return sentence.replace(/\[\[[a-z_]*\]\]\s*/g, "");
}
