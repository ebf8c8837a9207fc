import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { CheckedLine } from "../../contract/helpline-age.ts";
import * as schema from "../../contract/content.ts";
import type { AnyPage } from "../../contract/content.ts";
import type { CallableNumber } from "../../contract/called-numbers.ts";
import { leaveFile } from "../../contract/leave.ts";
import { LOCALES, type Locale } from "../../contract/locale.ts";
import type { Neighbours } from "../../contract/neighbours.ts";
import { planMeta } from "../../contract/plan-texts.ts";
import type { Protocol } from "../../contract/protocol.ts";
import { canBeKept } from "../../contract/offline.ts";
import { PAGES, pagePath, TOPIC_IDS, type PageId } from "../../contract/pages.ts";
import { checkBeginning, fillBeginning } from "./beginning.ts";
import { callableNumbers } from "./callable-numbers.ts";
import { authoredTexts, FRONT_MATTER, readSourceFiles } from "./authored-text.ts";
import { compareLanguages } from "./compare-languages.ts";
import { essayData, minutesOf, topicCard } from "./essays.ts";
import { shelveLinks, type LinkShelf } from "./link-shelf.ts";
import { compileProse, slugify, type FoundLink } from "./markdown.ts";
import type { PageSource } from "./page-source.ts";
import { collectPassages } from "./passages.ts";
import type { Problem } from "./problem.ts";
import { gatherReplySources } from "./reply-sources.ts";
import { arrangeHelp, cardLines } from "./help.ts";
import { compileHarms, HARMS_FILE } from "./harms.ts";
import { compileLeave } from "./leave.ts";
import { compileNeighbours, NEIGHBOURS_FILE } from "./neighbours.ts";
import { compileOutright, OUTRIGHT_FILE } from "./outright.ts";
import { compileProtocol, PROTOCOL_FILE } from "./protocol.ts";
import { checkPrinted, readPrinted } from "./printed.ts";
import { documentPath } from "../../contract/documents.ts";
import { printSheet } from "./protocol-sheet.ts";
import { checkLinks } from "./site-links.ts";
import { checkCalls, staleHelplines } from "./helpline-checks.ts";
import { compilePlainHelp, unreadPlainHelp } from "./plain-help.ts";
import { checkRules } from "./rules.ts";
import { compileBody, readPagedTopics, type PagedTopic } from "./topic-pages.ts";
import { compileGuide, compileTopics } from "./topics.ts";
import { bindShortWordsDeep } from "./typography.ts";
import { checkWitnesses, compileWitnesses, WITNESSES_FILE } from "./witnesses.ts";
import { checkYaml } from "./yaml-file.ts";
import { checkSettings, readRetentionDays } from "../settings/check.ts";

/** Everything the build writes to `generated/content/`, by path, and what is wrong with the texts. */
export interface CompiledContent {
  files: Map<string, unknown>;
  problems: Problem[];
  /** What the owner should look at; does not stop the build. */
  warnings: string[];
}

const META_SCHEMAS: Partial<Record<PageId, z.ZodType<schema.PageMeta>>> = {
  home: schema.homeMeta,
  "throw-cube": schema.throwCubeMeta,
  thought: schema.thoughtMeta,
  contact: schema.contactMeta,
  chat: schema.chatMeta,
  help: schema.helpMeta,
  plan: planMeta,
  protocol: schema.protocolMeta,
  search: schema.searchMeta,
  "not-found": schema.notFoundMeta,
};

/**
 * Reads and checks every text under `content/` and compiles it for web and worker.
 *
 * @param root the project's root
 * @param today decides which telephone numbers were checked too long ago
 */
