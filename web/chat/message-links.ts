import type { CallableNumber } from "../../contract/called-numbers.ts";

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
  numbers: readonly CallableNumber[],
): MessageLink | null {
  if (href === undefined || href.trim() === "") return null;
  if (numbers.some(({ tel, sms }) => tel === (sms ? href.replace("sms:", "tel:") : href)))
    return { kind: "call", href };
  const url = parse(href, origin);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return null;
  if (url.origin === origin) return { kind: "own", href: `${url.pathname}${url.search}${url.hash}` };
  return { kind: "external", href: url.href };
}

function parse(href: string, origin: string): URL | null {
  try {
    return new URL(href, origin);
  } catch {
    return null;
  }
}
