import type { List, Paragraph, RootContent } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { toString } from "mdast-util-to-string";
import { DOCUMENT_NAMES, documentPath, type DocumentName } from "../../contract/documents.ts";
import type { Locale } from "../../contract/locale.ts";
import { LIST_NAMES, type Block, type ExternalLink } from "../../contract/content.ts";
import { findLink, type LinkShelf } from "./link-shelf.ts";

/** Tells an editor what is wrong, at the line of a node. */
export type Report = (node: { position?: RootContent["position"] }, message: string) => void;

type Directive = ContainerDirective | LeafDirective;

interface BlockTools {
  report: Report;
  toHtml: (nodes: RootContent[]) => string;
  /** Null where no links may stand, as in an answer of the FAQ. */
  links: LinkShelf | null;
  locale: Locale;
}

const CONTAINERS = ["quote", "pull", "notice", "cards", "statistic", "story", "poem", "list", "source"];
const LEAVES = ["picture", "video", "links", "link", "breath", "document"];
const BLOCKS_HELP = `The blocks are ${CONTAINERS.map((name) => `:::${name}`).join(", ")}, each closed by a line with :::, and ${LEAVES.map((name) => `::${name}`).join(", ")} on a line of their own. content/README.md shows each of them.`;

/** Compiles one `:::block` or `::block` of a page; reports what an editor has to mend. */
export function compileBlock(node: Directive, tools: BlockTools): Block | null {
  const { report, toHtml, links } = tools;
  const sign = node.type === "containerDirective" ? ":::" : "::";
  const known = node.type === "containerDirective" ? CONTAINERS : LEAVES;
  if (!known.includes(node.name)) {
    report(node, `"${sign}${node.name}" is no block. ${BLOCKS_HELP}`);
    return null;
  }
  const optional = (name: string): string | null => node.attributes?.[name]?.trim() || null;
  const attribute = (name: string): string => {
    const value = optional(name);
    if (!value) report(node, `This ${sign}${node.name} needs ${name}="…" in its first line.`);
    return value ?? "";
  };
  const children = node.type === "containerDirective" ? node.children : [];
  const text = children.map((child) => toString(child)).join("\n");

  switch (node.name) {
    case "quote":
      return { kind: "quote", text, author: attribute("author"), source: attribute("source") };
    case "pull":
      return { kind: "pull", text };
    case "notice":
      return { kind: "notice", html: toHtml(children) };
    case "source":
      return { kind: "source", html: toHtml(children) };
    case "statistic":
      return {
        kind: "statistic",
        text,
        html: toHtml(children),
        source: attribute("source"),
        year: attribute("year"),
      };
    case "story":
      return { kind: "story", title: attribute("title"), html: toHtml(children) };
    case "cards":
      return {
        kind: "cards",
        title: attribute("title"),
        icons: optional("icons") === "aspects" ? "aspects" : null,
        items: compileCards(node, report),
      };
    case "poem":
      return {
        kind: "poem",
        title: attribute("title"),
        author: attribute("author"),
        source: attribute("source"),
        stanzas: children.map((stanza) => toString(stanza).split("\n")),
      };
    case "list": {
      const name = LIST_NAMES.find((candidate) => candidate === attribute("name"));
      if (!name) {
        report(node, `The name of a :::list is one of: ${LIST_NAMES.join(", ")}.`);
        return null;
      }
      return {
        kind: "list",
        name,
        title: attribute("title"),
        author: optional("author"),
        items: listItems(node).map(compileListItem),
      };
    }
    case "picture":
      return {
        kind: "picture",
        name: attribute("name"),
        alt: attribute("alt"),
        caption: optional("caption"),
      };
    case "links": {
      const group = attribute("group");
      const found = links?.get(group);
      if (!found) {
        report(
          node,
          `There is no group "${group}" in links.yaml. Its groups are: ${[...(links?.keys() ?? [])].join(", ")}.`,
        );
        return null;
      }
      return { kind: "links", group, links: found };
    }
    case "link":
    case "video": {
      const id = attribute("id");
      const link = links && findLink(links, id);
      if (!link) {
        report(node, `links.yaml has no address that ends in "${id}". Add the video there first.`);
        return null;
      }
      return node.name === "video"
        ? { kind: "video", id, link }
        : { kind: "links", group: "single", links: [link] };
    }
    case "breath":
      return {
        kind: "breath",
        description: attribute("description"),
        start: attribute("start"),
        stop: attribute("stop"),
        in: attribute("in"),
        out: attribute("out"),
        still: attribute("still"),
      };
    case "document":
      return {
        kind: "document",
        title: attribute("title"),
        text: attribute("text"),
        url: documentUrl(optional("name"), node, tools),
        isQuiet: optional("name")?.startsWith("handout-") ?? false,
      };
    default:
      return null;
  }
}

function documentUrl(name: string | null, node: Directive, { report, locale }: BlockTools): string {
  const names = Object.keys(DOCUMENT_NAMES);
  if (name !== null && !names.includes(name))
    report(node, `"${name}" is no document. The documents are: ${names.join(", ")}.`);
  return documentPath(locale, (name ?? "hope") as DocumentName);
}

/** What search and the assistant find of a block. Help is no answer. */
export function spokenText(block: Block, node: Directive): string {
  switch (block.kind) {
    case "cards":
      return block.items.map((item) => `${item.title}: ${item.text}`).join(" ");
    case "story":
      return `${block.title}. ${toString(node)}`;
    case "list":
      return block.items
        .map(({ title, text, source }) => [title, text, source && `(${source})`].filter(Boolean).join(" "))
        .join(" ");
    default:
      return "";
  }
}

/** What only search finds of a block: who looks for a line or a song knows its words or its author. */
export function besideText(block: Block): string {
  switch (block.kind) {
    case "quote":
      return `${block.text} ${block.author}, ${block.source}.`;
    case "pull":
      return block.text;
    case "statistic":
      return `${block.text} ${block.source}, ${block.year}.`;
    case "poem":
      return `${block.title}: ${block.stanzas.flat().join(" / ")} ${block.author}.`;
    case "video":
      return linkText(block.link);
    case "links":
      return block.links.map(linkText).join(" ");
    case "document":
      return `${block.title}. ${block.text}`;
    default:
      return "";
  }
}

function linkText({ title, by, about }: ExternalLink): string {
  return `${title} (${by}). ${about ?? ""}`.trim();
}

function compileCards(node: Directive, report: Report): { title: string; text: string }[] {
  return listItems(node).map((paragraph) => {
    const [first, ...rest] = paragraph.children;
    if (first?.type !== "strong") report(node, "Each line of :::cards looks like: - **Title** text");
    return {
      title: first ? toString(first) : "",
      text: toString({ type: "paragraph", children: rest }).trim(),
    };
  });
}

/** `- **Title** The text. *Its reference*`; title and reference may be left out. */
function compileListItem(paragraph: Paragraph): {
  title: string | null;
  text: string;
  source: string | null;
} {
  const middle = [...paragraph.children];
  const title = middle[0]?.type === "strong" ? toString(middle.shift()) : null;
  const source = middle.at(-1)?.type === "emphasis" ? toString(middle.pop()) : null;
  return { title, text: toString({ type: "paragraph", children: middle }).trim(), source };
}

function listItems(node: Directive): Paragraph[] {
  return node.children
    .filter((child): child is List => child.type === "list")
    .flatMap((list) => list.children)
    .flatMap((item) => (item.children[0]?.type === "paragraph" ? [item.children[0]] : []));
}