export function compileContent(root: string, today: Date): CompiledContent {
  const problems: Problem[] = [];
  const links: FoundLink[] = [];
  const files = new Map<string, unknown>();

  const readYaml = <T>(file: string, kind: z.ZodType<T>): T | null => {
    const text = readText(root, file, problems);
    if (text === null) return null;
    const checked = checkYaml(kind, file, text);
    problems.push(...checked.problems);
    return checked.value;
  };

  const retentionDays = readRetentionDays(root);
  if (retentionDays === null) problems.push(...checkSettings(root));
  const siteFile = readYaml("content/site.yaml", schema.siteFile);
  const helplines = readYaml("content/helplines.yaml", schema.helplines);
  const numbers = callableNumbers(helplines ?? []);
  const { value: paged, problems: topicProblems } = readPagedTopics(root);
  problems.push(...topicProblems);
  const witnesses = readYaml(WITNESSES_FILE, schema.witnesses);
  const languages = LOCALES.map((locale) => {
    const folder = `content/${locale}`;
    const shelf = shelveLinks(readYaml(`${folder}/links.yaml`, schema.links) ?? {}, locale);
    return {
      locale,
      wisdoms: readYaml(`${folder}/wisdoms.yaml`, schema.wisdoms),
      stories: readYaml(`${folder}/stories.yaml`, schema.stories),
      faq: readYaml(`${folder}/faq.yaml`, schema.faq),
      crisis: readYaml(`${folder}/crisis.yaml`, schema.crisis),
      replies: readYaml(`${folder}/replies.yaml`, schema.replies),
      printed: readPrinted(folder, readYaml),
      mails: readYaml(`${folder}/mails.yaml`, schema.mails),
      leave: readYaml(`${folder}/leave.yaml`, leaveFile),
      links: shelf,
      pages: PAGES.map((page) => {
        const beginning = siteFile?.beginning?.[locale] ?? "";
        return readPage(root, page.id, { locale, links: shelf, numbers, paged, beginning }, problems);
      }),
    };
  });
  const protocol = helplines && readProtocol(root, helplines, problems);
  const outright = compileOutright(readText(root, OUTRIGHT_FILE, problems) ?? "");
  problems.push(...outright.problems);
  const neighbours = compileNeighbours(readText(root, NEIGHBOURS_FILE, problems) ?? "", helplines ?? []);
  if (helplines) problems.push(...neighbours.problems);
  const harms = readText(root, HARMS_FILE, problems);
  if (harms !== null) problems.push(...compileHarms(harms).problems);
  const plainHelp = compilePlainHelp(
    (file) => readText(root, file, problems),
    helplines ?? [],
    neighbours.value ?? ({} as Neighbours),
  );
  if (neighbours.value) problems.push(...plainHelp.problems);
  if (problems.length > 0 || !siteFile || !helplines || !protocol) return { files, problems, warnings: [] };
  const { beginning: _, ...site } = siteFile;

  for (const language of languages) {
    const { locale, wisdoms, stories, faq, crisis, replies, printed, mails, leave } = language;
    if (!wisdoms || !stories || !faq || !crisis || !replies || !printed || !mails || !leave) continue;
    const pages = language.pages.filter((page) => page !== null);
    const prose = (text: string, file: string) => {
      const compiled = compileProse(text, { file: `content/${locale}/${file}`, line: 1, locale, numbers });
      links.push(...compiled.links);
      problems.push(...compiled.problems);
      return compiled;
    };

    const storyTexts = {
      items: stories.items.map(({ story, ...rest }) => ({
        ...rest,
        id: slugify(rest.name),
        html: prose(story, "stories.yaml").html,
      })),
      reflection: {
        title: stories.reflection.title,
        html: prose(stories.reflection.text, "stories.yaml").html,
      },
    } satisfies schema.CompiledStories;
    const answers = {
      items: faq.items.map((item) => ({
        id: slugify(item.question),
        question: item.question,
        ...pick(prose(item.answer, "faq.yaml")),
      })),
      more: faq.more,
    } satisfies schema.CompiledFaq;
    const leaving = compileLeave(leave, site, (text) => prose(text, "leave.yaml").html);
    const shown = helplines.filter((line) => line.show.includes(locale));
    // The card of the chat tells in the words of /help who is open.
    const help = pages.find((page) => page.id === "help")?.meta as schema.HelpMeta | undefined;
    const opening = help?.words.opening;
    const topics = TOPIC_IDS.map((id) => topicCard(pages, id, locale, problems));

    const data = ({ id, meta }: PageSource): unknown => {
      switch (id) {
        case "home":
          return { topics, stories: storyTexts.items, site };
        case "wisdom":
          return { topics: topics.map((topic) => ({ ...topic, minutes: minutesOf(topic.id, pages) })) };
        case "stories":
          return storyTexts;
        case "faq":
          return answers;
        case "throw-cube":
        case "thought":
          return { wisdoms, doors: topics.map(({ sign, path, title }) => ({ sign, path, title })) };
        case "contact":
          return { site };
        case "help":
          return { ...arrangeHelp(helplines, meta as schema.HelpMeta, locale), leaving: leaving.note };
        case "plan":
          return { helplines: footerHelplines(shown), numbers };
        case "chat":
          return {
            meta,
            card: crisis.card,
            opening,
            helplines: cardLines(helplines, locale),
            numbers,
            retentionDays,
            invitationUrl: site.telegram,
            leave: leaving.button,
          };
        case "protocol":
          return {
            ...printSheet(protocol, (meta as schema.ProtocolMeta).words, locale),
            numbers,
            document: site.origin + documentPath(locale, "protocol"),
          };
        case "witnesses":
          return compileWitnesses(witnesses ?? [], locale, (text) => prose(text, "witnesses.yaml").html);
        case "search":
          return { card: crisis.card, helplines: footerHelplines(shown) };
        case "offline":
          return { helplines: footerHelplines(shown), pages: keptTitles(pages) };
        case "ten-minutes":
        case "not-found":
          return null;
        default:
          return essayData(id, pages, topics);
      }
    };

    for (const page of pages) {
      links.push(...page.body.links);
      problems.push(...page.body.problems);
      const compiled: AnyPage = {
        id: page.id,
        path: page.path,
        meta: page.meta,
        blocks: page.body.blocks,
        headings: page.body.headings,
        data: data(page),
      };
      write(`${locale}/pages/${page.id}.json`, compiled);
    }
    const passages = collectPassages({
      pages,
      answers: answers.items,
      stories: stories.items,
      wisdoms,
      helplines: shown,
      paged,
      locale,
    });
    write(`${locale}/passages.json`, passages);
    write(
      `${locale}/reply-sources.json`,
      gatherReplySources(pages, {
        passages,
        items: {
          faq: answers.items,
          stories: storyTexts.items,
          help: pages.flatMap(({ id, meta }) =>
            id === "help" ? [{ id: slugify((meta as schema.HelpMeta).words.silent.title) }] : [],
          ),
        },
        links: language.links,
        helplines,
        site,
      }),
    );
    write(`${locale}/crisis.json`, crisis);
    write(`${locale}/replies.json`, replies);
    for (const [name, texts] of Object.entries(printed)) write(`${locale}/${name}.json`, texts);
    problems.push(...checkPrinted(printed, helplines, `content/${locale}`));
    write(`${locale}/mails.json`, mails);
    write(`${locale}/wisdoms.json`, wisdoms);
    write(`${locale}/shell.json`, {
      site,
      helplines: footerHelplines(shown),
      leave: leaving.button,
    } satisfies schema.ShellTexts);

    function write(path: string, value: unknown) {
      files.set(path, bindShortWordsDeep(value, locale));
    }
  }
  files.set("protocol.json", protocol);
  files.set("outright.json", outright.value);
  files.set("neighbours.json", neighbours.value);
  files.set("plain-help.json", plainHelp.value);
  problems.push(...checkWitnesses(root, today));
  const topics = compileTopics(root, {
    helplines,
    passages: Object.fromEntries(
      LOCALES.map((locale) => [locale, files.get(`${locale}/passages.json`)]),
    ) as Record<Locale, schema.Passage[]>,
  });
  const guide = compileGuide(root, topics.value);
  problems.push(...topics.problems, ...guide.problems);
  files.set("topics.json", topics.value);
  files.set("guide.json", guide.value);
  files.set("helplines.json", helplines);
  files.set(
    "checked-lines.json",
    helplines.map(({ id, name, checked }): CheckedLine => ({ id, name, checked })),
  );
  files.set("site.json", site);

  problems.push(
    ...compareLanguages(languages),
    ...checkLinks(links, files),
    ...checkCalls(links, helplines, site),
    ...checkWords(root, helplines, site),
  );
  return {
    files,
    problems,
    warnings: [
      ...placeholders(site),
      ...staleHelplines(helplines, today),
      ...neighbours.warnings,
      ...unreadPlainHelp(plainHelp.value),
    ],
  };
}

