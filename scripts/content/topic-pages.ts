import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, type Locale } from "../../contract/locale.ts";
import { pagePath, type PageId } from "../../contract/pages.ts";
import { topicFile, type TopicFile, type TopicPart } from "../../contract/topics.ts";
import { compileMarkdown, slugify, type CompiledMarkdown, type MarkdownSource } from "./markdown.ts";
import type { Problem } from "./problem.ts";
import { checkYaml, locateKeys } from "./yaml-file.ts";

export const TOPICS_FOLDER = "content/care/topics";

/** A topic of the conversation that has a page. */
export interface PagedTopic {
  id: string;
  file: string;
  page: PageId;
  parts: NonNullable<TopicFile["parts"]>;
  searched: TopicFile["searched"];
  lineOf: (path: PropertyKey[]) => number;
}

/** The file names of all topics, in their order. */
export function listTopicFiles(root: string): string[] {
  const folder = join(root, TOPICS_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .map((name) => `${TOPICS_FOLDER}/${name}`);
}

/** The topics that a page shows, and what is wrong with the form of any. */
export function readPagedTopics(root: string): { value: PagedTopic[]; problems: Problem[] } {
  const files = listTopicFiles(root).map((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return { file, text, checked: checkYaml(topicFile, file, text) };
  });
  return {
    value: files.flatMap(({ file, text, checked }) => {
      const { page, parts, searched } = checked.value ?? {};
      const id = file.replace(/^.*\/|\.yaml$/g, "");
      return page && parts ? [{ id, file, page, parts, searched, lineOf: locateKeys(text) }] : [];
    }),
    problems: files.flatMap(({ checked }) => checked.problems),
  };
}

/** The parts of a topic in a language, with the heading of its page that each stands under. */
export function namePart(page: PageId, part: PagedTopic["parts"][number], locale: Locale): TopicPart {
  const title = part.title[locale];
  return { title, text: part.text[locale].trim(), path: `${pagePath(page)}#${slugify(title)}` };
}

/** The words by which people look for a page. */
export function searchedWords(topics: readonly PagedTopic[], page: PageId, locale: Locale): string {
  return topics
    .filter((topic) => topic.page === page)
    .flatMap(({ searched }) => searched?.[locale].trim() ?? [])
    .join(" ");
}

const PLACE = /^::topic\{id="([^"]*)"\}[ \t]*$/m;

/**
 * Compiles the body of a page. Where `::topic{id="…"}` stands in a line of its own, the parts of that topic come under
 * headings, so that page and conversation say the same words from one file.
 */
export function compileBody(
  text: string,
  source: MarkdownSource & { page: PageId },
  topics: readonly PagedTopic[],
): CompiledMarkdown {
  const pieces: CompiledMarkdown[] = [];
  const shown = new Set<string>();
  let { line } = source;
  const fail = (message: string) =>
    pieces.push({ ...EMPTY, problems: [{ file: source.file, line, message }] });
  for (const [index, piece] of text.split(PLACE).entries()) {
    if (index % 2 === 0) {
      pieces.push(compileMarkdown(piece, { ...source, line }));
      line += piece.split("\n").length - 1;
      continue;
    }
    const topic = topics.find(({ id, page }) => id === piece && page === source.page);
    if (topic) pieces.push(...compileParts(topic, source));
    else
      fail(
        `No topic "${piece}" has the page "${source.page}". Write page: ${source.page} and parts: into ${TOPICS_FOLDER}/${piece}.yaml.`,
      );
    shown.add(piece);
  }
  for (const { id, page } of topics)
    if (page === source.page && !shown.has(id))
      fail(
        `The topic "${id}" has this page, but is not shown on it. Write ::topic{id="${id}"} where it belongs.`,
      );
  return joinPieces(pieces, source.file);
}

const EMPTY: CompiledMarkdown = { blocks: [], headings: [], sections: [], links: [], problems: [] };

function compileParts({ file, parts, lineOf }: PagedTopic, source: MarkdownSource): CompiledMarkdown[] {
  const { locale } = source;
  return parts.map(({ title, text }, index) => {
    const line = lineOf(["parts", index, "text", locale]);
    // The heading takes two lines.
    const compiled = compileMarkdown(`## ${title[locale]}\n\n${text[locale]}`, {
      ...source,
      file,
      line: line - 1,
    });
    const isPlain = compiled.blocks.every(({ kind }) => kind === "prose") && compiled.headings.length === 1;
    const message = "A part holds paragraphs, lists and links only: the conversation says it too.";
    return isPlain ? compiled : { ...compiled, problems: [...compiled.problems, { file, line, message }] };
  });
}

/** One body of several pieces: running text goes on under the heading before it. */
function joinPieces(pieces: readonly CompiledMarkdown[], file: string): CompiledMarkdown {
  const headings = pieces.flatMap((piece) => piece.headings);
  const twice = headings.find(({ id }, index) => headings.findIndex((other) => other.id === id) !== index);
  const problems: Problem[] = pieces.flatMap((piece) => piece.problems);
  if (twice && problems.length === 0)
    problems.push({ file, line: 1, message: `The heading "${twice.text}" stands twice on this page.` });
  return {
    blocks: pieces.flatMap((piece) => piece.blocks),
    headings,
    sections: pieces.flatMap((piece) => piece.sections),
    links: pieces.flatMap((piece) => piece.links),
    problems,
  };
}

/** What must be true of a topic with a page beside its words (topics.ts "checkAnswers"). */
export function checkPaged(
  topic: Pick<TopicFile, "page" | "parts" | "link" | "searched">,
  report: (path: (string | number)[], message: string) => void,
): void {
  if (!topic.page && (topic.parts || topic.searched))
    report(["parts"], "Parts stand on a page. Name it under page:");
  if (topic.page && !topic.parts) report(["page"], "What does the page show? Write it under parts:");
  if (topic.page && topic.link)
    report(["link"], "The answers of this topic lead to its page. Name other places under also:");
  for (const locale of LOCALES)
    (topic.parts ?? []).forEach((part, index) => {
      if (/^#/m.test(part.text[locale]))
        report(["parts", index, "text", locale], "A part has one heading, which is its title.");
    });
}
