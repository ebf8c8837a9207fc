import type { Element, ElementContent, Root } from "hast";
import { useMemo } from "react";
import Markdown, { type Components } from "react-markdown";
import { ExternalMark } from "../ui/external-mark.tsx";
import { messageLink, splitNumbers, type CallableLine } from "./message-links.ts";

export interface MessageMarkdownProps {
  text: string;
  helplines: readonly CallableLine[];
}

/** A reply drawn from Markdown: no raw HTML, no pictures, links as `messageLink` allows. */
export function MessageMarkdown({ text, helplines }: MessageMarkdownProps) {
  const plugins = useMemo(() => [() => (tree: Root) => linkNumbers(tree, helplines)], [helplines]);
  const components = useMemo(() => componentsFor(helplines), [helplines]);
  return (
    <Markdown components={components} rehypePlugins={plugins} urlTransform={keepUrl}>
      {text}
    </Markdown>
  );
}

function componentsFor(helplines: readonly CallableLine[]): Components {
  return {
    a: ({ href, children }) => {
      const link = messageLink(href, window.location.origin, helplines);
      if (!link) return <>{children}</>;
      if (link.kind !== "external") return <a href={link.href}>{children}</a>;
      return (
        <a href={link.href} target="_blank" rel="noopener noreferrer external">
          {children}
          <ExternalMark />
        </a>
      );
    },
    // A picture would be asked for from another host before the visitor has agreed.
    img: ({ alt }) => <>{alt}</>,
    // The dialog's own heading is the second level.
    h1: "h3",
    h2: "h3",
    h4: "h3",
    h5: "h3",
    h6: "h3",
  };
}

/** The only places where an address could stand are links, which judge theirs themselves, and pictures, which are not drawn. */
function keepUrl(url: string): string {
  return url;
}

function linkNumbers(parent: Root | Element, helplines: readonly CallableLine[]): void {
  parent.children = parent.children.flatMap((node): ElementContent[] => {
    if (node.type === "text") return splitNumbers(node.value, helplines).map(toNode);
    if (node.type === "element" && node.tagName !== "a" && node.tagName !== "code")
      linkNumbers(node, helplines);
    return node.type === "doctype" ? [] : [node];
  });
}

function toNode({ text, tel }: { text: string; tel?: string }): ElementContent {
  const value: ElementContent = { type: "text", value: text };
  return tel === undefined
    ? value
    : { type: "element", tagName: "a", properties: { href: tel }, children: [value] };
}
