import { HARMS_FILE } from "./harms.ts";
import { WITNESSES_FILE } from "./witnesses.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Nodes } from "mdast";
import remarkDirective from "remark-directive";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { isMap, isPair, isScalar, LineCounter, parseDocument, visit as visitYaml } from "yaml";
import { LOCALES, type Locale } from "../../contract/locale.ts";

/** Words as an author wrote them, without Markdown signs: a paragraph, a heading, the value of a key. */
export interface AuthoredText {
  file: string;
  /** Line of the file at which the words begin; a line break in `text` is one in the file. */
  line: number;
  text: string;
  /** The language of the page. */
  locale: Locale;
  /** The language of these words: a video keeps its own title on the pages of both languages. */
  language: string;
  /** "prose", the block they stand in ("quote"), its attribute ("quote.source"), or the key of YAML ("answer"). */
  place: string;
  /** Where the links in these words lead. */
  links: string[];
}

/** A file under `content/`, by its path from the project's root. */
export interface SourceFile {
  file: string;
  text: string;
}

/** The head of a page between its two lines of hyphens, and what follows. */
export const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

const ATTRIBUTES_WITHOUT_WORDS = ["name", "id", "group", "icons"];
const KEYS_WITHOUT_WORDS = [
  "what",
  "url",
  "language",
  "length",
  "sign",
  "icon",
  "color",
  "face",
  "helplines",
];
/** Sentences of visitors, as they really say it, and addresses. */
const WORDS_OF_OTHERS = ["tests", "examples", "counter", "searched", "vague", "link", "also"];

/** Stands in a text for what is set as code. */
const CODE = "\ufffc";

/** Every file with words of one language, and those whose words stand there in both. */
export function readSourceFiles(root: string): SourceFile[] {
  const names = LOCALES.flatMap((locale) =>
    readdirSync(join(root, "content", locale), { recursive: true, encoding: "utf8" })
      .map((name) => `content/${locale}/${name.replaceAll("\\", "/")}`)
      .filter((name) => /\.(md|yaml)$/.test(name))
      .toSorted(),
  );
  const care = readdirSync(join(root, "content/care"), { recursive: true, encoding: "utf8" })
    .map((name) => `content/care/${name.replaceAll("\\", "/")}`)
    // What no reply may say is written as models say it, and nobody reads it on a page.
    .filter((name) => name.endsWith(".yaml") && name !== HARMS_FILE)
    .toSorted();
  return [...names, ...care, WITNESSES_FILE, "content/helplines.yaml", "content/site.yaml"].map((file) => ({
    file,
    text: readFileSync(join(root, file), "utf8"),
  }));
}

/** All words of a file that visitors may read. */
export function authoredTexts({ file, text }: SourceFile): AuthoredText[] {
  const locale = LOCALES.find((candidate) => file.startsWith(`content/${candidate}/`)) ?? null;
  if (file.endsWith(".yaml")) return yamlTexts(text, { file, line: 1, locale });
  const [, front = "", markdown = ""] = FRONT_MATTER.exec(text) ?? [];
  return [
    ...yamlTexts(front, { file, line: 2, locale }),
    ...markdownTexts(markdown, {
      file,
      line: front.split("\n").length + 3,
      locale: locale ?? "sl",
      place: "prose",
    }),
  ];
}

function markdownTexts(
  markdown: string,
  source: { file: string; line: number; locale: Locale; place: string; language?: string },
): AuthoredText[] {
  const { file, locale, language = locale } = source;
  const texts: AuthoredText[] = [];
  const collect = (node: Nodes, place: string) => {
    const line = (node.position?.start.line ?? 1) + source.line - 1;
    if (node.type === "paragraph" || node.type === "heading") {
      const links: string[] = [];
      visit(node, "link", (link) => void links.push(link.url));
      texts.push({ file, line, text: wordsOf(node), locale, language, place, links });
      return;
    }
    if (node.type === "containerDirective" || node.type === "leafDirective") {
      for (const [name, value] of Object.entries(node.attributes ?? {})) {
        if (!value || ATTRIBUTES_WITHOUT_WORDS.includes(name)) continue;
        texts.push({ file, line, text: value, locale, language, place: `${node.name}.${name}`, links: [] });
      }
    }
    const within = node.type === "containerDirective" ? node.name : place;
    if ("children" in node) for (const child of node.children) collect(child, within);
  };
  collect(unified().use(remarkParse).use(remarkDirective).parse(markdown), source.place);
  return texts;
}

function wordsOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "inlineCode") return CODE;
  if (node.type === "break") return "\n";
  // "James 3:a" is no block.
  if (node.type === "textDirective") return `:${node.name}`;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}

/** `locale` null: only the keys `sl` and `en` hold words. */
function yamlTexts(
  yaml: string,
  source: { file: string; line: number; locale: Locale | null },
): AuthoredText[] {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const texts: AuthoredText[] = [];
  visitYaml(document, {
    Scalar(position, node, path) {
      if (position === "key" || typeof node.value !== "string" || !node.range) return;
      const pair = path.findLast((parent) => isPair(parent));
      const key = pair && isScalar(pair.key) ? String(pair.key.value) : "";
      const locale = source.locale ?? LOCALES.find((candidate) => candidate === key);
      if (!locale || KEYS_WITHOUT_WORDS.includes(key) || isOfOthers(path)) return;
      const block = node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED";
      const line = lines.linePos(node.range[0]).line + source.line - 1 + (block ? 1 : 0);
      const language = (key === "title" && titleLanguage(path)) || locale;
      texts.push(...markdownTexts(node.value, { file: source.file, line, locale, place: key, language }));
    },
  });
  return texts;
}

function isOfOthers(path: readonly unknown[]): boolean {
  return path.some(
    (parent) => isPair(parent) && isScalar(parent.key) && WORDS_OF_OTHERS.includes(String(parent.key.value)),
  );
}

/** The language that a link names beside its title; a video without words (`zxx`) keeps its own title as well. */
function titleLanguage(path: readonly unknown[]): string | null {
  const item = path.findLast((parent) => isMap(parent));
  const language = item?.get("language");
  return typeof language === "string" ? language : null;
}
