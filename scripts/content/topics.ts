import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Helpline, Passage } from "../../contract/content.ts";
import { LOCALES, type Locale } from "../../contract/locale.ts";
import { pagePath } from "../../contract/pages.ts";
import {
  guideTexts,
  topicFile,
  type GuideTexts,
  type NamedLink,
  type Topic,
  type TopicFile,
  type TopicPart,
} from "../../contract/topics.ts";
import { readTopicsModel } from "../../recognition/training/topics-file.ts";
import { hashMessage } from "../../recognition/message-hash.ts";
import {
  hashTopic,
  readExamplesOf,
  readTopicExamples,
  splitExamples,
} from "../../recognition/training/topics.ts";
import type { Problem } from "./problem.ts";
import { findNumbers } from "./telephone-numbers.ts";
import { checkPaged, listTopicFiles, namePart, TOPICS_FOLDER } from "./topic-pages.ts";
import { checkYaml, locateKeys } from "./yaml-file.ts";

export const GUIDE_FILE = "content/care/guide.yaml";

/** An answer is read in one breath; what a passage adds stands after it. */
const WORDS_MAX = 80;
/** So many sentences of each language teach what a topic sounds like. */
const EXAMPLES_MIN = 20;

interface Sources {
  helplines: readonly Helpline[];
  passages: Record<Locale, readonly Passage[]>;
}

type Report = (path: (string | number)[], message: string) => void;

/** Reads, checks and compiles all topics for the worker (docs/recipes.md "Add a topic"). */
export function compileTopics(root: string, sources: Sources): { value: Topic[]; problems: Problem[] } {
  const { learned } = readTopicsModel();
  const compiled = listTopicFiles(root).map((file) =>
    compileTopic(file, readFileSync(join(root, file), "utf8"), sources, learned),
  );
  const problems = compiled.flatMap((each) => each.problems);
  return {
    value: compiled.flatMap(({ value }) => value ?? []),
    // A file that cannot be read is told first.
    problems: problems.length > 0 ? problems : findShared(root),
  };
}

/** Examples that stand in two topics teach neither. */
function findShared(root: string): Problem[] {
  const known = new Map<number, string>();
  return readTopicExamples(join(root, TOPICS_FOLDER)).flatMap(({ id, examples }) =>
    examples.flatMap((text) => {
      const other = known.get(hashMessage(text));
      known.set(hashMessage(text), id);
      const message = `The example "${text}" stands in ${other}.yaml too. Leave it where it belongs.`;
      return other === undefined || other === id
        ? []
        : [{ file: `${TOPICS_FOLDER}/${id}.yaml`, line: 1, message }];
    }),
  );
}

/**
 * Checks one topic and makes of it what the worker says.
 *
 * @param learned the hash of what the recogniser has learned of each topic
 */
export function compileTopic(
  file: string,
  text: string,
  { helplines, passages }: Sources,
  learned: Readonly<Record<string, string>>,
): { value: Topic | null; problems: Problem[] } {
  const checked = checkYaml(topicFile, file, text);
  if (!checked.value) return checked;
  const topic = checked.value;
  const id = file.replace(/^.*\/|\.yaml$/g, "");
  const lineOf = locateKeys(text);
  const problems: Problem[] = [];
  const report: Report = (path, message) => void problems.push({ file, line: lineOf(path), message });

  if (!/^[a-z][a-z0-9-]*$/.test(id))
    report([], "The name of a topic's file holds small letters without marks, digits and hyphens only.");
  for (const locale of LOCALES) {
    checkAnswers(topic.answers[locale], ["answers", locale], report);
    (topic.parts ?? []).forEach(({ text: part }, index) =>
      checkAnswers([part[locale]], ["parts", index, "text", locale], report),
    );
    checkExamples(topic.examples[locale], locale, report);
  }
  checkPaged(topic, report);
  const place = topic.page ? { sl: pagePath(topic.page), en: pagePath(topic.page) } : topic.link;
  const link = place ? findLink(place, passages, { report, path: ["link"] }) : null;
  const also = (topic.also ?? []).map((each, index) =>
    findLink(each, passages, { report, path: ["also", index] }),
  );
  const lines = (topic.helplines ?? []).flatMap((name, index) => {
    const line = helplines.find((candidate) => candidate.id === name);
    if (!line) report(["helplines", index], `"${name}" is not in content/helplines.yaml.`);
    return line ?? [];
  });
  if (learned[id] !== hashTopic(readExamplesOf(topic)))
    report(["examples"], "These examples were not learned yet. Run: npm run topics");
  if (problems.length > 0) return { value: null, problems };
  const { kind, name, answers, learns_from: learnsFrom = [], within } = topic;
  const labels = [...learnsFrom, ...(within ? [within] : [])];
  const parts = Object.fromEntries(
    LOCALES.map((locale) => [locale, nameParts(topic, locale)]),
  ) as Topic["parts"];
  return {
    value: { id, kind, labels, name, answers, link, also, parts, help: sayHelplines(lines) },
    problems: [],
  };
}

