import type { Signal } from "../../contract/chat.ts";
import { DANGER_SIGNALS } from "../../recognition/signals.ts";

/**
 * "[[farewell]]" as models write it: one bracket or two, in any case, with spaces or hyphens, in
 * bold or as code. What is followed by a target is a link.
 */
const CODE =
  /(?<marks>[*_`]*)(?<opened>\[{1,2}) ?(?<word>\p{L}[\p{L} _-]{0,30}?) ?(?<closed>\]{1,2})(?![(\]])\k<marks>/gu;
/** What may go on as a code. */
const CODE_BEGUN = /[*_`]*\[{1,2}[\p{L} _-]{0,33}\]{0,2}$/u;
/** A model that says so sees nothing. */
const NO_DANGER = /^(?:none|no(?:t|_.*)?|safe|ok)$/;

/** Thrown in place of a reply: the question of the sheet is to be asked instead. */
export class DangerSeen extends Error {
  readonly signal: Signal;

  constructor(signal: Signal) {
    super(`the model saw ${signal}`);
    this.signal = signal;
  }
}

/**
 * Passes on the pieces of a reply. Only what may become a code is held: the first word is not to
 * wait for one that seldom comes.
 *
 * @throws DangerSeen when the reply holds the code of a signal
 */
export async function* watchForDanger(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let held = "";
  try {
    for await (const piece of pieces) {
      held += piece;
      throwIfSeen(held, false);
      const begun = held.search(CODE_BEGUN);
      const free = begun === -1 ? held : held.slice(0, begun);
      held = held.slice(free.length);
      if (free !== "") yield free;
    }
  } catch (error) {
    if (!(error instanceof DangerSeen) && held !== "") yield held;
    throw error;
  }
  throwIfSeen(held, true);
  if (held !== "") yield held;
}

/** @param isWhole whether nothing follows; else the last sign may yet become the label of a link */
function throwIfSeen(text: string, isWhole: boolean): void {
  if (!text.includes("]")) return;
  for (const code of text.matchAll(CODE)) {
    const isOpen = !isWhole && code.index + code[0].length === text.length;
    const signal = isOpen && !code[0].includes("]]") ? null : readCode(code);
    if (signal) throw new DangerSeen(signal);
  }
}

/** The signal of a code; one that nobody knows, such as "[[suicide]]", is the wish to die. */
function readCode({ groups = {} }: RegExpMatchArray): Signal | null {
  const word = (groups["word"] ?? "").toLowerCase().replace(/[ _-]+/g, "_");
  const known = DANGER_SIGNALS.find((signal) => signal === word);
  if (known || !isDouble(groups) || NO_DANGER.test(word)) return known ?? null;
  return "wish_to_die";
}

function isDouble(groups: Partial<Record<string, string>>): boolean {
  return groups["opened"] === "[[" && groups["closed"] === "]]";
}

/** A code is nothing for the visitor, wherever it stands. */
export function removeCodes(sentence: string): string {
  if (!sentence.includes("[")) return sentence;
  return sentence.replace(new RegExp(String.raw`${CODE.source}\s?`, "gu"), (...found) => {
    const groups = found.at(-1) as Partial<Record<string, string>>;
    return isDouble(groups) || readCode({ groups } as RegExpMatchArray) ? "" : String(found[0]);
  });
}
