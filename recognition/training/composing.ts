import { createRandom } from "./random.ts";

/** A long message with a line of danger in it, and the same sentences without that line. */
export interface Composed {
  withDanger: string;
  without: string;
}

/** Each line of danger once, at a chance place among so many harmless sentences; the same seed gives the same messages. */
export function composeMessages(
  dangers: readonly string[],
  harmless: readonly string[],
  number: number,
  seed: number,
): Composed[] {
  const random = createRandom(seed);
  const choose = (most: number) => Math.floor(random() * most);
  return dangers.map((danger) => {
    const sentences = Array.from({ length: number }, () =>
      endSentence(harmless[choose(harmless.length)] ?? ""),
    );
    const place = choose(number + 1);
    return {
      withDanger: sentences.toSpliced(place, 0, endSentence(danger)).join(" "),
      without: sentences.join(" "),
    };
  });
}

function endSentence(text: string): string {
  return /[.!?…]["')»”]*$/u.test(text) ? text : `${text}.`;
}
