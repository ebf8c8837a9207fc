import { splitCalls, type CallableNumber } from "../../contract/called-numbers.ts";

/** A text in which every number of a helpline can be called with a tap. It may not stand within a link. */
export function NumberLinks({ text, numbers }: { text: string; numbers: readonly CallableNumber[] }) {
  // The parts of a text never move, so that their place is a good key.
  return splitCalls(text, numbers).map((part, index) =>
    part.href === undefined ? (
      part.text
    ) : (
      <a key={index} href={part.href}>
        {part.text.replace(/\s/g, "\u00a0")}
      </a>
    ),
  );
}