function nameParts({ page, parts = [] }: TopicFile, locale: Locale): TopicPart[] {
  return page ? parts.map((part) => namePart(page, part, locale)) : [];
}

function checkAnswers(answers: readonly string[], place: (string | number)[], report: Report) {
  answers.forEach((answer, index) => {
    const words = answer.trim().split(/\s+/).length;
    const path = place[0] === "answers" ? [...place, index] : place;
    if (words > WORDS_MAX)
      report(
        path,
        `This answer has ${words} words; it may have at most ${WORDS_MAX}. Move the rest into a second answer.`,
      );
    if (findNumbers(answer).length > 0)
      report(path, "No telephone number stands in an answer. Name the helpline by its id under helplines:");
    if (answers.indexOf(answer) !== index) report(path, "This answer stands here twice.");
  });
}

function checkExamples(examples: string, locale: Locale, report: Report) {
  const lines = splitExamples({ [locale]: examples });
  const twice = lines.find((line, index) => lines.indexOf(line) !== index);
  if (twice) report(["examples", locale], `"${twice}" stands here twice.`);
  if (lines.length < EXAMPLES_MIN)
    report(
      ["examples", locale],
      `There are ${lines.length} examples; at least ${EXAMPLES_MIN} are needed, one a line, as different people would write them.`,
    );
}

/** A place in each language, with the name of its section, its page or its thought. */
function findLink(
  link: Record<Locale, string>,
  passages: Sources["passages"],
  { report, path: keys }: { report: Report; path: (string | number)[] },
): Record<Locale, NamedLink> {
  const found = LOCALES.map((locale) => {
    const [path, anchor = ""] = link[locale].split("#");
    const ofPage = passages[locale].filter((passage) => passage.path === path);
    const place = anchor === "" ? ofPage[0] : ofPage.find((passage) => passage.anchor === anchor);
    if (!place) {
      const sections = ofPage.flatMap((each) => (each.anchor ? `#${each.anchor}` : []));
      const known = sections.length > 0 ? ` The sections of the page are: ${sections.join(", ")}.` : "";
      report([...keys, locale], `"${link[locale]}" leads to no page or section.${known}`);
    }
    const isPart = anchor !== "" || link[locale].includes("?");
    return [locale, { path: link[locale], title: (isPart ? place?.section : place?.title) ?? "" }] as const;
  });
  return Object.fromEntries(found) as Record<Locale, NamedLink>;
}

const LISTENS: Record<Locale, string> = {
  sl: "Človeka slišiš tudi tu:",
  en: "A person answers here too:",
};

/** Names, numbers and hours come from helplines.yaml; a line is named where it is shown. */
function sayHelplines(lines: readonly Helpline[]): Topic["help"] {
  if (lines.length === 0) return null;
  const said = LOCALES.map((locale) => {
    const shown = lines.filter(({ show }) => show.includes(locale));
    const named = (shown.length > 0 ? shown : lines).map(
      ({ name, number, url, hours_text: hours }) => `${name[locale]}, ${number ?? url} (${hours[locale]})`,
    );
    return [locale, `${LISTENS[locale]} ${named.join("; ")}.`] as const;
  });
  return Object.fromEntries(said) as Record<Locale, string>;
}

/** Reads and checks what the guide says around topics. */
export function compileGuide(
  root: string,
  topics: readonly Topic[],
): { value: GuideTexts | null; problems: Problem[] } {
  const text = readFileSync(join(root, GUIDE_FILE), "utf8");
  const checked = checkYaml(guideTexts, GUIDE_FILE, text);
  if (!checked.value) return checked;
  const lineOf = locateKeys(text);
  const problems = checked.value.held.topics.flatMap((id, index) =>
    topics.some((topic) => topic.id === id)
      ? []
      : [{ file: GUIDE_FILE, line: lineOf(["held", "topics", index]), message: `"${id}" is no topic.` }],
  );
  return { value: checked.value, problems };
}
