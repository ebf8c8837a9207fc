import type { Hours } from "./opening-hours.ts";
import { internationalDigits } from "./telephone-number.ts";

/* How a helpline is reached; without the schema library, for the browser. */

export const CHANNEL_KINDS = ["call", "text", "chat", "mail", "form", "whatsapp"] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

export interface Channel {
  kind: ChannelKind;
  to: string;
  keyword?: string | undefined;
  hours?: Hours;
  only_in?: string | undefined;
}

/** A way in, as a link that begins it. */
export interface HelplineWay {
  kind: ChannelKind;
  /** What is shown: the number, the mail address, the name of the website. */
  shown: string;
  href: string;
  keyword: string | null;
  hours: Hours;
}

interface Reached {
  country: string;
  number?: string | undefined;
  tel?: string | undefined;
  hours?: Hours;
  channels?: readonly Channel[] | undefined;
}

/**
 * Every way into a helpline, the call first.
 *
 * @param country of whoever asks: a channel that works in another one alone is left out
 */
export function waysOf(line: Reached, country: string | null): HelplineWay[] {
  const { number, tel, hours } = line;
  const call: HelplineWay[] =
    number !== undefined && tel !== undefined
      ? [{ kind: "call", shown: number, href: tel, keyword: null, hours }]
      : [];
  return [
    ...call,
    ...(line.channels ?? [])
      .filter(({ only_in }) => only_in === undefined || only_in === country)
      .map((channel) => ({
        kind: channel.kind,
        shown: channel.to.replace(/^https:\/\/(?:www\.)?([^/]*).*$/, "$1"),
        href: linkOf(channel, line.country),
        keyword: channel.keyword ?? null,
        hours: channel.hours,
      })),
  ];
}

/** The oldest whom a line for children and young people takes. */
const YOUNG = 25;

/** Whether only children and young people are answered. */
export function isForChildren({ ages }: { ages?: { to?: number | undefined } | undefined }): boolean {
  return ages?.to !== undefined && ages.to <= YOUNG;
}

/** The first channel of a kind, such as the chat of a line; null where it has none. */
export function findChannel(line: Pick<Reached, "channels">, kind: ChannelKind): Channel | null {
  return line.channels?.find((channel) => channel.kind === kind) ?? null;
}

function linkOf({ kind, to, keyword }: Channel, country: string): string {
  if (to.startsWith("https://")) return to;
  const digits = to.replace(/[^+\d]/g, "");
  switch (kind) {
    case "call":
      return `tel:${digits}`;
    case "text":
      // RFC 5724; with both signs older iPhones read the word as well.
      return keyword ? `sms:${digits}?&body=${keyword}` : `sms:${digits}`;
    case "whatsapp":
      return `https://wa.me/${internationalDigits(to, country)}`;
    default:
      return `mailto:${to}`;
  }
}