function readText(root: string, file: string, problems: Problem[]): string | null {
  const path = join(root, file);
  if (existsSync(path)) return readFileSync(path, "utf8");
  problems.push({
    file,
    line: 1,
    message: "This file is missing. Copy the one of the other language and translate it.",
  });
  return null;
}

function readProtocol(root: string, helplines: schema.Helpline[], problems: Problem[]): Protocol | null {
  const text = readText(root, PROTOCOL_FILE, problems);
  if (text === null) return null;
  const compiled = compileProtocol(text, helplines);
  problems.push(...compiled.problems);
  return compiled.value;
}

function readPage(
  root: string,
  id: PageId,
  source: {
    locale: Locale;
    links: LinkShelf;
    numbers: readonly CallableNumber[];
    paged: readonly PagedTopic[];
    beginning: string;
  },
  problems: Problem[],
): PageSource | null {
  const { locale, paged, beginning, ...marked } = source;
  const file = `content/${locale}/pages/${id}.md`;
  const text = readText(root, file, problems);
  if (text === null) return null;
  const parts = FRONT_MATTER.exec(text);
  if (!parts) {
    problems.push({
      file,
      line: 1,
      message:
        "A page begins with a line of three hyphens, then title: and description:, then three hyphens again.",
    });
    return null;
  }
  const [, front = "", markdown = ""] = parts;
  const meta = checkYaml(META_SCHEMAS[id] ?? schema.pageMeta, file, front, 2);
  problems.push(...meta.problems);
  if (!meta.value) return null;
  const line = front.split("\n").length + 3;
  if (id === "why-cube") problems.push(...checkBeginning(markdown, { file, line }));
  const body = compileBody(
    fillBeginning(markdown, beginning),
    { file, line, locale, page: id, ...marked },
    paged,
  );
  return { id, path: pagePath(id), locale, file, meta: meta.value, body };
}

