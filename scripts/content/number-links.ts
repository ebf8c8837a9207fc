import type { Link, Nodes, Paragraph, PhrasingContent, Root, Text } from "mdast";
import { visit } from "unist-util-visit";
import { findCalls, type Call, type CallableNumber } from "../../contract/called-numbers.ts";

/** What no further link may stand in, or whose words are no running text. */
const WITHOUT_LINKS = ["link", "linkReference", "inlineCode"];

/**
 * Makes every number of a helpline in running text a link that calls it, and keeps it on one line. Headings and the words
 * of links stay as they are.
 */
export function linkNumbers(tree: Root, numbers: readonly CallableNumber[]): void {
  visit(tree, "paragraph", (paragraph: Paragraph) => {
    const { text, leaves } = readLeaves(paragraph);
    const calls = findCalls(text, numbers, "essay");
    for (const { node, parent, start } of leaves.toReversed()) {
      const end = start + node.value.length;
      const within = calls.filter((call) => call.start >= start && call.end <= end);
      if (within.length === 0) continue;
      parent.children.splice(parent.children.indexOf(node), 1, ...splitLeaf(node, start, within));
    }
  });
}

interface Leaf {
  node: Text;
  parent: { children: PhrasingContent[] };
  /** Where it begins among the words of the paragraph. */
  start: number;
}

/** All words of a paragraph, for a number is known by its sentence, and the pieces that may be linked. */
function readLeaves(paragraph: Paragraph): { text: string; leaves: Leaf[] } {
  let text = "";
  const leaves: Leaf[] = [];
  const read = (node: Nodes, parent: Leaf["parent"], isFree: boolean) => {
    if (node.type === "text" && isFree) leaves.push({ node, parent, start: text.length });
    if ("value" in node) text += node.value;
    else if (node.type === "break") text += "\n";
    else if ("children" in node)
      for (const child of node.children)
        read(child, node as Leaf["parent"], isFree && !WITHOUT_LINKS.includes(node.type));
  };
  read(paragraph, paragraph, true);
  return { text, leaves };
}

function splitLeaf({ value }: Text, start: number, calls: readonly Call[]): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) parts.push({ type: "text", value: value.slice(end, to) });
  };
  for (const call of calls) {
    addText(call.start - start);
    parts.push(toLink(value.slice(call.start - start, call.end - start), call.href));
    end = call.end - start;
  }
  addText(value.length);
  return parts;
}

function toLink(shown: string, url: string): Link {
  return { type: "link", url, children: [{ type: "text", value: shown.replace(/\s/g, "\u00a0") }] };
}
