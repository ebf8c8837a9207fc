import type { Block, Helpline, Passage, Quotation, ReplySources, Site } from "../../contract/content.ts";
import { PAGES, type PageId } from "../../contract/pages.ts";
import type { PageSource } from "./page-source.ts";
import type { LinkShelf } from "./link-shelf.ts";

interface Beside {
  passages: readonly Passage[];
  /** What pages without running text are made of; each has an anchor. */
  items: Partial<Record<PageId, readonly { id: string }[]>>;
  links: LinkShelf;
  helplines: readonly Helpline[];
  site: Site;
}

/** What replies of the assistant may link to, and quote. */
export function gatherReplySources(pages: readonly PageSource[], beside: Beside): ReplySources {
  const visible = pages.filter(({ id }) => !PAGES.some((page) => page.id === id && "hidden" in page));
  const { items, links, helplines, site } = beside;
  return {
    pages: Object.fromEntries(
      visible.map(({ id, path, body }) => [
        path,
        [...body.headings, ...(items[id] ?? [])].map((part) => part.id),
      ]),
    ),
    others: [
      ...visible.flatMap(({ body }) =>
        body.blocks.flatMap((block) => (block.kind === "document" ? [block.url] : [])),
      ),
      ...beside.passages.flatMap(({ path }) => (path.includes("?") ? [path] : [])),
    ],
    links: [
      ...[...links.values()].flat().map((link) => link.url),
      ...helplines.flatMap((line) => line.url ?? []),
      site.telegram,
      site.facebook,
    ],
    quotations: visible.flatMap(({ path, body }) =>
      body.blocks.flatMap((block) => quotationsOf(block).map((quotation) => ({ path, ...quotation }))),
    ),
  };
}

function quotationsOf(block: Block): Omit<Quotation, "path">[] {
  switch (block.kind) {
    case "quote":
      return [{ text: block.text, author: block.author, source: block.source }];
    case "poem":
      return block.stanzas.map((lines) => ({
        text: lines.join(" "),
        author: block.author,
        source: block.source,
      }));
    case "list":
      // The sins are described in our own words.
      if (block.name === "sins") return [];
      return block.items.map((item) => ({
        text: item.text,
        author: block.author ?? "",
        source: item.source ?? "",
      }));
    default:
      return [];
  }
}
