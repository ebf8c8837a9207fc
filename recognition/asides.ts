import { readWindows } from "./features.ts";
import { openHeads, scoreMessage, type PackedHeads } from "./heads.ts";
import { readMessage } from "./message.ts";

/** Tells what a message asks or says beside an answer ("asked" of the sheet's asides), the surest first. */
export type ReadAsides = (text: string) => string[];

/** Makes the recogniser of what is said in between ready (`npm run asides`). */
export function openAsides(model: PackedHeads): ReadAsides {
  const opened = openHeads(model);
  return (text) => {
    const scores = scoreMessage(opened, readWindows(readMessage(text), opened.size));
    return opened.heads
      .map(({ name, sure }, index) => ({ name, ahead: (scores[index] ?? 0) - sure }))
      .filter(({ ahead }) => ahead > 0)
      .toSorted((a, b) => b.ahead - a.ahead)
      .map(({ name }) => name);
  };
}
