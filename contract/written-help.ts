import type { ChannelKind, HelplineWay } from "./helpline-ways.ts";
import { waysOf } from "./helpline-ways.ts";
import type { Helpline } from "./helplines.ts";
import { isOpen, nextOpening, type Hours, type NextOpening } from "./opening-hours.ts";

/** What is written and answered at once, where it is answered. A mail or a form is answered later. */
export const WRITTEN_AT_ONCE = ["text", "chat", "whatsapp"] as const satisfies readonly ChannelKind[];
export type WrittenKind = (typeof WRITTEN_AT_ONCE)[number];

/** Somebody who answers in writing. */
export interface WrittenHelp {
  line: Helpline;
  way: HelplineWay;
  /** Whether it is open now; "likely" where the line is open and nobody tells the hours of this way in. */
  is: "open" | "likely" | "closed" | "later";
  /** When it closes, `HH:mm` by its own clock; null where it is always open, or not open. */
  until: string | null;
  next: NextOpening | null;
}

/**
 * Who answers in writing in a country, those who speak the language first, then those who are surely open. The numbers
 * for danger are left out: they are not for talk.
 *
 * @param country by two letters
 */
export function findWrittenHelp(
  lines: readonly Helpline[],
  { country, language, now }: { country: string; language: string; now: Date },
): WrittenHelp[] {
  const rank = ({ line, is }: WrittenHelp) =>
    ORDER.indexOf(is) + (line.languages?.includes(language) ? 0 : ORDER.length);
  return lines
    .filter((line) => line.country === country && line.emergency !== true)
    .flatMap((line) => waysOf(line, country).flatMap((way) => readState(line, way, now) ?? []))
    .toSorted((one, other) => rank(one) - rank(other));
}

const ORDER: readonly WrittenHelp["is"][] = ["open", "likely", "closed", "later"];

/** Null where it is no way to write, or nobody tells when the line is open. */
function readState(line: Helpline, way: HelplineWay, now: Date): WrittenHelp | null {
  if (way.kind === "mail" || way.kind === "form") return { line, way, is: "later", until: null, next: null };
  if (way.kind === "call") return null;
  // A way whose hours nobody tells is open at most while its line is.
  const hours = way.hours ?? line.hours;
  const open = isOpen(hours, now, line.time_zone);
  if (open === undefined) return null;
  if (!open) return { line, way, is: "closed", until: null, next: nextOpening(hours, now, line.time_zone) };
  return { line, way, is: way.hours ? "open" : "likely", until: closingOf(hours), next: null };
}

function closingOf(hours: Hours): string | null {
  return hours === undefined || hours === "always" ? null : hours.to;
}
