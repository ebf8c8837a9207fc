import type { CallableNumber } from "../../contract/called-numbers.ts";
import type { Helpline } from "../../contract/helplines.ts";

/** Each number once. The lines that stand on the card of a neighbour alone are named in no text. */
export function callableNumbers(helplines: readonly Helpline[]): CallableNumber[] {
  const shown = helplines.filter(({ number, show }) => number !== undefined && show.length > 0);
  return [...Map.groupBy(shown, ({ number }) => number).values()].map((lines) => ({
    number: lines[0]?.number,
    tel: lines[0]?.tel,
    ...(lines.some(takesTexts) && { sms: true as const }),
  }));
}

/** Whether a message can be sent to the number itself. */
function takesTexts({ number, channels = [] }: Helpline): boolean {
  return channels.some(({ kind, to }) => kind === "text" && to === number);
}
