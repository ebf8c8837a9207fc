import type { Helpline, ReplySources } from "../../contract/content.ts";
import type { Mend } from "./sentence-filter.ts";

/** What a reply may link to. */
export interface LinkSources extends Pick<ReplySources, "pages" | "others" | "links"> {
  /** `https://…` of this very site. */
  origin: string;
  helplines: readonly Pick<Helpline, "tel">[];
}

/** Only a sentence with one of these can hold a link. */
const HINT = /[[\]<]|:\/\/|\bwww\./i;

/** In this order: pictures, links, links by reference and their definitions, tags, bare addresses, halves of links. */
const LINK = new RegExp(
  [
    String.raw`!\[(?<alternative>[^\[\]\n]*)\](?:\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\))?`,
    String.raw`\[(?<label>(?:[^[\]\n]|!?\[[^[\]\n]*\](?:\([^()\n]*\))?)*)\]\(\s*<?(?<target>[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)>?[^()\n]*\)`,
    String.raw`^\s{0,3}\[[^\]\n]+\]:[^\n]*`,
    String.raw`\[(?<reference>[^[\]\n]+)\]\[[^[\]\n]*\]`,
    String.raw`<(?<automatic>[a-z][a-z0-9+.-]*:[^<>\s]*)>`,
    String.raw`<\/?[a-z!][^<>\n]*>?`,
    String.raw`(?<bare>(?:https?:\/\/|\bwww\.)[^\s<>()[\]"»«„“”]*[^\s<>()[\]"»«„“”.,;:!?…*_'’])`,
    String.raw`\[(?<opened>[^[\]\n]*)\]\([^\n]*`,
    String.raw`\]\([^()\n]*\)?`,
  ].join("|"),
  "gi",
);

/**
 * Leaves only links to pages that exist, and to websites that our own texts name. What is said
 * stays, only its target goes; of a bare address its host stays as a word. No picture and no
 * HTML passes.
 */
export function mendLinks(sources: LinkSources): Mend {
  const mend: Mend = (sentence) => {
    if (!HINT.test(sentence)) return sentence;
    return sentence.replace(LINK, (...found) => {
      const groups = found.at(-1) as Partial<Record<string, string>>;
      const { alternative, label, target, reference, opened } = groups;
      if (label !== undefined) {
        const words = mend(label);
        const known = findTarget(target ?? "", sources);
        return known === null || words === "" ? words : `[${words}](${known})`;
      }
      const address = groups["automatic"] ?? groups["bare"];
      if (address !== undefined) return mendAddress(address, sources);
      return alternative ?? reference ?? opened ?? "";
    });
  };
  return mend;
}

function mendAddress(address: string, sources: LinkSources): string {
  const known = findTarget(address, sources);
  if (known?.startsWith("/")) return `[${known}](${known})`;
  return known ?? /^(?:https?:\/\/(?:www\.)?|www\.)([\p{L}\p{Nd}.-]+)/iu.exec(address)?.[1] ?? "";
}

/** The target as it may be followed, one of our own as a path; null for any other. */
function findTarget(target: string, { pages, others, links, origin, helplines }: LinkSources): string | null {
  if (target.startsWith("tel:")) return helplines.some(({ tel }) => tel === target) ? target : null;
  const own = target === origin || target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
  if (own === "" || own.startsWith("/")) {
    if (others.includes(own)) return own;
    const [before = "", anchor] = own.split("#", 2);
    const path = before.replace(/\?.*$/, "").replace(/(?<=.)\/+$/, "") || "/";
    const anchors = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (!anchors || target === "") return null;
    return anchor && anchors.includes(anchor) ? `${path}#${anchor}` : path;
  }
  const plain = (url: string) => url.replace(/\/$/, "");
  return links.some((link) => plain(link) === plain(target)) ? target : null;
}