function footerHelplines(shown: schema.Helpline[]): schema.Helpline[] {
  return ["116 123", "112"].flatMap((number) => shown.find((line) => line.number === number) ?? []);
}

/** The pages that may be kept on a device, as the calm page lists them. */
function keptTitles(pages: PageSource[]): { path: string; title: string }[] {
  return pages.filter(({ path }) => canBeKept(path)).map(({ path, meta }) => ({ path, title: meta.title }));
}

function pick<T extends { html: string; text: string }>({ html, text }: T): { html: string; text: string } {
  return { html, text };
}

/** Every word of the site against the rules of `rules.ts`. */
function checkWords(root: string, helplines: schema.Helpline[], site: schema.Site): Problem[] {
  const numbers = [
    ...helplines.flatMap(({ number = "", tel = "", channels = [] }) => [
      number,
      tel,
      ...channels.map(({ to }) => to),
    ]),
    site.phone,
  ];
  const exceptions = "content/exceptions.yaml";
  const text = existsSync(join(root, exceptions)) ? readFileSync(join(root, exceptions), "utf8") : "[]";
  return checkRules(readSourceFiles(root).flatMap(authoredTexts), {
    numbers,
    exceptions: { file: exceptions, text },
  });
}

function placeholders(site: schema.Site): string[] {
  return Object.entries(site)
    .filter(([, value]) => /example|000 00 00/.test(value))
    .map(([key, value]) => `content/site.yaml: "${key}" is still the placeholder ${value}`);
}
