import type { ElementContent, Root as HtmlRoot } from "hast";
import type { Heading as HeadingNode, Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import rehypeStringify from "rehype-stringify";
import remarkDirective from "remark-directive";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { CallableNumber } from "../../contract/called-numbers.ts";
import type { Block, Heading } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import { compileBlock, besideText, spokenText, type Report } from "./block.ts";
import type { LinkShelf } from "./link-shelf.ts";
import { linkNumbers } from "./number-links.ts";
import type { Problem } from "./problem.ts";
import { bindShortWords } from "./typography.ts";

/** Where a piece of Markdown comes from. */
export interface MarkdownSource {
  file: string;
  /** Line of the file at which the Markdown begins. */
  line: number;
  locale: Locale;
  /** What `::links`, `::link` and `::video` may name; without them no text may use these. */
  links?: LinkShelf;
  /** The numbers that become links where they stand in running text. */
  numbers?: readonly CallableNumber[];
}

/** A link found in a text, to be checked against the pages that exist. */
export interface FoundLink {
  url: string;
  /** The words that are pressed. */
  words: string;
  file: string;
  line: number;
}

/** A piece of running text under a heading, for search and the assistant. */
export interface Section {
  heading: Heading | null;
  text: string;
  /** What stands beside the text, such as a quotation: search finds it, the assistant does not say it. */
  beside: string;
}

export interface CompiledMarkdown {
  blocks: Block[];
  headings: Heading[];
  sections: Section[];
  links: FoundLink[];
  problems: Problem[];
}

const SPOKEN_MARK: Record<Locale, string> = {
  sl: " (odpre se v novem zavihku)",
  en: " (opens in a new tab)",
};

/** Compiles the body of a page: paragraphs and headings become HTML, directives become blocks. */
export function compileMarkdown(text: string, source: MarkdownSource): CompiledMarkdown {
  const tree = unified().use(remarkParse).use(remarkDirective).parse(text);
  const result: CompiledMarkdown = { blocks: [], headings: [], sections: [], links: [], problems: [] };
  const report: Report = (node, message) =>
    result.problems.push({ file: source.file, line: lineOf(node, source), message });

  restoreColons(tree, report);
  bindTexts(tree, source.locale);
  visit(tree, (node) => {
    if (node.type === "html")
      report(node, "HTML is not allowed in a text. Write it in Markdown, or ask for a new block.");
    if (node.type === "link")
      result.links.push({
        url: node.url,
        words: toString(node),
        file: source.file,
        line: lineOf(node, source),
      });
  });
  linkNumbers(tree, source.numbers ?? []);

  let run: RootContent[] = [];
  const closeRun = () => {
    if (run.length > 0) result.blocks.push({ kind: "prose", html: toHtml(run, source.locale) });
    run = [];
  };
  for (const node of tree.children) {
    if (node.type === "containerDirective" || node.type === "leafDirective") {
      closeRun();
      const block = compileBlock(node, {
        report,
        toHtml: (nodes) => toHtml(nodes, source.locale),
        links: source.links ?? null,
        locale: source.locale,
      });
      if (!block) continue;
      result.blocks.push(block);
      addSection(result, spokenText(block, node), besideText(block));
      continue;
    }
    if (node.type === "heading") {
      if (node.depth === 1)
        report(node, "A heading begins with ##; the page's title stands in the front matter.");
      const heading = { id: slugify(toString(node)), text: toString(node) };
      setId(node, heading.id);
      if (result.headings.some((other) => other.id === heading.id)) {
        report(
          node,
          `The heading "${heading.text}" stands twice on this page. Give one of them other words.`,
        );
      }
      result.headings.push(heading);
      result.sections.push({ heading, text: "", beside: "" });
    } else {
      addSection(result, plainText(node), "");
    }
    run.push(node);
  }
  closeRun();
  return result;
}

/** Compiles a short text of a YAML file (an answer, a story) to HTML. */
export function compileProse(
  text: string,
  source: MarkdownSource,
): { html: string; text: string } & Pick<CompiledMarkdown, "links" | "problems"> {
  const compiled = compileMarkdown(text, source);
  const html = compiled.blocks.map((block) => (block.kind === "prose" ? block.html : "")).join("");
  const problems = compiled.blocks.some((block) => block.kind !== "prose")
    ? [
        ...compiled.problems,
        {
          file: source.file,
          line: source.line,
          message: "Only paragraphs, lists and links are possible here, no blocks.",
        },
      ]
    : compiled.problems;
  return {
    html,
    text: compiled.sections.map((section) => section.text).join(" "),
    links: compiled.links,
    problems,
  };
}

function addSection(result: CompiledMarkdown, text: string, beside: string): void {
  if (!text && !beside) return;
  const open = result.sections.at(-1) ?? { heading: null, text: "", beside: "" };
  if (result.sections.length === 0) result.sections.push(open);
  open.text = `${open.text} ${text}`.trim();
  open.beside = `${open.beside} ${beside}`.trim();
}

/** The words of a paragraph, or of a list with a space between its items. */
function plainText(node: RootContent): string {
  return node.type === "list" ? node.children.map((item) => toString(item)).join(" ") : toString(node);
}

function toHtml(nodes: RootContent[], locale: Locale): string {
  const processor = unified().use(remarkRehype).use(rehypeStringify);
  const tree = processor.runSync({ type: "root", children: nodes } satisfies Root) as HtmlRoot;
  visit(tree, "element", (element) => {
    if (element.tagName !== "a" || !/^https?:/.test(String(element.properties["href"]))) return;
    Object.assign(element.properties, {
      target: "_blank",
      rel: "noopener noreferrer",
      className: ["external"],
    });
    const mark: ElementContent = {
      type: "element",
      tagName: "span",
      properties: { className: ["visually-hidden"] },
      children: [{ type: "text", value: SPOKEN_MARK[locale] }],
    };
    element.children.push(mark);
  });
  return processor.stringify(tree);
}

/** Blocks within a line are not ours: "James 3:17" is a reference. */
function restoreColons(tree: Root, report: Report): void {
  visit(tree, "textDirective", (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0)
      report(node, `":${node.name}" is read as a block. Put a space after the colon, or write \\: instead.`);
    parent.children[index] = { type: "text", value: `:${node.name}` };
  });
}

function bindTexts(tree: Root, locale: Locale): void {
  visit(tree, "text", (node) => {
    node.value = bindShortWords(node.value, locale);
  });
}

function setId(node: HeadingNode, id: string): void {
  node.data = { ...node.data, hProperties: { id } };
}

function lineOf(node: { position?: RootContent["position"] }, source: MarkdownSource): number {
  return (node.position?.start.line ?? 1) + source.line - 1;
}

/** "Štirje stebri" → "stirje-stebri"; the same rule for every anchor of the site. */
export function slugify(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/đ/gi, "d")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
