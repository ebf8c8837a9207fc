import type { PageId } from "../contract/pages.ts";
import type { Locale } from "../contract/locale.ts";

/** What the build writes beside the pages, in each language (scripts/parts.ts). */
export interface Parts {
  /** The whole style, of which each page has the rules that it uses. */
  style: string;
  chat: {
    /** The empty conversation as HTML. */
    panel: string;
    /** What stands beside the button where the chat cannot be fetched, as HTML. */
    unreachable: string;
    /** The styles of the empty conversation. */
    styles: string[];
  };
  /** What the next act on a page may need: the chat on every one, and by page what is its own. */
  ahead: { common: string[]; pages: Partial<Record<PageId, string[]>> };
}

const loading = new Map<string, Promise<Parts>>();

/** Fetches the parts of a language, once; null under the development server, which builds none. */
export async function loadParts(locale: Locale): Promise<Parts | null> {
  const build = document.getElementById("root")?.dataset["parts"];
  if (build === undefined) return null;
  const address = `/assets/parts-${locale}-${build}.json`;
  let parts = loading.get(address);
  if (!parts) {
    parts = fetchParts(address);
    loading.set(address, parts);
    parts.catch(() => loading.delete(address));
  }
  return parts;
}

async function fetchParts(address: string): Promise<Parts> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The parts of the page could not be fetched: ${response.status}`);
  return response.json();
}

/** Adds a stylesheet unless the page has it; settles when it counts. @throws when it cannot be fetched */
export async function loadStyle(href: string, id = ""): Promise<void> {
  await fetchStyle(href, id, "all");
}

/** Adds several that count from the same moment on: the page is styled anew once. @throws when one cannot be fetched */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  const links = await Promise.all(hrefs.map((href) => fetchStyle(href, "", "not all")));
  for (const link of links) link.media = "all";
}

/** @param media in which it counts when it is there */
function fetchStyle(href: string, id: string, media: string): Promise<HTMLLinkElement> {
  const present = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  if (present?.sheet) return Promise.resolve(present);
  const link =
    present ?? Object.assign(document.createElement("link"), { rel: "stylesheet", href, id, media });
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve(link));
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error("A style could not be fetched."));
    });
    if (!present) document.head.append(link);
  });
}
