import type { Helpline } from "../../contract/content.ts";

/** What of a helpline a text needs. */
export type CallableLine = Pick<Helpline, "number" | "tel">;

export type MessageLink =
  | { kind: "call"; href: string }
  | { kind: "own"; href: string }
  | { kind: "external"; href: string };

/**
 * The links of a reply that may be followed: our own pages, http or https elsewhere, and the numbers of the
 * helplines; null for any other.
 */
export function messageLink(
  href: string | undefined,
  origin: string,
  helplines: readonly CallableLine[],
): MessageLink | null {
  if (href === undefined || href.trim() === "") return null;
  if (helplines.some((line) => line.tel === href)) return { kind: "call", href };
  const url = parse(href, origin);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return null;
  if (url.origin === origin) return { kind: "own", href: `${url.pathname}${url.search}${url.hash}` };
  return { kind: "external", href: url.href };
}

/** A telephone number as it is written, but neither the number of a psalm nor one followed by a verse. */
const NUMBER = /(?<![\d+])(?<!\bps(?:alm\p{L}*)?\.?[ \u00a0])\d(?:[ \u00a0-]?\d){1,14}(?!\d|[,:]\d)/giu;

export type TextPart = { text: string; tel?: string };

/** Finds the numbers of helplines in a text, so that they can be called with a tap. */
export function splitNumbers(text: string, helplines: readonly CallableLine[]): TextPart[] {
  const numbers = new Map(
    helplines.flatMap(({ number, tel }) => (number && tel ? [[digits(number), tel]] : [])),
  );
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(NUMBER)) {
    const tel = numbers.get(digits(match[0]));
    if (tel === undefined) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[0], tel });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function parse(href: string, origin: string): URL | null {
  try {
    return new URL(href, origin);
  } catch {
    return null;
  }
}

function digits(number: string): string {
  return number.replace(/\D/g, "");
}
