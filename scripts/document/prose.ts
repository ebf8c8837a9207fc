import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import type { Link, Span } from "./lines.ts";
import type { TextStyle } from "./style.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** A part of a text as the build made it from Markdown. */
export type ProseBlock =
  | { kind: "heading"; level: 2 | 3; text: string }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "items"; ordered: boolean; items: Span[][] };

/** How the words of a text look, and where its links lead. */
export interface ProseLook {
  style: TextStyle;
  /** The full address of a link: those within the site begin with `/`. */
  resolveUrl: (url: string) => string;
}

/** Reads the HTML that `scripts/content/markdown.ts` makes: headings, paragraphs, lists. */
export function readProse(html: string, look: ProseLook): ProseBlock[] {
  return parseFragment(html).childNodes.flatMap((node): ProseBlock[] => {
    switch (node.nodeName) {
      case "#text":
        return [];
      case "h2":
      case "h3":
        return [{ kind: "heading", level: node.nodeName === "h2" ? 2 : 3, text: textOf(node) }];
      case "p":
        return [{ kind: "paragraph", spans: readSpans(node, look) }];
      case "ol":
      case "ul":
        return [
          {
            kind: "items",
            ordered: node.nodeName === "ol",
            items: childrenOf(node)
              .filter((child) => child.nodeName === "li")
              .map((item) => readSpans(item, look)),
          },
        ];
      default:
        throw new Error(`The document has no form for <${node.nodeName}>; give it one in readProse.`);
    }
  });
}

/** The words of an element with their emphasis and links. */
function readSpans(node: Node, look: ProseLook, link?: Link): Span[] {
  return childrenOf(node).flatMap((child): Span[] => {
    switch (child.nodeName) {
      case "#text":
        return [{ text: textOf(child), style: look.style, link }];
      case "br":
        return [{ text: "\n", style: look.style }];
      case "em":
        return readSpans(child, { ...look, style: { ...look.style, font: "italic" } }, link);
      case "strong":
        return readSpans(child, { ...look, style: { ...look.style, font: "semibold" } }, link);
      case "a":
        return readSpans(child, look, {
          url: look.resolveUrl(attributeOf(child, "href")),
          label: textOf(child).trim(),
        });
      case "span":
        // What is said of a link to another website, for those who cannot see its mark.
        return [];
      default:
        return readSpans(child, look, link);
    }
  });
}

function textOf(node: Node): string {
  if ("value" in node) return node.value.replace(/[ \t\r\n]+/g, " ");
  return childrenOf(node)
    .filter((child) => child.nodeName !== "span")
    .map(textOf)
    .join("");
}

function childrenOf(node: Node): Node[] {
  return "childNodes" in node ? node.childNodes : [];
}

function attributeOf(node: Node, name: string): string {
  return "attrs" in node ? (node.attrs.find((attribute) => attribute.name === name)?.value ?? "") : "";
}
