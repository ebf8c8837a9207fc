import { foldText } from "../fold.ts";

/** Those of the messages that say nearly the same as one of the others: four words in five are shared. */
export function findNear(messages: readonly string[], others: readonly string[]): string[] {
  const sets = others.map(readWords);
  const holders = new Map<string, number[]>();
  sets.forEach((words, index) => {
    for (const word of words) holders.set(word, [...(holders.get(word) ?? []), index]);
  });
  return messages.filter((message) => {
    const words = readWords(message);
    const shared = new Map<number, number>();
    for (const word of words)
      for (const index of holders.get(word) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    return [...shared].some(([index, count]) => {
      const all = words.size + (sets[index]?.size ?? 0) - count;
      return count / all > 0.8;
    });
  });
}

function readWords(text: string): Set<string> {
  return new Set(foldText(text).match(/[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu));
}
